// SPDX-License-Identifier: Apache-2.0
// Sizes that come from the arrays at hand. See sizes.h.
#include "lockstep/interpret/dynamic/sizes.h"

#include "lockstep/ir/dynamic.h"

namespace lockstep::interpret {
namespace {

// The type of a value that fits `declared`: its sizes in place of the unknown ones.
Type TypeOf(const Datum& datum, const Type& declared) {
  if (declared.IsTensor()) {
    const Type found(TensorType(declared.tensor().element, datum.array().shape()));
    return ir::FillSizes(declared, found);
  }
  const auto* members = std::get_if<std::vector<Datum>>(&datum.value);
  if (members == nullptr) return declared;
  std::vector<Type> types;
  for (size_t i = 0; i < members->size(); ++i) {
    types.push_back(TypeOf((*members)[i], declared.members()[i]));
  }
  return declared.IsTuple() ? Type::Tuple(std::move(types)) : Type::Future(std::move(types));
}

Status AtPlace(const ir::Module& module, ir::OpId op, const Status& status) {
  const std::string place = ir::PlaceText(module, op);
  return place.empty() ? status : status.Annotate(place);
}

}  // namespace

std::string Describe(const Datum& datum) {
  if (datum.IsArray()) return datum.array().type().ToString();
  return std::holds_alternative<Token>(datum.value) ? "a token" : "a tuple";
}

bool Fits(const Datum& datum, const Type& type) {
  if (type.IsToken()) return std::holds_alternative<Token>(datum.value);
  if (type.IsTuple() || type.kind() == Type::Kind::kFuture) {
    const auto* members = std::get_if<std::vector<Datum>>(&datum.value);
    if (members == nullptr || members->size() != type.members().size()) return false;
    for (size_t i = 0; i < members->size(); ++i) {
      if (!Fits((*members)[i], type.members()[i])) return false;
    }
    return true;
  }
  if (!type.IsTensor() || !datum.IsArray()) return false;
  const Literal& array = datum.array();
  const TensorType& tensor = type.tensor();
  if (array.dtype() != tensor.dtype() || array.shape().rank() != tensor.rank()) return false;
  for (int64_t d = 0; d < tensor.rank(); ++d) {
    const int64_t size = array.shape()[d];
    const int64_t bound =
        tensor.bounds.empty() ? kDynamicSize : tensor.bounds[static_cast<size_t>(d)];
    if (tensor.shape[d] != kDynamicSize && tensor.shape[d] != size) return false;
    if (bound != kDynamicSize && size > bound) return false;
  }
  return true;
}

Result<std::vector<TensorType>> KnownResultTypes(const OpCall& call) {
  ir::OperandFacts facts;
  for (size_t i = 0; i < call.operands.size(); ++i) {
    const Datum& operand = call.operands[i];
    facts.types.push_back(TypeOf(operand, call.module.type(call.module.operand(call.op, i))));
    facts.values.push_back(operand.IsArray() ? &operand.array() : nullptr);
  }
  Result<std::vector<Type>> types = ir::RefineResultTypes(call.module, call.op, facts);
  if (!types.ok()) return AtPlace(call.module, call.op, types.status());
  std::vector<TensorType> tensors;
  for (const Type& type : *types) {
    if (!ir::IsStatic(type) && !ir::RunsCode(call.module.opcode(call.op))) {
      return OpError(call, StatusCode::kUnimplemented,
                     "its operands do not give the sizes of its result " + type.ToString());
    }
    tensors.push_back(type.IsTensor() ? type.tensor() : TensorType());
  }
  return tensors;
}

Status CheckResultsFit(const OpCall& call, std::span<const Datum> results) {
  for (size_t i = 0; i < results.size(); ++i) {
    const Type& type = call.module.type(call.module.result(call.op, i));
    if (Fits(results[i], type)) continue;
    return OpError(call, StatusCode::kInvalidArgument,
                   "result " + std::to_string(i) + " is declared " + type.ToString() + ", found " +
                       Describe(results[i]));
  }
  return OkStatus();
}

Status CheckArgumentsFit(const ir::Module& module, ir::RegionId region,
                         std::span<const Datum> arguments) {
  const auto declared = module.arguments(region);
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (Fits(arguments[i], module.type(declared[i]))) continue;
    const Status status = InvalidArgumentError(
        "argument " + std::to_string(i) + " of a region is declared " +
        module.type(declared[i]).ToString() + ", found " + Describe(arguments[i]));
    const ir::OpId op = module.parent_op(region);
    return op ? AtPlace(module, op, status) : status;
  }
  return OkStatus();
}

}  // namespace lockstep::interpret
