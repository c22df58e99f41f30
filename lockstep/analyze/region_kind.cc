// SPDX-License-Identifier: Apache-2.0
// Recognises what a region does by walking up from what it returns. See region_kind.h.
#include "lockstep/analyze/region_kind.h"

#include <cmath>
#include <utility>

#include "lockstep/ir/ops/shape.h"

namespace lockstep::analyze {
namespace {

using ir::Opcode;

// A comparator of more keys than this is not looked through.
constexpr size_t kMaxKeys = 16;

class Recognizer {
 public:
  Recognizer(const ir::Module& module, ir::RegionId region) : module_(module), region_(region) {}

  // The position of an argument of the region; nullopt for any other value.
  std::optional<size_t> Argument(ir::ValueId value) const {
    const ir::RegionId owner = module_.defining_region(value);
    if (!owner || owner != region_) return std::nullopt;
    return module_.index_in_owner(value);
  }

  // The op of `opcode` that makes a value; none for any other.
  ir::OpId Made(ir::ValueId value, Opcode opcode) const {
    const ir::OpId op = module_.defining_op(value);
    return op && module_.opcode(op) == opcode ? op : ir::OpId();
  }

  // The keys that `before` orders by, added to `keys`.
  bool Keys(ir::ValueId before, std::vector<SortKey>& keys) const {
    if (keys.size() >= kMaxKeys) return false;
    if (const auto key = StrictCompare(before)) {
      keys.push_back(*key);
      return true;
    }
    const ir::OpId either = Made(before, Opcode::kOr);
    if (!either) return false;
    for (size_t side = 0; side < 2; ++side) {
      const auto key = StrictCompare(module_.operand(either, side));
      const ir::OpId both = Made(module_.operand(either, 1 - side), Opcode::kAnd);
      if (!key || !both) continue;
      for (size_t tie = 0; tie < 2; ++tie) {
        if (!IsTie(module_.operand(both, tie), *key)) continue;
        keys.push_back(*key);
        return Keys(module_.operand(both, 1 - tie), keys);
      }
    }
    return false;
  }

 private:
  struct Side {
    size_t argument;
    bool canonical;
  };
  struct Comparison {
    size_t left, right;  // arguments
    KeyOrder order;
    ir::ComparisonDirection direction;
  };

  bool IsConstant(ir::ValueId value, bool nan) const {
    const ir::OpId op = Made(value, Opcode::kConstant);
    if (!op) return false;
    const Literal& literal = module_.attrs<ir::ConstantAttrs>(op).value.values;
    if (!IsFloat(literal.dtype()) || literal.num_elements() != 1) return false;
    const double number = literal.ElementAsDouble(0);
    return nan ? std::isnan(number) && !std::signbit(number) : number == 0 && !std::signbit(number);
  }

  // compare(direction, x, y) of floats as numbers.
  bool IsFloatCompare(ir::ValueId value, ir::ComparisonDirection direction, ir::ValueId x,
                      std::optional<ir::ValueId> y) const {
    const ir::OpId op = Made(value, Opcode::kCompare);
    if (!op) return false;
    const auto& attrs = module_.attrs<ir::CompareAttrs>(op);
    if (attrs.comparison_direction != direction) return false;
    if (attrs.compare_type == ir::ComparisonType::kTotalorder) return false;
    if (module_.operand(op, 0) != x) return false;
    return y ? module_.operand(op, 1) == *y : IsConstant(module_.operand(op, 1), /*nan=*/false);
  }

  // x, or select(x != x, NaN, select(x == 0, 0, x)).
  std::optional<Side> SideOf(ir::ValueId value) const {
    if (const auto argument = Argument(value)) return Side{*argument, false};
    const ir::OpId outer = Made(value, Opcode::kSelect);
    if (!outer || !IsConstant(module_.operand(outer, 1), /*nan=*/true)) return std::nullopt;
    const ir::OpId inner = Made(module_.operand(outer, 2), Opcode::kSelect);
    if (!inner || !IsConstant(module_.operand(inner, 1), /*nan=*/false)) return std::nullopt;
    const ir::ValueId x = module_.operand(inner, 2);
    const auto argument = Argument(x);
    using Direction = ir::ComparisonDirection;
    if (!argument || !IsFloatCompare(module_.operand(outer, 0), Direction::kNe, x, x) ||
        !IsFloatCompare(module_.operand(inner, 0), Direction::kEq, x, std::nullopt)) {
      return std::nullopt;
    }
    return Side{*argument, true};
  }

  // A comparison of the two arguments of one operand.
  std::optional<Comparison> CompareOf(ir::ValueId value) const {
    const ir::OpId op = Made(value, Opcode::kCompare);
    if (!op) return std::nullopt;
    const auto left = SideOf(module_.operand(op, 0)), right = SideOf(module_.operand(op, 1));
    if (!left || !right || left->canonical != right->canonical) return std::nullopt;
    if (left->argument == right->argument || left->argument / 2 != right->argument / 2) {
      return std::nullopt;
    }
    const DType dtype = module_.tensor_type(module_.operand(op, 0)).dtype();
    if (IsComplex(dtype)) return std::nullopt;
    const auto& attrs = module_.attrs<ir::CompareAttrs>(op);
    const bool total = IsFloat(dtype) && attrs.compare_type == ir::ComparisonType::kTotalorder;
    if (left->canonical && !total) return std::nullopt;
    const KeyOrder order = !total            ? KeyOrder::kNatural
                           : left->canonical ? KeyOrder::kCanonicalTotal
                                             : KeyOrder::kTotal;
    return Comparison{left->argument, right->argument, order, attrs.comparison_direction};
  }

  std::optional<SortKey> StrictCompare(ir::ValueId value) const {
    const auto compare = CompareOf(value);
    if (!compare) return std::nullopt;
    const bool less = compare->direction == ir::ComparisonDirection::kLt;
    if (!less && compare->direction != ir::ComparisonDirection::kGt) return std::nullopt;
    const bool in_order = compare->left < compare->right;
    return SortKey{compare->left / 2, less != in_order, compare->order};
  }

  bool IsTie(ir::ValueId value, const SortKey& key) const {
    const auto compare = CompareOf(value);
    return compare && compare->direction == ir::ComparisonDirection::kEq &&
           compare->left / 2 == key.operand && compare->order == key.order;
  }

  const ir::Module& module_;
  ir::RegionId region_;
};

}  // namespace

CombiningRegion ClassifyCombiningRegion(const ir::Module& module, ir::RegionId region) {
  const Recognizer recognizer(module, region);
  const ir::OpId terminator = module.last_op(region);
  if (!terminator) return {};
  const size_t n = module.num_operands(terminator);
  if (n == 0 || module.arguments(region).size() != 2 * n) return {};
  bool replaces = true;
  for (size_t k = 0; k < n; ++k) {
    replaces &= recognizer.Argument(module.operand(terminator, k)) == n + k;
  }
  if (replaces) return {RegionKind::kReplace, {}};
  const ir::OpId op = module.defining_op(module.operand(terminator, 0));
  if (n != 1 || !op || module.num_operands(op) != 2 || module.num_results(op) != 1 ||
      module.num_regions(op) != 0 || !ir::IsElementwise(module.opcode(op)) ||
      module.opcode(op) == Opcode::kCompare) {
    return {};
  }
  const auto left = recognizer.Argument(module.operand(op, 0));
  const auto right = recognizer.Argument(module.operand(op, 1));
  if (!left || !right || *left == *right) return {};
  if (*left == 1 && !ir::IsCommutative(module.opcode(op))) return {};
  return {RegionKind::kBinary, module.opcode(op)};
}

std::optional<ir::ComparisonDirection> FindPairCompare(const ir::Module& module,
                                                       ir::RegionId region) {
  const Recognizer recognizer(module, region);
  const ir::OpId terminator = module.last_op(region);
  if (!terminator || module.num_operands(terminator) != 1) return std::nullopt;
  const ir::OpId op = recognizer.Made(module.operand(terminator, 0), Opcode::kCompare);
  if (!op || recognizer.Argument(module.operand(op, 0)) != size_t{0} ||
      recognizer.Argument(module.operand(op, 1)) != size_t{1}) {
    return std::nullopt;
  }
  const auto& attrs = module.attrs<ir::CompareAttrs>(op);
  const bool is_float = IsFloat(module.tensor_type(module.operand(op, 0)).dtype());
  if (is_float && attrs.compare_type == ir::ComparisonType::kTotalorder) return std::nullopt;
  return attrs.comparison_direction;
}

std::optional<std::vector<SortKey>> FindSortKeys(const ir::Module& module, ir::RegionId region) {
  const ir::OpId terminator = module.last_op(region);
  if (!terminator || module.num_operands(terminator) != 1) return std::nullopt;
  std::vector<SortKey> keys;
  if (!Recognizer(module, region).Keys(module.operand(terminator, 0), keys)) return std::nullopt;
  return keys;
}

}  // namespace lockstep::analyze
