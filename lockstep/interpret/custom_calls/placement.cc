// SPDX-License-Identifier: Apache-2.0
// Custom calls that say where arrays live, make them, or check their sizes.
#include <algorithm>

#include "lockstep/interpret/custom_calls/registry.h"
#include "lockstep/interpret/custom_calls/targets.h"

namespace lockstep::interpret {

std::string IdentityReason(const ir::Module& module, ir::OpId op) {
  const auto type = [&](ir::ValueId value) { return module.type(value); };
  if (std::ranges::equal(module.operands(op), module.results(op), {}, type, type)) return "";
  return "it changes shapes, which needs more than one device";
}

Results EvaluateIdentity(const OpCall& call) {
  return std::vector<Datum>(std::make_move_iterator(call.operands.begin()),
                            std::make_move_iterator(call.operands.end()));
}

std::string ShardingGroupReason(const ir::Module& module, ir::OpId op) {
  return module.num_results(op) == 0 ? "" : "the target gives no results";
}

Results EvaluateShardingGroup(const OpCall&) { return std::vector<Datum>{}; }

std::string AllocateBufferReason(const ir::Module& module, ir::OpId op) {
  return CountsReason(module, op, 0, 1);
}

Results EvaluateAllocateBuffer(const OpCall& call) {
  const TensorType& type = call.result_type();
  LS_ASSIGN_OR_RETURN(Literal zeros, Literal::Zeros(type.dtype(), type.shape));
  return std::vector<Datum>{std::move(zeros)};
}

namespace {

const std::string* ErrorMessage(const ir::Module& module, ir::OpId op) {
  const ir::Attribute* message = module.discardable(op).Find("error_message");
  const auto* text = message != nullptr ? message->As<ir::StringAttr>() : nullptr;
  return text != nullptr ? &text->value : nullptr;
}

// The operand that a place such as {0} stands for, moving `at` behind it; null for other text.
const Literal* OperandAt(const OpCall& call, const std::string& text, size_t& at) {
  constexpr size_t kMaxDigits = 4;
  const size_t end = text.find('}', at);
  if (text[at] != '{' || end == std::string::npos) return nullptr;
  const std::string digits = text.substr(at + 1, end - at - 1);
  if (digits.empty() || digits.size() > kMaxDigits ||
      digits.find_first_not_of("0123456789") != std::string::npos) {
    return nullptr;
  }
  const size_t index = std::stoul(digits) + 1;
  if (index >= call.operands.size()) return nullptr;
  at = end + 1;
  return &call.in(index);
}

}  // namespace

std::string ShapeAssertionReason(const ir::Module& module, ir::OpId op) {
  const auto is_integer = [&](ir::ValueId value) {
    const Type& type = module.type(value);
    return type.IsTensor() && type.tensor().rank() == 0 && !type.tensor().element.IsQuantized() &&
           (IsInteger(type.tensor().dtype()) || IsBool(type.tensor().dtype()));
  };
  if (module.num_operands(op) == 0 || module.num_results(op) != 0 ||
      !std::ranges::all_of(module.operands(op), is_integer) ||
      !IsBool(module.tensor_type(module.operand(op, 0)).dtype())) {
    return "the target takes a bool and integers, all of rank 0, and gives nothing";
  }
  return ErrorMessage(module, op) != nullptr ? "" : "the target needs an error_message";
}

Results EvaluateShapeAssertion(const OpCall& call) {
  if (call.in(0).ElementAsInt64(0) != 0) return std::vector<Datum>{};
  const std::string& pattern = *ErrorMessage(call.module, call.op);
  std::string message;
  for (size_t at = 0; at < pattern.size();) {
    if (const Literal* operand = OperandAt(call, pattern, at)) {
      message += std::to_string(operand->ElementAsInt64(0));
    } else {
      message += pattern[at++];
    }
  }
  return OpError(call, StatusCode::kInvalidArgument, std::move(message));
}

}  // namespace lockstep::interpret
