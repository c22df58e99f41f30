// SPDX-License-Identifier: Apache-2.0
// ValueNames: numbers by index, other names by hash.
#include "lockstep/text/value_names.h"

#include <algorithm>
#include <utility>

#include "lockstep/base/hash.h"

namespace lockstep::text {
namespace {

constexpr size_t kFirstSlots = 64;  // a power of two

}  // namespace

ValueNames::ValueNames() : slots_(kFirstSlots) {}

// The number that `name` spells in the one way a number is printed.
uint32_t ValueNames::AsNumber(std::string_view name) {
  if (name.empty() || name.size() > 9 || (name[0] == '0' && name.size() > 1)) return kNotNumber;
  uint32_t number = 0;
  for (const char c : name) {
    if (c < '0' || c > '9') return kNotNumber;
    number = number * 10 + static_cast<uint32_t>(c - '0');
  }
  return number;
}

size_t ValueNames::FindSlot(std::string_view name) const {
  const size_t mask = slots_.size() - 1;
  size_t at = static_cast<size_t>(base::HashString(name)) & mask;
  while (slots_[at].entry.count != 0 && slots_[at].name != name) at = (at + 1) & mask;
  return at;
}

ValueNames::Entry ValueNames::Find(std::string_view name) const {
  const uint32_t number = AsNumber(name);
  if (number < numbered_.size() && numbered_[number].count != 0) return numbered_[number];
  return slots_[FindSlot(name)].entry;
}

bool ValueNames::Define(std::string_view name, ir::ValueId first, uint32_t count) {
  if (Find(name).count != 0) return false;
  const uint32_t number = AsNumber(name);
  if (number != kNotNumber && number < 2 * log_.size() + 1024) {
    if (number >= numbered_.size()) {
      numbered_.resize(std::max<size_t>(size_t{number} + 1, 2 * numbered_.size()));
    }
    numbered_[number] = {first, count};
    log_.push_back(number);
    return true;
  }
  if (2 * (num_named_ + 1) > slots_.size()) Grow();
  const size_t slot = FindSlot(name);
  slots_[slot] = {name, {first, count}};
  ++num_named_;
  log_.push_back(kNamed | slot);
  return true;
}

void ValueNames::CloseScope(size_t scope) {
  while (log_.size() > scope) {
    const uint64_t last = log_.back();
    log_.pop_back();
    if ((last & kNamed) == 0) {
      numbered_[last] = Entry();
    } else {
      slots_[last & ~kNamed] = Slot();
      --num_named_;
    }
  }
}

// Twice the slots, filled in the order of definition.
void ValueNames::Grow() {
  std::vector<Slot> old = std::exchange(slots_, std::vector<Slot>(2 * slots_.size()));
  for (uint64_t& logged : log_) {
    if ((logged & kNamed) == 0) continue;
    const Slot& moved = old[logged & ~kNamed];
    const size_t slot = FindSlot(moved.name);
    slots_[slot] = moved;
    logged = kNamed | slot;
  }
}

}  // namespace lockstep::text
