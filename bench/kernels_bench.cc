// SPDX-License-Identifier: Apache-2.0
// Bytes per second of the CPU backend's own kernels, beside memcpy. The counter `of_memcpy` is the
// share of a memcpy of the same bytes, measured just before with the same threads; `work_of_memcpy`
// the same in processor time, which says more on a busy machine.
#include <benchmark/benchmark.h>

#include <time.h>

#include <chrono>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "lockstep/base/philox.h"
#include "lockstep/interpret/kernels/lanes.h"
#include "lockstep/runtime/cpu/op_kernel.h"
#include "lockstep/text/reader.h"

namespace lockstep::runtime::cpu {
namespace {

constexpr const char* kAdd =
    "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n  %c = stablehlo.add %a, %b : tensor<f32>\n"
    "  stablehlo.return %c : tensor<f32>\n})";
constexpr const char* kMaximum =
    "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n  %c = stablehlo.maximum %a, %b : tensor<f32>\n"
    "  stablehlo.return %c : tensor<f32>\n})";

// One op, its kernel and its arrays.
class Case {
 public:
  // `arguments` are types; `op` gives %r, whose first result has type `result`. Integers are drawn
  // below `bound`.
  Case(const std::vector<std::string>& arguments, const std::string& result, const std::string& op,
       int64_t bound) {
    std::string text = "func.func @main(";
    for (size_t k = 0; k < arguments.size(); ++k) {
      text += (k == 0 ? "%" : ", %") + std::to_string(k) + ": tensor<" + arguments[k] + ">";
    }
    text += ") -> tensor<" + result + "> {\n  " + op + "\n  func.return " +
            (op.find("%r:") == 0 ? "%r#0" : "%r") + " : tensor<" + result + ">\n}\n";
    Result<ir::Module> module = text::ReadModule(text);
    if (!module.ok())
      internal::CheckFailed(__FILE__, __LINE__, "a module", module.status().ToString());
    module_ = std::make_unique<ir::Module>(*std::move(module));
    op_ = module_->first_op(module_->function(module_->Entry()).body);
    kernel_ = MakeOpKernel({*module_, op_}).value();
    for (const ir::ValueId value : module_->operands(op_)) AddArray(value, bound, operands_);
    for (const ir::ValueId value : module_->results(op_)) AddArray(value, 0, results_);
    workspace_.reset(static_cast<std::byte*>(
        std::aligned_alloc(64, (static_cast<size_t>(kernel_->workspace_bytes()) / 64 + 1) * 64)));
    std::memset(workspace_.get(), 0, static_cast<size_t>(kernel_->workspace_bytes()));
  }

  void UpdateInPlace() { results_[0] = operands_[0]; }
  std::string_view variant() const { return kernel_->variant(); }
  void Run(base::ThreadPool& pool) {
    const std::vector<const void*> operands(operands_.begin(), operands_.end());
    LS_CHECK(kernel_->Run({operands, results_, workspace_.get(), pool}).ok());
  }

 private:
  struct Free {
    void operator()(std::byte* bytes) const { std::free(bytes); }
  };
  using Memory = std::unique_ptr<std::byte, Free>;

  void AddArray(ir::ValueId value, int64_t bound, std::vector<void*>& arrays) {
    const TensorType& type = module_->tensor_type(value);
    const size_t size = ElementSizeBytes(type.dtype());
    const auto count = static_cast<size_t>(type.shape.NumElements());
    memory_.emplace_back(
        static_cast<std::byte*>(std::aligned_alloc(64, (count * size / 64 + 1) * 64)));
    std::byte* to = memory_.back().get();
    arrays.push_back(to);
    const base::CounterRng random(1, memory_.size());
    if (bound == 0) {
      std::memset(to, 0, count * size);
      return;
    }
    for (size_t i = 0; i < count; ++i, to += size) {
      const auto number = static_cast<int64_t>(random.Below(i, static_cast<uint64_t>(bound)));
      interpret::kernels::ConvertElements(DType::kI64, reinterpret_cast<const std::byte*>(&number),
                                          1, type.dtype(), to);
    }
  }

  std::unique_ptr<ir::Module> module_;
  ir::OpId op_;
  std::unique_ptr<OpKernel> kernel_;
  std::vector<Memory> memory_;
  std::vector<void*> operands_, results_;
  Memory workspace_;
};

struct Seconds {
  double passed = 0;
  double worked = 0;  // by all threads

  static Seconds Now() {
    timespec worked;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &worked);
    const auto passed = std::chrono::steady_clock::now().time_since_epoch();
    return {std::chrono::duration<double>(passed).count(),
            static_cast<double>(worked.tv_sec) + 1e-9 * static_cast<double>(worked.tv_nsec)};
  }
  Seconds Since(const Seconds& start) const {
    return {passed - start.passed, worked - start.worked};
  }
};

// A memcpy of `bytes`, the best of a few.
Seconds CopySeconds(size_t bytes, base::ThreadPool& pool) {
  std::vector<std::byte> from(bytes), to(bytes);
  Seconds best{1e9, 1e9};
  for (int repeat = 0; repeat < 7; ++repeat) {
    const Seconds start = Seconds::Now();
    pool.ParallelFor(static_cast<int64_t>(bytes), 1 << 18, [&](int64_t begin, int64_t end) {
      std::memcpy(to.data() + begin, from.data() + begin, static_cast<size_t>(end - begin));
    });
    const Seconds taken = Seconds::Now().Since(start);
    best = {std::min(best.passed, taken.passed), std::min(best.worked, taken.worked)};
  }
  return best;
}

// `bytes` are those that the op must read and write.
void Measure(benchmark::State& state, Case op, int64_t bytes, int64_t items) {
  base::ThreadPool pool(static_cast<int>(state.range(0)));
  op.Run(pool);
  const Seconds copy = CopySeconds(static_cast<size_t>(bytes / 2), pool);
  const Seconds start = Seconds::Now();
  for (auto _ : state) op.Run(pool);
  const Seconds taken = Seconds::Now().Since(start);
  const auto calls = static_cast<double>(state.iterations());
  state.SetBytesProcessed(bytes * state.iterations());
  state.SetItemsProcessed(items * state.iterations());
  state.counters["of_memcpy"] = copy.passed * calls / taken.passed;
  state.counters["work_of_memcpy"] = copy.worked * calls / taken.worked;
  state.SetLabel(std::string(op.variant()));
}

std::string Type(const std::vector<int64_t>& sizes, const std::string& element) {
  std::string text;
  for (const int64_t size : sizes) text += std::to_string(size) + "x";
  return text + element;
}

#define LS_BENCH(name) \
  BENCHMARK(name)->Arg(1)->Arg(2)->ArgName("threads")->UseRealTime()->Unit(benchmark::kMicrosecond)

void TransposeMatrix(benchmark::State& state) {
  constexpr int64_t n = 2048;
  const std::string type = Type({n, n}, "f32");
  Measure(state,
          Case({type}, type,
               "%r = stablehlo.transpose %0, dims = [1, 0] : (tensor<" + type + ">) -> tensor<" +
                   type + ">",
               100),
          2 * n * n * 4, n * n);
}
LS_BENCH(TransposeMatrix);

void TransposeHeads(benchmark::State& state) {
  const std::string from = Type({8, 512, 12, 64}, "f32"), to = Type({8, 12, 512, 64}, "f32");
  Measure(state,
          Case({from}, to,
               "%r = stablehlo.transpose %0, dims = [0, 2, 1, 3] : (tensor<" + from +
                   ">) -> tensor<" + to + ">",
               100),
          2 * int64_t{8} * 512 * 12 * 64 * 4, int64_t{8} * 512 * 12 * 64);
}
LS_BENCH(TransposeHeads);

void TransposeImages(benchmark::State& state) {
  const std::string from = Type({16, 64, 64, 64}, "f32"), to = from;
  Measure(state,
          Case({from}, to,
               "%r = stablehlo.transpose %0, dims = [0, 3, 1, 2] : (tensor<" + from +
                   ">) -> tensor<" + to + ">",
               100),
          2 * int64_t{16} * 64 * 64 * 64 * 4, int64_t{16} * 64 * 64 * 64);
}
LS_BENCH(TransposeImages);

void ConcatenateColumns(benchmark::State& state) {
  Measure(state,
          Case({"2048x1024xf32", "2048x512xf32"}, "2048x1536xf32",
               "%r = stablehlo.concatenate %0, %1, dim = 1 : (tensor<2048x1024xf32>, "
               "tensor<2048x512xf32>) -> tensor<2048x1536xf32>",
               100),
          2 * int64_t{2048} * 1536 * 4, int64_t{2048} * 1536);
}
LS_BENCH(ConcatenateColumns);

void PadImages(benchmark::State& state) {
  Measure(state,
          Case({"32x64x64x32xf32", "f32"}, "32x66x66x32xf32",
               "%r = stablehlo.pad %0, %1, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, "
               "0, 0, 0] : (tensor<32x64x64x32xf32>, tensor<f32>) -> tensor<32x66x66x32xf32>",
               100),
          int64_t{32} * 32 * (64 * 64 + 66 * 66) * 4, int64_t{32} * 66 * 66 * 32);
}
LS_BENCH(PadImages);

void GatherRows(benchmark::State& state) {
  Measure(state,
          Case({"50000x256xf32", "16384x1xi32"}, "16384x256xf32",
               "%r = \"stablehlo.gather\"(%0, %1) {dimension_numbers = "
               "#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = "
               "[0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 256>} : "
               "(tensor<50000x256xf32>, tensor<16384x1xi32>) -> tensor<16384x256xf32>",
               50000),
          2 * int64_t{16384} * 256 * 4, 16384);
}
LS_BENCH(GatherRows);

// One element of each row, as in a cross-entropy.
void GatherLabels(benchmark::State& state) {
  Measure(
      state,
      Case({"65536x128xf32", "65536x1x1xi32"}, "65536x1xf32",
           "%r = \"stablehlo.gather\"(%0, %1) {dimension_numbers = "
           "#stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], "
           "start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, "
           "slice_sizes = array<i64: 1, 1>} : (tensor<65536x128xf32>, tensor<65536x1x1xi32>) -> "
           "tensor<65536x1xf32>",
           128),
      2 * int64_t{65536} * 4, 65536);
}
LS_BENCH(GatherLabels);

Case ScatterRowsCase(int64_t rows, int64_t width, int64_t count) {
  const std::string operand = Type({rows, width}, "f32"), updates = Type({count, width}, "f32");
  const std::string indices = Type({count, 1}, "i32");
  Case op({operand, indices, updates}, operand,
          "%r = \"stablehlo.scatter\"(%0, %1, %2) " + std::string(kAdd) +
              " {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], "
              "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = "
              "1>} : (tensor<" +
              operand + ">, tensor<" + indices + ">, tensor<" + updates + ">) -> tensor<" +
              operand + ">",
          rows);
  op.UpdateInPlace();
  return op;
}

// The gradient of an embedding: an update and its row are read, the row is written.
void ScatterAddRows(benchmark::State& state) {
  Measure(state, ScatterRowsCase(50000, 256, 16384), 3 * int64_t{16384} * 256 * 4, 16384);
}
LS_BENCH(ScatterAddRows);

void ScatterAddShortRows(benchmark::State& state) {
  Measure(state, ScatterRowsCase(50000, 16, 262144), 3 * int64_t{262144} * 16 * 4, 262144);
}
LS_BENCH(ScatterAddShortRows);

// Counts of a million numbers.
void ScatterAddNumbers(benchmark::State& state) {
  const int64_t count = 1 << 20;
  Case op({"65536xf32", Type({count, 1}, "i32"), Type({count}, "f32")}, "65536xf32",
          "%r = \"stablehlo.scatter\"(%0, %1, %2) " + std::string(kAdd) +
              " {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], "
              "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<65536xf32>, "
              "tensor<" +
              Type({count, 1}, "i32") + ">, tensor<" + Type({count}, "f32") +
              ">) -> tensor<65536xf32>",
          65536);
  op.UpdateInPlace();
  Measure(state, std::move(op), count * 12, count);
}
LS_BENCH(ScatterAddNumbers);

std::string SortOp(const std::string& type, const std::string& element, const std::string& kind) {
  return "%r:2 = \"stablehlo.sort\"(%0, %1) ({\n^bb0(%a: tensor<" + element + ">, %b: tensor<" +
         element + ">, %c: tensor<i32>, %d: tensor<i32>):\n  %p = stablehlo.compare LT, %a, %b, " +
         kind + " : (tensor<" + element + ">, tensor<" + element +
         ">) -> tensor<i1>\n  stablehlo.return %p : tensor<i1>\n}) {dimension = -1 : i64, "
         "is_stable "
         "= true} : (tensor<" +
         type + element + ">, tensor<" + type + "i32>) -> (tensor<" + type + element +
         ">, tensor<" + type + "i32>)";
}

void SortPairs(benchmark::State& state) {
  const int64_t n = 1 << 20;
  Measure(state,
          Case({Type({n}, "f32"), Type({n}, "i32")}, Type({n}, "f32"),
               SortOp(Type({n}, ""), "f32", "TOTALORDER"), 1 << 24),
          n * 16, n);
}
LS_BENCH(SortPairs);

void SortManyRows(benchmark::State& state) {
  Measure(state,
          Case({"4096x256xi32", "4096x256xi32"}, "4096x256xi32",
               SortOp("4096x256x", "i32", "SIGNED"), 1 << 24),
          int64_t{4096} * 256 * 16, int64_t{4096} * 256);
}
LS_BENCH(SortManyRows);

void TopEight(benchmark::State& state) {
  Measure(state,
          Case({"512x50000xf32"}, "512x8xf32",
               "%r:2 = chlo.top_k(%0, k = 8) : tensor<512x50000xf32> -> (tensor<512x8xf32>, "
               "tensor<512x8xi32>)",
               1 << 24),
          int64_t{512} * 50000 * 4, int64_t{512} * 50000);
}
LS_BENCH(TopEight);

std::string WindowOp(const std::string& from, const std::string& to, const char* body,
                     const std::string& window, const std::string& strides,
                     const std::string& padding, int rank) {
  return "%r = \"stablehlo.reduce_window\"(%0, %1) " + std::string(body) +
         " {window_dimensions = array<i64: " + window +
         ">, window_strides = array<i64: " + strides + ">, padding = dense<" + padding +
         "> : tensor<" + std::to_string(rank) + "x2xi64>} : (tensor<" + from +
         ">, tensor<f32>) -> tensor<" + to + ">";
}

void MaxPool(benchmark::State& state) {
  const std::string from = "32x64x64x64xf32", to = "32x32x32x64xf32";
  Measure(state,
          Case({from, "f32"}, to, WindowOp(from, to, kMaximum, "1, 2, 2, 1", "1, 2, 2, 1", "0", 4),
               100),
          int64_t{32} * 64 * 64 * 64 * 5, int64_t{32} * 32 * 32 * 64);
}
LS_BENCH(MaxPool);

void CumulativeSum(benchmark::State& state) {
  const std::string type = "512x4096xf32";
  Measure(state,
          Case({type, "f32"}, type,
               WindowOp(type, type, kAdd, "1, 4096", "1, 1", "[[0, 0], [4095, 0]]", 2), 100),
          int64_t{512} * 4096 * 8, int64_t{512} * 4096);
}
LS_BENCH(CumulativeSum);

void MaxPoolGradient(benchmark::State& state) {
  const std::string operand = "32x64x64x64xf32", source = "32x32x32x64xf32";
  Measure(
      state,
      Case({operand, source, "f32"}, operand,
           "%r = \"stablehlo.select_and_scatter\"(%0, %1, %2) ({\n^bb0(%a: tensor<f32>, %b: "
           "tensor<f32>):\n  %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> "
           "tensor<i1>\n  stablehlo.return %p : tensor<i1>\n}, " +
               std::string(kAdd).substr(1) +
               " {window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, "
               "2, 1>} : (tensor<" +
               operand + ">, tensor<" + source + ">, tensor<f32>) -> tensor<" + operand + ">",
           100),
      int64_t{32} * 64 * 64 * 64 * 9, int64_t{32} * 32 * 32 * 64);
}
LS_BENCH(MaxPoolGradient);

void RandomBits(benchmark::State& state, const char* algorithm) {
  Measure(state,
          Case({"2xui64"}, "2xui64",
               "%r:2 = stablehlo.rng_bit_generator %0, algorithm = " + std::string(algorithm) +
                   " : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4194304xui32>)",
               100),
          int64_t{4} << 22, 1 << 22);
}
void RandomBitsThreeFry(benchmark::State& state) { RandomBits(state, "THREE_FRY"); }
LS_BENCH(RandomBitsThreeFry);
void RandomBitsPhilox(benchmark::State& state) { RandomBits(state, "PHILOX"); }
LS_BENCH(RandomBitsPhilox);

void FourierOfRows(benchmark::State& state) {
  const std::string type = "1024x1024xcomplex<f32>";
  Measure(state,
          Case({type}, type,
               "%r = stablehlo.fft %0, type = FFT, length = [1024] : (tensor<" + type +
                   ">) -> tensor<" + type + ">",
               100),
          int64_t{1024} * 1024 * 16, int64_t{1024} * 1024);
}
LS_BENCH(FourierOfRows);

// What a call costs when there is nothing to do.
void SmallSlice(benchmark::State& state) {
  Measure(state,
          Case({"8x8xf32", "i32", "i32"}, "2x4xf32",
               "%r = stablehlo.dynamic_slice %0, %1, %2, sizes = [2, 4] : (tensor<8x8xf32>, "
               "tensor<i32>, tensor<i32>) -> tensor<2x4xf32>",
               4),
          64, 1);
}
LS_BENCH(SmallSlice)->Unit(benchmark::kNanosecond);

void SmallScatter(benchmark::State& state) { Measure(state, ScatterRowsCase(16, 8, 4), 384, 4); }
LS_BENCH(SmallScatter)->Unit(benchmark::kNanosecond);

}  // namespace
}  // namespace lockstep::runtime::cpu
