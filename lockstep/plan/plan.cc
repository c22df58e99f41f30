// SPDX-License-Identifier: Apache-2.0
// Making a plan: steps, their numbers, lifetimes, shared memory, copies, offsets.
#include "lockstep/plan/plan.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "lockstep/base/strings.h"
#include "lockstep/plan/epilogues.h"
#include "lockstep/plan/group_order.h"
#include "lockstep/plan/memory/solver.h"
#include "lockstep/plan/memory/validator.h"
#include "lockstep/plan/storage.h"

namespace lockstep::plan {
namespace {

constexpr int64_t kAlignment = 64;
// A plan further above the lower bound than this is searched for a better one, within so much work
// (some 40 ms): by count, so that a program has one plan.
constexpr double kGoodEnough = 1.02;
constexpr int64_t kSearchWork = 7'000'000;

class Planner {
 public:
  // `allowed`: of the epilogues that may need more memory, those that are wanted.
  Planner(const ir::Module& module, const PlanOptions& options, const RiskyMakers& allowed)
      : module_(module), options_(options), allowed_(allowed) {}

  Result<Plan> Run() {
    const ir::FunctionId entry = module_.Entry();
    body_ = module_.function(entry).body;
    LS_RETURN_IF_ERROR(BuildSequence(body_, plan_.steps));
    Number(plan_.steps);
    end_ = ++last_number_;
    LS_RETURN_IF_ERROR(DefineEntry());
    LS_RETURN_IF_ERROR(Define(plan_.steps, 0));
    MarkUses(plan_.steps);
    for (const ir::ValueId result : Outputs(body_)) MarkUse(result, end_);
    FindMakers(plan_.steps);
    LS_RETURN_IF_ERROR(MakeStorage());
    Share(plan_.steps);
    BindResults();
    ShareInPlace(plan_.steps);
    InsertCopies(plan_.steps);
    CopyResults();
    LS_RETURN_IF_ERROR(Pack());
    Resolve(plan_.steps);
    CountMemory();
    return std::move(plan_);
  }

  // Epilogues that were left out because they may need more memory.
  const std::vector<EpilogueRisk>& risks() const { return risks_; }

 private:
  // What is known of a value while lifetimes are being found.
  struct Life {
    int64_t first = 0, last = 0;
    size_t depth = 0;  // loops around its definition
    int64_t size_bytes = 0;
  };

  std::span<const ir::ValueId> Outputs(ir::RegionId region) const {
    return module_.operands(module_.last_op(region));
  }

  // --- Steps

  Status BuildSequence(ir::RegionId region, Sequence& sequence) {
    RegionGroups formed = FormGroups(module_, region, options_.grouping);
    std::move(formed.decisions.begin(), formed.decisions.end(),
              std::back_inserter(plan_.decisions));
    for (Group& group : formed.groups) {
      Step step;
      step.group = std::move(group.spec);
      if (group.kind == GroupKind::kGenerated) {
        LS_RETURN_IF_ERROR(BuildLoops(step));
      } else {
        LS_RETURN_IF_ERROR(BuildOp(step));
      }
      sequence.push_back(std::move(step));
    }
    if (options_.grouping.fuse) {
      PairEpilogues(module_, region, sequence, allowed_, risks_, plan_.decisions);
    }
    return OkStatus();
  }

  Status BuildLoops(Step& step) {
    step.kind = StepKind::kLoops;
    LS_ASSIGN_OR_RETURN(step.kernel, LowerGroup(module_, step.group));
    const auto& buffers = step.kernel.buffers;
    const auto cut = buffers.begin() + static_cast<std::ptrdiff_t>(step.kernel.num_inputs);
    step.input_values.assign(buffers.begin(), cut);
    step.output_values.assign(cut, buffers.end());
    // No group may wait for itself.
    for (const ir::ValueId input : step.input_values) {
      const ir::ValueId source = Resolve(input);
      for (const ir::ValueId output : step.output_values) {
        if (source != output) continue;
        return InternalError("a group reads a result of its own from memory: " +
                             std::string(module_.info(step.op()).name));
      }
    }
    return OkStatus();
  }

  Status BuildOp(Step& step) {
    const ir::OpId op = step.op();
    const auto results = module_.results(op);
    step.output_values.assign(results.begin(), results.end());
    const ir::Opcode opcode = module_.opcode(op);
    const bool is_while = opcode == ir::Opcode::kWhile;
    if (is_while || opcode == ir::Opcode::kCase || opcode == ir::Opcode::kIf) {
      step.kind = is_while ? StepKind::kWhile : StepKind::kCase;
      if (!is_while) step.input_values = {module_.operand(op, 0)};
      step.sequences.resize(module_.num_regions(op));
      for (size_t i = 0; i < step.sequences.size(); ++i) {
        LS_RETURN_IF_ERROR(BuildSequence(module_.region(op, i), step.sequences[i]));
      }
      return OkStatus();
    }
    step.kind = StepKind::kOp;
    step.input_values.assign(module_.operands(op).begin(), module_.operands(op).end());
    const std::vector<ir::ValueId> captured = CapturedValues(module_, op);
    step.input_values.insert(step.input_values.end(), captured.begin(), captured.end());
    return OkStatus();
  }

  void Number(Sequence& sequence) {
    bool is_epilogue = false;
    for (Step& step : sequence) {
      // Both run at once, so all that they use is live together.
      step.number = is_epilogue ? last_number_ : ++last_number_;
      is_epilogue = step.has_epilogue;
      for (Sequence& inner : step.sequences) {
        Number(inner);
        step.sequence_ends.push_back(++last_number_);
      }
      step.last_number = step.sequences.empty() ? step.number : ++last_number_;
    }
  }

  // --- Lifetimes

  Result<int64_t> SizeOf(ir::ValueId value) const {
    const Type& type = module_.type(value);
    if (!type.IsTensor()) return 0;
    LS_ASSIGN_OR_RETURN(const int64_t count, type.tensor().shape.CheckedNumElements());
    const auto width = static_cast<int64_t>(ElementSizeBytes(type.tensor().dtype()));
    constexpr int64_t kMostBytes = int64_t{1} << 46;  // more than any memory
    if (count > kMostBytes / width) {
      const ir::OpId op = module_.defining_op(value);
      return ResourceExhaustedError(base::StrCat(
          op ? base::StrCat(module_.info(op).name, " at line ", module_.position(op).line)
             : "an argument",
          " has the type ", type.ToString(), ", which takes ",
          static_cast<uint64_t>(count) * static_cast<uint64_t>(width), " bytes; an array may take ",
          kMostBytes));
    }
    return count * width;
  }

  Status DefineValue(ir::ValueId value, int64_t first, size_t depth) {
    Life life;
    life.first = life.last = first;
    life.depth = depth;
    LS_ASSIGN_OR_RETURN(life.size_bytes, SizeOf(value));
    lives_[value] = life;
    return OkStatus();
  }

  Status DefineEntry() {
    for (const ir::ValueId argument : module_.arguments(body_)) {
      LS_RETURN_IF_ERROR(DefineValue(argument, 0, 0));
    }
    return OkStatus();
  }

  Status Define(Sequence& sequence, size_t depth) {
    for (Step& step : sequence) {
      const bool is_while = step.kind == StepKind::kWhile;
      for (size_t i = 0; i < step.sequences.size(); ++i) {
        const ir::RegionId region = module_.region(step.op(), i);
        for (const ir::ValueId argument : module_.arguments(region)) {
          LS_RETURN_IF_ERROR(DefineValue(argument, step.number, depth + 1));
        }
        LS_RETURN_IF_ERROR(Define(step.sequences[i], depth + (is_while ? 1 : 0)));
      }
      for (const ir::ValueId output : step.output_values) {
        LS_RETURN_IF_ERROR(DefineValue(output, step.last_number, depth));
      }
    }
    return OkStatus();
  }

  // The value whose bytes these are; constants are defined when first asked for.
  ir::ValueId Resolve(ir::ValueId value) {
    if (value.index >= module_.value_capacity()) return value;
    const ir::OpId op = module_.defining_op(value);
    if (op && IsRenaming(module_, op)) {
      return Resolve(module_.operand(op, module_.index_in_owner(value)));
    }
    return value;
  }

  void MarkUse(ir::ValueId value, int64_t number) {
    value = Resolve(value);
    const auto found = lives_.find(value);
    if (found == lives_.end()) {
      Life life;  // a constant
      const Result<int64_t> size = SizeOf(value);
      life.size_bytes = size.ok() ? *size : 0;
      life.last = end_;
      lives_[value] = life;
      return;
    }
    Life& life = found->second;
    // What a loop reads from outside must stay until the loop is over.
    if (loop_ends_.size() > life.depth) number = std::max(number, loop_ends_[life.depth]);
    life.last = std::max(life.last, number);
  }

  void MarkUses(Sequence& sequence) {
    for (Step& step : sequence) {
      for (const ir::ValueId input : step.input_values) MarkUse(input, step.number);
      const bool is_while = step.kind == StepKind::kWhile;
      if (is_while) {
        for (const ir::ValueId operand : module_.operands(step.op())) {
          MarkUse(operand, step.number);
        }
        loop_ends_.push_back(step.last_number);
      }
      for (size_t i = 0; i < step.sequences.size(); ++i) {
        MarkUses(step.sequences[i]);
        for (const ir::ValueId output : Outputs(module_.region(step.op(), i))) {
          MarkUse(output, step.sequence_ends[i]);
        }
      }
      if (is_while) loop_ends_.pop_back();
    }
  }

  // --- Shared memory

  Status MakeStorage() {
    // In the order of ids, so that a plan does not depend on a table's order.
    std::vector<ir::ValueId> values;
    for (const auto& [value, life] : lives_) {
      if (life.size_bytes > 0) values.push_back(value);
    }
    std::sort(values.begin(), values.end());
    for (const ir::ValueId value : values) {
      const Life& life = lives_[value];
      storage_.Add(value, life.size_bytes, {life.first, life.last});
      StorageTable::Storage& storage = storage_.of(value);
      if (IsKept(value)) {
        const ir::OpId op = module_.defining_op(value);
        storage.space = Space::kConstant;
        storage.index = op.index;
        storage.is_writable = false;
      } else if (module_.defining_region(value) == body_) {
        storage.space = Space::kArgument;
        storage.index = module_.index_in_owner(value);
        storage.is_writable = false;
      }
    }
    return OkStatus();
  }

  // A constant that is part of the program rather than made by a step.
  bool IsKept(ir::ValueId value) const {
    const ir::OpId op = module_.defining_op(value);
    return op && module_.opcode(op) == ir::Opcode::kConstant && !makers_.contains(value);
  }

  bool HasStorage(ir::ValueId value) { return storage_.Has(Resolve(value)); }

  // Values that loops carry and branches give, from the innermost outwards.
  void Share(Sequence& sequence) {
    for (Step& step : sequence) {
      for (Sequence& inner : step.sequences) Share(inner);
      if (step.kind == StepKind::kWhile) ShareCarries(step);
      if (step.kind == StepKind::kCase) ShareBranches(step);
    }
  }

  void ShareCarries(const Step& step) {
    const ir::OpId op = step.op();
    const ir::RegionId condition = module_.region(op, 0), body = module_.region(op, 1);
    for (size_t i = 0; i < module_.num_results(op); ++i) {
      const ir::ValueId result = module_.result(op, i);
      if (!HasStorage(result)) continue;
      storage_.Unite(result, module_.arguments(condition)[i]);
      storage_.Unite(result, module_.arguments(body)[i]);
    }
    for (size_t i = 0; i < module_.num_results(op); ++i) {
      const ir::ValueId result = module_.result(op, i);
      if (!HasStorage(result)) continue;
      const ir::ValueId next = Resolve(Outputs(body)[i]);
      const ir::ValueId argument = module_.arguments(body)[i];
      if (IsDefinedIn(next, body)) {
        const int64_t born = lives_[next].first;
        storage_.TryUnite(result, next, InPlaceStep(next, argument, born));
      }
    }
    for (size_t i = 0; i < module_.num_results(op); ++i) {
      const ir::ValueId result = module_.result(op, i);
      const ir::ValueId start = Resolve(module_.operand(op, i));
      if (HasStorage(result)) storage_.TryUnite(result, start, step.number);
    }
  }

  void ShareBranches(const Step& step) {
    for (size_t r = 0; r < module_.num_results(step.op()); ++r) {
      const ir::ValueId result = module_.result(step.op(), r);
      if (!HasStorage(result)) continue;
      for (size_t i = 0; i < step.sequences.size(); ++i) {
        const ir::RegionId region = module_.region(step.op(), i);
        const ir::ValueId value = Resolve(Outputs(region)[r]);
        if (IsDefinedIn(value, region)) {
          storage_.TryUnite(result, value, StorageTable::kNever);
        }
      }
    }
  }

  // Whether an op that stands in `region` itself makes `value`.
  bool IsDefinedIn(ir::ValueId value, ir::RegionId region) const {
    const ir::OpId op = module_.defining_op(value);
    return op && module_.parent(op) == region && !IsKept(value);
  }

  // `step` when the step of that number may write `output` over `input`, else kNever.
  int64_t InPlaceStep(ir::ValueId output, ir::ValueId input, int64_t number) {
    const auto found = makers_.find(output);
    if (found == makers_.end()) return StorageTable::kNever;
    return MayOverwrite(*found->second, output, input) ? number : StorageTable::kNever;
  }

  void FindMakers(const Sequence& sequence) {
    const Step* before = nullptr;
    for (const Step& step : sequence) {
      if (before != nullptr && before->has_epilogue) ahead_of_[&step] = before;
      before = &step;
      for (const ir::ValueId output : step.output_values) makers_[output] = &step;
      for (const Sequence& inner : step.sequences) FindMakers(inner);
    }
  }

  bool AreSame(ir::ValueId a, ir::ValueId b) {
    a = Resolve(a);
    b = Resolve(b);
    return a == b || (storage_.Has(a) && storage_.Has(b) && storage_.Find(a) == storage_.Find(b));
  }

  // Whether the step still gives the right results when `output` lies where `input` does.
  bool MayOverwrite(const Step& step, ir::ValueId output, ir::ValueId input) {
    switch (step.kind) {
      case StepKind::kLoops: {
        const auto ahead = ahead_of_.find(&step);
        const auto is_input = [&](ir::ValueId other) { return AreSame(other, input); };
        if (ahead != ahead_of_.end() &&
            std::ranges::any_of(ahead->second->input_values, is_input)) {
          return false;  // other parts of it are still read
        }
        return LoopsMayOverwrite(step.kernel, output, input);
      }
      case StepKind::kOp: {
        const ir::Opcode opcode = module_.opcode(step.op());
        if (opcode != ir::Opcode::kDynamicUpdateSlice && opcode != ir::Opcode::kScatter) {
          return false;
        }
        if (output != module_.result(step.op()) || module_.num_results(step.op()) != 1)
          return false;
        for (size_t i = 1; i < step.input_values.size(); ++i) {
          if (AreSame(step.input_values[i], input)) return false;
        }
        return true;
      }
      case StepKind::kWhile:
      case StepKind::kCase:
      case StepKind::kCopy:
        return true;  // what reads the input comes before what writes the output
    }
    return false;
  }

  // Every element of `input` is read at the place where `output` is written, and not afterwards.
  bool LoopsMayOverwrite(const Kernel& kernel, ir::ValueId output, ir::ValueId input) {
    const Store* store = nullptr;
    for (const Store& candidate : kernel.stores) {
      if (kernel.buffers[candidate.buffer] == output) store = &candidate;
    }
    if (store == nullptr) return false;
    // An update changes the array that it is given and no other.
    for (const auto& [base, updated] : kernel.updates) {
      if (updated == store->buffer && !AreSame(kernel.buffers[base], input)) return false;
    }
    const Node& stored = kernel.nodes[store->node];
    const bool is_last =
        !kernel.IsElementStore(*store) || stored.phase == kernel.LastElementPhase();
    for (const Node& node : kernel.nodes) {
      if (node.kind == NodeKind::kLoad && AreSame(kernel.buffers[node.buffer], input)) {
        if (!is_last || !(node.access == store->access)) return false;
        if (ElementSizeBytes(node.dtype) != ElementSizeBytes(stored.dtype)) return false;
        // Loads of a row that stand in an inner loop come before a store outside of it, and the
        // reverse is another row.
        if (node.is_element != stored.is_element && stored.is_element) return false;
      }
      for (const RuntimeTerm& term : node.access.runtime_terms) {
        if (AreSame(term.start, input)) return false;
      }
      for (const Bound& bound : node.bounds) {
        for (const RuntimeTerm& term : bound.index.runtime_terms) {
          if (AreSame(term.start, input)) return false;
        }
      }
    }
    return true;
  }

  void BindResults() {
    const auto results = Outputs(body_);
    for (uint32_t r = 0; r < results.size(); ++r) {
      const ir::ValueId value = Resolve(results[r]);
      if (!storage_.Has(value)) continue;
      StorageTable::Storage& storage = storage_.of(value);
      if (storage.space != Space::kTemporary) continue;
      storage.space = Space::kResult;
      storage.index = r;
      ShareDonated(value, r);
    }
  }

  // A result in the memory of an argument that the caller gives up.
  void ShareDonated(ir::ValueId value, uint32_t result) {
    const ir::Function& function = module_.function(module_.Entry());
    const auto arguments = module_.arguments(body_);
    for (uint32_t a = 0; a < arguments.size(); ++a) {
      const ir::Dictionary& attributes = function.argument_attributes[a];
      const ir::Attribute* aliased = attributes.Find("tf.aliasing_output");
      const bool donor = attributes.Find("jax.buffer_donor") != nullptr;
      if (aliased == nullptr && !donor) continue;
      const auto* wanted = aliased == nullptr ? nullptr : aliased->As<ir::IntegerAttr>();
      if (wanted != nullptr && wanted->value != static_cast<int64_t>(result)) continue;
      if (!storage_.Has(arguments[a])) continue;
      StorageTable::Storage& argument = storage_.of(arguments[a]);
      if (argument.space != Space::kArgument) continue;
      // For a moment the argument is memory like any other.
      argument.space = Space::kTemporary;
      argument.is_writable = true;
      // A loop's results are in place from its start.
      const auto maker = makers_.find(value);
      const bool is_carried = maker != makers_.end() && maker->second->kind == StepKind::kWhile;
      const int64_t born = is_carried ? maker->second->number : lives_[value].first;
      const int64_t shared = InPlaceStep(value, arguments[a], born);
      if (storage_.TryUnite(value, arguments[a], shared)) {
        plan_.aliases.push_back({result, a});
        return;
      }
      argument.space = Space::kArgument;
      argument.is_writable = false;
    }
  }

  void ShareInPlace(Sequence& sequence) {
    for (Step& step : sequence) {
      for (Sequence& inner : step.sequences) ShareInPlace(inner);
      if (step.kind != StepKind::kLoops && step.kind != StepKind::kOp) continue;
      for (const ir::ValueId output : step.output_values) {
        if (!storage_.Has(output)) continue;
        for (const ir::ValueId input : step.input_values) {
          const ir::ValueId source = Resolve(input);
          if (!storage_.Has(source) || lives_[source].last != step.number) continue;
          if (!MayOverwrite(step, output, source)) continue;
          if (storage_.TryUnite(output, source, step.number)) break;
        }
      }
    }
  }

  // --- Copies where values could not share memory

  struct Copy {
    ir::ValueId from, to;
  };

  static Step MakeCopy(const Copy& copy, int64_t number) {
    Step step;
    step.kind = StepKind::kCopy;
    step.input_values = {copy.from};
    step.output_values = {copy.to};
    step.number = step.last_number = number;
    return step;
  }

  bool NeedsCopy(ir::ValueId from, ir::ValueId to) {
    return storage_.Has(to) && storage_.Find(Resolve(from)) != storage_.Find(to);
  }

  void InsertCopies(Sequence& sequence) {
    Sequence with_copies;
    for (Step& step : sequence) {
      const ir::OpId op = step.op();
      if (step.kind == StepKind::kWhile) {
        std::vector<Copy> copies;
        for (size_t i = 0; i < module_.num_results(op); ++i) {
          const ir::ValueId from = module_.operand(op, i), to = module_.result(op, i);
          if (NeedsCopy(from, to)) copies.push_back({from, to});
        }
        AppendCopies(copies, step.number, with_copies);
      }
      for (const auto& [base, updated] : step.kernel.updates) {
        const ir::ValueId from = step.kernel.buffers[base], to = step.kernel.buffers[updated];
        if (NeedsCopy(from, to)) with_copies.push_back(MakeCopy({from, to}, step.number));
      }
      for (size_t i = 0; i < step.sequences.size(); ++i) {
        InsertCopies(step.sequences[i]);
        if (step.kind == StepKind::kWhile && i == 0) continue;
        std::vector<Copy> copies;
        const auto outputs = Outputs(module_.region(op, i));
        for (size_t r = 0; r < outputs.size(); ++r) {
          const ir::ValueId to = module_.result(op, r);
          if (NeedsCopy(outputs[r], to)) copies.push_back({outputs[r], to});
        }
        AppendCopies(copies, step.sequence_ends[i], step.sequences[i]);
      }
      with_copies.push_back(std::move(step));
    }
    sequence = std::move(with_copies);
  }

  // All copies at once: a source that another copy overwrites is put aside first.
  void AppendCopies(const std::vector<Copy>& copies, int64_t number, Sequence& sequence) {
    std::unordered_set<StorageId> written;
    for (const Copy& copy : copies) written.insert(storage_.Find(copy.to));
    std::vector<Step> last;
    for (const Copy& copy : copies) {
      const ir::ValueId from = Resolve(copy.from);
      if (written.contains(storage_.Find(from))) {
        // A value that the plan alone knows.
        const ir::ValueId aside(static_cast<uint32_t>(module_.value_capacity() + num_aside_++));
        storage_.Add(aside, storage_.of(from).size_bytes, {number, number});
        sequence.push_back(MakeCopy({copy.from, aside}, number));
        last.push_back(MakeCopy({aside, copy.to}, number));
      } else {
        last.push_back(MakeCopy(copy, number));
      }
    }
    std::move(last.begin(), last.end(), std::back_inserter(sequence));
  }

  // Results that are arguments, constants or other results too.
  void CopyResults() {
    const auto results = Outputs(body_);
    for (uint32_t r = 0; r < results.size(); ++r) {
      const ir::ValueId value = Resolve(results[r]);
      if (!storage_.Has(value)) continue;
      const StorageTable::Storage& storage = storage_.of(value);
      if (storage.space == Space::kResult && storage.index == r) continue;
      Step step = MakeCopy({value, value}, end_);
      step.outputs = {{Space::kResult, r, 0, storage.size_bytes}};
      plan_.steps.push_back(std::move(step));
    }
  }

  // --- Offsets

  Status Pack() {
    PackingProblem problem;
    std::vector<StorageId> ids;
    for (StorageId id = 0; id < storage_.size(); ++id) {
      if (storage_.Root(id) != id) continue;
      const StorageTable::Storage& storage = storage_.storage(id);
      if (storage.space != Space::kTemporary) continue;
      Buffer buffer;
      buffer.first = storage.lifetimes.front().first;
      buffer.last = storage.lifetimes.back().last + 1;
      buffer.size_bytes = (storage.size_bytes + kAlignment - 1) / kAlignment * kAlignment;
      buffer.alignment = kAlignment;
      problem.buffers.push_back(buffer);
      ids.push_back(id);
    }
    LS_ASSIGN_OR_RETURN(Packing packing, plan::Pack(problem));
    if (static_cast<double>(packing.height_bytes) >
        kGoodEnough * static_cast<double>(packing.lower_bound_bytes)) {
      LS_ASSIGN_OR_RETURN(packing, plan::Pack(problem, {.work_budget = kSearchWork}));
    }
    LS_RETURN_IF_ERROR(ValidatePacking(problem, packing));
    offsets_.assign(storage_.size(), 0);
    for (size_t i = 0; i < ids.size(); ++i) {
      const Buffer& buffer = problem.buffers[i];
      offsets_[ids[i]] = packing.offsets[i];
      plan_.temporaries.push_back({storage_.storage(ids[i]).value, packing.offsets[i],
                                   storage_.storage(ids[i]).size_bytes, buffer.first,
                                   buffer.last - 1});
    }
    plan_.memory.temporary_bytes = packing.height_bytes;
    plan_.temporary_lower_bound_bytes = packing.lower_bound_bytes;
    return OkStatus();
  }

  Slice SliceOf(StorageId id) {
    id = storage_.Root(id);
    const StorageTable::Storage& storage = storage_.storage(id);
    Slice slice{storage.space, storage.index, 0, storage.size_bytes};
    if (storage.space == Space::kTemporary) slice.offset = offsets_[id];
    return slice;
  }

  Slice SliceOf(ir::ValueId value) {
    value = Resolve(value);
    return storage_.Has(value) ? SliceOf(storage_.Find(value)) : Slice{};
  }

  void Resolve(Sequence& sequence) {
    for (Step& step : sequence) {
      for (const ir::ValueId input : step.input_values) step.inputs.push_back(SliceOf(input));
      if (step.outputs.empty()) {
        for (const ir::ValueId output : step.output_values) step.outputs.push_back(SliceOf(output));
      }
      if (step.kind == StepKind::kWhile) {
        step.condition = SliceOf(Outputs(module_.region(step.op(), 0))[0]);
      }
      for (Sequence& inner : step.sequences) Resolve(inner);
    }
  }

  void CountMemory() {
    for (const ir::ValueId argument : module_.arguments(body_)) {
      plan_.memory.argument_bytes += lives_[argument].size_bytes;
    }
    for (const ir::ValueId result : Outputs(body_)) {
      const Result<int64_t> size = SizeOf(result);
      plan_.memory.result_bytes += size.ok() ? *size : 0;
    }
    for (const auto& [value, life] : lives_) {
      if (value.index < module_.value_capacity() && IsKept(value)) {
        plan_.memory.constant_bytes += life.size_bytes;
      }
    }
    for (const auto& [result, argument] : plan_.aliases) {
      plan_.memory.aliased_bytes += lives_[module_.arguments(body_)[argument]].size_bytes;
    }
  }

  const ir::Module& module_;
  const PlanOptions& options_;
  const RiskyMakers& allowed_;
  std::vector<EpilogueRisk> risks_;
  Plan plan_;
  ir::RegionId body_;
  int64_t last_number_ = 0;
  int64_t end_ = 0;
  std::unordered_map<ir::ValueId, Life> lives_;
  std::vector<int64_t> loop_ends_;
  StorageTable storage_;
  std::unordered_map<ir::ValueId, const Step*> makers_;
  std::unordered_map<const Step*, const Step*> ahead_of_;  // of an epilogue, what it is behind
  std::vector<int64_t> offsets_;
  size_t num_aside_ = 0;
};

}  // namespace

std::map<int64_t, int64_t> LiveBytes(const Plan& plan) {
  std::map<int64_t, int64_t> changes;
  for (const TemporaryUse& use : plan.temporaries) {
    changes[use.first_step] += use.size_bytes;
    changes[use.last_step + 1] -= use.size_bytes;
  }
  int64_t live = 0;
  for (auto& [step, bytes] : changes) bytes = live += bytes;
  return changes;
}

Result<Plan> MakePlan(const ir::Module& module, const PlanOptions& options) {
  const RiskyMakers none;
  Planner planner(module, options, none);
  LS_ASSIGN_OR_RETURN(Plan plan, planner.Run());
  const RiskyMakers affordable = FindAffordable(plan, planner.risks());
  if (affordable.empty()) return plan;
  LS_ASSIGN_OR_RETURN(Plan fused, Planner(module, options, affordable).Run());
  return fused.memory.temporary_bytes <= plan.memory.temporary_bytes ? std::move(fused)
                                                                     : std::move(plan);
}

}  // namespace lockstep::plan
