// SPDX-License-Identifier: Apache-2.0
// Kernels of the shape family against the interpreter, on random sizes and attributes.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "lockstep/runtime/cpu/kernels/check_kernel.h"
#include "lockstep/runtime/cpu/kernels/draws.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

const std::vector<std::string> kElements = {"i1",  "i4",  "ui8", "bf16",         "f16",
                                            "f32", "i64", "f64", "complex<f32>", "complex<f64>"};

// Numbers of one test.
std::string Functional(const std::string& from, const std::string& to) {
  return " : (tensor<" + from + ">) -> tensor<" + to + ">";
}

void CheckTranspose(const std::vector<int64_t>& sizes, const std::vector<int64_t>& order,
                    const std::string& element) {
  std::vector<int64_t> to;
  for (const int64_t d : order) to.push_back(sizes[static_cast<size_t>(d)]);
  const std::string from = Tensor(sizes, element), result = Tensor(to, element);
  CheckKernel(
      OneOpModule({from}, {result},
                  "%r = stablehlo.transpose %0, dims = " + List(order) + Functional(from, result)));
}

TEST(ShapeKernelTest, Transposes) {
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Draws draw(seed);
    const int64_t rank = draw(0, 5);
    CheckTranspose(draw.Sizes(rank, seed % 7 == 0 ? 0 : 1, 7), draw.Permutation(rank),
                   draw.Of(kElements));
  }
  for (const std::string& element : kElements) CheckTranspose({130, 71}, {1, 0}, element);
  CheckTranspose({600, 400}, {1, 0}, "f32");
  CheckTranspose({5, 300, 200, 2}, {0, 2, 1, 3}, "bf16");
  CheckTranspose({3, 120, 70, 4}, {0, 3, 1, 2}, "f32");
}

TEST(ShapeKernelTest, BroadcastsReversesAndReshapes) {
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Draws draw(seed);
    const std::string element = draw.Of(kElements);
    const int64_t rank = draw(1, 5);
    const std::vector<int64_t> sizes = draw.Sizes(rank, seed % 9 == 0 ? 0 : 1, 6);
    std::vector<int64_t> from, dims;
    for (int64_t d = 0; d < rank; ++d) {
      if (draw(0, 1) == 0) continue;
      dims.push_back(d);
      from.push_back(draw(0, 2) == 0 ? 1 : sizes[static_cast<size_t>(d)]);
    }
    const std::string result = Tensor(sizes, element), source = Tensor(from, element);
    CheckKernel(OneOpModule(
        {source}, {result},
        "%r = stablehlo.broadcast_in_dim %0, dims = " + List(dims) + Functional(source, result)));
    CheckKernel(OneOpModule(
        {result}, {result},
        "%r = stablehlo.reverse %0, dims = " + List(dims) + " : tensor<" + result + ">"));
    const int64_t count =
        std::accumulate(sizes.begin(), sizes.end(), int64_t{1}, std::multiplies<>());
    const std::string flat = Tensor({count}, element);
    CheckKernel(
        OneOpModule({result}, {flat}, "%r = stablehlo.reshape %0" + Functional(result, flat)));
  }
  CheckKernel(OneOpModule(
      {"300xf32"}, {"700x300xf32"},
      "%r = stablehlo.broadcast_in_dim %0, dims = [1]" + Functional("300xf32", "700x300xf32")));
  CheckKernel(OneOpModule(
      {"300xf32"}, {"300x700xf32"},
      "%r = stablehlo.broadcast_in_dim %0, dims = [0]" + Functional("300xf32", "300x700xf32")));
}

TEST(ShapeKernelTest, SlicesAndPads) {
  for (uint64_t seed = 0; seed < 80; ++seed) {
    Draws draw(seed);
    const std::string element = draw.Of(kElements);
    const int64_t rank = draw(0, 4);
    const std::vector<int64_t> sizes = draw.Sizes(rank, seed % 9 == 0 ? 0 : 1, 9);
    std::vector<int64_t> starts, limits, strides, sliced, low, high, interior, padded;
    std::string ranges;
    for (int64_t d = 0; d < rank; ++d) {
      const int64_t size = sizes[static_cast<size_t>(d)];
      starts.push_back(draw(0, size));
      limits.push_back(draw(starts.back(), size));
      strides.push_back(draw(1, 3));
      sliced.push_back((limits.back() - starts.back() + strides.back() - 1) / strides.back());
      ranges += (d == 0 ? "" : ", ") + std::to_string(starts.back()) + ":" +
                std::to_string(limits.back()) + ":" + std::to_string(strides.back());
      interior.push_back(draw(0, 2));
      const int64_t inner = size == 0 ? 0 : (size - 1) * (interior.back() + 1) + 1;
      low.push_back(draw(std::max<int64_t>(-3, -inner), 3));
      high.push_back(draw(std::max<int64_t>(-3, -inner - low.back()), 3));
      padded.push_back(low.back() + inner + high.back());
    }
    const std::string source = Tensor(sizes, element), result = Tensor(sliced, element);
    CheckKernel(
        OneOpModule({source}, {result},
                    "%r = stablehlo.slice %0 [" + ranges + "]" + Functional(source, result)));
    const std::string wide = Tensor(padded, element);
    CheckKernel(OneOpModule({source, element}, {wide},
                            "%r = stablehlo.pad %0, %1, low = " + List(low) + ", high = " +
                                List(high) + ", interior = " + List(interior) + " : (tensor<" +
                                source + ">, tensor<" + element + ">) -> tensor<" + wide + ">"));
  }
  CheckKernel(OneOpModule({"300x500xf32", "f32"}, {"310x505xf32"},
                          "%r = stablehlo.pad %0, %1, low = [4, 2], high = [6, 3], interior = [0, "
                          "0] : (tensor<300x500xf32>, tensor<f32>) -> tensor<310x505xf32>"));
}

TEST(ShapeKernelTest, Concatenates) {
  for (uint64_t seed = 0; seed < 40; ++seed) {
    Draws draw(seed);
    const std::string element = draw.Of(kElements);
    const int64_t rank = draw(1, 4), dimension = draw(0, rank - 1);
    std::vector<int64_t> sizes = draw.Sizes(rank, seed % 9 == 0 ? 0 : 1, seed % 5 == 0 ? 60 : 6);
    std::vector<std::string> parts;
    std::string names, types;
    int64_t length = 0;
    for (int64_t k = draw(1, 5); k > 0; --k) {
      sizes[static_cast<size_t>(dimension)] = draw(0, 6);
      length += sizes[static_cast<size_t>(dimension)];
      names += (parts.empty() ? "%" : ", %") + std::to_string(parts.size());
      types += (parts.empty() ? "tensor<" : ", tensor<") + Tensor(sizes, element) + ">";
      parts.push_back(Tensor(sizes, element));
    }
    sizes[static_cast<size_t>(dimension)] = length;
    const std::string result = Tensor(sizes, element);
    CheckKernel(OneOpModule(parts, {result},
                            "%r = stablehlo.concatenate " + names +
                                ", dim = " + std::to_string(dimension) + " : (" + types +
                                ") -> tensor<" + result + ">"));
  }
  CheckKernel(OneOpModule({"300x400xf32", "300x200xf32"}, {"300x600xf32"},
                          "%r = stablehlo.concatenate %0, %1, dim = 1 : (tensor<300x400xf32>, "
                          "tensor<300x200xf32>) -> tensor<300x600xf32>"));
}

TEST(ShapeKernelTest, CountsAndCasts) {
  for (const std::string element :
       {"i4", "i8", "ui16", "i32", "i64", "bf16", "f32", "f64", "complex<f32>"}) {
    for (const std::string dim : {"0", "1", "2"}) {
      const std::string result = Tensor({3, 7, 5}, element);
      CheckKernel(OneOpModule({}, {result},
                              "%r = stablehlo.iota dim = " + dim + " : tensor<" + result + ">"));
    }
  }
  CheckKernel(
      OneOpModule({}, {"3x100000xi32"}, "%r = stablehlo.iota dim = 1 : tensor<3x100000xi32>"));
  CheckKernel(
      OneOpModule({}, {"3x100000xi32"}, "%r = stablehlo.iota dim = 0 : tensor<3x100000xi32>"));
  CheckKernel(OneOpModule({}, {"0x3xi32"}, "%r = stablehlo.iota dim = 0 : tensor<0x3xi32>"));
  for (const auto& [from, to] :
       std::vector<std::pair<std::string, std::string>>{{"6xf32", "6xi32"},
                                                        {"6x2xi16", "6xf32"},
                                                        {"6xf64", "6x8xui8"},
                                                        {"3xcomplex<f32>", "3xcomplex<f32>"}}) {
    CheckKernel(
        OneOpModule({from}, {to}, "%r = stablehlo.bitcast_convert %0" + Functional(from, to)));
  }
  const std::string narrow = OneOpModule(
      {"6x2xi4"}, {"6xi8"}, "%r = stablehlo.bitcast_convert %0" + Functional("6x2xi4", "6xi8"));
  EXPECT_NE(RefusalOf(narrow, true).find("narrower than a byte"), std::string::npos);
}

TEST(ShapeKernelTest, DynamicSlicesStayInside) {
  for (uint64_t seed = 0; seed < 80; ++seed) {
    Draws draw(seed);
    const std::string element = draw.Of(kElements);
    const std::string index =
        std::vector<std::string>{"i32", "i64", "ui32", "ui64", "i8"}[seed % 5];
    const int64_t rank = draw(0, 4);
    const std::vector<int64_t> sizes = draw.Sizes(rank, seed % 9 == 0 ? 0 : 1, 9);
    std::vector<int64_t> box;
    for (const int64_t size : sizes) box.push_back(draw(0, size));
    const std::string array = Tensor(sizes, element), part = Tensor(box, element);
    std::string names, types;
    std::vector<std::string> slice_arguments = {array}, update_arguments = {array, part};
    std::string update_names;
    for (int64_t d = 0; d < rank; ++d) {
      names += ", %" + std::to_string(d + 1);
      update_names += ", %" + std::to_string(d + 2);
      types += ", tensor<" + index + ">";
      slice_arguments.push_back(index);
      update_arguments.push_back(index);
    }
    CheckOptions options{.ranges = {{0, 1}, {-3, 12, true}}, .seed = seed};
    CheckKernel(OneOpModule(slice_arguments, {part},
                            "%r = stablehlo.dynamic_slice %0" + names + ", sizes = " + List(box) +
                                " : (tensor<" + array + ">" + types + ") -> tensor<" + part + ">"),
                options);
    for (const bool in_place : {false, true}) {
      options.in_place = in_place;
      CheckKernel(
          OneOpModule(update_arguments, {array},
                      "%r = stablehlo.dynamic_update_slice %0, %1" + update_names + " : (tensor<" +
                          array + ">, tensor<" + part + ">" + types + ") -> tensor<" + array + ">"),
          options);
    }
  }
}

TEST(ShapeKernelTest, QuantizedTypesAreLeftToTheInterpreter) {
  const std::string type = "4x!quant.uniform<i8:f32, 0.5>";
  EXPECT_NE(RefusalOf(OneOpModule({type}, {type},
                                  "%r = stablehlo.reverse %0, dims = [0] : tensor<" + type + ">"),
                      true)
                .find("quantized"),
            std::string::npos);
}

}  // namespace
}  // namespace lockstep::runtime::cpu::kernels
