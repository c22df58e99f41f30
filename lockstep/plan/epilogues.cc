// SPDX-License-Identifier: Apache-2.0
// Which loops may run behind which dot or convolution.
#include "lockstep/plan/epilogues.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

#include "lockstep/plan/group_order.h"

namespace lockstep::plan {
namespace {

// An array is small beside another that is so many times as large.
constexpr int64_t kSmallTimes = 8;
constexpr size_t kAtTheEnd = std::numeric_limits<size_t>::max();

// Whether the index counts the elements of the domain, row by row.
bool CountsElements(const AffineIndex& index, const Domain& domain) {
  if (index.offset != 0 || !index.runtime_terms.empty()) return false;
  std::vector<int64_t> coefficients(domain.sizes.size(), 0);
  for (const Term& term : index.terms) {
    coefficients[static_cast<size_t>(term.dim)] = term.coefficient;
  }
  int64_t stride = 1;
  for (size_t d = domain.sizes.size(); d-- > 0;) {
    if (domain.sizes[d] != 1 && coefficients[d] != stride) return false;
    stride *= domain.sizes[d];
  }
  return true;
}

class Pairing {
 public:
  Pairing(const ir::Module& module, ir::RegionId region, Sequence& sequence,
          const RiskyMakers& allowed)
      : module_(module), region_(region), sequence_(sequence), allowed_(allowed) {}

  void Run(std::vector<EpilogueRisk>& risks, std::vector<FusionDecision>& decisions) {
    FindReaders();
    std::vector<size_t> behind(sequence_.size(), kAtTheEnd);  // the maker of an epilogue
    for (size_t maker = 0; maker < sequence_.size(); ++maker) {
      if (!IsMaker(sequence_[maker])) continue;
      const ir::ValueId made = sequence_[maker].output_values[0];
      const auto readers = readers_.find(made);
      if (readers == readers_.end() || readers->second.front() == kAtTheEnd) continue;
      const size_t reader = readers->second.front();
      if (sequence_[reader].kind != StepKind::kLoops) continue;
      std::string reason = behind[reader] != kAtTheEnd ? "the loops are behind another op already"
                                                       : WhyNot(maker, reader, risks);
      const bool is_pair = reason.empty();
      if (is_pair) {
        behind[reader] = maker;
        reason = "each part of the result is worked on as soon as it is made";
      }
      decisions.push_back(
          {sequence_[maker].op(), sequence_[reader].group.ops.back(), is_pair, std::move(reason)});
    }
    Reorder(behind);
  }

 private:
  bool IsMaker(const Step& step) const {
    if (step.kind != StepKind::kOp || step.output_values.size() != 1) return false;
    const ir::Family family = module_.info(step.op()).family;
    return family == ir::Family::kDot || family == ir::Family::kConv;
  }

  // The steps that read each value, in their order; the end of the region counts as the last.
  void FindReaders() {
    for (size_t i = 0; i < sequence_.size(); ++i) {
      const Step& step = sequence_[i];
      std::vector<ir::ValueId> values = step.input_values;
      if (!step.sequences.empty()) {
        const auto operands = module_.operands(step.op());
        values.insert(values.end(), operands.begin(), operands.end());
        const std::vector<ir::ValueId> captured = CapturedValues(module_, step.op());
        values.insert(values.end(), captured.begin(), captured.end());
      }
      for (const ir::ValueId value : values) AddReader(value, i);
    }
    for (const ir::ValueId value : module_.operands(module_.last_op(region_))) {
      AddReader(value, kAtTheEnd);
    }
  }

  void AddReader(ir::ValueId value, size_t step) {
    std::vector<size_t>& readers = readers_[RenamedFrom(module_, value)];
    if (readers.empty() || readers.back() != step) readers.push_back(step);
  }

  size_t LastReader(ir::ValueId value) const {
    const auto found = readers_.find(value);
    return found == readers_.end() ? 0 : found->second.back();
  }

  int64_t SizeOf(ir::ValueId value) const {
    const Type& type = module_.type(value);
    if (!type.IsTensor()) return 0;
    return type.tensor().shape.NumElements() *
           static_cast<int64_t>(ElementSizeBytes(type.tensor().dtype()));
  }

  std::string WhyNot(size_t maker, size_t reader, std::vector<EpilogueRisk>& risks) const {
    std::string reason = WhyNotByElement(sequence_[maker], sequence_[reader].kernel);
    if (reason.empty()) reason = WhyNotInPlace(sequence_[maker], reader);
    if (!reason.empty()) return reason;
    const ir::OpId op = sequence_[maker].op();
    const int64_t added = AddedBytes(maker, reader);
    if (added == 0 || allowed_.contains(op)) return "";
    risks.push_back({op, sequence_[reader].group.ops.back(), added});
    return "its operands would have to stay while memory is short";
  }

  // Each element of the result is read once, in its order, by what computes as many elements. Other
  // arrays of that size are read faster by loops of their own, in one stream, than tile by tile:
  // with a residual a pair took 1.04 to 1.3 times as long as two steps, with bias and tanh 0.92
  // to 1.01.
  std::string WhyNotByElement(const Step& maker, const Kernel& kernel) const {
    const ir::ValueId made = maker.output_values[0];
    if (kernel.HasReductions()) return "the loops reduce";
    if (!kernel.updates.empty()) return "the loops change an array in place";
    if (kernel.domain.NumElements() != module_.tensor_type(made).shape.NumElements()) {
      return "the loops compute another number of elements";
    }
    for (const Node& node : kernel.nodes) {
      for (const RuntimeTerm& term : node.access.runtime_terms) {
        if (RenamedFrom(module_, term.start) == made) return "it is where a slice starts";
      }
      if (node.kind != NodeKind::kLoad) continue;
      const ir::ValueId read = kernel.buffers[node.buffer];
      if (RenamedFrom(module_, read) != made) {
        if (kSmallTimes * SizeOf(read) > SizeOf(made)) return "the loops read another large array";
        continue;
      }
      if (!node.bounds.empty() || !CountsElements(node.access, kernel.domain)) {
        return "the loops read it in another order";
      }
    }
    return "";
  }

  // No output may take the place of what the maker reads, other parts of which are still needed.
  std::string WhyNotInPlace(const Step& maker, size_t reader) const {
    for (const ir::ValueId input : maker.input_values) {
      const ir::ValueId value = RenamedFrom(module_, input);
      const bool fits =
          std::ranges::any_of(sequence_[reader].output_values,
                              [&](ir::ValueId output) { return SizeOf(output) == SizeOf(value); });
      if (fits && MayBeGivenUp(value)) return "a result may take the place of an argument";
    }
    return "";
  }

  // Not what a region does not make, and no constant: those stay.
  bool IsMadeHere(ir::ValueId value) const {
    const ir::OpId op = module_.defining_op(value);
    return op && module_.parent(op) == region_ && module_.opcode(op) != ir::Opcode::kConstant;
  }

  // What both steps use is live at once: the most that this adds to what is live at one time.
  int64_t AddedBytes(size_t maker, size_t reader) const {
    const ir::ValueId made = sequence_[maker].output_values[0];
    std::vector<ir::ValueId> kept;
    int64_t kept_bytes = 0;
    for (const ir::ValueId input : sequence_[maker].input_values) {
      const ir::ValueId value = RenamedFrom(module_, input);
      if (!IsMadeHere(value) || LastReader(value) >= reader) continue;
      if (std::find(kept.begin(), kept.end(), value) != kept.end()) continue;
      kept.push_back(value);
      kept_bytes += SizeOf(value);
    }
    // Its own place, when nothing reads it afterwards, serves one output.
    int64_t written = 0;
    bool is_taken = LastReader(made) != reader;
    for (const ir::ValueId output : sequence_[reader].output_values) {
      if (!is_taken && SizeOf(output) == SizeOf(made)) {
        is_taken = true;
      } else {
        written += SizeOf(output);
      }
    }
    // Between the places of both it is not made yet, and its operands are still there.
    const int64_t earlier = reader > maker + 1 ? kept_bytes - SizeOf(made) : 0;
    return std::max({int64_t{0}, std::min(kept_bytes, written), earlier});
  }

  // Arguments that a caller donates, and those that loops carry.
  bool MayBeGivenUp(ir::ValueId value) const {
    if (module_.defining_op(value)) return false;
    const ir::Function& function = module_.function(module_.Entry());
    if (region_ != function.body) return module_.defining_region(value) == region_;
    const ir::Dictionary& attributes = function.argument_attributes[module_.index_in_owner(value)];
    return attributes.Find("tf.aliasing_output") != nullptr ||
           attributes.Find("jax.buffer_donor") != nullptr;
  }

  // Each maker goes to where its epilogue is.
  void Reorder(const std::vector<size_t>& behind) {
    std::vector<bool> moves(sequence_.size(), false);
    for (const size_t maker : behind) {
      if (maker != kAtTheEnd) moves[maker] = true;
    }
    Sequence ordered;
    for (size_t i = 0; i < sequence_.size(); ++i) {
      if (moves[i]) continue;
      if (behind[i] != kAtTheEnd) {
        ordered.push_back(std::move(sequence_[behind[i]]));
        ordered.back().has_epilogue = true;
      }
      ordered.push_back(std::move(sequence_[i]));
    }
    sequence_ = std::move(ordered);
  }

  const ir::Module& module_;
  const ir::RegionId region_;
  Sequence& sequence_;
  const RiskyMakers& allowed_;
  std::unordered_map<ir::ValueId, std::vector<size_t>> readers_;
};

void AddNumbers(const Sequence& sequence, std::unordered_map<ir::OpId, int64_t>& numbers) {
  for (const Step& step : sequence) {
    if (!step.group.ops.empty()) numbers[step.group.ops.back()] = step.number;
    for (const Sequence& inner : step.sequences) AddNumbers(inner, numbers);
  }
}

}  // namespace

void PairEpilogues(const ir::Module& module, ir::RegionId region, Sequence& sequence,
                   const RiskyMakers& allowed, std::vector<EpilogueRisk>& risks,
                   std::vector<FusionDecision>& decisions) {
  Pairing(module, region, sequence, allowed).Run(risks, decisions);
}

RiskyMakers FindAffordable(const Plan& plan, const std::vector<EpilogueRisk>& risks) {
  const std::map<int64_t, int64_t> live = LiveBytes(plan);
  std::unordered_map<ir::OpId, int64_t> numbers;
  AddNumbers(plan.steps, numbers);
  RiskyMakers affordable;
  for (const EpilogueRisk& risk : risks) {
    const auto first = live.upper_bound(numbers.at(risk.maker));
    const auto last = live.upper_bound(numbers.at(risk.epilogue));
    int64_t most = first == live.begin() ? 0 : std::prev(first)->second;
    for (auto at = first; at != last; ++at) most = std::max(most, at->second);
    if (most + risk.added_bytes <= plan.memory.temporary_bytes) affordable.insert(risk.maker);
  }
  return affordable;
}

}  // namespace lockstep::plan
