// SPDX-License-Identifier: Apache-2.0
// rng_bit_generator: blocks of counter-based random words, in any order. The bits are those of XLA
// on a CPU, where DEFAULT is PHILOX. rng: numbers of the run's one sequence, from where the rng op
// before left it.
#include <algorithm>
#include <array>
#include <cstring>

#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/counter_random.h"
#include "lockstep/ir/ops/random.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/kernels/random_blocks.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

// An element from the low bits of a random number.
template <DType D>
void StoreBits(uint64_t bits, base::StorageOf<D>* to) {
  if constexpr (IsInteger(D)) {
    *to = base::WrapInteger<D>(static_cast<int64_t>(bits));
  } else {
    if (const int width = BitWidth(D); width < 64) bits &= (uint64_t{1} << width) - 1;
    std::memcpy(static_cast<void*>(to), &bits, std::min(sizeof(*to), sizeof(bits)));
  }
}

struct State {
  uint64_t key = 0, low = 0, high = 0;
};

// Where the words of a block stand: side by side along the paired dimension of `size` elements
// (blocks count half as many), which have `inner` elements between them.
struct Pairing {
  int64_t size = 1;
  int64_t inner = 1;
  int64_t half() const { return (size + 1) / 2; }
};

template <DType D>
class BitsKernel final : public OpKernel {
 public:
  using T = base::StorageOf<D>;
  static constexpr bool kWide = sizeof(T) >= 8;

  BitsKernel(bool three_fry, int64_t state_words, int64_t elements, Pairing pairing)
      : three_fry_(three_fry), state_words_(state_words), elements_(elements), pairing_(pairing) {
    if (!three_fry_) {
      blocks_ = kWide ? (elements + 1) / 2 : (elements + 3) / 4;
    } else {
      blocks_ = kWide ? elements : elements / pairing_.size * pairing_.half();
    }
  }
  std::string_view variant() const override { return three_fry_ ? "threefry" : "philox"; }

  Status Run(const OpKernelCall& call) const override {
    std::array<uint64_t, 3> words{};
    const auto state_bytes = static_cast<size_t>(state_words_) * sizeof(uint64_t);
    std::memcpy(words.data(), call.operands[0], state_bytes);
    // A state of two words has the key as the upper half of its counter.
    const State state{words[0], words[1], state_words_ == 3 ? words[2] : words[0]};
    T* const bits = static_cast<T*>(call.results[1]);
    ParallelRanges(call.pool, blocks_, kGrain, [&](int64_t begin, int64_t end) {
      for (int64_t block = begin; block < end; block += kRandomLanes) {
        const int64_t count = std::min(kRandomLanes, end - block);
        three_fry_ ? FillThreeFry(state, block, count, bits)
                   : FillPhilox(state, block, count, bits);
      }
    });
    const auto blocks = static_cast<uint64_t>(blocks_);
    words[1] += blocks;
    if (!three_fry_ && state_words_ == 3 && words[1] < blocks) ++words[2];
    std::memcpy(call.results[0], words.data(), state_bytes);
    return OkStatus();
  }

 private:
  static constexpr int64_t kGrain = 1 << 13;

  // Blocks of four words or two wide elements, in the order of the array.
  void FillPhilox(const State& state, int64_t first, int64_t count, T* bits) const {
    constexpr int64_t kPerBlock = kWide ? 2 : 4;
    for (int64_t block = first; block < first + count; ++block) {
      const uint64_t low = state.low + static_cast<uint64_t>(block);
      const uint64_t carry = low < static_cast<uint64_t>(block) ? 1 : 0;
      const auto words = interpret::kernels::Philox4x32(state.key, low, state.high + carry);
      const int64_t at = block * kPerBlock;
      const auto n = static_cast<size_t>(std::min(kPerBlock, elements_ - at));
      for (size_t k = 0; k < n; ++k) {
        const uint64_t value = kWide ? Pair(words[2 * k % 4], words[(2 * k + 1) % 4]) : words[k];
        StoreBits<D>(value, bits + at + static_cast<int64_t>(k));
      }
    }
  }

  // A block of two words per wide element; else block (o * half + h) * inner + i has the words of
  // elements (o, 2 h, i) and (o, 2 h + 1, i).
  void FillThreeFry(const State& state, int64_t first, int64_t count, T* bits) const {
    RandomVector words[2];
    ThreeFryBlocks(state.key, state.low + static_cast<uint64_t>(first), words);
    int64_t i = first % pairing_.inner, h = first / pairing_.inner % pairing_.half();
    int64_t o = first / pairing_.inner / pairing_.half();
    for (int64_t lane = 0; lane < count; ++lane) {
      if constexpr (kWide) {
        StoreBits<D>(Pair(words[0][lane], words[1][lane]), bits + first + lane);
        continue;
      }
      const int64_t at = (o * pairing_.size + 2 * h) * pairing_.inner + i;
      StoreBits<D>(words[0][lane], bits + at);
      if (2 * h + 1 < pairing_.size) StoreBits<D>(words[1][lane], bits + at + pairing_.inner);
      if (++i < pairing_.inner) continue;
      i = 0;
      if (++h < pairing_.half()) continue;
      h = 0;
      ++o;
    }
  }

  static uint64_t Pair(uint32_t low, uint32_t high) { return uint64_t{high} << 32 | low; }

  bool three_fry_;
  int64_t state_words_, elements_;
  Pairing pairing_;
  int64_t blocks_ = 0;
};

// The first even dimension, else the first of the longest ones.
Pairing PairingOf(const Shape& shape) {
  const auto sizes = shape.dims();
  if (sizes.empty()) return {};
  auto paired = std::ranges::find_if(sizes, [](int64_t size) { return size % 2 == 0; });
  if (paired == sizes.end()) paired = std::ranges::max_element(sizes);
  const auto d = static_cast<size_t>(paired - sizes.begin());
  return {sizes[d], Product(sizes.subspan(d + 1))};
}

class RngKernel final : public OpKernel {
 public:
  explicit RngKernel(const OpKernelSpec& spec)
      : distribution_(AttrsOf<ir::RngAttrs>(spec).rng_distribution),
        type_(ResultType(spec)),
        shape_dtype_(OperandType(spec, 2).dtype()) {}
  std::string_view variant() const override { return "sequence"; }

  Status Run(const OpKernelCall& call) const override {
    LS_ASSIGN_OR_RETURN(const Literal a, Operand(call, 0, type_.dtype(), Shape()));
    LS_ASSIGN_OR_RETURN(const Literal b, Operand(call, 1, type_.dtype(), Shape()));
    const Shape sizes_shape(std::vector<int64_t>{type_.rank()});
    LS_ASSIGN_OR_RETURN(const Literal sizes, Operand(call, 2, shape_dtype_, sizes_shape));
    for (int64_t i = 0; i < type_.rank(); ++i) {
      if (sizes.ElementAsInt64(i) == type_.shape[i]) continue;
      return InvalidArgumentError("stablehlo.rng: shape is not that of the result, " +
                                  type_.ToString());
    }
    LS_CHECK(call.random_blocks != nullptr);
    *call.random_blocks =
        interpret::kernels::DrawNumbers(distribution_, a, b, type_.shape.NumElements(),
                                        Bytes(call.results[0]), *call.random_blocks);
    return OkStatus();
  }

 private:
  static Result<Literal> Operand(const OpKernelCall& call, size_t i, DType dtype,
                                 const Shape& shape) {
    const size_t size = static_cast<size_t>(shape.NumElements()) * ElementSizeBytes(dtype);
    return Literal::Borrow(dtype, shape, {Bytes(call.operands[i]), size}, nullptr);
  }

  ir::RngDistribution distribution_;
  TensorType type_;
  DType shape_dtype_;
};

}  // namespace

KernelPtr MakeRng(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  return std::make_unique<RngKernel>(spec);
}

KernelPtr MakeRngBitGenerator(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const TensorType &state = OperandType(spec, 0), &bits = ResultType(spec, 1);
  const int64_t words = state.shape.NumElements();
  if (state.dtype() != DType::kU64 || (words != 2 && words != 3)) {
    return Refuse(reason, "its state must have 2 or 3 elements of ui64");
  }
  const bool three_fry =
      AttrsOf<ir::RngBitGeneratorAttrs>(spec).rng_algorithm == ir::RngAlgorithm::kThreeFry;
  const int64_t elements = bits.shape.NumElements();
  const Pairing pairing = elements == 0 ? Pairing{} : PairingOf(bits.shape);
  return base::VisitDType(bits.dtype(), [&](auto tag) -> KernelPtr {
    constexpr DType D = decltype(tag)::kDType;
    if constexpr (IsInteger(D) || IsFloat(D)) {
      return std::make_unique<BitsKernel<D>>(three_fry, words, elements, pairing);
    } else {
      return Refuse(reason, "bits of a type that is no integer or float");
    }
  });
}

}  // namespace lockstep::runtime::cpu::kernels
