// SPDX-License-Identifier: Apache-2.0
// Type inference: the rules of ops/ run without declared results.
#include "lockstep/ir/verify/rules.h"
#include "lockstep/ir/verify/signature.h"
#include "lockstep/ir/verify/types.h"

namespace lockstep::ir {

Status CheckOp(OpChecker& op) {
  switch (FamilyOf(op.opcode())) {
    case Family::kElementwise:
      return CheckElementwise(op);
    case Family::kReduce:
      return CheckReduce(op);
    case Family::kDot:
      return CheckDot(op);
    case Family::kConv:
      return CheckConv(op);
    case Family::kShape:
      return CheckShape(op);
    case Family::kGatherScatter:
      return CheckGatherScatter(op);
    case Family::kSort:
      return CheckSort(op);
    case Family::kControl:
      return CheckControl(op);
    case Family::kCollective:
      return CheckCollective(op);
    case Family::kRandom:
      return CheckRandom(op);
    case Family::kLinalg:
      return CheckLinalg(op);
    case Family::kQuantized:
      return CheckQuantized(op);
    case Family::kCustom:
      return CheckCustom(op);
  }
  return OkStatus();
}

Result<std::vector<Type>> InferResultTypes(const OpSite& site) {
  if (site.attributes == nullptr) {
    const OpAttributesRef defaults = DefaultAttributes(site.opcode);
    OpSite complete = site;
    complete.attributes = defaults.get();
    return InferResultTypes(complete);
  }
  for (const Type& type : site.operand_types) LS_RETURN_IF_ERROR(CheckType(type));
  LS_RETURN_IF_ERROR(CheckSignature(site));
  OpChecker op(site);
  LS_RETURN_IF_ERROR(CheckOp(op));
  return op.TakeExpected();
}

}  // namespace lockstep::ir
