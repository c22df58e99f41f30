// SPDX-License-Identifier: Apache-2.0
// ValueNames: which value a %name stands for, with scopes. Names of an inner scope are forgotten at
// its end. Constant time per name, no allocation per name.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "lockstep/ir/ids.h"

namespace lockstep::text {

class ValueNames {
 public:
  struct Entry {
    ir::ValueId first;   // of `count` results in a row of the same op, or one argument
    uint32_t count = 0;  // 0: not defined
  };

  ValueNames();

  // False when the name is defined already.
  bool Define(std::string_view name, ir::ValueId first, uint32_t count);
  // count is 0 when there is none.
  Entry Find(std::string_view name) const;

  size_t OpenScope() const { return log_.size(); }
  // Forgets all names defined since OpenScope() returned `scope`.
  void CloseScope(size_t scope);

 private:
  struct Slot {
    std::string_view name;
    Entry entry;
  };
  // %0, %1 .. of a printed text are indices into numbered_; a number far ahead of what is defined
  // is a name like others.
  static constexpr uint32_t kNotNumber = 0xFFFFFFFFu;
  static uint32_t AsNumber(std::string_view name);
  size_t FindSlot(std::string_view name) const;
  void Grow();

  std::vector<Entry> numbered_;
  // Open addressing, linear probing. Names leave in the reverse order of their coming, so a slot
  // can simply be emptied: no later name was pushed past it.
  std::vector<Slot> slots_;
  size_t num_named_ = 0;
  // What was defined, in order: an index into numbered_, or a name's slot with the top bit set.
  static constexpr uint64_t kNamed = uint64_t{1} << 63;
  std::vector<uint64_t> log_;
};

}  // namespace lockstep::text
