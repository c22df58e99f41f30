// SPDX-License-Identifier: Apache-2.0
// What only compares and selects depends on the order of its arguments alone, so a few values for
// each stand for all there are.
#include "lockstep/passes/facts/associative.h"

#include <cmath>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

#include "lockstep/ir/ops/elementwise.h"

namespace lockstep::passes {
namespace {

using ir::Opcode;
using ir::OpId;
using ir::ValueId;

// The values that stand for all floats: two NaN, numbers of which three are apart on either side of
// the zeros, which are equal and yet not the same. Two integers of three are below or above one.
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kFloats[] = {kNan, kNan, -2, -1, -0.0, 0.0, 1, 2};
constexpr double kIntegers[] = {0, 1, 2};
constexpr size_t kMostStates = 100;

std::span<const double> ValuesFor(DType dtype) {
  return IsFloat(dtype) ? std::span<const double>(kFloats) : std::span<const double>(kIntegers);
}

// Which of them an initial value is like.
size_t PlaceOf(const Literal& literal) {
  if (!IsFloat(literal.dtype())) return 1;
  const double value = literal.ElementAsDouble(0);
  if (std::isnan(value)) return 0;
  if (value == 0) return std::signbit(value) ? 4 : 5;
  return value < 0 ? 3 : 6;
}

bool Compare(ir::ComparisonDirection direction, double a, double b) {
  switch (direction) {
    case ir::ComparisonDirection::kEq:
      return a == b;
    case ir::ComparisonDirection::kNe:
      return a != b;
    case ir::ComparisonDirection::kGe:
      return a >= b;
    case ir::ComparisonDirection::kGt:
      return a > b;
    case ir::ComparisonDirection::kLe:
      return a <= b;
    case ir::ComparisonDirection::kLt:
      return a < b;
  }
  return false;
}

// A body of comparisons and selections as a table over the values that stand for all. A state is
// one value for each result.
class Selection {
 public:
  // Empty when the body does something else.
  static std::optional<Selection> Of(const ir::Module& module, ir::RegionId body) {
    Selection selection(module, body);
    if (selection.num_states_ > kMostStates || !selection.MakeTable()) return std::nullopt;
    return selection;
  }

  bool IsAssociative() const {
    for (size_t a = 0; a < num_states_; ++a) {
      for (size_t b = 0; b < num_states_; ++b) {
        for (size_t c = 0; c < num_states_; ++c) {
          if (Apply(Apply(a, b), c) != Apply(a, Apply(b, c))) return false;
        }
      }
    }
    return true;
  }

  // Whether a state that stands before everything may stand anywhere else too.
  bool MayRepeat(size_t start) const {
    for (size_t a = 0; a < num_states_; ++a) {
      const size_t once = Apply(start, a);
      if (Apply(once, start) != once || Apply(start, once) != once) return false;
    }
    return true;
  }

  size_t StateOf(std::span<const Literal> initial_values) const {
    size_t state = 0;
    for (size_t i = num_results_; i-- > 0;) {
      state = state * values_[i].size() + PlaceOf(initial_values[i]);
    }
    return state;
  }

 private:
  // A truth where `component` is none, else the place of a value of that component.
  struct Known {
    size_t component;
    size_t value;
  };
  static constexpr size_t kTruth = SIZE_MAX;

  Selection(const ir::Module& module, ir::RegionId body)
      : module_(module), body_(body), num_results_(module.arguments(body).size() / 2) {
    for (size_t i = 0; i < num_results_; ++i) {
      const DType dtype = module.tensor_type(module.arguments(body)[i]).dtype();
      if (!IsFloat(dtype) && !IsInteger(dtype)) num_states_ = kMostStates + 1;
      values_.push_back(ValuesFor(dtype));
      if (num_states_ <= kMostStates) num_states_ *= values_[i].size();
    }
  }

  size_t Apply(size_t a, size_t b) const { return table_[a * num_states_ + b]; }

  bool MakeTable() {
    table_.reserve(num_states_ * num_states_);
    for (size_t a = 0; a < num_states_; ++a) {
      for (size_t b = 0; b < num_states_; ++b) {
        const auto result = Run(a, b);
        if (!result) return false;
        table_.push_back(*result);
      }
    }
    return true;
  }

  std::optional<size_t> Run(size_t a, size_t b) {
    known_.clear();
    const auto arguments = module_.arguments(body_);
    for (size_t i = 0; i < num_results_; ++i) {
      known_[arguments[i]] = {i, a % values_[i].size()};
      known_[arguments[num_results_ + i]] = {i, b % values_[i].size()};
      a /= values_[i].size();
      b /= values_[i].size();
    }
    const OpId terminator = module_.last_op(body_);
    for (const OpId op : module_.ops(body_)) {
      if (op == terminator) break;
      const auto result = Evaluate(op);
      if (!result) return std::nullopt;
      known_[module_.result(op)] = *result;
    }
    size_t state = 0;
    for (size_t i = num_results_; i-- > 0;) {
      const Known* result = Find(module_.operand(terminator, i));
      if (result == nullptr || result->component != i) return std::nullopt;
      state = state * values_[i].size() + result->value;
    }
    return state;
  }

  const Known* Find(ValueId value) const {
    const auto found = known_.find(value);
    return found == known_.end() ? nullptr : &found->second;
  }

  std::optional<Known> Evaluate(OpId op) const {
    if (module_.num_regions(op) > 0 || module_.num_results(op) != 1) return std::nullopt;
    std::vector<Known> in;
    for (const ValueId operand : module_.operands(op)) {
      const Known* known = Find(operand);
      if (known == nullptr) return std::nullopt;
      in.push_back(*known);
    }
    const Opcode opcode = module_.opcode(op);
    if (opcode == Opcode::kCompare) return EvaluateCompare(op, in);
    if (opcode == Opcode::kSelect) {
      if (in[0].component != kTruth || in[1].component != in[2].component) return std::nullopt;
      return in[0].value != 0 ? in[1] : in[2];
    }
    for (const Known& known : in) {
      if (known.component != kTruth) return std::nullopt;
    }
    if (opcode == Opcode::kNot) return Known{kTruth, 1 - in[0].value};
    if (opcode == Opcode::kAnd) return Known{kTruth, in[0].value & in[1].value};
    if (opcode == Opcode::kOr) return Known{kTruth, in[0].value | in[1].value};
    if (opcode == Opcode::kXor) return Known{kTruth, in[0].value ^ in[1].value};
    return std::nullopt;
  }

  // Of two values of one component: how those of two are ordered, the table does not say.
  std::optional<Known> EvaluateCompare(OpId op, const std::vector<Known>& in) const {
    const auto& attrs = module_.attrs<ir::CompareAttrs>(op);
    const size_t component = in[0].component;
    if (component == kTruth || in[1].component != component ||
        attrs.compare_type == ir::ComparisonType::kTotalorder) {
      return std::nullopt;
    }
    const auto values = values_[component];
    return Known{kTruth, static_cast<size_t>(Compare(attrs.comparison_direction,
                                                     values[in[0].value], values[in[1].value]))};
  }

  const ir::Module& module_;
  ir::RegionId body_;
  size_t num_results_;
  size_t num_states_ = 1;
  std::vector<std::span<const double>> values_;  // of each component
  std::vector<size_t> table_;                    // [a * num_states_ + b]
  std::unordered_map<ValueId, Known> known_;
};

// Whether every result is one op of its own two arguments that the initial value changes nothing
// of, however often it stands there.
bool IsManyOps(const ir::Module& module, ir::RegionId body,
               std::span<const Literal> initial_values) {
  const auto arguments = module.arguments(body);
  const OpId terminator = module.last_op(body);
  const size_t count = initial_values.size();
  for (size_t i = 0; i < count; ++i) {
    const OpId op = module.defining_op(module.operand(terminator, i));
    if (!op || !IsAssociative(module.opcode(op))) return false;
    const ValueId a = module.operand(op, 0), b = module.operand(op, 1);
    const ValueId own[] = {arguments[i], arguments[count + i]};
    if (!(a == own[0] && b == own[1]) && !(a == own[1] && b == own[0])) return false;
    const Literal& init = initial_values[i];
    if (module.info(op).Has(ir::kIdempotent)) continue;
    if (IsComplex(init.dtype())) return false;
    const double number = init.ElementAsDouble(0);
    const double neutral = module.opcode(op) == Opcode::kMultiply ? 1 : 0;
    if (number != neutral) return false;
  }
  return true;
}

}  // namespace

bool IsAssociative(Opcode opcode) {
  return opcode == Opcode::kAdd || opcode == Opcode::kMultiply || opcode == Opcode::kMaximum ||
         opcode == Opcode::kMinimum || opcode == Opcode::kAnd || opcode == Opcode::kOr ||
         opcode == Opcode::kXor;
}

bool MayBeCutIntoParts(const ir::Module& module, ir::RegionId body,
                       std::span<const Literal> initial_values) {
  if (IsManyOps(module, body, initial_values)) return true;
  const auto selection = Selection::Of(module, body);
  return selection && selection->IsAssociative() &&
         selection->MayRepeat(selection->StateOf(initial_values));
}

}  // namespace lockstep::passes
