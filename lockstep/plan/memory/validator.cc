// SPDX-License-Identifier: Apache-2.0
// A sweep over the schedule that keeps the live buffers sorted by offset: of two that overlap, the
// later comer meets a neighbour.
#include "lockstep/plan/memory/validator.h"

#include <algorithm>
#include <map>
#include <utility>

#include "lockstep/base/strings.h"

namespace lockstep::plan {
namespace {

std::string Describe(const PackingProblem& problem, const Packing& packing, size_t index) {
  const Buffer& buffer = problem.buffers[index];
  return base::StrCat("buffer ", index, " (steps ", buffer.first, " to ", buffer.last, ", ",
                      buffer.size_bytes, " bytes at ", packing.offsets[index], ")");
}

Status Fault(std::string_view what) { return InternalError(base::StrCat("wrong packing: ", what)); }

// What can be said of a buffer alone.
Status CheckPlace(const PackingProblem& problem, const Packing& packing, size_t index) {
  const Buffer& buffer = problem.buffers[index];
  const int64_t offset = packing.offsets[index];
  if (offset < 0) return Fault(Describe(problem, packing, index) + " lies below 0");
  if (buffer.alignment > 1 && offset % buffer.alignment != 0) {
    return Fault(
        base::StrCat(Describe(problem, packing, index), " is not aligned to ", buffer.alignment));
  }
  if (buffer.fixed_offset && *buffer.fixed_offset != offset) {
    return Fault(
        base::StrCat(Describe(problem, packing, index), " must lie at ", *buffer.fixed_offset));
  }
  if (buffer.size_bytes > problem.capacity_bytes ||
      offset > problem.capacity_bytes - buffer.size_bytes) {
    return Fault(base::StrCat(Describe(problem, packing, index), " ends beyond the capacity of ",
                              problem.capacity_bytes));
  }
  return OkStatus();
}

Status CheckOverlaps(const PackingProblem& problem, const Packing& packing) {
  std::vector<std::pair<int64_t, size_t>> starts, ends;
  for (size_t i = 0; i < problem.buffers.size(); ++i) {
    const Buffer& buffer = problem.buffers[i];
    if (buffer.size_bytes <= 0 || buffer.first >= buffer.last) continue;
    starts.emplace_back(buffer.first, i);
    ends.emplace_back(buffer.last, i);
  }
  std::sort(starts.begin(), starts.end());
  std::sort(ends.begin(), ends.end());
  std::map<int64_t, size_t> live;  // by offset
  size_t ended = 0;
  for (const auto& [step, index] : starts) {
    for (; ended < ends.size() && ends[ended].first <= step; ++ended) {
      live.erase(packing.offsets[ends[ended].second]);
    }
    const int64_t offset = packing.offsets[index];
    const auto above = live.lower_bound(offset);
    const bool meets_above =
        above != live.end() && above->first - offset < problem.buffers[index].size_bytes;
    const auto below = above == live.begin() ? live.end() : std::prev(above);
    const bool meets_below =
        below != live.end() && offset - below->first < problem.buffers[below->second].size_bytes;
    if (meets_above || meets_below) {
      return Fault(
          base::StrCat(Describe(problem, packing, index), " overlaps ",
                       Describe(problem, packing, meets_above ? above->second : below->second)));
    }
    live.emplace(offset, index);
  }
  return OkStatus();
}

}  // namespace

Status ValidatePacking(const PackingProblem& problem, const Packing& packing) {
  if (packing.offsets.size() != problem.buffers.size()) {
    return Fault(
        base::StrCat(packing.offsets.size(), " offsets for ", problem.buffers.size(), " buffers"));
  }
  int64_t height = 0;
  for (size_t i = 0; i < problem.buffers.size(); ++i) {
    LS_RETURN_IF_ERROR(CheckPlace(problem, packing, i));
    if (problem.buffers[i].size_bytes > 0) {
      height = std::max(height, packing.offsets[i] + problem.buffers[i].size_bytes);
    }
  }
  LS_RETURN_IF_ERROR(CheckOverlaps(problem, packing));
  if (packing.height_bytes != height) {
    return Fault(base::StrCat("its height is ", height, ", not ", packing.height_bytes));
  }
  if (packing.lower_bound_bytes > height) {
    return Fault(base::StrCat("its lower bound of ", packing.lower_bound_bytes,
                              " is above its height of ", height));
  }
  return OkStatus();
}

}  // namespace lockstep::plan
