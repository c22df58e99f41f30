// SPDX-License-Identifier: Apache-2.0
// Reads the tables of this folder.
#include "tests/accuracy/tables.h"

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <sstream>

namespace lockstep::accuracy {

std::vector<Row> ReadTable(const std::string& path) {
  std::ifstream file(path);
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("#")) continue;
    std::istringstream words(line);
    Row row;
    words >> row.op >> row.dtype;
    std::vector<double>* to = &row.operands;
    for (std::string word; words >> word;) {
      if (word == "=") {
        to = &row.results;
      } else if (word == "~") {
        words >> word;
        row.terms = std::strtod(word.c_str(), nullptr);
      } else {
        to->push_back(std::strtod(word.c_str(), nullptr));
      }
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

template <typename T>
double UlpsBetween(double got, double want, double terms) {
  if (std::isnan(got) || std::isnan(want)) {
    return std::isnan(got) == std::isnan(want) ? 0 : HUGE_VAL;
  }
  if (got == want) return std::signbit(got) == std::signbit(want) ? 0 : HUGE_VAL;
  if (std::isinf(want) || std::isinf(got)) {
    const T largest = std::numeric_limits<T>::max();
    const double finite = std::isinf(want) ? got : want;
    return std::abs(finite) == largest && (got > 0) == (want > 0) ? 1 : HUGE_VAL;
  }
  const T size = static_cast<T>(std::fmax(std::abs(want), terms));
  const T ulp = std::nextafter(size, std::numeric_limits<T>::infinity()) - size;
  return std::abs(got - want) / static_cast<double>(ulp);
}
template double UlpsBetween<float>(double, double, double);
template double UlpsBetween<double>(double, double, double);

}  // namespace lockstep::accuracy
