// SPDX-License-Identifier: Apache-2.0
// Types first, then ops: those that compute get conversions around them, those that move stored
// integers stay as they are.
#include "lockstep/passes/for_cpu/expand_quantized.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "lockstep/base/strings.h"
#include "lockstep/interpret/quantized/rule.h"
#include "lockstep/passes/check_static_shapes.h"
#include "lockstep/passes/simplify/site.h"

namespace lockstep::passes {
namespace {

using interpret::QuantizedRule;
using ir::Opcode;
using ir::OpId;
using ir::ValueId;
using simplify::Site;

using Parameters = std::shared_ptr<const Quantization>;  // null: not quantized

// Conversions between stored integers and the numbers they stand for, built before the site's op.
class Converter {
 public:
  Converter(Site& site, const Quantization& q) : s_(site), q_(q) {}

  // (stored - zero_point) * scale.
  ValueId Dequantize(ValueId stored) {
    const ValueId numbers = s_.Convert(stored, Exact());
    const ValueId moved =
        HasZeroPoints() ? s_.Make(Opcode::kSubtract, {numbers, ZeroPoints(numbers)}) : numbers;
    const ValueId rounded = s_.Convert(moved, q_.expressed);
    return s_.Make(Opcode::kMultiply, {rounded, Scales(rounded)});
  }

  // number / scale + zero_point, in the expressed type, as the nearest integer in the bounds of the
  // storage; NaN is the integer next to 0.
  ValueId Quantize(ValueId numbers) {
    ValueId moved = s_.Make(Opcode::kDivide, {numbers, Scales(numbers)});
    if (HasZeroPoints()) moved = s_.Make(Opcode::kAdd, {moved, ZeroPoints(moved)});
    const ValueId inside = Clamp(moved);
    const ValueId nearest = s_.Make(Opcode::kRoundNearestEven, {inside});
    // Bounds may have been rounded outwards, so once more where they have all their digits.
    const ValueId exact = HasExactBounds() ? nearest : Clamp(s_.Convert(nearest, Exact()));
    const ValueId whole = s_.Convert(exact, q_.storage);
    const ValueId is_nan =
        s_.Compare(moved, moved, ir::ComparisonDirection::kNe, ir::ComparisonType::kFloat);
    const auto of_nan = std::clamp<int64_t>(0, q_.storage_min, q_.storage_max);
    const ValueId other = s_.MakeFull(s_.type(whole), static_cast<double>(of_nan));
    return s_.Make(Opcode::kSelect, {is_nan, other, whole}, s_.type(whole));
  }

  // In the type of `like`.
  ValueId ZeroPoints(ValueId like) {
    return PerElement(like, {q_.zero_points.begin(), q_.zero_points.end()});
  }

 private:
  // A float that has all differences of stored integers.
  DType Exact() const {
    if (BitWidth(q_.storage) > 16 || q_.expressed == DType::kF64) return DType::kF64;
    return DType::kF32;
  }
  bool HasZeroPoints() const {
    return std::ranges::any_of(q_.zero_points, [](int64_t zero) { return zero != 0; });
  }
  bool HasExactBounds() const {
    return simplify::IsNumberOf(static_cast<double>(q_.storage_min), q_.expressed) &&
           simplify::IsNumberOf(static_cast<double>(q_.storage_max), q_.expressed);
  }
  ValueId Clamp(ValueId value) {
    const TensorType scalar(s_.dtype(value), Shape());
    const ValueId low = s_.MakeFull(scalar, static_cast<double>(q_.storage_min));
    const ValueId high = s_.MakeFull(scalar, static_cast<double>(q_.storage_max));
    return s_.Make(Opcode::kClamp, {low, value, high}, s_.type(value));
  }
  ValueId Scales(ValueId like) { return PerElement(like, q_.scales); }
  // One number for all elements, or one for each slice of the quantization's dimension.
  ValueId PerElement(ValueId like, const std::vector<double>& numbers) {
    const TensorType type = s_.type(like);
    if (!q_.dimension) return s_.MakeFull(type, numbers[0]);
    const TensorType row(type.dtype(), Shape({static_cast<int64_t>(numbers.size())}));
    const Literal literal = Literal::FromValues<double>(DType::kF64, row.shape, numbers);
    const ValueId exact = s_.MakeConstant(literal);
    return s_.Broadcast(s_.Convert(exact, type.dtype()), type.shape, {*q_.dimension});
  }

  Site& s_;
  const Quantization& q_;
};

class Pass {
 public:
  explicit Pass(ir::Module& module) : module_(module), rewriter_(module) {}

  Result<bool> Run() {
    if (HasDynamicShapes(module_)) return false;
    for (const ir::FunctionId id : module_.functions()) {
      ir::Function& function = module_.function(id);
      for (Type& type : function.result_types) LS_RETURN_IF_ERROR(ToStorage(type).status());
      LS_RETURN_IF_ERROR(VisitTypes(function.body));
    }
    for (const OpId op : ops_) Expand(op);
    return changed_;
  }

 private:
  // What the type was quantized by. Makes it the type that is stored.
  Result<Parameters> ToStorage(Type& type) {
    if (!type.IsTensor() || !type.tensor().element.IsQuantized()) return Parameters();
    const Parameters q = type.tensor().element.quantization;
    if (BitWidth(q->storage) > 32) {
      return UnimplementedError(base::StrCat("quantized arithmetic on ", type.ToString(),
                                             ", stored in more than 32 bits"));
    }
    changed_ = true;
    type = TensorType(q->storage, type.tensor().shape);
    return q;
  }

  Status VisitType(ValueId value) {
    Type type = module_.type(value);
    LS_ASSIGN_OR_RETURN(const Parameters q, ToStorage(type));
    if (q == nullptr) return OkStatus();
    parameters_[value.index] = q;
    module_.SetType(value, type);
    return OkStatus();
  }

  Status VisitTypes(ir::RegionId region) {
    for (const ValueId argument : module_.arguments(region)) {
      LS_RETURN_IF_ERROR(VisitType(argument));
    }
    for (const OpId op : module_.ops(region)) {
      for (const ValueId result : module_.results(op)) LS_RETURN_IF_ERROR(VisitType(result));
      for (size_t i = 0; i < module_.num_regions(op); ++i) {
        LS_RETURN_IF_ERROR(VisitTypes(module_.region(op, i)));
      }
      ops_.push_back(op);
    }
    return OkStatus();
  }

  const Quantization* Find(ValueId value) const {
    const auto found = parameters_.find(value.index);
    return found == parameters_.end() ? nullptr : found->second.get();
  }

  // To build ops while going through them.
  static std::vector<ValueId> Copy(std::span<const ValueId> values) {
    return {values.begin(), values.end()};
  }

  bool Touches(OpId op) const {
    const auto is_quantized = [&](ValueId value) { return Find(value) != nullptr; };
    return std::ranges::any_of(module_.operands(op), is_quantized) ||
           std::ranges::any_of(module_.results(op), is_quantized);
  }

  void Expand(OpId op) {
    if (!Touches(op)) return;
    if (module_.opcode(op) == Opcode::kConstant) return StoreConstant(op);
    switch (interpret::QuantizedRuleOf(module_.info(op))) {
      case QuantizedRule::kMoveStored:
        if (FillsWithZero(op)) MoveShifted(op);
        break;
      case QuantizedRule::kCompute:
        Compute(op);
        break;
      case QuantizedRule::kRunComputation:
        Requantize(op);
        if (FillsWithZero(op)) {
          ShiftComputation(module_.region(op));
          MoveShifted(op);
        }
        break;
    }
  }

  // Its elements may be written in the signed integers of the storage's width.
  void StoreConstant(OpId op) {
    const ValueId result = module_.result(op);
    const Literal& values = module_.attrs<ir::ConstantAttrs>(op).value.values;
    rewriter_.SetPlace(op);
    Site site(rewriter_, options_, op);
    const ValueId stored =
        site.Convert(site.MakeConstant(values), module_.tensor_type(result).dtype());
    parameters_[stored.index] = parameters_[result.index];
    rewriter_.Replace(op, {{stored}});
  }

  void Compute(OpId op) {
    rewriter_.SetPlace(op);
    Site site(rewriter_, options_, op);
    for (size_t i = 0; i < module_.num_operands(op); ++i) {
      const ValueId operand = module_.operand(op, i);
      const Quantization* q = Find(operand);
      if (q != nullptr) module_.SetOperand(op, i, Converter(site, *q).Dequantize(operand));
    }
    if (const auto numbers = NumbersOf(site)) return ReplaceByNumbers(site, *numbers);
    rewriter_.SetPlace(module_.next(op));
    Site after(rewriter_, options_, module_.next(op));
    for (const ValueId result : Copy(module_.results(op))) {
      const Quantization* q = Find(result);
      if (q == nullptr) continue;
      const std::vector<ir::Use> uses = module_.uses(result);
      module_.SetType(result, TensorType(q->expressed, module_.tensor_type(result).shape));
      const ValueId stored = Converter(after, *q).Quantize(result);
      parameters_[stored.index] = parameters_[result.index];
      for (const ir::Use& use : uses) module_.SetOperand(use.op, use.index, stored);
    }
  }

  void ReplaceByNumbers(Site& site, ValueId numbers) {
    const ValueId result = module_.result(site.op);
    if (const Quantization* q = Find(result)) {
      numbers = Converter(site, *q).Quantize(numbers);
      parameters_[numbers.index] = parameters_[result.index];
    }
    rewriter_.Replace(site.op, {{numbers}});
  }

  // Of ops that do nothing with the numbers.
  std::optional<ValueId> NumbersOf(Site& site) {
    const ir::OpInfo& info = module_.info(site.op);
    if (info.family == ir::Family::kQuantized) return module_.operand(site.op, 0);
    if (info.opcode != Opcode::kIsFinite) return std::nullopt;
    return site.MakeFull(site.type(), 1);  // also of what overflows the expressed type
  }

  // Brings operands to the types of the computation's arguments.
  void Requantize(OpId op) {
    rewriter_.SetPlace(op);
    Site site(rewriter_, options_, op);
    for (size_t i = 0; i < module_.num_operands(op); ++i) {
      const ValueId operand = module_.operand(op, i);
      const Quantization* from = Find(operand);
      const auto argument = interpret::ComputationArgument(module_, op, i);
      const Quantization* to = argument ? Find(*argument) : nullptr;
      if (from == nullptr || to == nullptr || *from == *to) continue;
      const ValueId numbers = Converter(site, *from).Dequantize(operand);
      module_.SetOperand(op, i, Converter(site, *to).Quantize(numbers));
    }
  }

  // Processes that receive nothing get zeros, which stored are the zero point.
  bool FillsWithZero(OpId op) const {
    const Opcode opcode = module_.opcode(op);
    return opcode == Opcode::kCollectiveBroadcast || opcode == Opcode::kCollectivePermute ||
           opcode == Opcode::kCollectiveReduce;
  }

  // The op on differences from the zero point, which wrap around.
  void MoveShifted(OpId op) {
    for (size_t i = 0; i < module_.num_operands(op); ++i) {
      const ValueId operand = module_.operand(op, i);
      const Quantization* q = Find(operand);
      if (q) module_.SetOperand(op, i, Shift(op, operand, *q, Opcode::kSubtract));
    }
    for (const ValueId result : Copy(module_.results(op))) {
      const Quantization* q = Find(result);
      if (q) ShiftUses(module_.next(op), result, *q);
    }
  }

  void ShiftComputation(ir::RegionId region) {
    for (const ValueId argument : Copy(module_.arguments(region))) {
      const Quantization* q = Find(argument);
      if (q) ShiftUses(module_.first_op(region), argument, *q);
    }
    const OpId end = module_.last_op(region);
    for (size_t i = 0; i < module_.num_operands(end); ++i) {
      const ValueId operand = module_.operand(end, i);
      const Quantization* q = Find(operand);
      if (q) module_.SetOperand(end, i, Shift(end, operand, *q, Opcode::kSubtract));
    }
  }

  // `value`, a difference, is used as what is stored.
  void ShiftUses(OpId place, ValueId value, const Quantization& q) {
    const std::vector<ir::Use> uses = module_.uses(value);
    const ValueId stored = Shift(place, value, q, Opcode::kAdd);
    for (const ir::Use& use : uses) module_.SetOperand(use.op, use.index, stored);
  }

  ValueId Shift(OpId place, ValueId value, const Quantization& q, Opcode opcode) {
    rewriter_.SetPlace(place);
    Site site(rewriter_, options_, place);
    const ValueId shifted = site.Make(opcode, {value, Converter(site, q).ZeroPoints(value)});
    parameters_[shifted.index] = parameters_[value.index];
    return shifted;
  }

  ir::Module& module_;
  ir::Rewriter rewriter_;
  const SimplifyOpsOptions options_;
  std::unordered_map<uint32_t, Parameters> parameters_;  // by value
  std::vector<OpId> ops_;                                // at any depth, inner ones first
  bool changed_ = false;
};

}  // namespace

Result<bool> ExpandQuantized(ir::Module& module) { return Pass(module).Run(); }

}  // namespace lockstep::passes
