// SPDX-License-Identifier: Apache-2.0
// Three shapes of loops, by what the innermost dimension of the domain is:
//   plain    kept, nothing is reduced: lanes along it
//   rows     reduced: lanes along it, folded in a fixed tree at the end of the row
//   columns  kept, others are reduced: lanes along it, each lane folds by itself
#include "lockstep/codegen/cpu/loops.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <unordered_map>

#include "lockstep/codegen/cpu/elementwise/elementwise.h"
#include "lockstep/codegen/cpu/memory_access.h"
#include "lockstep/codegen/cpu/node_values.h"
#include "lockstep/codegen/cpu/reductions.h"

namespace lockstep::codegen::cpu {
namespace {

using plan::AffineIndex;
using plan::Kernel;
using plan::Node;
using plan::NodeId;
using plan::NodeKind;

constexpr int64_t kPlainChunk = 2048;
constexpr int kWideLanes = 64;
// Elements that one accumulator of a long sum takes before it is added to the whole; a loop of
// fewer than the second is too short to end with that.
constexpr int64_t kPart = 256, kShortPart = 64;
// Elements of arrays that do not stay in the caches.
constexpr int64_t kStreamed = int64_t{1} << 19;
// How far ahead streams are asked for: the hardware alone does not keep several in flight (0.84 of
// the bandwidth without, 0.95 to 1.00 with it).
constexpr int kBytesAhead = 2048;

enum class Mode : uint8_t { kPlain, kRows, kColumns };

class LoopEmitter {
 public:
  LoopEmitter(ModuleText& module_text, const ir::Module& module, Kernel kernel,
              const std::vector<bool>& overwritten, Items items)
      : f_(module_text),
        module_(module),
        kernel_(std::move(kernel)),
        items_(items),
        memory_(f_, module, kernel_, overwritten),
        values_(f_, module, kernel_, memory_, index_) {}

  LoopFunction Run() {
    plan::CollapseDomain(kernel_, items_ == Items::kRows);
    values_.FindInvariants();
    ChooseMode();
    memory_.LoadPointers();
    if (mode_ == Mode::kPlain) {
      f_.lanes = lane_dim_ < 0 ? 1 : lanes_;
      values_.EmitInvariants();
      f_.lanes = 1;
    }
    LoopFunction function;
    if (items_ == Items::kRows) {
      function.row_size = std::max<int64_t>(1, Size(lane_dim_));
      function.num_items = kernel_.domain.NumElements() / function.row_size;
      EmitRowParts();
    } else {
      function.num_items = num_chunks_;
      for (const int d : item_dims_) function.num_items *= Size(d);
      const bool all = items_ == Items::kAll;
      f_.Loop(all ? "0" : "%begin", all ? std::to_string(function.num_items) : "%end", 1,
              [&](const std::string& item) { EmitItem(item); });
    }
    f_.Line("ret void");
    function.elements_per_item =
        std::max<int64_t>(1,
                          kernel_.domain.NumElements() / std::max<int64_t>(1, function.num_items)) *
        CostPerElement();
    function.text =
        "define void @KERNEL(ptr noalias %buffers, i64 %begin, i64 %end, i64 %first, i64 %last) "
        "{\n" +
        f_.body() + "}\n";
    return function;
  }

 private:
  // Without dimensions the one of lanes is -1, with one element.
  int64_t Size(int d) const { return d < 0 ? 1 : kernel_.domain.sizes[static_cast<size_t>(d)]; }
  bool IsReduced(int d) const { return kernel_.domain.reduced[static_cast<size_t>(d)]; }

  int64_t CostPerElement() const {
    int64_t cost = 1;
    for (NodeId id = 0; id < kernel_.nodes.size(); ++id) {
      const Node& node = kernel_.nodes[id];
      if (node.kind == NodeKind::kCompute && !values_.IsInvariant(id) &&
          ir::GetOpInfo(node.opcode).Has(ir::kTranscendental)) {
        cost += 8;
      }
    }
    return cost;
  }

  void ChooseMode() {
    const int rank = kernel_.domain.rank();
    lane_dim_ = rank - 1;
    const bool has_reduced = std::any_of(kernel_.domain.reduced.begin(),
                                         kernel_.domain.reduced.end(), [](bool r) { return r; });
    // Reduced dimensions of size 1 are gone: then each lane folds one element.
    if (!has_reduced && !kernel_.HasReductions()) {
      mode_ = Mode::kPlain;
    } else {
      mode_ = rank > 0 && IsReduced(lane_dim_) ? Mode::kRows : Mode::kColumns;
    }
    const bool is_light = kernel_.nodes.size() <= 12 && CostPerElement() == 1;
    // A short row is one vector, no wider than it needs.
    lanes_ = rank == 0 || Size(lane_dim_) == 0
                 ? 1
                 : static_cast<int>(std::min<uint64_t>(
                       kLanes, std::bit_ceil(static_cast<uint64_t>(Size(lane_dim_)))));
    if (mode_ != Mode::kPlain && is_light && Size(lane_dim_) >= kWideLanes) lanes_ = kWideLanes;
    if (mode_ == Mode::kRows && !AllFoldAcrossLanes()) lanes_ = 1;
    for (int d = 0; d < rank; ++d) {
      if (IsReduced(d)) {
        if (d != lane_dim_) reduced_dims_.push_back(d);
      } else if (d != lane_dim_) {
        item_dims_.push_back(d);
      }
    }
    if (mode_ != Mode::kRows && rank > 0 && items_ != Items::kRows) {
      chunk_ = mode_ == Mode::kPlain ? kPlainChunk : lanes_;
      num_chunks_ = (Size(lane_dim_) + chunk_ - 1) / chunk_;
    }
    index_.assign(static_cast<size_t>(rank), "0");
    memory_.SetLaneDim(lane_dim_);
    if (items_ == Items::kAny && mode_ == Mode::kPlain &&
        kernel_.domain.NumElements() >= kStreamed) {
      memory_.SetPrefetch(kBytesAhead);
    }
  }

  bool AllFoldAcrossLanes() const {
    return std::all_of(kernel_.reductions.begin(), kernel_.reductions.end(),
                       [](const auto& r) { return FoldsAcrossLanes(r); });
  }

  // The index along the innermost of the dimensions that `rest` counts through, which are `size`
  // and, unless it is the last, others; `rest` then counts through those.
  std::string Take(std::string& rest, int64_t size, bool is_last) {
    if (is_last || size == 1) return size == 1 ? std::string("0") : rest;
    const std::string index = f_.Emit("urem i64 " + rest + ", " + std::to_string(size));
    rest = f_.Emit("udiv i64 " + rest + ", " + std::to_string(size));
    return index;
  }

  void SetItemIndices(std::string rest) {
    for (size_t i = item_dims_.size(); i-- > 0;) {
      Index(item_dims_[i]) = Take(rest, Size(item_dims_[i]), i == 0);
    }
  }

  void EmitItem(const std::string& item) {
    values_.StartRow();
    std::string rest = item;
    const std::string chunk =
        num_chunks_ > 1 ? Take(rest, num_chunks_, item_dims_.empty()) : std::string("0");
    SetItemIndices(rest);
    switch (mode_) {
      case Mode::kPlain:
        return EmitPlain(chunk);
      case Mode::kRows:
        return EmitRow();
      case Mode::kColumns:
        return EmitColumns(chunk);
    }
  }

  std::string& Index(int d) { return index_[static_cast<size_t>(d)]; }

  // Calls `body` for the lanes [first, first + size) of the lane dimension, whole vectors first and
  // then, with a mask, what is left. `size` is less than the lanes only at the end.
  void LaneLoop(const std::string& first, int64_t size, const std::function<void()>& body) {
    if (lane_dim_ < 0) return body();
    f_.lanes = lanes_;
    const int64_t whole = size / lanes_ * lanes_;
    const auto at = [&](const std::string& offset) {
      return first == "0" ? offset : f_.Emit("add nsw i64 " + first + ", " + offset);
    };
    memory_.SetMask("");
    if (whole == lanes_) {
      Index(lane_dim_) = at("0");
      body();
    } else if (whole > 0) {
      f_.Loop("0", std::to_string(whole), lanes_, [&](const std::string& offset) {
        Index(lane_dim_) = at(offset);
        body();
      });
    }
    if (whole < size) {
      Index(lane_dim_) = at(std::to_string(whole));
      memory_.SetMask(TailMask(size - whole));
      body();
      memory_.SetMask("");
    }
  }

  // The first `count` lanes.
  std::string TailMask(int64_t count) const {
    std::string mask = "<";
    for (int64_t i = 0; i < lanes_; ++i) {
      mask += std::string(i == 0 ? "" : ", ") + (i < count ? "i1 true" : "i1 false");
    }
    return mask + ">";
  }

  // --- plain

  void EmitPlain(const std::string& chunk) {
    if (lane_dim_ < 0) {
      f_.lanes = 1;
      return EmitStores(false, 0);
    }
    const int64_t size = Size(lane_dim_);
    if (num_chunks_ == 1) return LaneLoop("0", size, [&] { PlainBody(); });
    // All chunks but the last are of one size.
    const std::string first = f_.Emit("mul nsw i64 " + chunk + ", " + std::to_string(chunk_));
    const int64_t last_size = size - (num_chunks_ - 1) * chunk_;
    if (last_size == chunk_) return LaneLoop(first, chunk_, [&] { PlainBody(); });
    IfElse(
        f_.Emit("icmp eq i64 " + chunk + ", " + std::to_string(num_chunks_ - 1)),
        [&] { LaneLoop(first, last_size, [&] { PlainBody(); }); },
        [&] { LaneLoop(first, chunk_, [&] { PlainBody(); }); });
  }

  void IfElse(const std::string& condition, const std::function<void()>& then,
              const std::function<void()>& otherwise) {
    const std::string a = f_.FreshLabel("then"), b = f_.FreshLabel("else"),
                      done = f_.FreshLabel("fi");
    f_.Line("br i1 " + condition + ", label %" + a + ", label %" + b);
    f_.Block(a);
    then();
    f_.Line("br label %" + done);
    f_.Block(b);
    otherwise();
    f_.Line("br label %" + done);
    f_.Block(done);
  }

  // Elements [%first, %last) of the rows [%begin, %end): whole vectors, then what is left.
  void EmitRowParts() {
    if (lane_dim_ < 0) {
      return f_.Loop("%begin", "%end", 1, [&](const std::string&) { PlainBody(); });
    }
    const std::string count = f_.Emit("sub nsw i64 %last, %first");
    const std::string left = f_.Emit("urem i64 " + count + ", " + std::to_string(lanes_));
    const std::string whole = f_.Emit("sub nsw i64 %last, " + left);
    f_.lanes = lanes_;
    const std::string mask = lanes_ == 1 ? "" : FirstLanes(left);
    const std::string has_left = f_.Emit("icmp ne i64 " + left + ", 0");
    f_.Loop("%begin", "%end", 1, [&](const std::string& row) {
      SetItemIndices(row);
      f_.Loop("%first", whole, lanes_, [&](const std::string& i) {
        Index(lane_dim_) = i;
        PlainBody();
      });
      if (lanes_ == 1) return;
      const auto rest = [&] {
        Index(lane_dim_) = whole;
        memory_.SetMask(mask);
        PlainBody();
        memory_.SetMask("");
      };
      IfElse(has_left, rest, [] {});
    });
    f_.lanes = 1;
  }

  // A mask of the first `count` lanes.
  std::string FirstLanes(const std::string& count) {
    std::string numbers = "<";
    for (int i = 0; i < lanes_; ++i) {
      numbers += (i == 0 ? "i64 " : ", i64 ") + std::to_string(i);
    }
    return f_.Compare("ult", "i64", numbers + ">", f_.Broadcast("i64", count));
  }

  void PlainBody() {
    values_.StartElement();
    values_.StartRow();
    EmitStores(false, 0);
  }

  // --- rows

  void EmitRow() {
    for (int phase = 0; phase < kernel_.num_phases; ++phase) {
      if (!HasElementWork(phase)) continue;
      f_.lanes = 1;
      EmitRowArguments(phase);
      StartReductions(phase);
      ReducedLoops(0, [&] {
        RowLoop([&] { ElementBody(phase); });
        f_.lanes = 1;
      });
      FinishReductions(phase);
    }
    f_.lanes = 1;
    EmitStores(false, -1);
  }

  bool HasElementWork(int phase) const {
    for (const plan::Reduction& reduction : kernel_.reductions) {
      if (reduction.phase == phase) return true;
    }
    for (const plan::Store& store : kernel_.stores) {
      const Node& node = kernel_.nodes[store.node];
      if (kernel_.IsElementStore(store) && node.phase == phase) return true;
    }
    return false;
  }

  // How many elements one accumulator takes in the loops from `depth` inwards.
  int64_t ChainBelow(size_t depth) const {
    int64_t chain = mode_ == Mode::kRows ? Size(lane_dim_) / lanes_ : 1;
    for (size_t i = depth; i < reduced_dims_.size(); ++i) chain *= Size(reduced_dims_[i]);
    return chain;
  }

  // Whether parts of sums are closed in the loop at `depth`: the innermost that is long.
  bool ClosesPartsAt(size_t depth) const {
    return ChainBelow(0) > 2 * kPart && ChainBelow(depth) >= kShortPart &&
           (depth == reduced_dims_.size() || ChainBelow(depth + 1) < kShortPart);
  }

  void CloseParts() {
    for (Fold* fold : open_folds_) fold->ClosePart();
  }

  void ReducedLoops(size_t depth, const std::function<void()>& body) {
    if (depth == reduced_dims_.size()) return body();
    const int d = reduced_dims_[depth];
    const auto step = [&](const std::string& i) {
      Index(d) = i;
      ReducedLoops(depth + 1, body);
    };
    const int64_t part = std::max<int64_t>(1, kPart / std::max<int64_t>(1, ChainBelow(depth + 1)));
    if (!ClosesPartsAt(depth)) return f_.Loop("0", std::to_string(Size(d)), 1, step);
    PartLoop(Size(d), part, 1, step);
  }

  // Steps through [0, size), and closes parts after each `part`.
  void PartLoop(int64_t size, int64_t part, int64_t step,
                const std::function<void(const std::string&)>& body) {
    const std::string end = std::to_string(size);
    f_.Loop("0", end, part, [&](const std::string& begin) {
      f_.module().Declare("declare i64 @llvm.smin.i64(i64, i64)");
      const std::string most = f_.Emit("add nsw i64 " + begin + ", " + std::to_string(part));
      const std::string stop =
          f_.Emit("call i64 @llvm.smin.i64(i64 " + most + ", i64 " + end + ")");
      f_.Loop(begin, stop, step, body);
      CloseParts();
    });
  }

  // All of the row's lanes.
  void RowLoop(const std::function<void()>& body) {
    const int64_t size = Size(lane_dim_), whole = size / lanes_ * lanes_;
    if (!ClosesPartsAt(reduced_dims_.size()) || whole <= kPart * lanes_) {
      LaneLoop("0", size, body);
      if (ClosesPartsAt(reduced_dims_.size())) CloseParts();
      return;
    }
    f_.lanes = lanes_;
    memory_.SetMask("");
    PartLoop(whole, kPart * lanes_, lanes_, [&](const std::string& i) {
      Index(lane_dim_) = i;
      body();
    });
    if (whole < size) LaneLoop(std::to_string(whole), size - whole, body);
  }

  // What element code of a phase needs of the row must stand before its loops.
  void EmitRowArguments(int phase) {
    std::vector<bool> seen(kernel_.nodes.size(), false);
    std::vector<NodeId> pending;
    for (const plan::Reduction& reduction : kernel_.reductions) {
      if (reduction.phase != phase) continue;
      pending.insert(pending.end(), reduction.inputs.begin(), reduction.inputs.end());
      for (const NodeId init : reduction.inits) values_.Value(init);
    }
    for (const plan::Store& store : kernel_.stores) {
      if (kernel_.IsElementStore(store) && kernel_.nodes[store.node].phase == phase) {
        pending.push_back(store.node);
      }
    }
    while (!pending.empty()) {
      const NodeId id = pending.back();
      pending.pop_back();
      if (seen[id]) continue;
      seen[id] = true;
      const Node& node = kernel_.nodes[id];
      if (!node.is_element) {
        values_.Value(id);
      } else {
        pending.insert(pending.end(), node.arguments.begin(), node.arguments.end());
      }
    }
  }

  void StartReductions(int phase) {
    for (size_t r = 0; r < kernel_.reductions.size(); ++r) {
      const plan::Reduction& reduction = kernel_.reductions[r];
      if (reduction.phase != phase) continue;
      std::vector<Lanes> inits;
      for (const NodeId init : reduction.inits) inits.push_back(values_.Value(init));
      folds_[r] = std::make_unique<Fold>(f_, module_, reduction);
      const bool in_parts = IsFloatSum(reduction) && ChainBelow(0) > 2 * kPart;
      folds_[r]->Start(inits, mode_ == Mode::kRows ? lanes_ : f_.lanes, mode_ == Mode::kRows,
                       in_parts);
      open_folds_.push_back(folds_[r].get());
    }
  }

  void FinishReductions(int phase) {
    for (size_t r = 0; r < kernel_.reductions.size(); ++r) {
      if (kernel_.reductions[r].phase == phase) values_.SetResults(r, folds_[r]->Finish());
    }
    open_folds_.clear();
  }

  void ElementBody(int phase) {
    values_.StartElement();
    for (size_t r = 0; r < kernel_.reductions.size(); ++r) {
      const plan::Reduction& reduction = kernel_.reductions[r];
      if (reduction.phase != phase) continue;
      std::vector<Lanes> inputs;
      for (const NodeId input : reduction.inputs) inputs.push_back(ElementValue(input));
      folds_[r]->Combine(inputs, memory_.mask());
    }
    EmitStores(true, phase);
  }

  // --- columns

  void EmitColumns(const std::string& chunk) {
    const int64_t size = Size(lane_dim_);
    const std::string first =
        num_chunks_ == 1 ? "0" : f_.Emit("mul nsw i64 " + chunk + ", " + std::to_string(chunk_));
    const int64_t last_size = size - (num_chunks_ - 1) * chunk_;
    if (last_size == chunk_ || num_chunks_ == 1) {
      return LaneLoop(first, last_size, [&] { ColumnBody(); });
    }
    IfElse(
        f_.Emit("icmp eq i64 " + chunk + ", " + std::to_string(num_chunks_ - 1)),
        [&] { LaneLoop(first, last_size, [&] { ColumnBody(); }); },
        [&] { LaneLoop(first, chunk_, [&] { ColumnBody(); }); });
  }

  void ColumnBody() {
    values_.StartRow();
    for (int phase = 0; phase < kernel_.num_phases; ++phase) {
      if (!HasElementWork(phase)) continue;
      EmitRowArguments(phase);
      StartReductions(phase);
      ReducedLoops(0, [&] { ElementBody(phase); });
      FinishReductions(phase);
    }
    EmitStores(false, -1);
  }

  // --- values

  void EmitStores(bool element, int phase) {
    // All values before the first store: a result may lie where an argument does.
    std::vector<std::pair<const plan::Store*, Lanes>> ready;
    for (const plan::Store& store : kernel_.stores) {
      if (mode_ != Mode::kPlain) {
        if (kernel_.IsElementStore(store) != element) continue;
        if (element && kernel_.nodes[store.node].phase != phase) continue;
      }
      ready.push_back({&store, element ? ElementValue(store.node) : values_.Value(store.node)});
    }
    for (const auto& [store, value] : ready)
      memory_.Store(store->buffer, store->access, index_, value);
  }

  // As wide as the lanes.
  Lanes ElementValue(NodeId id) { return values_.ElementValue(id, mode_ == Mode::kRows); }

  FunctionText f_;
  const ir::Module& module_;
  Kernel kernel_;
  const Items items_;
  MemoryAccess memory_;
  std::vector<std::string> index_;
  NodeValues values_;
  Mode mode_ = Mode::kPlain;
  int lane_dim_ = -1;
  int lanes_ = 1;
  int64_t chunk_ = 1, num_chunks_ = 1;
  std::vector<int> item_dims_;     // kept dimensions but for the lanes'
  std::vector<int> reduced_dims_;  // reduced ones but for the lanes'
  std::unordered_map<size_t, std::unique_ptr<Fold>> folds_;
  std::vector<Fold*> open_folds_;  // those of the loops at hand
};

}  // namespace

LoopFunction EmitLoops(ModuleText& module_text, const ir::Module& module, plan::Kernel kernel,
                       const std::vector<bool>& overwritten, Items items) {
  return LoopEmitter(module_text, module, std::move(kernel), overwritten, items).Run();
}

}  // namespace lockstep::codegen::cpu
