// SPDX-License-Identifier: Apache-2.0
// What constraints know of the processes a program runs on, and the pairs of point-to-point ops.
#pragma once

#include "lockstep/ir/ops/collective.h"
#include "lockstep/ir/verify/constraints.h"

namespace lockstep::ir {

// The attributes mhlo.num_replicas and mhlo.num_partitions, where there is a module that has them.
struct ProcessGrid {
  std::optional<int64_t> num_replicas;
  std::optional<int64_t> num_partitions;
};
ProcessGrid GridOf(const Module* module);

struct PairLabels {
  std::string_view width, sources, targets, range;
};
// Rows (source, target); ids of partitions when there is a channel, else of replicas.
Status CheckPairs(const OpChecker& op, const PairLabels& labels, const I64Matrix& pairs,
                  bool across_partitions);

}  // namespace lockstep::ir
