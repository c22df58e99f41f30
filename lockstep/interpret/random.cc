// SPDX-License-Identifier: Apache-2.0
// The random family: none of its ops is evaluated yet; CheckSupported refuses them with the reason.
#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

std::string RandomUnsupportedReason(const ir::Module& module, ir::OpId op) {
  using Op = ir::RandomOp;
  switch (static_cast<Op>(module.opcode(op))) {
    case Op::kRng:
      return "its numbers are not determined by its inputs";
    case Op::kRngBitGenerator:
      return "the interpreter does not evaluate this op yet";
  }
  return "";
}

Results EvaluateRandom(const OpCall& call) {
  return OpError(call, StatusCode::kUnimplemented, RandomUnsupportedReason(call.module, call.op));
}

}  // namespace lockstep::interpret
