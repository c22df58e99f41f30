// SPDX-License-Identifier: Apache-2.0
// CSV in and out; see csv.h.
#include "lockstep/plan/memory/csv.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>

#include "lockstep/base/numbers.h"
#include "lockstep/base/strings.h"

namespace lockstep::plan {
namespace {

enum class Column : uint8_t { kId, kLower, kUpper, kSize, kAlignment, kOffset };
constexpr std::array<std::string_view, 6> kColumns = {"id",   "lower",     "upper",
                                                      "size", "alignment", "offset"};
constexpr size_t kRequired = 4;

struct Cell {
  std::string_view text;
  size_t column = 0;  // of the file, from 1
};

std::string_view Trim(std::string_view text) {
  constexpr std::string_view kSpaces = " \t\r";
  const size_t begin = text.find_first_not_of(kSpaces);
  if (begin == std::string_view::npos) return text.substr(0, 0);
  return text.substr(begin, text.find_last_not_of(kSpaces) - begin + 1);
}

std::vector<Cell> SplitCells(std::string_view line) {
  std::vector<Cell> cells;
  for (size_t begin = 0; begin <= line.size();) {
    const size_t end = std::min(line.find(',', begin), line.size());
    cells.push_back({Trim(line.substr(begin, end - begin)), begin + 1});
    begin = end + 1;
  }
  return cells;
}

class Reader {
 public:
  Reader(std::string_view text, std::string_view file) : rest_(text), file_(file) {}

  Result<NamedProblem> Read() {
    std::string_view line;
    while (NextLine(line)) {
      if (Trim(line).empty()) continue;
      LS_RETURN_IF_ERROR(places_.empty() ? ReadHeader(line) : ReadBuffer(line));
    }
    if (line_ == 0) line_ = 1;  // there is none
    if (places_.empty()) return Error(1, "expected a line of column names, found nothing");
    return std::move(out_);
  }

 private:
  bool NextLine(std::string_view& line) {
    if (rest_.empty()) return false;
    const size_t end = std::min(rest_.find('\n'), rest_.size());
    line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    ++line_;
    return true;
  }

  Status Error(size_t column, std::string_view what) const {
    return InvalidArgumentError(base::StrCat(file_, ":", line_, ":", column, ": error: ", what));
  }

  Status ReadHeader(std::string_view line) {
    std::array<bool, kColumns.size()> seen{};
    for (const Cell& cell : SplitCells(line)) {
      const auto* found = std::find(kColumns.begin(), kColumns.end(), cell.text);
      if (found == kColumns.end()) {
        return Error(cell.column, base::StrCat("there is no column ", base::Quoted(cell.text),
                                               "; columns are ", base::Join(kColumns, ", ")));
      }
      const auto index = static_cast<size_t>(found - kColumns.begin());
      if (seen[index]) {
        return Error(cell.column,
                     base::StrCat("column ", base::Quoted(cell.text), " stands twice"));
      }
      seen[index] = true;
      places_.push_back(static_cast<Column>(index));
    }
    for (size_t i = 0; i < kRequired; ++i) {
      if (!seen[i]) return Error(1, base::StrCat("column '", kColumns[i], "' is missing"));
    }
    return OkStatus();
  }

  Status ReadBuffer(std::string_view line) {
    const std::vector<Cell> cells = SplitCells(line);
    if (cells.size() != places_.size()) {
      return Error(cells.back().column,
                   base::StrCat("expected ", places_.size(), " values, found ", cells.size()));
    }
    Buffer buffer{.alignment = 1};
    for (size_t i = 0; i < cells.size(); ++i) {
      LS_RETURN_IF_ERROR(ReadCell(cells[i], places_[i], buffer));
    }
    out_.problem.buffers.push_back(buffer);
    return OkStatus();
  }

  Status ReadCell(const Cell& cell, Column column, Buffer& buffer) {
    if (column == Column::kId) return ReadName(cell);
    if (column == Column::kOffset && cell.text.empty()) return OkStatus();
    const std::optional<int64_t> number = base::ParseInt64(cell.text);
    if (!number) {
      return Error(cell.column,
                   base::StrCat(kColumns[static_cast<size_t>(column)],
                                ": expected a whole number, found ", base::Quoted(cell.text)));
    }
    switch (column) {
      case Column::kId:
        break;
      case Column::kLower:
        buffer.first = *number;
        break;
      case Column::kUpper:
        buffer.last = *number;
        break;
      case Column::kSize:
        buffer.size_bytes = *number;
        break;
      case Column::kAlignment:
        buffer.alignment = *number;
        break;
      case Column::kOffset:
        buffer.fixed_offset = *number;
        break;
    }
    return OkStatus();
  }

  Status ReadName(const Cell& cell) {
    if (cell.text.empty()) return Error(cell.column, "expected the name of a buffer");
    const auto [known, is_new] = lines_.try_emplace(cell.text, line_);
    if (!is_new) {
      return Error(cell.column, base::StrCat("buffer ", base::Quoted(cell.text), " stands in line ",
                                             known->second, " already"));
    }
    out_.names.emplace_back(cell.text);
    return OkStatus();
  }

  std::string_view rest_;
  std::string_view file_;
  size_t line_ = 0;
  std::vector<Column> places_;                          // empty: the header is still to come
  std::unordered_map<std::string_view, size_t> lines_;  // where each name stands
  NamedProblem out_;
};

}  // namespace

Result<NamedProblem> ReadProblemCsv(std::string_view text, std::string_view file) {
  return Reader(text, file).Read();
}

std::string WritePlanCsv(const NamedProblem& named, const Packing& packing) {
  std::string out = "id,lower,upper,size,alignment,offset\n";
  for (size_t i = 0; i < named.problem.buffers.size(); ++i) {
    const Buffer& buffer = named.problem.buffers[i];
    base::StrAppend(out, named.names[i], ",", buffer.first, ",", buffer.last, ",",
                    buffer.size_bytes, ",", buffer.alignment, ",", packing.offsets[i], "\n");
  }
  return out;
}

}  // namespace lockstep::plan
