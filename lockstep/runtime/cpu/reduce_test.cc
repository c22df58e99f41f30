// SPDX-License-Identifier: Apache-2.0
// Reductions, windows and select_and_scatter against the interpreter, whose order of combining the
// kernels follow: the same bits.
#include <gtest/gtest.h>

#include <algorithm>

#include "lockstep/runtime/cpu/kernels/check_kernel.h"
#include "lockstep/runtime/cpu/kernels/draws.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

std::string Array(const std::vector<int64_t>& values) {
  std::string text = "array<i64";
  for (size_t i = 0; i < values.size(); ++i) {
    text += (i == 0 ? ": " : ", ") + std::to_string(values[i]);
  }
  return text + ">";
}

std::string Pairs(const std::vector<int64_t>& low, const std::vector<int64_t>& high) {
  std::string text = "dense<[";
  for (size_t i = 0; i < low.size(); ++i) {
    text += (i == 0 ? "[" : ", [") + std::to_string(low[i]) + ", " + std::to_string(high[i]) + "]";
  }
  return text + "]> : tensor<" + std::to_string(low.size()) + "x2xi64>";
}

// A region of pairs: `op` of one pair, or for two arrays the larger value with its number.
std::string Region(size_t arrays, const std::string& element, const std::string& op) {
  const std::string type = "tensor<" + element + ">";
  if (arrays == 1) {
    return "({\n  ^bb0(%a: " + type + ", %b: " + type + "):\n    %c = stablehlo." + op +
           " %a, %b : " + type + "\n    stablehlo.return %c : " + type + "\n  })";
  }
  return "({\n  ^bb0(%a: " + type + ", %i: tensor<i32>, %b: " + type + ", %j: tensor<i32>):\n" +
         "    %p = stablehlo.compare GE, %a, %b : (" + type + ", " + type + ") -> tensor<i1>\n" +
         "    %v = stablehlo.select %p, %a, %b : tensor<i1>, " + type + "\n" +
         "    %k = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i32>\n" +
         "    stablehlo.return %v, %k : " + type + ", tensor<i32>\n  })";
}

// `name` of one or two arrays of `sizes`, with their initial values.
std::string FoldText(const std::string& name, const std::vector<int64_t>& sizes,
                     const std::vector<int64_t>& result, size_t arrays, const std::string& element,
                     const std::string& op, const std::string& attributes) {
  std::vector<std::string> arguments = {Tensor(sizes, element)},
                           results = {Tensor(result, element)};
  if (arrays == 2) {
    arguments.push_back(Tensor(sizes, "i32"));
    results.push_back(Tensor(result, "i32"));
  }
  arguments.push_back(element);
  if (arrays == 2) arguments.push_back("i32");
  std::string names, types, result_types;
  for (size_t k = 0; k < arguments.size(); ++k) {
    names += (k == 0 ? "%" : ", %") + std::to_string(k);
    types += (k == 0 ? "tensor<" : ", tensor<") + arguments[k] + ">";
  }
  for (size_t k = 0; k < results.size(); ++k) {
    result_types += (k == 0 ? "tensor<" : ", tensor<") + results[k] + ">";
  }
  return OneOpModule(arguments, results,
                     (arrays == 2 ? "%r:2 = \"" : "%r = \"") + name + "\"(" + names + ") " +
                         Region(arrays, element, op) + " {" + attributes + "} : (" + types +
                         ") -> (" + result_types + ")");
}

const std::vector<std::string> kElements = {"i8",  "ui32", "bf16",        "f16",
                                            "f32", "f64",  "complex<f32>"};
const std::vector<std::string> kOps = {"add", "multiply", "maximum", "minimum"};

TEST(ReduceKernelTest, AnyDimensions) {
  for (uint64_t seed = 0; seed < 150; ++seed) {
    Draws draw(seed);
    const size_t arrays = seed % 3 == 0 ? 2 : 1;
    std::vector<int64_t> sizes, kept, dimensions;
    for (int64_t d = draw(0, 4); d > 0; --d) sizes.push_back(draw(draw(0, 20) == 0 ? 0 : 1, 11));
    for (size_t d = 0; d < sizes.size(); ++d) {
      if (draw(0, 1) == 0) {
        kept.push_back(sizes[d]);
      } else {
        dimensions.push_back(static_cast<int64_t>(d));
      }
    }
    const std::string element = arrays == 2 ? "f32" : draw.Of(kElements);
    CheckKernel(
        FoldText("stablehlo.reduce", sizes, kept, arrays, element,
                 seed % 5 == 0 ? "subtract" : draw.Of(kOps), "dimensions = " + Array(dimensions)),
        {.ranges = {{-3, 3}}, .special_floats = arrays == 2, .seed = seed});
  }
  for (const std::vector<int64_t>& dimensions : {std::vector<int64_t>{0}, {1}, {0, 1}}) {
    std::vector<int64_t> kept;
    for (const int64_t d : {0, 1}) {
      if (std::ranges::find(dimensions, d) == dimensions.end()) kept.push_back(d == 0 ? 700 : 900);
    }
    CheckKernel(FoldText("stablehlo.reduce", {700, 900}, kept, 1, "bf16", "add",
                         "dimensions = " + Array(dimensions)),
                {.with_regions = false, .special_floats = false});
  }
}

struct Windows {
  std::vector<int64_t> sizes, window, strides, base, dilations, low, high, counts;

  void Add(int64_t size, int64_t w, int64_t stride, int64_t b, int64_t dilation, int64_t lo,
           int64_t hi) {
    sizes.push_back(size), window.push_back(w), strides.push_back(stride), base.push_back(b);
    dilations.push_back(dilation), low.push_back(lo), high.push_back(hi);
    const int64_t place = (size == 0 ? 0 : (size - 1) * b + 1) + lo + hi;
    const int64_t extent = (w - 1) * dilation + 1;
    counts.push_back(place < extent ? 0 : (place - extent) / stride + 1);
  }
  std::string Attributes() const {
    return "window_dimensions = " + Array(window) + ", window_strides = " + Array(strides) +
           ", base_dilations = " + Array(base) + ", window_dilations = " + Array(dilations) +
           ", padding = " + Pairs(low, high);
  }
};

TEST(ReduceWindowKernelTest, AnyWindows) {
  for (uint64_t seed = 0; seed < 250; ++seed) {
    Draws draw(seed);
    const size_t arrays = seed % 4 == 0 ? 2 : 1;
    Windows w;
    for (int64_t d = draw(1, 4); d > 0; --d) {
      if (draw(0, 2) == 0) {
        w.Add(draw(1, 5), 1, 1, 1, 1, 0, 0);
        continue;
      }
      const int64_t size = draw(draw(0, 20) == 0 ? 0 : 1, 9), base = draw(1, 2);
      const int64_t most_cropped = std::max<int64_t>(0, (size - 1) * base) / 2;
      w.Add(size, draw(1, 4), draw(1, 3), base, draw(1, 2),
            draw(-std::min<int64_t>(2, most_cropped), 3),
            draw(-std::min<int64_t>(2, most_cropped), 3));
    }
    const std::string element = arrays == 2 ? "f32" : draw.Of(kElements);
    CheckKernel(FoldText("stablehlo.reduce_window", w.sizes, w.counts, arrays, element,
                         draw.Of(kOps), w.Attributes()),
                {.ranges = {{-3, 3}}, .special_floats = arrays == 2, .seed = seed});
  }
}

// The initial value is the identity: padding is left out.
TEST(ReduceWindowKernelTest, PoolsOfImages) {
  for (const std::string element : {"f32", "bf16", "i32"}) {
    for (const bool channels_last : {true, false}) {
      Windows w;
      w.Add(3, 1, 1, 1, 1, 0, 0);
      if (!channels_last) w.Add(17, 1, 1, 1, 1, 0, 0);
      w.Add(40, 3, 2, 1, 1, 0, 1);
      w.Add(41, 3, 2, 1, 1, 1, 1);
      if (channels_last) w.Add(17, 1, 1, 1, 1, 0, 0);
      CheckKernel(
          FoldText("stablehlo.reduce_window", w.sizes, w.counts, 1, element, "add", w.Attributes()),
          {.ranges = {{-3, 3}, {0, 0}},
           .with_regions = false,
           .special_floats = false,
           .variant = "rows"});
    }
  }
}

TEST(ReduceWindowKernelTest, CumulativeOps) {
  for (const std::string element : {"i32", "f32", "bf16"}) {
    for (const int64_t length : {2, 9, 33, 300, 3000}) {
      for (const bool forward : {true, false}) {
        for (const int64_t inner : {1, 5}) {
          Windows w;
          w.Add(3, 1, 1, 1, 1, 0, 0);
          w.Add(length, length, 1, 1, 1, forward ? length - 1 : 0, forward ? 0 : length - 1);
          w.Add(inner, 1, 1, 1, 1, 0, 0);
          CheckKernel(FoldText("stablehlo.reduce_window", w.sizes, w.counts, 1, element,
                               inner == 1 ? "add" : "maximum", w.Attributes()),
                      {.ranges = {{-3, 3}}, .special_floats = false, .variant = "running"});
        }
      }
    }
  }
  for (const bool forward : {true, false}) {  // several chunks of parts
    for (const int64_t inner : {1, 3}) {
      const int64_t length = 140000;
      Windows w;
      w.Add(2, 1, 1, 1, 1, 0, 0);
      w.Add(length, length, 1, 1, 1, forward ? length - 1 : 0, forward ? 0 : length - 1);
      w.Add(inner, 1, 1, 1, 1, 0, 0);
      CheckKernel(
          FoldText("stablehlo.reduce_window", w.sizes, w.counts, 1, "f32", "add", w.Attributes()),
          {.ranges = {{-3, 3}},
           .with_regions = false,
           .special_floats = false,
           .variant = "running"});
    }
  }
  Windows w;
  w.Add(64, 64, 1, 1, 1, 63, 0);
  w.Add(5000, 1, 1, 1, 1, 0, 0);
  CheckKernel(
      FoldText("stablehlo.reduce_window", w.sizes, w.counts, 1, "f32", "add", w.Attributes()),
      {.with_regions = false, .special_floats = false, .variant = "running"});
}

std::string SelectText(const Windows& w, const std::string& element, const std::string& direction,
                       const std::string& op) {
  const std::string type = "tensor<" + element + ">", operand = Tensor(w.sizes, element),
                    source = Tensor(w.counts, element);
  return OneOpModule(
      {operand, source, element}, {operand},
      "%r = \"stablehlo.select_and_scatter\"(%0, %1, %2) ({\n  ^bb0(%a: " + type + ", %b: " + type +
          "):\n    %p = stablehlo.compare " + direction + ", %a, %b : (" + type + ", " + type +
          ") -> tensor<i1>\n    stablehlo.return %p : tensor<i1>\n  }, {\n  ^bb0(%a: " + type +
          ", %b: " + type + "):\n    %c = stablehlo." + op + " %a, %b : " + type +
          "\n    stablehlo.return %c : " + type + "\n  }) {window_dimensions = " + Array(w.window) +
          ", window_strides = " + Array(w.strides) + ", padding = " + Pairs(w.low, w.high) +
          "} : (tensor<" + operand + ">, tensor<" + source + ">, " + type + ") -> tensor<" +
          operand + ">");
}

TEST(SelectAndScatterKernelTest, AnyWindows) {
  for (uint64_t seed = 0; seed < 150; ++seed) {
    Draws draw(seed);
    Windows w;
    for (int64_t d = draw(1, 4); d > 0; --d) {
      if (draw(0, 2) == 0) {
        w.Add(draw(1, 5), 1, 1, 1, 1, 0, 0);
      } else {
        w.Add(draw(1, 9), draw(1, 4), draw(1, 3), 1, 1, draw(0, 3), draw(0, 3));
      }
    }
    const std::string element =
        draw.Of(std::vector<std::string>{"i32", "f32", "bf16", "f64", "ui8"});
    const bool number = element != "bf16";
    CheckKernel(SelectText(w, element, draw.Of(std::vector<std::string>{"GE", "GT", "LE", "LT"}),
                           draw.Of(std::vector<std::string>{"add", "maximum"})),
                {.ranges = {{-3, 3}},
                 .with_regions = !number,
                 .special_floats = false,
                 .variant = number ? "compare" : "columns",
                 .seed = seed});
  }
  Windows w;
  w.Add(20, 1, 1, 1, 1, 0, 0);
  w.Add(30, 3, 2, 1, 1, 0, 1);
  w.Add(30, 2, 2, 1, 1, 0, 0);
  w.Add(24, 1, 1, 1, 1, 0, 0);
  CheckKernel(SelectText(w, "f32", "GE", "add"), {.with_regions = false, .special_floats = false});
}

}  // namespace
}  // namespace lockstep::runtime::cpu::kernels
