// SPDX-License-Identifier: Apache-2.0
// The quantized family: none of its ops is evaluated yet; CheckSupported refuses them with the
// reason.
#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

std::string QuantizedUnsupportedReason(const ir::Module& module, ir::OpId op) {
  using Op = ir::QuantizedOp;
  switch (static_cast<Op>(module.opcode(op))) {
    case Op::kUniformDequantize:
    case Op::kUniformQuantize:
      return "the interpreter does not evaluate this op yet";
  }
  return "";
}

Results EvaluateQuantized(const OpCall& call) {
  return OpError(call, StatusCode::kUnimplemented,
                 QuantizedUnsupportedReason(call.module, call.op));
}

}  // namespace lockstep::interpret
