// SPDX-License-Identifier: Apache-2.0
// DTypes, shapes and types: names, sizes, spelling, equality.
#include "lockstep/shape.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(DType, NamesReadBack) {
  for (int i = 0; i < kNumDTypes; ++i) {
    const auto dtype = static_cast<DType>(i);
    EXPECT_EQ(ParseDType(DTypeName(dtype)), dtype);
  }
  EXPECT_EQ(ParseDType("si32"), DType::kI32);
  EXPECT_EQ(ParseDType("si1"), std::nullopt);
  EXPECT_EQ(ParseDType("sui8"), std::nullopt);
  EXPECT_EQ(ParseDType("f31"), std::nullopt);
  EXPECT_EQ(ParseDType(""), std::nullopt);
}

TEST(DType, Widths) {
  EXPECT_EQ(BitWidth(DType::kI1), 1);
  EXPECT_EQ(BitWidth(DType::kF6E2M3FN), 6);
  EXPECT_EQ(BitWidth(DType::kC128), 128);
  EXPECT_EQ(ElementSizeBytes(DType::kI1), 1u);
  EXPECT_EQ(ElementSizeBytes(DType::kU4), 1u);
  EXPECT_EQ(ElementSizeBytes(DType::kBF16), 2u);
  EXPECT_EQ(ElementSizeBytes(DType::kC128), 16u);
}

TEST(DType, ClassesDoNotOverlap) {
  for (int i = 0; i < kNumDTypes; ++i) {
    const auto d = static_cast<DType>(i);
    const int classes = IsBool(d) + IsSignedInteger(d) + IsUnsignedInteger(d) + IsFloat(d) +
                        IsComplex(d) + (d == DType::kIndex ? 1 : 0);
    EXPECT_EQ(classes, 1) << DTypeName(d);
  }
}

TEST(Shape, CountsElements) {
  EXPECT_EQ(Shape().NumElements(), 1);
  EXPECT_EQ((Shape{2, 3}).NumElements(), 6);
  const int64_t big = int64_t{1} << 40;
  EXPECT_EQ((Shape{big, big, 0}).NumElements(), 0);
  EXPECT_EQ((Shape{big, big}).CheckedNumElements().status().code(), StatusCode::kResourceExhausted);
  const auto dynamic = Shape{2, kDynamicSize}.CheckedNumElements();
  EXPECT_EQ(dynamic.status().ToString(),
            "INVALID_ARGUMENT: shape [2x?] has no number of elements: a size is dynamic");
  EXPECT_FALSE((Shape{-1}).CheckedNumElements().ok());
}

TensorType Bounded() {
  TensorType type(DType::kF32, Shape{kDynamicSize, 3});
  type.bounds = {4, kDynamicSize};
  return type;
}

TEST(TensorType, Spelling) {
  EXPECT_EQ(TensorType(DType::kF32, Shape()).ToString(), "tensor<f32>");
  EXPECT_EQ(TensorType(DType::kF32, Shape{2, kDynamicSize}).ToString(), "tensor<2x?xf32>");
  EXPECT_EQ(TensorType(DType::kC64, Shape{0}).ToString(), "tensor<0xcomplex<f32>>");
  EXPECT_EQ(Bounded().ToString(), "tensor<?x3xf32, #stablehlo.bounds<4, ?>>");
}

Quantization PerAxis() {
  Quantization q{DType::kI8, DType::kF32, -128, 127, 1, {0.5, 0.25}, {-3, 0}};
  return q;
}

TEST(ElementType, QuantizedSpelling) {
  Quantization q{DType::kI8, DType::kF32, -128, 127, std::nullopt, {0.5}, {-3}};
  EXPECT_EQ(ElementType(q).ToString(), "!quant.uniform<i8:f32, 0.5:-3>");
  EXPECT_EQ(ElementType(PerAxis()).ToString(), "!quant.uniform<i8:f32:1, {0.5:-3, 0.25}>");
  q.storage_min = -127;
  q.scales = {1e-5};
  q.zero_points = {0};
  EXPECT_EQ(ElementType(q).ToString(), "!quant.uniform<i8<-127:127>:f32, 1.0e-05>");
  q = {DType::kU4, DType::kBF16, 0, 15, std::nullopt, {2}, {8}};
  EXPECT_EQ(ElementType(q).ToString(), "!quant.uniform<u4:bf16, 2.0:8>");
  q = {DType::kI32, DType::kF32, -2147483648, 2147483647, std::nullopt, {2}, {0}};
  EXPECT_EQ(ElementType(q).ToString(), "!quant.uniform<i32:f32, 2.0>");
  EXPECT_EQ(TensorType(ElementType(PerAxis()), Shape{4, 2}).ToString(),
            "tensor<4x2x!quant.uniform<i8:f32:1, {0.5:-3, 0.25}>>");
}

TEST(ElementType, QuantizedEqualityIsDeep) {
  EXPECT_EQ(ElementType(PerAxis()), ElementType(PerAxis()));
  EXPECT_FALSE(ElementType(PerAxis()) == ElementType(DType::kI8));
  Quantization other = PerAxis();
  other.zero_points[1] = 1;
  EXPECT_FALSE(ElementType(PerAxis()) == ElementType(other));
  EXPECT_EQ(ElementType(PerAxis()).dtype, DType::kI8);
}

TEST(Type, Spelling) {
  const Type f32 = TensorType(DType::kF32, Shape{2});
  const Type i32 = TensorType(DType::kI32, Shape());
  EXPECT_EQ(Type().ToString(), "tensor<f32>");
  EXPECT_EQ(Type::Token().ToString(), "!stablehlo.token");
  EXPECT_EQ(Type::Tuple({f32, Type::Tuple({})}).ToString(), "tuple<tensor<2xf32>, tuple<>>");
  EXPECT_EQ(Type::Buffer(f32.tensor()).ToString(), "memref<2xf32>");
  EXPECT_EQ(Type::Future({f32, i32}).ToString(), "!stablehlo.future<tensor<2xf32>, tensor<i32>>");
  EXPECT_EQ(Type::Scalar(DType::kI64).ToString(), "i64");
  EXPECT_EQ(Type::Function({f32, i32}, {i32}).ToString(),
            "(tensor<2xf32>, tensor<i32>) -> tensor<i32>");
  EXPECT_EQ(Type::Function({}, {}).ToString(), "() -> ()");
  EXPECT_EQ(Type::Function({}, {f32, i32}).ToString(), "() -> (tensor<2xf32>, tensor<i32>)");
  EXPECT_EQ(Type::Function({}, {Type::Function({}, {})}).ToString(), "() -> (() -> ())");
  EXPECT_EQ(Type::Opaque("!x.y<3>").ToString(), "!x.y<3>");
}

TEST(Type, EveryPairOfDifferentTypesDiffers) {
  const Type tensor = TensorType(DType::kF32, Shape{2});
  const std::vector<Type> types = {
      tensor,
      TensorType(DType::kF32, Shape{2, 1}),
      TensorType(DType::kI32, Shape{2}),
      Bounded(),
      TensorType(DType::kF32, Shape{kDynamicSize, 3}),
      Type::Buffer(tensor.tensor()),
      Type::Token(),
      Type::Tuple({tensor}),
      Type::Tuple({}),
      Type::Future({tensor}),
      Type::Scalar(DType::kF32),
      Type::Function({tensor}, {}),
      Type::Function({}, {tensor}),
      Type::Opaque("!a.b"),
      Type::Opaque("!a.c"),
      TensorType(ElementType(PerAxis()), Shape{2, 2}),
  };
  for (size_t i = 0; i < types.size(); ++i) {
    for (size_t j = 0; j < types.size(); ++j) {
      EXPECT_EQ(types[i] == types[j], i == j) << types[i].ToString() << types[j].ToString();
      EXPECT_EQ(types[i].Hash() == types[j].Hash(), i == j);
    }
  }
  EXPECT_EQ(Type::Tuple({tensor}), Type::Tuple({tensor}));
  EXPECT_EQ(Type::Tuple({tensor}).Hash(), Type::Tuple({tensor}).Hash());
}

}  // namespace
}  // namespace lockstep
