// SPDX-License-Identifier: Apache-2.0
// Gather and scatter kernels against the interpreter: random dimension numbers, indices that lie
// far outside, bodies of one op and others.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "lockstep/runtime/cpu/kernels/check_kernel.h"
#include "lockstep/runtime/cpu/kernels/draws.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

const std::vector<std::string> kElements = {"i1", "ui8", "bf16", "f32", "i64", "complex<f64>"};
const std::vector<std::string> kIndexTypes = {"i32", "i64", "ui32", "ui64", "i8"};

// What gather and scatter have in common: an operand whose dimensions are batching ones, inserted
// (collapsed) ones, or kept in the window, an index array, and the array of windows.
struct Numbers {
  std::vector<int64_t> operand, indices, windows;
  std::vector<int64_t> slice_sizes;
  std::vector<int64_t> window_dims, inserted, batching, index_batching, start_map;
  int64_t index_vector_dim = 0;

  // `whole`: windows take a whole dimension where nothing moves along it.
  Numbers(Draws& draw, int64_t most, bool scatter) {
    const int64_t rank = draw(1, 4);
    std::vector<int64_t> moved, kept_sizes;
    for (int64_t d = 0; d < rank; ++d) {
      const int64_t size = draw(draw(0, 30) == 0 ? 0 : 1, most);
      operand.push_back(size);
      const int64_t kind = size == 0 ? 0 : draw(0, 3);
      const bool in_window = kind <= 1;
      if (in_window) {
        slice_sizes.push_back(draw(0, 2) == 0   ? draw(0, size)
                              : draw(0, 1) == 0 ? size
                                                : std::min<int64_t>(size, 1));
        kept_sizes.push_back(slice_sizes.back());
        if (draw(0, 1) == 0) moved.push_back(d);
      } else if (kind == 2) {
        inserted.push_back(d);
        slice_sizes.push_back(1);
        moved.push_back(d);
      } else {
        batching.push_back(d);
        slice_sizes.push_back(1);
      }
    }
    // Index array: batching sizes, some free batch dimensions, the vector dimension anywhere.
    std::vector<int64_t> batch;
    for (const int64_t d : batching) {
      index_batching.push_back(static_cast<int64_t>(batch.size()));
      batch.push_back(operand[static_cast<size_t>(d)]);
    }
    for (int64_t k = draw(0, 2); k > 0; --k) batch.push_back(draw(draw(0, 20) == 0 ? 0 : 1, most));
    std::shuffle(moved.begin(), moved.end(), std::minstd_rand(static_cast<unsigned>(draw(0, 99))));
    start_map = moved;
    indices = batch;
    index_vector_dim = static_cast<int64_t>(indices.size());
    if (start_map.size() != 1 || draw(0, 1) == 0) {
      index_vector_dim =
          draw(static_cast<int64_t>(batching.size()), static_cast<int64_t>(batch.size()));
      indices.insert(indices.begin() + index_vector_dim, static_cast<int64_t>(start_map.size()));
    }
    // Where the window's dimensions stand in the array of windows.
    const auto total = static_cast<int64_t>(batch.size() + kept_sizes.size());
    std::vector<int64_t> places(static_cast<size_t>(total));
    std::iota(places.begin(), places.end(), 0);
    std::shuffle(places.begin(), places.end(),
                 std::minstd_rand(static_cast<unsigned>(draw(0, 99))));
    if (draw(0, 2) == 0) std::ranges::sort(places, std::greater<>());
    window_dims.assign(places.begin(), places.begin() + static_cast<int64_t>(kept_sizes.size()));
    std::ranges::sort(window_dims);
    windows.resize(static_cast<size_t>(total));
    size_t b = 0, w = 0;
    for (int64_t d = 0; d < total; ++d) {
      const bool is_window = std::ranges::find(window_dims, d) != window_dims.end();
      windows[static_cast<size_t>(d)] = is_window ? kept_sizes[w++] : batch[b++];
    }
    (void)scatter;
  }
};

std::string GatherText(const Numbers& n, const std::string& element, const std::string& index) {
  const std::string operand = Tensor(n.operand, element), result = Tensor(n.windows, element);
  const std::string indices = Tensor(n.indices, index);
  std::string sizes;
  for (const int64_t size : n.slice_sizes)
    sizes += (sizes.empty() ? ": " : ", ") + std::to_string(size);
  return OneOpModule(
      {operand, indices}, {result},
      "%r = \"stablehlo.gather\"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = " +
          List(n.window_dims) + ", collapsed_slice_dims = " + List(n.inserted) +
          ", operand_batching_dims = " + List(n.batching) + ", start_indices_batching_dims = " +
          List(n.index_batching) + ", start_index_map = " + List(n.start_map) +
          ", index_vector_dim = " + std::to_string(n.index_vector_dim) +
          ">, slice_sizes = array<i64" + sizes + ">} : (tensor<" + operand + ">, tensor<" +
          indices + ">) -> tensor<" + result + ">");
}

TEST(GatherKernelTest, AnyDimensionNumbers) {
  for (uint64_t seed = 0; seed < 400; ++seed) {
    Draws draw(seed);
    const Numbers numbers(draw, 5, false);
    CheckKernel(GatherText(numbers, draw.Of(kElements), draw.Of(kIndexTypes)),
                {.ranges = {{0, 1}, {-2, 6, seed % 2 == 0}}, .seed = seed});
  }
}

std::string RowGather(int64_t rows, int64_t width, int64_t count, const std::string& element) {
  const std::string operand = Tensor({rows, width}, element);
  const std::string indices = Tensor({count, 1}, "i32"), result = Tensor({count, width}, element);
  return OneOpModule(
      {operand, indices}, {result},
      "%r = \"stablehlo.gather\"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], "
      "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = "
      "array<i64: 1, " +
          std::to_string(width) + ">} : (tensor<" + operand + ">, tensor<" + indices +
          ">) -> tensor<" + result + ">");
}

TEST(GatherKernelTest, ManyRowsAndLargeSlices) {
  const CheckOptions options{.ranges = {{0, 1}, {-3, 520, true}}, .variant = "rows"};
  CheckKernel(RowGather(512, 33, 3000, "f32"), options);
  CheckKernel(RowGather(512, 1, 100000, "bf16"), options);
  CheckKernel(RowGather(512, 16, 9000, "i8"), options);
  CheckKernel(RowGather(4, 100000, 3, "f32"), {.ranges = {{0, 1}, {0, 4}}, .variant = "slices"});
}

TEST(GatherKernelTest, TorchIndexSelect) {
  for (uint64_t seed = 0; seed < 40; ++seed) {
    Draws draw(seed);
    const std::string element = draw.Of(kElements), index = draw.Of(kIndexTypes);
    const int64_t rank = draw(1, 4), dim = draw(0, rank - 1), batch = draw(0, dim);
    std::vector<int64_t> operand, indices, result;
    for (int64_t d = 0; d < rank; ++d) operand.push_back(draw(1, 5));
    for (int64_t d = 0; d < batch; ++d) indices.push_back(operand[static_cast<size_t>(d)]);
    for (int64_t k = draw(0, 2); k > 0; --k) indices.push_back(draw(0, 5));
    for (int64_t d = 0; d < rank; ++d) {
      if (d != dim) {
        result.push_back(operand[static_cast<size_t>(d)]);
      } else {
        result.insert(result.end(), indices.begin() + batch, indices.end());
      }
    }
    const std::string a = Tensor(operand, element), i = Tensor(indices, index),
                      r = Tensor(result, element);
    CheckKernel(
        OneOpModule({a, i}, {r},
                    "%r = \"stablehlo.torch_index_select\"(%0, %1) {dim = " + std::to_string(dim) +
                        " : i64, batch_dims = " + std::to_string(batch) + " : i64} : (tensor<" + a +
                        ">, tensor<" + i + ">) -> tensor<" + r + ">"),
        {.ranges = {{0, 1}, {-2, 6, true}}, .seed = seed});
  }
}

// --- scatter

struct ScatterBody {
  std::string text;     // of the block, after its arguments %a.. and %b..
  bool needs_function;  // no one op
};

std::string ScatterText(const Numbers& n, size_t arrays, const std::string& element,
                        const std::string& index, const std::string& body) {
  const std::string operand = "tensor<" + Tensor(n.operand, element) + ">";
  const std::string update = "tensor<" + Tensor(n.windows, element) + ">";
  std::vector<std::string> arguments, results;
  std::string names, operand_types, update_types, block, results_text;
  for (size_t k = 0; k < 2 * arrays + 1; ++k) {
    names += (k == 0 ? "%" : ", %") + std::to_string(k);
    arguments.push_back(k < arrays    ? Tensor(n.operand, element)
                        : k == arrays ? Tensor(n.indices, index)
                                      : Tensor(n.windows, element));
  }
  for (size_t k = 0; k < arrays; ++k) {
    results.push_back(Tensor(n.operand, element));
    operand_types += (k == 0 ? "" : ", ") + operand;
    update_types += ", " + update;
  }
  for (size_t k = 0; k < 2 * arrays; ++k) {
    block += std::string(k == 0 ? "" : ", ") + (k < arrays ? "%a" : "%b") +
             std::to_string(k % arrays) + ": tensor<" + element + ">";
  }
  return OneOpModule(
      arguments, results,
      "%r" + (arrays > 1 ? ":" + std::to_string(arrays) : std::string()) +
          " = \"stablehlo.scatter\"(" + names + ") ({\n  ^bb0(" + block + "):\n" + body +
          "  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = " +
          List(n.window_dims) + ", inserted_window_dims = " + List(n.inserted) +
          ", input_batching_dims = " + List(n.batching) + ", scatter_indices_batching_dims = " +
          List(n.index_batching) + ", scatter_dims_to_operand_dims = " + List(n.start_map) +
          ", index_vector_dim = " + std::to_string(n.index_vector_dim) + ">} : (" + operand_types +
          ", tensor<" + Tensor(n.indices, index) + ">" + update_types + ") -> " +
          (arrays > 1 ? "(" + operand_types + ")" : operand_types));
}

std::string BinaryBody(const std::string& op, const std::string& element) {
  return "    %c = stablehlo." + op + " %a0, %b0 : tensor<" + element + ">\n" +
         "    stablehlo.return %c : tensor<" + element + ">\n";
}

// a - b * b, which is no single op.
std::string LongBody(const std::string& element) {
  return "    %c = stablehlo.multiply %b0, %b0 : tensor<" + element +
         ">\n    %d = stablehlo.subtract %a0, %c : tensor<" + element +
         ">\n    stablehlo.return %d : tensor<" + element + ">\n";
}

TEST(ScatterKernelTest, AnyDimensionNumbers) {
  const std::vector<std::string> elements = {"i8",  "ui32", "bf16",        "f16",
                                             "f32", "i64",  "complex<f32>"};
  const std::vector<std::string> ops = {"add", "multiply", "maximum", "minimum"};
  for (uint64_t seed = 0; seed < 500; ++seed) {
    Draws draw(seed);
    const Numbers numbers(draw, 5, true);
    const std::string element = draw.Of(elements), type = "tensor<" + element + ">";
    const int64_t kind = draw(0, 3);
    const std::string body = kind == 0   ? "    stablehlo.return %b0 : " + type + "\n"
                             : kind == 1 ? LongBody(element)
                                         : BinaryBody(draw.Of(ops), element);
    CheckKernel(ScatterText(numbers, 1, element, draw.Of(kIndexTypes), body),
                {.ranges = {{-9, 9}, {-2, 6, seed % 2 == 0}, {-9, 9}},
                 .in_place = draw(0, 1) == 0,
                 .with_regions = kind == 1,
                 .special_floats = false,
                 .seed = seed});
  }
}

TEST(ScatterKernelTest, SeveralArrays) {
  const std::string sums =
      "    %c = stablehlo.add %a0, %b1 : tensor<f32>\n    %d = stablehlo.maximum %a1, %b0 : "
      "tensor<f32>\n    stablehlo.return %c, %d : tensor<f32>, tensor<f32>\n";
  const std::string replace = "    stablehlo.return %b0, %b1 : tensor<f32>, tensor<f32>\n";
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Draws draw(seed);
    const Numbers numbers(draw, 5, true);
    CheckKernel(ScatterText(numbers, 2, "f32", "i32", seed % 2 == 0 ? sums : replace),
                {.ranges = {{-9, 9}, {-9, 9}, {-2, 6, true}, {-9, 9}},
                 .in_place = draw(0, 1) == 0,
                 .with_regions = seed % 2 == 0,
                 .special_floats = false,
                 .seed = seed});
  }
}

Numbers RowNumbers(int64_t rows, int64_t width, int64_t count) {
  Draws draw(0);
  Numbers n(draw, 2, true);
  n.operand = {rows, width};
  n.indices = {count, 1};
  n.windows = {count, width};
  n.window_dims = {1};
  n.inserted = {0};
  n.batching = n.index_batching = {};
  n.start_map = {0};
  n.index_vector_dim = 1;
  return n;
}

TEST(ScatterKernelTest, ManyRowsMeetInTheirOrder) {
  for (const std::string element : {"f32", "bf16", "f64"}) {
    CheckKernel(
        ScatterText(RowNumbers(100, 40, 20000), 1, element, "i32", BinaryBody("add", element)),
        {.ranges = {{0, 1}, {-3, 103, true}},
         .with_regions = false,
         .special_floats = false,
         .variant = "partitions"});
  }
  Numbers scalars = RowNumbers(5000, 1, 200000);
  scalars.operand = {5000};
  scalars.windows = {200000};
  scalars.window_dims = {};
  CheckKernel(ScatterText(scalars, 1, "f32", "i32", BinaryBody("add", "f32")),
              {.ranges = {{0, 1}, {-3, 5003, true}},
               .in_place = true,
               .with_regions = false,
               .special_floats = false,
               .variant = "partitions"});
  CheckKernel(ScatterText(scalars, 1, "i32", "i64", "    stablehlo.return %b0 : tensor<i32>\n"),
              {.ranges = {{0, 1}, {-3, 5003, true}, {-1000, 1000}}, .variant = "partitions"});
  CheckKernel(ScatterText(RowNumbers(5, 100000, 4), 1, "f32", "i32", BinaryBody("add", "f32")),
              {.ranges = {{0, 1}, {-1, 5}}, .special_floats = false, .variant = "windows"});
}

TEST(ScatterKernelTest, SaysWhyItRefuses) {
  const std::string text = ScatterText(RowNumbers(5, 3, 4), 1, "f32", "i32", LongBody("f32"));
  EXPECT_EQ(RefusalOf(text, true), "");
  EXPECT_NE(RefusalOf(text, false).find("was not compiled"), std::string::npos);
}

}  // namespace
}  // namespace lockstep::runtime::cpu::kernels
