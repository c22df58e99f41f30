// SPDX-License-Identifier: Apache-2.0
// The linalg family: none of its ops is evaluated yet; CheckSupported refuses them with the reason.
#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret {

Results EvaluateLinalg(const OpCall& call) {
  return OpError(call, StatusCode::kUnimplemented, UnsupportedReason(call.module, call.op));
}

}  // namespace lockstep::interpret
