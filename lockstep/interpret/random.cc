// SPDX-License-Identifier: Apache-2.0
// The random family. rng_bit_generator gives the bits that XLA gives on a CPU, where DEFAULT is
// PHILOX. rng draws numbers of one sequence: a second rng op sees others.
#include "lockstep/ir/ops/random.h"

#include <algorithm>
#include <utility>

#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/kernels/counter_random.h"

namespace lockstep::interpret {
namespace {

using kernels::Philox4x32;
using kernels::ThreeFry2x32;

// --- rng_bit_generator

template <typename Next>
void FillBits(Literal& array, Next&& next) {
  kernels::FillBits(array.dtype(), array.num_elements(), array.MutableBytes().data(),
                    std::forward<Next>(next));
}

// The dimension whose neighbours get the two words of one block: the first even one, else the first
// of the longest.
size_t PairedDimension(std::span<const int64_t> sizes) {
  const auto even = std::ranges::find_if(sizes, [](int64_t size) { return size % 2 == 0; });
  const auto paired = even != sizes.end() ? even : std::ranges::max_element(sizes);
  return static_cast<size_t>(paired - sizes.begin());
}

// Blocks of two words, numbered in the order of an array in which the paired dimension is half as
// long: words 0 and 1 of a block stand side by side along it. Gives the number of blocks.
uint64_t FillThreeFryWords(Literal& array, uint64_t key, uint64_t counter) {
  const auto sizes = array.shape().dims();
  uint64_t size = 1, inner = 1;
  if (!sizes.empty()) {
    const size_t paired = PairedDimension(sizes);
    size = static_cast<uint64_t>(sizes[paired]);
    for (size_t d = paired + 1; d < sizes.size(); ++d) inner *= static_cast<uint64_t>(sizes[d]);
  }
  const uint64_t half = (size + 1) / 2;
  uint64_t index = 0;
  FillBits(array, [&] {
    const uint64_t along = index / inner % size;
    const uint64_t block = (index / inner / size * half + along / 2) * inner + index % inner;
    ++index;
    return ThreeFry2x32(key, counter + block)[along % 2];
  });
  return array.num_elements() == 0 ? 0 : static_cast<uint64_t>(array.num_elements()) / size * half;
}

// 64-bit elements are one block each.
uint64_t FillThreeFry(Literal& array, uint64_t key, uint64_t counter) {
  if (BitWidth(array.dtype()) < 64) return FillThreeFryWords(array, key, counter);
  const uint64_t first = counter;
  FillBits(array, [&] {
    const auto [low, high] = ThreeFry2x32(key, counter++);
    return uint64_t{high} << 32 | low;
  });
  return counter - first;
}

// Blocks of four words or two 64-bit elements, in the order of the array.
uint64_t FillPhilox(Literal& array, uint64_t key, uint64_t low, uint64_t high) {
  const bool wide = BitWidth(array.dtype()) == 64;
  const uint64_t first = low;
  std::array<uint32_t, 4> words{};
  size_t at = 4;
  FillBits(array, [&]() -> uint64_t {
    if (at == 4) {
      words = Philox4x32(key, low, high);
      if (++low == 0) ++high;
      at = 0;
    }
    if (!wide) return words[at++];
    at += 2;
    return uint64_t{words[at - 1]} << 32 | words[at - 2];
  });
  return low - first;
}

Results EvaluateBits(const OpCall& call) {
  LS_ASSIGN_OR_RETURN(Literal state, Expand(call, call.in(0)));
  const TensorType& type = call.result_type(1);
  LS_ASSIGN_OR_RETURN(Literal bits, MakeArray(call, type.dtype(), type.shape));
  const auto words = state.mutable_data<uint64_t>();
  if (call.attrs<ir::RngBitGeneratorAttrs>().rng_algorithm == ir::RngAlgorithm::kThreeFry) {
    words[1] += FillThreeFry(bits, words[0], words[1]);
  } else {
    // A state of two words has the key as the upper half of its counter.
    const uint64_t high = words.size() == 3 ? words[2] : words[0];
    const uint64_t blocks = FillPhilox(bits, words[0], words[1], high);
    words[1] += blocks;
    if (words.size() == 3 && words[1] < blocks) ++words[2];
  }
  return std::vector<Datum>{std::move(state), std::move(bits)};
}

// --- rng

Results EvaluateRng(const OpCall& call) {
  const TensorType& type = call.result_type();
  LS_ASSIGN_OR_RETURN(const std::vector<int64_t> sizes, LoadIntegers(call, call.in(2)));
  if (!std::ranges::equal(sizes, type.shape.dims())) {
    return OpError(call, StatusCode::kInvalidArgument,
                   "shape is not that of the result, " + type.ToString());
  }
  LS_ASSIGN_OR_RETURN(Literal array, MakeArray(call, type.dtype(), type.shape));
  uint64_t& blocks = call.evaluator.result().random_blocks;
  blocks = kernels::DrawNumbers(call.attrs<ir::RngAttrs>().rng_distribution, call.in(0), call.in(1),
                                array.num_elements(), array.MutableBytes().data(), blocks);
  return std::vector<Datum>{std::move(array)};
}

}  // namespace

std::string RandomUnsupportedReason(const ir::Module& module, ir::OpId op) {
  switch (static_cast<ir::RandomOp>(module.opcode(op))) {
    case ir::RandomOp::kRng:
      return "";
    case ir::RandomOp::kRngBitGenerator: {
      const TensorType& state = module.tensor_type(module.operand(op, 0));
      const bool counts = state.shape[0] == 2 || state.shape[0] == 3;
      return counts || state.shape[0] == kDynamicSize ? "" : "its state must have 2 or 3 elements";
    }
  }
  return "";
}

Results EvaluateRandom(const OpCall& call) {
  switch (static_cast<ir::RandomOp>(call.module.opcode(call.op))) {
    case ir::RandomOp::kRng:
      return EvaluateRng(call);
    case ir::RandomOp::kRngBitGenerator:
      return EvaluateBits(call);
  }
  return OpError(call, StatusCode::kInternal, "no such op");
}

}  // namespace lockstep::interpret
