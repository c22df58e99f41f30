// SPDX-License-Identifier: Apache-2.0
// Finding independent steps.
#include "lockstep/runtime/cpu/waves.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace lockstep::runtime::cpu {
namespace {

using plan::Slice;
using plan::Space;

// Pieces of memory. Arrays of arguments, results and constants are apart from one another; those
// in temporary memory are ranges of it.
class Pieces {
 public:
  void Add(const Slice& slice) {
    if (slice.space == Space::kTemporary) {
      int64_t& end = ranges_[slice.offset];
      end = std::max(end, slice.offset + slice.size_bytes);
      longest_ = std::max(longest_, slice.size_bytes);
    } else {
      whole_.insert(KeyOf(slice));
    }
  }

  bool Meets(const Slice& slice) const {
    if (slice.space == Space::kNone) return false;
    if (slice.space != Space::kTemporary) return whole_.contains(KeyOf(slice));
    const int64_t end = slice.offset + slice.size_bytes;
    for (auto range = ranges_.lower_bound(slice.offset - longest_);
         range != ranges_.end() && range->first < end; ++range) {
      if (range->second > slice.offset) return true;
    }
    return false;
  }

 private:
  static uint64_t KeyOf(const Slice& slice) {
    return (static_cast<uint64_t>(slice.space) << 32) | slice.index;
  }

  std::unordered_set<uint64_t> whole_;
  std::map<int64_t, int64_t> ranges_;  // begin, end
  int64_t longest_ = 0;
};

}  // namespace

size_t CountIndependent(std::span<const plan::Step* const> steps, size_t first) {
  Pieces read, written;
  size_t count = 0;
  for (size_t i = first; i < steps.size() && steps[i]->kind == plan::StepKind::kLoops; ++i) {
    const plan::Step& step = *steps[i];
    const bool clashes =
        std::any_of(step.inputs.begin(), step.inputs.end(),
                    [&](const Slice& slice) { return written.Meets(slice); }) ||
        std::any_of(step.outputs.begin(), step.outputs.end(),
                    [&](const Slice& slice) { return written.Meets(slice) || read.Meets(slice); });
    if (clashes) break;
    for (const Slice& slice : step.inputs) read.Add(slice);
    for (const Slice& slice : step.outputs) written.Add(slice);
    ++count;
  }
  return std::max<size_t>(count, 1);
}

std::vector<WaveTask> CutWave(std::span<const int64_t> num_items,
                              std::span<const int64_t> elements_per_item, int64_t grain) {
  std::vector<WaveTask> tasks;
  for (uint32_t step = 0; step < num_items.size(); ++step) {
    const int64_t items = std::max<int64_t>(1, grain / elements_per_item[step]);
    for (int64_t begin = 0; begin < num_items[step]; begin += items) {
      tasks.push_back({step, begin, std::min(begin + items, num_items[step])});
    }
  }
  return tasks;
}

}  // namespace lockstep::runtime::cpu
