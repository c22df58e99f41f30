// SPDX-License-Identifier: Apache-2.0
// The checks that the tests of dot and convolution kernels share.
#include "lockstep/runtime/cpu/matmul/kernel_checks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "lockstep/base/storage.h"
#include "lockstep/interpret/interpreter.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/text/reader.h"

namespace lockstep::runtime::cpu::matmul {
namespace {

constexpr std::byte kSentinel{0xA5};
constexpr size_t kGuard = 256;

// `size` bytes aligned to `alignment`, between sentinels.
class GuardedBuffer {
 public:
  GuardedBuffer(size_t size, size_t alignment) : size_(size) {
    bytes_.assign(size + 2 * kGuard + alignment, kSentinel);
    const auto address = reinterpret_cast<uintptr_t>(bytes_.data()) + kGuard;
    begin_ = kGuard + (alignment - address % alignment) % alignment;
  }
  std::byte* data() { return bytes_.data() + begin_; }
  std::vector<std::byte> contents() { return {data(), data() + size_}; }
  bool IsIntact() const {
    for (size_t i = 0; i < bytes_.size(); ++i) {
      const bool is_inside = i >= begin_ && i < begin_ + size_;
      if (!is_inside && bytes_[i] != kSentinel) return false;
    }
    return true;
  }

 private:
  std::vector<std::byte> bytes_;
  size_t size_, begin_;
};

ir::Module Read(const std::string& text) {
  Result<ir::Module> module = text::ReadModule(text);
  EXPECT_TRUE(module.ok()) << module.status() << text;
  if (!module.ok()) return {};
  const Status verified = ir::VerifyModule(*module);
  EXPECT_TRUE(verified.ok()) << verified << text;
  return *std::move(module);
}

ir::OpId OpOf(const ir::Module& module) {
  return module.first_op(module.function(module.Entry()).body);
}

std::span<const OpKernelCandidate> CandidatesOf(const OpKernelSpec& spec) {
  return spec.module.info(spec.op).family == ir::Family::kDot ? DotCandidates(spec)
                                                              : ConvCandidates(spec);
}

// The operands' bytes stand where nothing is aligned beyond the element.
std::vector<std::byte> RunKernel(const OpKernel& kernel, const ir::Module& module,
                                 std::span<const Literal> arguments, int threads) {
  std::vector<GuardedBuffer> operands;
  std::vector<const void*> operand_pointers;
  for (const Literal& argument : arguments) {
    const Literal all = argument.Expanded().value();
    GuardedBuffer& buffer = operands.emplace_back(all.size_bytes(), 8);
    std::ranges::copy(all.stored_bytes(), buffer.data());
    operand_pointers.push_back(buffer.data());
  }
  const TensorType& type = module.tensor_type(module.result(OpOf(module)));
  GuardedBuffer result(
      static_cast<size_t>(type.shape.NumElements()) * ElementSizeBytes(type.dtype()), 8);
  GuardedBuffer workspace(static_cast<size_t>(kernel.workspace_bytes()), 64);
  base::ThreadPool pool(threads);
  void* result_pointer = result.data();
  const Status status = kernel.Run({.operands = operand_pointers,
                                    .results = {&result_pointer, 1},
                                    .workspace = workspace.data(),
                                    .pool = pool});
  EXPECT_TRUE(status.ok()) << status;
  EXPECT_TRUE(result.IsIntact()) << kernel.variant() << " wrote beyond its result";
  EXPECT_TRUE(workspace.IsIntact()) << kernel.variant() << " wrote beyond its workspace";
  return result.contents();
}

bool IsClose(double actual, double expected, const Tolerance& tolerance) {
  if (actual == expected || (std::isnan(actual) && std::isnan(expected))) return true;
  return std::abs(actual - expected) <=
         tolerance.relative * std::abs(expected) + tolerance.absolute;
}

// Parts of complex elements, else elements, as doubles.
std::vector<double> Numbers(const Literal& literal) {
  std::vector<double> numbers;
  const Literal all = literal.Expanded().value();
  base::VisitDType(all.dtype(), [&](auto tag) {
    constexpr DType D = decltype(tag)::kDType;
    const auto* data = reinterpret_cast<const base::StorageOf<D>*>(all.stored_bytes().data());
    for (int64_t i = 0; i < all.num_elements(); ++i) {
      if constexpr (IsComplex(D)) {
        numbers.push_back(data[i].real());
        numbers.push_back(data[i].imag());
      } else {
        numbers.push_back(static_cast<double>(data[i]));
      }
    }
  });
  return numbers;
}

void ExpectClose(const Literal& actual, const Literal& expected, const Tolerance& tolerance,
                 const std::string& what) {
  const std::vector<double> a = Numbers(actual), e = Numbers(expected);
  ASSERT_EQ(a.size(), e.size());
  for (size_t i = 0; i < a.size(); ++i) {
    ASSERT_TRUE(IsClose(a[i], e[i], tolerance))
        << what << "\nnumber " << i << " of " << a.size() << ": " << a[i] << ", expected " << e[i];
  }
}

}  // namespace

Literal RandomLiteral(DType dtype, const Shape& shape, std::mt19937_64& random) {
  const auto count = static_cast<size_t>(shape.NumElements());
  std::vector<std::byte> bytes(count * ElementSizeBytes(dtype));
  std::normal_distribution<double> normal;
  base::VisitDType(dtype, [&](auto tag) {
    constexpr DType D = decltype(tag)::kDType;
    auto* data = reinterpret_cast<base::StorageOf<D>*>(bytes.data());
    for (size_t i = 0; i < count; ++i) {
      if constexpr (IsComplex(D)) {
        using Part = typename base::StorageOf<D>::value_type;
        data[i] = {static_cast<Part>(normal(random)), static_cast<Part>(normal(random))};
      } else if constexpr (IsFloat(D)) {
        data[i] = static_cast<base::StorageOf<D>>(normal(random));
      } else {
        data[i] = base::WrapInteger<D>(static_cast<int64_t>(random()));
      }
    }
  });
  return Literal::FromBytes(dtype, shape, std::move(bytes)).value();
}

Tolerance ToleranceOf(DType dtype, int64_t terms) {
  if (!IsFloat(dtype) && !IsComplex(dtype)) return {};
  const bool is_double = dtype == DType::kF64 || dtype == DType::kC128;
  const double sum_epsilon = is_double ? 0x1p-53 : 0x1p-24;
  double epsilon = sum_epsilon;
  if (dtype == DType::kBF16) epsilon = 0x1p-8;
  if (dtype == DType::kF16) epsilon = 0x1p-11;
  if (BitWidth(dtype) <= 8) epsilon = 0.5;
  const auto count = static_cast<double>(std::max<int64_t>(terms, 1));
  return {.relative = 2 * epsilon, .absolute = 12 * sum_epsilon * count + 0x1p-24 * epsilon};
}

std::vector<TensorType> ArgumentTypes(const std::string& text) {
  const ir::Module module = Read(text);
  std::vector<TensorType> types;
  for (const ir::ValueId argument : module.arguments(module.function(module.Entry()).body)) {
    types.push_back(module.tensor_type(argument));
  }
  return types;
}

void CheckCandidates(const std::string& text, std::span<const Literal> arguments,
                     const CheckOptions& options, std::set<std::string>* variants) {
  SCOPED_TRACE(text);
  const ir::Module module = Read(text);
  std::vector<interpret::Datum> inputs(arguments.begin(), arguments.end());
  const auto run = interpret::Run(module, module.Entry(), inputs);
  ASSERT_TRUE(run.ok()) << run.status();
  const Literal& expected = run->outputs[0].array();

  const OpKernelSpec spec{.module = module, .op = OpOf(module)};
  size_t taken = 0;
  for (const OpKernelCandidate& candidate : CandidatesOf(spec)) {
    std::string reason;
    const std::unique_ptr<OpKernel> kernel = candidate.make(spec, &reason);
    if (kernel == nullptr) {
      EXPECT_NE(reason, "") << candidate.variant << " refuses without a reason";
      continue;
    }
    ++taken;
    if (variants != nullptr) variants->insert(std::string(kernel->variant()));
    std::vector<std::byte> first;
    for (const int threads : options.threads) {
      std::vector<std::byte> bytes = RunKernel(*kernel, module, arguments, threads);
      if (first.empty()) first = bytes;
      EXPECT_EQ(bytes, first) << candidate.variant << ": other bits on " << threads << " threads";
    }
    const auto actual = Literal::FromBytes(expected.dtype(), expected.shape(), std::move(first));
    ASSERT_TRUE(actual.ok()) << actual.status();
    ExpectClose(*actual, expected, options.tolerance, std::string(candidate.variant));
  }
  EXPECT_GT(taken, 0u) << "no candidate takes it";
}

std::vector<std::byte> RunVariant(const std::string& text, std::span<const Literal> arguments,
                                  std::string_view variant, int threads) {
  const ir::Module module = Read(text);
  const OpKernelSpec spec{.module = module, .op = OpOf(module)};
  for (const OpKernelCandidate& candidate : CandidatesOf(spec)) {
    if (candidate.variant != variant) continue;
    std::string reason;
    const std::unique_ptr<OpKernel> kernel = candidate.make(spec, &reason);
    if (kernel != nullptr) return RunKernel(*kernel, module, arguments, threads);
  }
  return {};
}

}  // namespace lockstep::runtime::cpu::matmul
