// SPDX-License-Identifier: Apache-2.0
// Pass: ops on constants become constants.
//
//   %0 = stablehlo.constant dense<2> : tensor<4xi32>
//   %1 = stablehlo.add %0, %0 : tensor<4xi32>
// becomes
//   %1 = stablehlo.constant dense<4> : tensor<4xi32>
#pragma once

#include <cstdint>
#include <vector>

#include "lockstep/interpret/dynamic/evaluate_op.h"
#include "lockstep/ir/rewriter.h"
#include "lockstep/status.h"

namespace lockstep::passes {

struct FoldConstantsOptions {
  // Bytes of a result; splats, which hold one element, have no such limit.
  int64_t max_bytes = int64_t{1} << 20;
  // Results that are larger than the operands together are made up to this size only.
  int64_t max_grown_bytes = int64_t{1} << 14;
  // Elements read and written, times the depth of a contraction.
  int64_t max_work = int64_t{1} << 22;
};

// The interpreter computes, so results are those of running the program. What it cannot compute
// stays. Bit for bit.
Result<bool> FoldConstants(ir::Module& module, const FoldConstantsOptions& options);

// The same for one op at a time.
class ConstantFolder {
 public:
  explicit ConstantFolder(const FoldConstantsOptions& options) : options_(options) {}
  // Whether `op` became constants.
  bool Fold(ir::Rewriter& rewriter, ir::OpId op);

 private:
  bool IsFoldable(const ir::Module& module, ir::OpId op) const;
  bool CollectOperands(const ir::Module& module, ir::OpId op);
  bool FitsBudget(const ir::Module& module, ir::OpId op) const;
  bool FoldSplat(const ir::Module& module, ir::OpId op);
  bool FoldByRunning(const ir::Module& module, ir::OpId op);

  FoldConstantsOptions options_;
  interpret::OpEvaluator evaluator_;
  std::vector<Literal> operands_;
  std::vector<Literal> results_;
};

}  // namespace lockstep::passes
