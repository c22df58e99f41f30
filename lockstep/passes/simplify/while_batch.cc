// SPDX-License-Identifier: Apache-2.0
// Rules of counting loops: what a turn computes from the counter and from arrays of outside, and
// from nothing that another turn computed, is computed for all turns at once.
#include <map>

#include "lockstep/passes/facts/captures.h"
#include "lockstep/passes/loops/trip_count.h"
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

// More ops than this are left in the loop, and values of more elements for all turns together.
constexpr int kMaxOps = 32;
constexpr int64_t kMaxElements = int64_t{1} << 30;

// Builds values of the body for all turns: [turns, dimensions of the value..]. It looks first and
// builds then, so a rule that gives up leaves nothing behind.
class Batch {
 public:
  Batch(Site& site, const Counter& counter)
      : s_(site), counter_(counter), body_(site.m.region(site.op, 1)) {}

  bool CanBuild(ValueId value) {
    if (seen_.contains(value.index)) return true;
    if (s_.shape(value).NumElements() > kMaxElements / counter_.trips) return false;
    if (s_.Splat(value)) return true;
    if (IsOutside(value) || value == Index()) {
      seen_.insert({value.index, {}});
      cost_ += value == Index() && counter_.start != 0 ? 2 : 1;  // a broadcast, or an iota
      return true;
    }
    const OpId op = s_.m.defining_op(value);
    if (!op || s_.m.parent(op) != body_ || ++num_ops_ > kMaxOps || !HasPlainTypes(s_.m, op)) {
      return false;
    }
    seen_.insert({value.index, {}});
    if (s_.IsConstant(value)) return true;
    if (s_.m.opcode(op) == Opcode::kDynamicSlice) {
      const Shape& whole = s_.shape(s_.m.operand(op, 0));
      const int64_t dim = SlicedDim(op, 1, whole, s_.shape(value));
      if (dim < 0 || !IsOutside(s_.m.operand(op, 0))) return false;
      // A slice, a transpose and a reshape in the place of one slice.
      cost_ += (whole[dim] == counter_.trips ? 0 : 1) + (dim == 0 ? 0 : 1);
      return true;
    }
    const bool moves = s_.m.opcode(op) == Opcode::kReshape;
    if (!moves && !s_.m.info(op).Has(ir::kElementwise)) return false;
    for (const ValueId operand : s_.m.operands(op)) {
      if (!moves && s_.shape(operand) != s_.shape(value)) return false;
      if (!CanBuild(operand)) return false;
    }
    return s_.m.num_operands(op) > 0;
  }

  // How many ops more than before there are once all is built.
  int cost() const { return cost_; }

  // REQUIRES: CanBuild.
  ValueId Build(ValueId value) {
    ValueId& built = seen_[value.index];
    if (!built) built = BuildNew(value);
    return built;
  }

  // The dimension of which the op takes one element, the counter's, and all of the others; -1 for
  // other ops. Its indices are operands from `first` on.
  int64_t SlicedDim(OpId op, size_t first, const Shape& whole, const Shape& part) const {
    int64_t sliced = -1;
    for (int64_t d = 0; d < whole.rank(); ++d) {
      const ValueId index = s_.m.operand(op, first + static_cast<size_t>(d));
      if (index == Index() && part[d] == 1 && sliced < 0) {
        sliced = d;
      } else if (part[d] != whole[d]) {
        return -1;
      }
    }
    const bool inside =
        sliced >= 0 && counter_.start >= 0 && counter_.start + counter_.trips <= whole[sliced];
    return inside ? sliced : -1;
  }

 private:
  ValueId Index() const { return s_.m.arguments(body_)[counter_.carry]; }
  bool IsOutside(ValueId value) const { return !IsDefinedIn(s_.m, value, body_); }

  Shape Batched(const Shape& shape) const {
    Dims sizes = {counter_.trips};
    sizes.insert(sizes.end(), shape.dims().begin(), shape.dims().end());
    return Shape(sizes);
  }

  ValueId BuildNew(ValueId value) {
    const TensorType type(s_.dtype(value), Batched(s_.shape(value)));
    if (value == Index()) return BuildIndex(type);
    if (const Literal* splat = s_.Splat(value)) return s_.MakeSplat(type, *splat);
    if (const Literal* constant = s_.Constant(value)) {
      return Broadcast(s_.MakeConstant(*constant), type);
    }
    if (IsOutside(value)) return Broadcast(value, type);
    const OpId op = s_.m.defining_op(value);
    if (s_.m.opcode(op) == Opcode::kDynamicSlice) return BuildSlice(op, type);
    std::vector<ValueId> operands;
    const std::vector<ValueId> inner(s_.m.operands(op).begin(), s_.m.operands(op).end());
    for (const ValueId operand : inner) operands.push_back(Build(operand));
    if (s_.m.opcode(op) == Opcode::kReshape) return s_.Reshape(operands[0], type.shape);
    return s_.Like(op, operands, type);
  }

  ValueId Broadcast(ValueId value, const TensorType& type) {
    Dims dims = Iota(s_.rank(value));
    for (int64_t& dim : dims) ++dim;
    return s_.Broadcast(value, type.shape, dims);
  }

  ValueId BuildIndex(const TensorType& type) {
    const ValueId iota = s_.Make(Opcode::kIota, std::span<const ValueId>(), type,
                                 ir::MakeAttributes(ir::IotaAttrs{0}));
    if (counter_.start == 0) return iota;
    return s_.Make(Opcode::kAdd, {iota, s_.MakeFull(type, static_cast<double>(counter_.start))});
  }

  ValueId BuildSlice(OpId op, const TensorType& type) {
    const ValueId whole = s_.m.operand(op, 0);
    const int64_t dim = SlicedDim(op, 1, s_.shape(whole), s_.shape(s_.m.result(op)));
    const ValueId rows = s_.SliceDim(whole, dim, counter_.start, counter_.start + counter_.trips);
    Dims order = {dim};
    for (int64_t d = 0; d < s_.rank(whole); ++d) {
      if (d != dim) order.push_back(d);
    }
    return s_.Reshape(s_.Transpose(rows, order), type.shape);
  }

  Site& s_;
  Counter counter_;
  ir::RegionId body_;
  std::map<uint32_t, ValueId> seen_;  // values of the body; built ones have their batch
  int num_ops_ = 0;
  int cost_ = 0;
};

// Ops that go with the loop when nothing but the carry needs it: the loop, its counter and its
// condition; 0 when the loop stays.
int OpsOfLoop(const Site& s, size_t carry) {
  constexpr int kLoop = 3;
  for (size_t i = 0; i < s.m.num_results(s.op); ++i) {
    if (i != carry && s.m.HasUses(s.out(i))) return 0;
  }
  return kLoop;
}

std::optional<Counter> UnitCounter(const Site& s) {
  const auto counter = FindCounter(s.m, s.op);
  if (!counter || counter->step != 1 || counter->trips < 2 || counter->trips > kMaxElements) {
    return std::nullopt;
  }
  return counter;
}

ValueId Yield(const Site& s, size_t carry) {
  return s.m.operand(s.m.last_op(s.m.region(s.op, 1)), carry);
}

// Whether the carry's one use in the loop is by the op that makes its next value.
bool UsedOnceIn(const Site& s, size_t carry, OpId op) {
  const ValueId argument = s.m.arguments(s.m.region(s.op, 1))[carry];
  return op && s.m.parent(op) == s.m.region(s.op, 1) && s.OneUse(s.m.result(op)) &&
         s.OneUse(argument) && !s.m.HasUses(s.m.arguments(s.m.region(s.op, 0))[carry]) &&
         s.m.HasUses(s.out(carry));
}

// The result of carry `carry` is `value`, and the loop no longer changes it.
bool TakeOut(Site& s, size_t carry, ValueId value) {
  s.rewriter.ReplaceAllUses(s.out(carry), value);
  s.rewriter.SetOperand(s.m.last_op(s.m.region(s.op, 1)), carry,
                        s.m.arguments(s.m.region(s.op, 1))[carry]);
  return true;
}

// while i, x { return i + 1, dynamic_update_slice x, (f (dynamic_slice a, i)), i }
// f a                             where the loop goes over all of x; else an update of x
bool WhileUpdateToBatch(Site& s) {
  const auto counter = UnitCounter(s);
  if (!counter) return false;
  for (size_t carry = 0; carry < s.num_in(); ++carry) {
    if (!s.m.type(s.in(carry)).IsTensor()) continue;
    const OpId update = s.m.defining_op(Yield(s, carry));
    if (!UsedOnceIn(s, carry, update) || s.m.opcode(update) != Opcode::kDynamicUpdateSlice ||
        s.m.operand(update, 0) != s.m.arguments(s.m.region(s.op, 1))[carry]) {
      continue;
    }
    const ValueId part = s.m.operand(update, 1);
    const Shape whole = s.shape(s.in(carry));
    Batch batch(s, *counter);
    const int64_t dim = batch.SlicedDim(update, 2, whole, s.shape(part));
    if (dim < 0 || !batch.CanBuild(part)) continue;
    // A reshape, a transpose and another update for the one in the loop.
    const bool is_whole = counter->trips == whole[dim];
    const int cost = batch.cost() + (dim == 0 ? 0 : 1) + (is_whole ? 0 : 1);
    if (cost > OpsOfLoop(s, carry)) continue;
    // [turns, .. 1 ..] to [.. turns ..].
    Dims sizes = {counter->trips}, order;
    for (int64_t d = 0; d < whole.rank(); ++d) {
      if (d != dim) sizes.push_back(whole[d]);
      order.push_back(d == dim ? 0 : d < dim ? d + 1 : d);
    }
    const ValueId rows = s.Transpose(s.Reshape(batch.Build(part), Shape(sizes)), order);
    if (s.shape(rows) == whole) return TakeOut(s, carry, rows);
    std::vector<ValueId> operands = {s.in(carry), rows};
    for (int64_t d = 0; d < whole.rank(); ++d) {
      const auto start = d == dim ? static_cast<double>(counter->start) : 0;
      operands.push_back(s.MakeFull({DType::kI64, Shape()}, start));
    }
    return TakeOut(s, carry, s.Make(Opcode::kDynamicUpdateSlice, operands, s.type(s.in(carry))));
  }
  return false;
}

// while i, x { return i + 1, add x, (dynamic_slice a, i) }        also maximum, and, ..
// add x, (reduce a)
bool WhileSumToReduce(Site& s) {
  const auto counter = UnitCounter(s);
  if (!counter) return false;
  for (size_t carry = 0; carry < s.num_in(); ++carry) {
    if (!s.m.type(s.in(carry)).IsTensor() || carry == counter->carry) continue;
    const OpId fold = s.m.defining_op(Yield(s, carry));
    if (!UsedOnceIn(s, carry, fold) || !s.m.info(fold).Has(ir::kCommutative) ||
        s.m.num_operands(fold) != 2 || !HasPlainTypes(s.m, fold)) {
      continue;
    }
    const ValueId argument = s.m.arguments(s.m.region(s.op, 1))[carry];
    const auto identity = IdentityOf(s.m.opcode(fold), s.dtype(argument));
    const ValueId term = s.m.operand(fold, s.m.operand(fold, 0) == argument ? 1 : 0);
    Batch batch(s, *counter);
    if (!identity || term == argument || !batch.CanBuild(term)) continue;
    const Opcode body = s.m.opcode(fold);
    if (batch.cost() + 2 > OpsOfLoop(s, carry)) continue;  // a reduce and its body
    // 0 and -0 both are where sums start.
    const bool starts_at_zero =
        body == Opcode::kAdd && s.Splat(s.in(carry)) && s.IsZero(s.in(carry));
    if (starts_at_zero) {
      const Literal* zero = s.Splat(s.in(carry));
      const Literal init = Literal::Splat(zero->dtype(), Shape(), zero->element(0)).value();
      return TakeOut(s, carry, s.Reduce(batch.Build(term), s.MakeConstant(init), body, {0}));
    }
    const ValueId folded = s.Reduce(batch.Build(term), s.MakeConstant(*identity), body, {0});
    return TakeOut(s, carry, s.Make(body, {s.in(carry), folded}));
  }
  return false;
}

constexpr Rule kRules[] = {
    {"while_update_to_batch", Opcode::kWhile, WhileUpdateToBatch},
    {"while_sum_to_reduce", Opcode::kWhile, WhileSumToReduce},
};

}  // namespace

std::span<const Rule> WhileBatchRules() { return kRules; }

}  // namespace lockstep::passes::simplify
