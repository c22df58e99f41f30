// SPDX-License-Identifier: Apache-2.0
// Sorts and top_k against the interpreter, which they follow bit for bit.
#include <gtest/gtest.h>

#include "lockstep/runtime/cpu/kernels/check_kernel.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

struct Comparator {
  std::vector<std::string> arguments;  // element types, one per operand
  std::string body;
};

std::string SortText(const std::vector<int64_t>& sizes, int64_t dimension, bool stable,
                     const Comparator& comparator) {
  std::vector<std::string> arrays;
  std::string names, types, block;
  const size_t n = comparator.arguments.size();
  for (size_t k = 0; k < n; ++k) {
    const std::string& element = comparator.arguments[k];
    arrays.push_back(Tensor(sizes, element));
    names += (k == 0 ? "%" : ", %") + std::to_string(k);
    types += (k == 0 ? "tensor<" : ", tensor<") + arrays.back() + ">";
    block += (k == 0 ? "%a" : ", %a") + std::to_string(k) + ": tensor<" + element + ">, %b" +
             std::to_string(k) + ": tensor<" + element + ">";
  }
  return OneOpModule(
      arrays, arrays,
      "%r" + (n > 1 ? ":" + std::to_string(n) : std::string()) + " = \"stablehlo.sort\"(" + names +
          ") ({\n  ^bb0(" + block + "):\n" + comparator.body +
          "    stablehlo.return %p : tensor<i1>\n  }) {dimension = " + std::to_string(dimension) +
          " : i64, is_stable = " + (stable ? "true" : "false") + "} : (" + types + ") -> (" +
          types + ")");
}

std::string Compare(const std::string& result, const std::string& direction, const std::string& a,
                    const std::string& b, const std::string& kind, const std::string& element) {
  const std::string type = "tensor<" + element + ">";
  return "    " + result + " = stablehlo.compare " + direction + ", " + a + ", " + b + ", " + kind +
         " : (" + type + ", " + type + ") -> tensor<i1>\n";
}

// -0 as +0, every NaN as one, compared in total order.
std::string CanonicalCompare(const std::string& direction, const std::string& element) {
  const std::string type = "tensor<" + element + ">";
  std::string text = "    %zero = stablehlo.constant dense<0.0> : " + type +
                     "\n    %nan = stablehlo.constant dense<" +
                     (element == "f64"   ? "0x7FF8000000000000"
                      : element == "f32" ? "0x7FC00000"
                      : element == "f16" ? "0x7E00"
                                         : "0x7FC0") +
                     "> : " + type + "\n";
  for (const std::string x : {"a0", "b0"}) {
    text += Compare("%z" + x, "EQ", "%" + x, "%zero", "FLOAT", element);
    text += "    %s" + x + " = stablehlo.select %z" + x + ", %zero, %" + x + " : tensor<i1>, " +
            type + "\n";
    text += Compare("%n" + x, "NE", "%" + x, "%" + x, "FLOAT", element);
    text += "    %c" + x + " = stablehlo.select %n" + x + ", %nan, %s" + x + " : tensor<i1>, " +
            type + "\n";
  }
  return text + Compare("%p", direction, "%ca0", "%cb0", "TOTALORDER", element);
}

enum class Size { kSmall, kLarge };

void CheckSorts(const Comparator& comparator, const std::string& variant, int64_t spread,
                Size size = Size::kSmall) {
  CheckOptions options{.ranges = {{-spread, spread}}, .variant = variant};
  const bool fast = variant != "merge";
  options.with_regions = !fast;
  for (const bool stable : {true, false}) {
    options.variant = fast ? "keys" : variant;
    CheckKernel(SortText({37}, 0, stable, comparator), options);
    CheckKernel(SortText({5, 33, 4}, 1, stable, comparator), options);
    CheckKernel(SortText({300, 40}, -1, stable, comparator), options);
    CheckKernel(SortText({3, 0}, 1, stable, comparator), options);
    CheckKernel(SortText({3, 0}, 0, stable, comparator), options);
    options.variant = fast ? "radix" : variant;
    CheckKernel(SortText({2, 1100}, 1, stable, comparator), options);
    if (size == Size::kSmall) continue;
    CheckKernel(SortText({40000}, 0, stable, comparator), options);
    CheckKernel(SortText({33000, 2}, 0, stable, comparator), options);
  }
}

TEST(SortKernelTest, ByOneIntegerKey) {
  for (const std::string element : {"i1", "i8", "ui8", "i16", "ui32", "i32", "i64", "ui64"}) {
    const std::string kind = element[0] == 'u' || element == "i1" ? "UNSIGNED" : "SIGNED";
    for (const std::string direction : {"LT", "GT"}) {
      CheckSorts({{element, "i32"}, Compare("%p", direction, "%a0", "%b0", kind, element)}, "keys",
                 100);
    }
  }
  CheckSorts({{"i32"}, Compare("%p", "LT", "%b0", "%a0", "SIGNED", "i32")}, "keys", 1 << 30,
             Size::kLarge);
  CheckSorts({{"f32", "i64"}, Compare("%p", "LT", "%a1", "%b1", "SIGNED", "i64")}, "keys", 50,
             Size::kLarge);
}

TEST(SortKernelTest, ByOneFloatKey) {
  for (const std::string element : {"bf16", "f16", "f32", "f64"}) {
    for (const std::string direction : {"LT", "GT"}) {
      CheckSorts({{element, "i32"}, CanonicalCompare(direction, element)}, "keys", 100);
      CheckSorts({{element}, CanonicalCompare(direction, element)}, "keys", 100);
      CheckSorts({{element, "i32"}, Compare("%p", direction, "%a0", "%b0", "TOTALORDER", element)},
                 "keys", 100);
      // NaN is neither before nor after: the order depends on what is compared with what.
      CheckSorts({{element, "i32"}, Compare("%p", direction, "%a0", "%b0", "FLOAT", element)},
                 "keys", 100);
    }
  }
  CheckSorts({{"f32", "i32"}, CanonicalCompare("LT", "f32")}, "keys", 100, Size::kLarge);
  CheckSorts({{"f8E4M3FN", "i32"}, Compare("%p", "LT", "%a0", "%b0", "FLOAT", "f8E4M3FN")}, "keys",
             100);
}

TEST(SortKernelTest, BySeveralKeys) {
  const std::string type = "tensor<i1>";
  const std::string body = Compare("%l0", "LT", "%a0", "%b0", "SIGNED", "i32") +
                           Compare("%e0", "EQ", "%a0", "%b0", "SIGNED", "i32") +
                           Compare("%l1", "GT", "%a1", "%b1", "UNSIGNED", "ui16") +
                           "    %t = stablehlo.and %e0, %l1 : " + type + "\n" +
                           "    %p = stablehlo.or %l0, %t : " + type + "\n";
  CheckSorts({{"i32", "ui16", "f32"}, body}, "keys", 3);
}

TEST(SortKernelTest, ByAnyComparator) {
  // By the absolute value; and no order at all.
  const std::string absolute =
      "    %x = stablehlo.abs %a0 : tensor<f32>\n    %y = stablehlo.abs %b0 : tensor<f32>\n" +
      Compare("%p", "LT", "%x", "%y", "FLOAT", "f32");
  CheckSorts({{"f32", "i32"}, absolute}, "merge", 100);
  CheckSorts({{"i32"}, Compare("%p", "LE", "%a0", "%b0", "SIGNED", "i32")}, "merge", 5);
  CheckSorts({{"complex<f32>"}, Compare("%p", "LT", "%a0", "%b0", "FLOAT", "complex<f32>")},
             "merge", 5);
}

std::string TopKText(const std::vector<int64_t>& sizes, int64_t k, const std::string& element) {
  std::vector<int64_t> cut = sizes;
  cut.back() = k;
  const std::string from = Tensor(sizes, element), values = Tensor(cut, element),
                    indices = Tensor(cut, "i32");
  return OneOpModule({from}, {values, indices},
                     "%r:2 = chlo.top_k(%0, k = " + std::to_string(k) + ") : tensor<" + from +
                         "> -> (tensor<" + values + ">, tensor<" + indices + ">)");
}

TEST(SortKernelTest, TopK) {
  const CheckOptions options{.ranges = {{-20, 20}}, .variant = "select"};
  for (const std::string element :
       {"i1", "i8", "ui32", "i64", "ui64", "bf16", "f16", "f32", "f64", "f8E5M2"}) {
    for (const int64_t k : {0, 1, 3, 40}) {
      CheckKernel(TopKText({40}, k, element), options);
      CheckKernel(TopKText({70, 40}, k, element), options);
    }
    CheckKernel(TopKText({3, 5000}, 1000, element), options);
    CheckKernel(TopKText({2, 200000}, 7, element), options);
    CheckKernel(TopKText({0, 5}, 2, element), options);
  }
}

}  // namespace
}  // namespace lockstep::runtime::cpu::kernels
