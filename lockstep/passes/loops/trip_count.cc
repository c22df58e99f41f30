// SPDX-License-Identifier: Apache-2.0
// Trip counts of counting loops; see trip_count.h.
#include "lockstep/passes/loops/trip_count.h"

#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/passes/facts/captures.h"
#include "lockstep/passes/facts/comparison.h"
#include "lockstep/passes/refine/callees.h"

namespace lockstep::passes {
namespace {

using Direction = ir::ComparisonDirection;
__extension__ typedef __int128 Wide;

// `carry` DIRECTION limit, as the condition has it.
struct Condition {
  size_t carry = 0;
  Direction direction = Direction::kEq;
  ir::ValueId limit;  // the same in every turn
};

// Whether `value` is a carry of the loop that its body hands on as it came.
bool IsUnchanged(const ir::Module& module, ir::OpId loop, ir::ValueId value) {
  const ir::RegionId body = module.region(loop, 1);
  if (module.defining_region(value) != module.region(loop, 0)) return false;
  const size_t carry = module.index_in_owner(value);
  return module.operand(module.last_op(body), carry) == module.arguments(body)[carry];
}

std::optional<Condition> FindCondition(const ir::Module& module, ir::OpId loop) {
  const ir::RegionId region = module.region(loop, 0);
  const ir::OpId compare = module.defining_op(module.operand(module.last_op(region), 0));
  if (!compare || module.opcode(compare) != ir::Opcode::kCompare) return std::nullopt;
  Direction direction = module.attrs<ir::CompareAttrs>(compare).comparison_direction;
  ir::ValueId counter = module.operand(compare, 0), limit = module.operand(compare, 1);
  if (module.defining_region(counter) != region) {
    std::swap(counter, limit);
    direction = Mirrored(direction);
  }
  if (module.defining_region(counter) != region) return std::nullopt;
  const bool is_fixed = IntegerConstant(module, limit).has_value() ||
                        !IsDefinedIn(module, limit, region) || IsUnchanged(module, loop, limit);
  if (!is_fixed) return std::nullopt;
  return Condition{module.index_in_owner(counter), direction, limit};
}

// What the body adds to the carry.
std::optional<int64_t> FindStep(const ir::Module& module, ir::OpId loop, size_t carry) {
  const ir::RegionId body = module.region(loop, 1);
  const ir::ValueId argument = module.arguments(body)[carry];
  const ir::OpId op = module.defining_op(module.operand(module.last_op(body), carry));
  if (!op) return std::nullopt;
  const bool adds = module.opcode(op) == ir::Opcode::kAdd;
  if (!adds && module.opcode(op) != ir::Opcode::kSubtract) return std::nullopt;
  const size_t side = module.operand(op, 0) == argument ? 1 : 0;
  if (module.operand(op, 1 - side) != argument || (!adds && side == 0)) return std::nullopt;
  const auto step = IntegerConstant(module, module.operand(op, side));
  if (!step || *step == std::numeric_limits<int64_t>::min()) return std::nullopt;
  return adds ? *step : -*step;
}

// Turns until `start + turns * step` no longer fulfills the condition; none when never.
std::optional<int64_t> CountTrips(Wide start, Wide step, Wide limit, Direction direction) {
  switch (direction) {
    case Direction::kGe:
      return CountTrips(-start, -step, -limit, Direction::kLe);
    case Direction::kGt:
      return CountTrips(-start, -step, -limit, Direction::kLt);
    case Direction::kLe:
      return CountTrips(start, step, limit + 1, Direction::kLt);
    case Direction::kEq:
      if (start != limit) return 0;
      return step == 0 ? std::nullopt : std::optional<int64_t>(1);
    case Direction::kNe:
      if (start == limit) return 0;
      if (step == 0 || (limit - start) % step != 0 || (limit - start) / step < 0) return {};
      return static_cast<int64_t>((limit - start) / step);
    case Direction::kLt:
      if (start >= limit) return 0;
      if (step <= 0) return std::nullopt;
      return static_cast<int64_t>((limit - start + step - 1) / step);
  }
  return std::nullopt;
}

bool Fits(Wide value, DType dtype) {
  const int bits = BitWidth(dtype);
  const Wide low = IsSignedInteger(dtype) ? -(Wide{1} << (bits - 1)) : 0;
  const Wide high = IsSignedInteger(dtype) ? (Wide{1} << (bits - 1)) - 1 : (Wide{1} << bits) - 1;
  return low <= value && value <= high;
}

}  // namespace

std::optional<int64_t> IntegerConstant(const ir::Module& module, ir::ValueId value) {
  const ir::OpId op = module.defining_op(value);
  if (!op || module.opcode(op) != ir::Opcode::kConstant) return std::nullopt;
  const Literal& literal = module.attrs<ir::ConstantAttrs>(op).value.values;
  if (!IsInteger(literal.dtype()) || !literal.is_splat()) return std::nullopt;
  // Beyond the range of int64_t, values wrap around.
  const int64_t number = literal.ElementAsInt64(0);
  if (literal.dtype() == DType::kU64 && number < 0) return std::nullopt;
  return number;
}

std::optional<Counter> FindCounter(const ir::Module& module, ir::OpId loop) {
  const auto condition = FindCondition(module, loop);
  const auto limit = condition ? IntegerConstant(module, condition->limit) : std::nullopt;
  if (!limit) return std::nullopt;
  const auto start = IntegerConstant(module, module.operand(loop, condition->carry));
  if (!start) return std::nullopt;
  const auto step = FindStep(module, loop, condition->carry);
  // A condition that does not hold at first needs no step.
  const auto trips = CountTrips(*start, step.value_or(0), *limit, condition->direction);
  if (!trips || (*trips > 0 && !step)) return std::nullopt;
  const Wide last = Wide{*start} + Wide{*trips} * step.value_or(0);
  const DType dtype = module.tensor_type(module.operand(loop, condition->carry)).dtype();
  if (!Fits(last, dtype)) return std::nullopt;
  return Counter{condition->carry, *start, step.value_or(0), *trips};
}

bool AlwaysEnds(const ir::Module& module, ir::OpId op) {
  if (CalleeOf(module, op)) return false;
  for (size_t i = 0; i < module.num_regions(op); ++i) {
    for (const ir::OpId inner : module.ops(module.region(op, i))) {
      if (!AlwaysEnds(module, inner)) return false;
    }
  }
  if (module.opcode(op) != ir::Opcode::kWhile || FindCounter(module, op)) return true;
  const auto condition = FindCondition(module, op);
  if (!condition) return false;
  // By one, no limit is jumped over; one that must be passed may be the last number there is.
  const auto step = FindStep(module, op, condition->carry);
  switch (condition->direction) {
    case Direction::kLt:
      return step == 1;
    case Direction::kGt:
      return step == -1;
    case Direction::kNe:
      return step == 1 || step == -1;
    case Direction::kEq:
      return step == 1 || step == -1;
    case Direction::kLe:
    case Direction::kGe:
      return false;
  }
  return false;
}

}  // namespace lockstep::passes
