// SPDX-License-Identifier: Apache-2.0
// ColumnFold: trees are built like a binary counter. See fold.h.
#include "lockstep/runtime/cpu/reduce/fold.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "lockstep/interpret/kernels/strided.h"

namespace lockstep::runtime::cpu::kernels {

int64_t ColumnFold::Width(const Body& body) {
  int64_t widest = 1;
  for (size_t k = 0; k < body.size(); ++k) widest = std::max(widest, body.element_bytes(k));
  return kColumnBytes / widest;
}

void ColumnFold::Begin(const void* const* inits, void* const* results, int64_t count) {
  count_ = count;
  added_ = 0;
  for (size_t k = 0; k < body_.size(); ++k) {
    results_[k] = results[k];
    interpret::kernels::Fill(static_cast<size_t>(body_.element_bytes(k)),
                             static_cast<const std::byte*>(inits[k]), static_cast<size_t>(count),
                             static_cast<std::byte*>(results[k]));
  }
}

void ColumnFold::Add(const void* const* columns) {
  std::array<const void*, 2 * kMaxArrays> inputs;
  const size_t n = body_.size();
  if (!is_tree_) {
    for (size_t k = 0; k < n; ++k) {
      inputs[k] = results_[k];
      inputs[n + k] = columns[k];
    }
    return body_.Run(inputs.data(), results_.data(), count_);
  }
  // Trees of equal size meet until a level is free.
  const auto target = static_cast<size_t>(std::countr_one(added_));
  void* const out = Level(target);
  if (target == 0) {
    std::memcpy(out, columns[0], static_cast<size_t>(count_ * body_.element_bytes(0)));
  }
  const void* right = columns[0];
  for (size_t level = 0; level < target; ++level) {
    inputs[0] = Level(level);
    inputs[1] = right;
    body_.Run(inputs.data(), &out, count_);
    right = out;
  }
  ++added_;
}

void ColumnFold::Finish() {
  if (!is_tree_ || added_ == 0) return;
  auto level = static_cast<size_t>(std::countr_zero(added_));
  const void* right = Level(level);
  for (uint64_t rest = added_ >> level >> 1; rest != 0; rest >>= 1) {
    ++level;
    if ((rest & 1) == 0) continue;
    const void* const inputs[] = {Level(level), right};
    void* out = Level(level);
    body_.Run(inputs, &out, count_);
    right = out;
  }
  const void* const inputs[] = {results_[0], right};
  body_.Run(inputs, results_.data(), count_);
}

}  // namespace lockstep::runtime::cpu::kernels
