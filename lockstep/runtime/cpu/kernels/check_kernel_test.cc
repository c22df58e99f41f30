// SPDX-License-Identifier: Apache-2.0
// CheckKernel. See check_kernel.h.
#include "lockstep/runtime/cpu/kernels/check_kernel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <memory>
#include <mutex>
#include <optional>

#include "lockstep/base/philox.h"
#include "lockstep/base/storage.h"
#include "lockstep/interpret/grid/grid.h"
#include "lockstep/interpret/interpreter.h"
#include "lockstep/interpret/kernels/lanes.h"
#include "lockstep/interpret/regions/element_function.h"
#include "lockstep/runtime/cpu/op_kernel.h"
#include "lockstep/text/reader.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

using interpret::Datum;

// Regions under test use no values from outside.
class NoEvaluator final : public interpret::Evaluator {
 public:
  interpret::Results RunRegion(ir::RegionId, std::vector<Datum>) override {
    return InternalError("a region that is no element function");
  }
  interpret::Results RunFunction(ir::FunctionId, std::vector<Datum>) override {
    return InternalError("not called");
  }
  const Datum& Captured(ir::ValueId) override { return captured_; }
  const interpret::InterpretOptions& options() const override { return options_; }
  interpret::RunResult& result() override { return result_; }
  interpret::Process& process() override { return process_; }
  Result<interpret::RunResult> RunAs(interpret::Process&, ir::RegionId,
                                     std::vector<Datum>) const override {
    return InternalError("not called");
  }

 private:
  Datum captured_;
  interpret::InterpretOptions options_;
  interpret::RunResult result_;
  interpret::Grid grid_{interpret::GridShape{}};
  interpret::Process process_{grid_, 0, {}};
};

// A region as the compiler would give it.
class TestRegion {
 public:
  TestRegion(const ir::Module& module, ir::OpId op, ir::RegionId region)
      : call_{module, op, {}, evaluator_} {
    for (const ir::ValueId value : module.arguments(region)) {
      if (!module.type(value).IsTensor() || module.tensor_type(value).rank() != 0) return;
    }
    auto function = interpret::ElementFunction::Compile(call_, region);
    EXPECT_TRUE(function.ok()) << function.status();
    function_.emplace(*std::move(function));
  }
  RegionFunction get() {
    if (!function_) return {};
    return {[](void* context, const void* const* inputs, void* const* outputs, int64_t n) {
              static_cast<TestRegion*>(context)->Run(inputs, outputs, n);
            },
            this};
  }

 private:
  void Run(const void* const* inputs, void* const* outputs, int64_t n) {
    const std::lock_guard lock(mutex_);
    std::vector<const std::byte*> arguments;
    std::vector<std::byte*> results;
    for (size_t k = 0; k < function_->num_arguments(); ++k) {
      arguments.push_back(static_cast<const std::byte*>(inputs[k]));
    }
    for (size_t k = 0; k < function_->num_results(); ++k) {
      results.push_back(static_cast<std::byte*>(outputs[k]));
    }
    EXPECT_TRUE(function_->Run(arguments, results, n).ok());
  }

  NoEvaluator evaluator_;
  interpret::OpCall call_;
  std::optional<interpret::ElementFunction> function_;
  std::mutex mutex_;
};

// Bytes with sentinels around; aligned to `alignment` and no more.
class Guarded {
 public:
  Guarded(size_t size, size_t alignment) : size_(size), bytes_(size + 2 * kGuard + 128, kMark) {
    const auto address = reinterpret_cast<uintptr_t>(bytes_.data()) + kGuard;
    start_ = kGuard + (64 - address % 64) % 64 + alignment % 64;
  }
  std::byte* data() { return bytes_.data() + start_; }
  size_t size() const { return size_; }
  bool IsIntact() const {
    for (size_t i = 0; i < bytes_.size(); ++i) {
      if ((i < start_ || i >= start_ + size_) && bytes_[i] != kMark) return false;
    }
    return true;
  }

 private:
  static constexpr size_t kGuard = 128;
  static constexpr std::byte kMark{0xA5};
  size_t size_;
  std::vector<std::byte> bytes_;
  size_t start_ = 0;
};

Literal RandomArgument(const TensorType& type, const ArgumentRange& range, bool special,
                       const base::CounterRng& random) {
  Literal literal = Literal::Zeros(type.dtype(), type.shape).value();
  std::byte* to = literal.MutableBytes().data();
  const size_t size = ElementSizeBytes(type.dtype());
  constexpr double kSpecial[] = {NAN, -NAN, INFINITY, -INFINITY, 0.0, -0.0, 1.0, -1.0};
  for (int64_t i = 0; i < literal.num_elements(); ++i, to += size) {
    const auto at = static_cast<uint64_t>(4 * i);
    if (IsFloat(type.dtype()) || IsComplex(type.dtype())) {
      for (size_t part = 0; part < (IsComplex(type.dtype()) ? 2u : 1u); ++part) {
        double value = std::round((random.Uniform(at + part) * 16 - 8) * 64) / 64;
        const uint64_t draw = random.Below(at + 2, 64);
        if (special && draw < std::size(kSpecial)) value = kSpecial[draw];
        const DType dtype = ComplexPart(type.dtype());
        interpret::kernels::ConvertElements(DType::kF64, reinterpret_cast<std::byte*>(&value), 1,
                                            dtype, to + part * ElementSizeBytes(dtype));
      }
    } else {
      const auto length = static_cast<uint64_t>(range.high - range.low + 1);
      int64_t value = range.low + static_cast<int64_t>(random.Below(at, length));
      if (range.hostile && random.Below(at + 1, 4) == 0) {
        value = static_cast<int64_t>(random.Bits(at + 2));
      }
      if (range.hostile && random.Below(at + 3, 16) == 0) value = INT64_MIN;
      interpret::kernels::ConvertElements(DType::kI64, reinterpret_cast<std::byte*>(&value), 1,
                                          type.dtype(), to);
    }
  }
  return literal;
}

// Adds a large number to the diagonal of a square matrix of floats.
void RaiseDiagonal(Literal& matrix) {
  const int64_t n = matrix.shape().dim(matrix.shape().rank() - 1);
  const DType part = ComplexPart(matrix.dtype());
  const auto number = static_cast<double>(20 * n);
  const size_t size = ElementSizeBytes(matrix.dtype());
  for (int64_t i = 0; i < n; ++i) {
    std::byte* to = matrix.MutableBytes().data() + static_cast<size_t>(i * n + i) * size;
    interpret::kernels::ConvertElements(DType::kF64, reinterpret_cast<const std::byte*>(&number), 1,
                                        part, to);
  }
}

// The module, its op, its regions and its kernel.
struct Prepared {
  ir::Module module;
  ir::OpId op;
  std::vector<std::unique_ptr<TestRegion>> regions;
  Status status;
  std::unique_ptr<OpKernel> kernel;

  Prepared(const std::string& text, bool with_regions) {
    Result<ir::Module> read = text::ReadModule(text);
    status = read.status();
    if (!read.ok()) return;
    module = *std::move(read);
    status = ir::VerifyModule(module);
    if (!status.ok()) return;
    op = module.first_op(module.function(module.Entry()).body);
    std::vector<RegionFunction> functions;
    for (size_t i = 0; i < module.num_regions(op); ++i) {
      regions.push_back(std::make_unique<TestRegion>(module, op, module.region(op, i)));
      functions.push_back(with_regions ? regions.back()->get() : RegionFunction());
    }
    Result<std::unique_ptr<OpKernel>> made = MakeOpKernel({module, op, functions});
    status = made.status();
    if (made.ok()) kernel = *std::move(made);
  }
};

double Magnitude(const Literal& literal) {
  double most = 0;
  for (int64_t i = 0; i < literal.num_elements(); ++i) {
    const double value = std::abs(literal.ElementAsDouble(i));
    if (std::isfinite(value)) most = std::max(most, value);
  }
  return most;
}

std::vector<double> PartsOf(const Literal& literal) {
  std::vector<double> parts;
  base::VisitDType(literal.dtype(), [&](auto tag) {
    constexpr DType D = decltype(tag)::kDType;
    const Literal all = literal.Expanded().value();
    for (const auto& value : all.template data<base::StorageOf<D>>()) {
      if constexpr (IsComplex(D)) {
        parts.push_back(static_cast<double>(value.real()));
        parts.push_back(static_cast<double>(value.imag()));
      } else {
        parts.push_back(static_cast<double>(value));
      }
    }
  });
  return parts;
}

void ExpectSame(const Literal& expected, const Literal& actual, double tolerance,
                const std::string& text) {
  if (tolerance == 0) {
    const Literal held = expected.Expanded().value(), found = actual.Expanded().value();
    const auto a = held.stored_bytes(), b = found.stored_bytes();
    EXPECT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end()))
        << text << "\nexpected " << expected.ToString() << "\nfound    " << actual.ToString();
    return;
  }
  const std::vector<double> a = PartsOf(expected), b = PartsOf(actual);
  ASSERT_EQ(a.size(), b.size());
  const double bound = tolerance * std::max(1.0, Magnitude(expected));
  for (size_t i = 0; i < a.size(); ++i) {
    const bool same = a[i] == b[i] || (std::isnan(a[i]) && std::isnan(b[i]));
    ASSERT_TRUE(same || std::abs(a[i] - b[i]) <= bound)
        << text << "\nelement " << i << ": expected " << a[i] << ", found " << b[i];
  }
}

std::vector<Literal> RunKernel(const Prepared& prepared, std::span<const Datum> arguments,
                               bool in_place, int threads, const std::string& text) {
  base::ThreadPool pool(threads);
  std::vector<std::unique_ptr<Guarded>> buffers, outputs;
  std::vector<const void*> operands;
  std::vector<void*> results;
  const ir::Module& module = prepared.module;
  for (const ir::ValueId operand : module.operands(prepared.op)) {
    const Literal held = arguments[module.index_in_owner(operand)].array().Expanded().value();
    const auto bytes = held.stored_bytes();
    buffers.push_back(std::make_unique<Guarded>(bytes.size(), ElementSizeBytes(held.dtype())));
    if (!bytes.empty()) std::memcpy(buffers.back()->data(), bytes.data(), bytes.size());
    operands.push_back(buffers.back()->data());
  }
  std::vector<TensorType> types;
  for (const ir::ValueId result : module.results(prepared.op)) {
    types.push_back(module.tensor_type(result));
    const size_t element = ElementSizeBytes(types.back().dtype());
    outputs.push_back(std::make_unique<Guarded>(
        static_cast<size_t>(types.back().shape.NumElements()) * element, element));
    results.push_back(outputs.back()->data());
  }
  if (in_place) results[0] = buffers[0]->data();
  Guarded workspace(static_cast<size_t>(prepared.kernel->workspace_bytes()), 64);
  const Status status = prepared.kernel->Run({operands, results, workspace.data(), pool});
  EXPECT_TRUE(status.ok()) << status << text;
  std::vector<Literal> literals;
  for (size_t k = 0; k < results.size(); ++k) {
    const auto* bytes = static_cast<const std::byte*>(results[k]);
    literals.push_back(
        Literal::FromBytes(types[k].dtype(), types[k].shape, {bytes, bytes + outputs[k]->size()})
            .value());
    EXPECT_TRUE(outputs[k]->IsIntact()) << "around result " << k << text;
  }
  for (const auto& buffer : buffers) EXPECT_TRUE(buffer->IsIntact()) << "an operand" << text;
  EXPECT_TRUE(workspace.IsIntact()) << "around the workspace" << text;
  return literals;
}

}  // namespace

void CheckKernel(const std::string& text, const CheckOptions& options) {
  const Prepared prepared(text, options.with_regions);
  ASSERT_TRUE(prepared.status.ok()) << prepared.status << "\n" << text;
  if (!options.variant.empty()) {
    EXPECT_EQ(prepared.kernel->variant(), options.variant) << text;
  }
  const ir::Module& module = prepared.module;
  const ir::FunctionId entry = module.Entry();
  std::vector<Datum> arguments;
  for (const ir::ValueId value : module.arguments(module.function(entry).body)) {
    const size_t index = arguments.size();
    const ArgumentRange range = options.ranges.empty()
                                    ? ArgumentRange()
                                    : options.ranges[std::min(index, options.ranges.size() - 1)];
    arguments.emplace_back(RandomArgument(module.tensor_type(value), range, options.special_floats,
                                          base::CounterRng(options.seed, index)));
  }
  if (options.dominant_diagonal) RaiseDiagonal(arguments[0].array());
  const Result<interpret::RunResult> expected = interpret::Run(module, entry, arguments);
  ASSERT_TRUE(expected.ok()) << expected.status() << "\n" << text;
  std::vector<Literal> first;
  for (int threads = 1; threads <= 3; ++threads) {
    const std::vector<Literal> found =
        RunKernel(prepared, arguments, options.in_place, threads, text);
    ASSERT_EQ(found.size(), expected->outputs.size());
    for (size_t k = 0; k < found.size(); ++k) {
      ExpectSame(expected->outputs[k].array(), found[k], options.tolerance, text);
      if (threads > 1) ExpectSame(first[k], found[k], 0, "threads: " + text);
    }
    if (threads == 1) first = found;
  }
}

std::string RefusalOf(const std::string& text, bool with_regions) {
  const Prepared prepared(text, with_regions);
  return prepared.status.ok() ? "" : std::string(prepared.status.message());
}

std::string OneOpModule(const std::vector<std::string>& arguments,
                        const std::vector<std::string>& results, const std::string& op) {
  std::string text = "func.func @main(", types, values;
  for (size_t k = 0; k < arguments.size(); ++k) {
    text += (k == 0 ? "%" : ", %") + std::to_string(k) + ": tensor<" + arguments[k] + ">";
  }
  for (size_t k = 0; k < results.size(); ++k) {
    types += (k == 0 ? "tensor<" : ", tensor<") + results[k] + ">";
    values += k == 0 ? "%r" : ", %r";
    if (results.size() > 1) values += "#" + std::to_string(k);
  }
  return text + ") -> (" + types + ") {\n  " + op + "\n  func.return " + values + " : " + types +
         "\n}\n";
}

std::string Tensor(const std::vector<int64_t>& sizes, const std::string& element) {
  std::string text;
  for (const int64_t size : sizes) text += std::to_string(size) + "x";
  return text + element;
}

std::string List(const std::vector<int64_t>& values) {
  std::string text = "[";
  for (size_t i = 0; i < values.size(); ++i) {
    text += (i == 0 ? "" : ", ") + std::to_string(values[i]);
  }
  return text + "]";
}

}  // namespace lockstep::runtime::cpu::kernels
