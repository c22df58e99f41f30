// SPDX-License-Identifier: Apache-2.0
// The linalg family; linalg/ holds what each op does.
#include "lockstep/interpret/linalg/linalg.h"

namespace lockstep::interpret {

std::string LinalgUnsupportedReason(const ir::Module& module, ir::OpId op) {
  switch (static_cast<ir::LinalgOp>(module.opcode(op))) {
    case ir::LinalgOp::kCholesky:
    case ir::LinalgOp::kFft:
    case ir::LinalgOp::kTriangularSolve:
      return "";
  }
  return "";
}

Results EvaluateLinalg(const OpCall& call) {
  switch (static_cast<ir::LinalgOp>(call.module.opcode(call.op))) {
    case ir::LinalgOp::kCholesky:
      return EvaluateCholesky(call);
    case ir::LinalgOp::kFft:
      return EvaluateFft(call);
    case ir::LinalgOp::kTriangularSolve:
      return EvaluateTriangularSolve(call);
  }
  return OpError(call, StatusCode::kInternal, "no such op");
}

}  // namespace lockstep::interpret
