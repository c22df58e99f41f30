// SPDX-License-Identifier: Apache-2.0
// The way from a problem to the best packing found within a budget.
#include "lockstep/plan/memory/solver.h"

#include <algorithm>
#include <bit>

#include "lockstep/base/strings.h"
#include "lockstep/plan/memory/anytime.h"
#include "lockstep/plan/memory/greedy.h"
#include "lockstep/plan/memory/instance.h"
#include "lockstep/plan/memory/ranges.h"

namespace lockstep::plan {
namespace {

// Sums of sizes, paddings and offsets stay far from overflow below this.
constexpr int64_t kMostBytes = int64_t{1} << 60;

Status BufferError(size_t index, std::string_view what) {
  return InvalidArgumentError(base::StrCat("memory plan: buffer ", index, ": ", what));
}

Status CheckBuffer(const Buffer& buffer, size_t index) {
  if (buffer.first >= buffer.last) {
    return BufferError(index, base::StrCat("it lives from step ", buffer.first, " to before step ",
                                           buffer.last, ", which is no time at all"));
  }
  if (buffer.first < -kMostBytes || buffer.last > kMostBytes) {
    return BufferError(index, "its lifetime is beyond 2^60 steps");
  }
  if (buffer.size_bytes < 0 || buffer.size_bytes > kMostBytes) {
    return BufferError(
        index, base::StrCat("its size of ", buffer.size_bytes, " bytes is not from 0 to 2^60"));
  }
  if (buffer.alignment < 1 || buffer.alignment > kMostBytes ||
      !std::has_single_bit(static_cast<uint64_t>(buffer.alignment))) {
    return BufferError(
        index, base::StrCat("its alignment of ", buffer.alignment, " is not a power of two"));
  }
  if (!buffer.fixed_offset) return OkStatus();
  if (*buffer.fixed_offset < 0 || *buffer.fixed_offset > kMostBytes) {
    return BufferError(index, base::StrCat("its fixed offset of ", *buffer.fixed_offset,
                                           " is not from 0 to 2^60"));
  }
  if (*buffer.fixed_offset % buffer.alignment != 0) {
    return BufferError(index,
                       base::StrCat("its fixed offset of ", *buffer.fixed_offset,
                                    " is not a multiple of its alignment of ", buffer.alignment));
  }
  return OkStatus();
}

// Fixed buffers must not meet: nobody else could be moved out of the way.
Status CheckFixed(const memory::Instance& instance) {
  memory::OccupiedAddresses occupied(instance.num_slots);
  for (size_t i = 0; i < instance.items.size(); ++i) {
    const memory::Item& item = instance.items[i];
    if (item.fixed == memory::kNotFixed) continue;
    if (!occupied.IsFree(item.first, item.last, {item.fixed, item.fixed + item.size})) {
      return BufferError(static_cast<size_t>(instance.buffers[i]),
                         base::StrCat("its fixed offset of ", item.fixed,
                                      " is taken by another fixed buffer at that time"));
    }
    occupied.Insert(item.first, item.last, {item.fixed, item.fixed + item.size});
  }
  return OkStatus();
}

Packing MakePacking(const PackingProblem& problem, const memory::Instance& instance,
                    const memory::Solution& solution) {
  Packing packing;
  packing.offsets.resize(problem.buffers.size());
  for (size_t i = 0; i < problem.buffers.size(); ++i) {
    packing.offsets[i] = problem.buffers[i].fixed_offset.value_or(0);
  }
  for (size_t i = 0; i < instance.items.size(); ++i) {
    packing.offsets[static_cast<size_t>(instance.buffers[i])] = solution.offsets[i];
  }
  packing.height_bytes = solution.height;
  packing.lower_bound_bytes = instance.lower_bound;
  packing.optimal = solution.height == instance.lower_bound;
  packing.method = solution.method;
  return packing;
}

Status DoesNotFit(const PackingProblem& problem, const memory::Instance& instance,
                  const memory::Solution& best) {
  if (instance.lower_bound > problem.capacity_bytes) {
    return ResourceExhaustedError(base::StrCat("memory plan: no packing fits the capacity of ",
                                               problem.capacity_bytes, " bytes: at least ",
                                               instance.lower_bound, " are needed"));
  }
  return ResourceExhaustedError(
      base::StrCat("memory plan: found no packing within the capacity of ", problem.capacity_bytes,
                   " bytes: the lowest one found takes ", best.height, ", none takes less than ",
                   instance.lower_bound, "; allow more time or more bytes"));
}

}  // namespace

Status CheckProblem(const PackingProblem& problem) {
  if (problem.capacity_bytes < 0) {
    return InvalidArgumentError(base::StrCat("memory plan: the capacity of ",
                                             problem.capacity_bytes, " bytes is negative"));
  }
  int64_t total = 0;
  for (size_t i = 0; i < problem.buffers.size(); ++i) {
    const Buffer& buffer = problem.buffers[i];
    LS_RETURN_IF_ERROR(CheckBuffer(buffer, i));
    total += buffer.size_bytes + buffer.alignment;
    if (total > kMostBytes) {
      return ResourceExhaustedError("memory plan: the buffers add up to more than 2^60 bytes");
    }
  }
  return OkStatus();
}

Result<Packing> Pack(const PackingProblem& problem, const PackingOptions& options) {
  const bool counts = options.work_budget > 0;
  LS_CHECK(!counts || (options.threads == 1 && options.time_budget_s == 0));
  memory::Allowance allowance = counts ? memory::Allowance::OfWork(options.work_budget)
                                       : memory::Allowance::OfSeconds(options.time_budget_s);
  LS_RETURN_IF_ERROR(CheckProblem(problem));
  memory::Instance instance = memory::MakeInstance(problem);
  LS_RETURN_IF_ERROR(CheckFixed(instance));
  if (instance.items.empty()) {
    return MakePacking(problem, instance, {.height = 0, .method = "nothing to place"});
  }
  const bool limited = problem.capacity_bytes != kUnlimitedBytes;
  const int64_t target =
      limited ? std::max(problem.capacity_bytes, instance.lower_bound) : instance.lower_bound;
  memory::Solution best = memory::PackGreedily(instance, target, options.threads, allowance);
  if (best.height > target && allowance.all() > 0) {
    memory::ImproveWithin(allowance, options, problem.capacity_bytes, instance, best);
  }
  if (best.height > problem.capacity_bytes) return DoesNotFit(problem, instance, best);
  return MakePacking(problem, instance, best);
}

}  // namespace lockstep::plan
