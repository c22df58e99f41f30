// SPDX-License-Identifier: Apache-2.0
// The custom family: the checks of self-checking programs in both spellings, and composites, which
// mean their decomposition or the CHLO op that they are named after.
#include "lockstep/ir/ops/custom.h"

#include <algorithm>
#include <string_view>

#include "lockstep/interpret/checks.h"
#include "lockstep/interpret/custom_calls/registry.h"
#include "lockstep/interpret/elementwise.h"
#include "lockstep/interpret/evaluate.h"
#include "lockstep/interpret/grid/collectives.h"

namespace lockstep::interpret {
namespace {

// Tolerances of the custom calls and of the dialect form without an attribute.
constexpr double kCustomCallTolerance = 1e-3;
constexpr double kDefaultTolerance = 1e-4;
constexpr uint64_t kCustomCallMaxUlps = 3;

constexpr std::string_view kCheckTargets[] = {"check.eq", "check.expect_almost_eq",
                                              "check.expect_close", "check.expect_eq"};

double ToleranceOf(const std::optional<ir::Attribute>& attribute) {
  if (!attribute) return kDefaultTolerance;
  const auto* number = attribute->As<ir::FloatAttr>();
  return number != nullptr ? number->value : kDefaultTolerance;
}

void Record(const OpCall& call, std::string name, const Difference& difference) {
  RunResult& result = call.evaluator.result();
  ++result.checks;
  if (!difference) return;
  result.check_failures.push_back({std::move(name), call.module.position(call.op), *difference});
}

Results Check(const OpCall& call, const Difference& difference) {
  Record(call, std::string(call.module.info(call.op).name), difference);
  return std::vector<Datum>{};
}

Difference ExpectCloseAs(const OpCall& call) {
  const auto& attrs = call.attrs<ir::CheckCloseAttrs>();
  return ExpectClose(call.in(0), call.in(1), attrs.min_ulp_difference, attrs.max_ulp_difference);
}

// A limit of a check written as a custom call: an attribute of the op or of its backend_config.
uint64_t UlpLimit(const OpCall& call, std::string_view name, uint64_t otherwise) {
  const auto& config = call.attrs<ir::CustomCallAttrs>().backend_config;
  const auto* entries = config ? config->As<ir::DictionaryAttr>() : nullptr;
  const ir::Attribute* limit = call.module.discardable(call.op).Find(name);
  if (limit == nullptr && entries != nullptr) limit = entries->entries.Find(name);
  const auto* number = limit == nullptr ? nullptr : limit->As<ir::IntegerAttr>();
  return number == nullptr ? otherwise : static_cast<uint64_t>(number->value);
}

Results CustomCall(const OpCall& call) {
  const std::string& target = call.attrs<ir::CustomCallAttrs>().call_target_name;
  if (const CustomCallTarget* known = FindCustomCallTarget(target)) return known->evaluate(call);
  Difference difference;
  if (target == "check.expect_close") {
    difference = ExpectClose(call.in(0), call.in(1), UlpLimit(call, "min_ulp_difference", 0),
                             UlpLimit(call, "max_ulp_difference", kCustomCallMaxUlps));
  } else if (target == "check.expect_almost_eq") {
    difference = ExpectAlmostEqual(call.in(0), call.in(1), kCustomCallTolerance);
  } else {  // check.eq and check.expect_eq
    difference = ExpectEqual(call.in(0), call.in(1));
  }
  Record(call, target, difference);
  std::vector<Datum> results(call.module.num_results(call.op));
  for (size_t i = 0; i < results.size(); ++i) {
    const std::byte equal{difference ? uint8_t{0} : uint8_t{1}};
    LS_ASSIGN_OR_RETURN(results[i],
                        Literal::Splat(DType::kI1, call.result_type(i).shape, {&equal, 1}));
  }
  return results;
}

// Functions of one number that portable artifacts hold as composites, "chlo.erf" say: evaluated as
// the op, which is more exact than any decomposition.
std::optional<ir::ElementwiseOp> ChloFunction(const OpCall& call) {
  const auto& attrs = call.attrs<ir::CompositeAttrs>();
  const auto opcode = attrs.name.starts_with("chlo.") ? ir::FindOpcode(attrs.name) : std::nullopt;
  const bool is_unary = call.operands.size() == 1 && call.operands[0].IsArray() &&
                        call.module.num_results(call.op) == 1 && attrs.composite_attributes.empty();
  if (!opcode || !is_unary) return std::nullopt;
  const ir::OpInfo& info = ir::GetOpInfo(*opcode);
  const auto op = static_cast<ir::ElementwiseOp>(*opcode);
  const bool is_function = info.family == ir::Family::kElementwise && info.operands.size() == 1 &&
                           call.result_type() == call.in(0).type() &&
                           op != ir::ElementwiseOp::kChloConstantLike &&
                           SupportsElementwise(op, call.in(0).dtype());
  return is_function ? std::optional(op) : std::nullopt;
}

Results Composite(const OpCall& call) {
  if (const auto op = ChloFunction(call)) {
    LS_ASSIGN_OR_RETURN(Literal result,
                        ApplyElementwise(call, *op, call.operands, call.result_type()));
    return std::vector<Datum>{std::move(result)};
  }
  const ir::FunctionId decomposition =
      call.module.FindFunction(call.attrs<ir::CompositeAttrs>().decomposition.name);
  return call.evaluator.RunFunction(decomposition, {std::make_move_iterator(call.operands.begin()),
                                                    std::make_move_iterator(call.operands.end())});
}

}  // namespace

std::string CustomUnsupportedReason(const ir::Module& module, ir::OpId op) {
  using Op = ir::CustomOp;
  switch (static_cast<Op>(module.opcode(op))) {
    case Op::kCheckExpectAlmostEq:
    case Op::kCheckExpectAlmostEqConst:
    case Op::kCheckExpectClose:
    case Op::kCheckExpectEq:
    case Op::kCheckExpectEqConst:
    case Op::kComposite:
      return "";
    case Op::kCheckExpectSerializedEq:
      return "it compares with files that other programs write";
    case Op::kCustomCall: {
      const std::string& target = module.attrs<ir::CustomCallAttrs>(op).call_target_name;
      if (std::ranges::find(kCheckTargets, target) == std::end(kCheckTargets)) {
        const CustomCallTarget* known = FindCustomCallTarget(target);
        if (known == nullptr) return "Lockstep has no custom call target '" + target + "'";
        return known->unsupported_reason(module, op);
      }
      return module.num_operands(op) == 2 ? "" : "a check takes two operands";
    }
    case Op::kInterpreterRunParallel:
      return "";
  }
  return "";
}

Results EvaluateCustom(const OpCall& call) {
  using Op = ir::CustomOp;
  switch (static_cast<Op>(call.module.opcode(call.op))) {
    case Op::kCheckExpectAlmostEq:
      return Check(call,
                   ExpectAlmostEqual(call.in(0), call.in(1),
                                     ToleranceOf(call.attrs<ir::CheckToleranceAttrs>().tolerance)));
    case Op::kCheckExpectAlmostEqConst: {
      const auto& attrs = call.attrs<ir::CheckConstToleranceAttrs>();
      return Check(call,
                   ExpectAlmostEqual(call.in(0), attrs.value.values, ToleranceOf(attrs.tolerance)));
    }
    case Op::kCheckExpectClose:
      return Check(call, ExpectCloseAs(call));
    case Op::kCheckExpectEq:
      return Check(call, ExpectEqual(call.in(0), call.in(1)));
    case Op::kCheckExpectEqConst:
      return Check(call, ExpectEqual(call.in(0), call.attrs<ir::CheckConstAttrs>().value.values));
    case Op::kComposite:
      return Composite(call);
    case Op::kCustomCall:
      return CustomCall(call);
    case Op::kInterpreterRunParallel:
      return EvaluateRunParallel(call);
    case Op::kCheckExpectSerializedEq:
      break;
  }
  return OpError(call, StatusCode::kUnimplemented, UnsupportedReason(call.module, call.op));
}

}  // namespace lockstep::interpret
