// SPDX-License-Identifier: Apache-2.0
// The linalg family: none of its ops is evaluated yet; CheckSupported refuses them with the reason.
#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

std::string LinalgUnsupportedReason(const ir::Module& module, ir::OpId op) {
  using Op = ir::LinalgOp;
  switch (static_cast<Op>(module.opcode(op))) {
    case Op::kCholesky:
    case Op::kFft:
    case Op::kTriangularSolve:
      return "the interpreter does not evaluate this op yet";
  }
  return "";
}

Results EvaluateLinalg(const OpCall& call) {
  return OpError(call, StatusCode::kUnimplemented, LinalgUnsupportedReason(call.module, call.op));
}

}  // namespace lockstep::interpret
