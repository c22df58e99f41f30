// SPDX-License-Identifier: Apache-2.0
// The tables of this folder: operands, and results rounded correctly.
#pragma once

#include <string>
#include <vector>

namespace lockstep::accuracy {

struct Row {
  std::string op, dtype;
  std::vector<double> operands, results;  // the parts of all of them
  double terms = 0;                       // of a sum that cancels
};

std::vector<Row> ReadTable(const std::string& path);

// How far `got` is from `want` in units of the last place of T, or of `terms` where that is larger.
// A zero must have its sign; the neighbour of infinity is the largest number.
template <typename T>
double UlpsBetween(double got, double want, double terms);

}  // namespace lockstep::accuracy
