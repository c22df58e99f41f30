// SPDX-License-Identifier: Apache-2.0
// The names that values have in text: %arg0, %0, %cst_1, %iterArg, %5#1, as MLIR gives them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/text/writer.h"

namespace lockstep::text {

class PrintedNames {
 public:
  PrintedNames(const ir::Module& module, const WriteOptions& options)
      : module_(module), options_(options), names_(module.value_capacity()) {}

  // Names all values below these regions, which do not see each other's. The region of a module and
  // the bodies of its functions are named in one call: in the generic form numbers go on from one
  // function to the next.
  void NameRegions(std::span<const ir::RegionId> roots);

  // `%12`, `%12#1`.
  void Append(std::string& out, ir::ValueId value) const;
  // `%12:3`, `%values, %indices`: what stands before '='.
  void AppendResults(std::string& out, ir::OpId op) const;

 private:
  enum class Kind : uint8_t { kNone, kNumber, kArgument, kText };
  // A later result of an op has the name of its group's first one and its place in that group.
  struct Name {
    Kind kind = Kind::kNone;
    uint32_t number = 0;  // kText: index into texts_
    uint32_t place = 0;
    uint32_t group_size = 1;
  };
  struct Counters {
    uint32_t value = 0, argument = 0, conflict = 0;
  };
  // A region still to be named, with what its parent has used up.
  struct Pending {
    ir::RegionId region;
    Counters counters;
    size_t scope;  // texts that its parents have taken
  };

  void NameRegion(ir::RegionId region);
  void NameArguments(ir::RegionId region);
  void NameResults(ir::OpId op);
  void NameGroup(std::span<const ir::ValueId> group, std::string_view hint);
  void SetText(ir::ValueId value, std::string_view hint);
  void LeaveScopes(size_t scope);
  void AppendStem(std::string& out, const Name& name) const;

  const ir::Module& module_;
  const WriteOptions& options_;
  std::vector<Name> names_;
  std::vector<std::string> texts_;
  Counters counters_;
  std::vector<Pending> pending_;
  std::unordered_set<std::string> taken_;
  std::vector<std::string> scope_;  // what taken_ holds, in order
};

}  // namespace lockstep::text
