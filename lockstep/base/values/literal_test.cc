// SPDX-License-Identifier: Apache-2.0
// Literals: splats, sharing, equality, hashing, text.
#include "lockstep/literal.h"

#include <gtest/gtest.h>

#include <complex>
#include <cstring>
#include <thread>

#include "lockstep/base/small_floats.h"

namespace lockstep {
namespace {

template <typename T>
Literal Make(DType dtype, Shape shape, std::vector<T> values) {
  return Literal::FromValues<T>(dtype, std::move(shape), values);
}

template <typename T>
Literal MakeSplat(DType dtype, Shape shape, T value) {
  return Literal::Splat(dtype, std::move(shape), std::as_bytes(std::span(&value, 1))).value();
}

TEST(Literal, DefaultIsAScalarZero) {
  const Literal zero;
  EXPECT_EQ(zero.type().ToString(), "tensor<f32>");
  EXPECT_TRUE(zero.is_splat());
  EXPECT_EQ(zero.data<float>()[0], 0.0f);
  EXPECT_EQ(zero, Literal::ScalarF32(0));
}

TEST(Literal, WrongNumberOfBytesIsAnError) {
  const auto result = Literal::FromBytes(DType::kF32, Shape{2}, std::vector<std::byte>(7));
  EXPECT_EQ(result.status().code(), StatusCode::kInvalidArgument);
  EXPECT_EQ(result.status().message(), "tensor<2xf32> takes 8 bytes, found 7");
  EXPECT_FALSE(Literal::Splat(DType::kF32, Shape{2}, {}).ok());
}

TEST(Literal, DynamicAndOverflowingShapesAreErrors) {
  EXPECT_EQ(Literal::Zeros(DType::kF32, Shape{kDynamicSize}).status().code(),
            StatusCode::kInvalidArgument);
  const int64_t big = int64_t{1} << 32;
  EXPECT_EQ(Literal::Zeros(DType::kI8, Shape{big, big}).status().code(),
            StatusCode::kResourceExhausted);
  EXPECT_EQ(Literal::Zeros(DType::kF32, Shape{big, big / 2}).status().code(),
            StatusCode::kResourceExhausted);
}

TEST(Literal, AHugeSplatCostsNothingAndIsNotExpandedBlindly) {
  const Literal huge = Literal::Zeros(DType::kF32, Shape{int64_t{1} << 50}).value();
  EXPECT_EQ(huge.stored_bytes().size(), 4u);
  EXPECT_NE(huge.Hash(), 0u);
  EXPECT_EQ(huge.element((int64_t{1} << 50) - 1).size(), 4u);
  EXPECT_EQ(huge.Expanded().status().code(), StatusCode::kResourceExhausted);
}

TEST(Literal, SplatAndExpandedAreEqualAndHashEqual) {
  const Literal splat = MakeSplat<int32_t>(DType::kI32, Shape{3, 5}, 7);
  const Literal full = splat.Expanded().value();
  const Literal made = Make<int32_t>(DType::kI32, Shape{3, 5}, std::vector<int32_t>(15, 7));
  EXPECT_FALSE(full.is_splat());
  EXPECT_EQ(full.stored_bytes().size(), 60u);
  EXPECT_EQ(splat, full);
  EXPECT_EQ(full, splat);
  EXPECT_EQ(made.Hash(), splat.Hash());
  Literal other = made;
  other.mutable_data<int32_t>()[14] = 8;
  EXPECT_FALSE(other == splat);
  EXPECT_NE(other.Hash(), splat.Hash());
}

TEST(Literal, TypeIsPartOfEqualityAndHash) {
  const Literal a = MakeSplat<int32_t>(DType::kI32, Shape{4}, 1);
  EXPECT_FALSE(a == MakeSplat<uint32_t>(DType::kU32, Shape{4}, 1));
  EXPECT_FALSE(a == a.Reshaped(Shape{2, 2}));
  EXPECT_NE(a.Hash(), a.Reshaped(Shape{2, 2}).Hash());
  EXPECT_NE(Literal::Zeros(DType::kF32, Shape{0}).value().Hash(),
            Literal::Zeros(DType::kF32, Shape{0, 1}).value().Hash());
}

TEST(Literal, WritingUnsharesCopies) {
  Literal a = Make<float>(DType::kF32, Shape{2}, {1, 2});
  const Literal b = a;
  const auto before = a.Hash();
  a.mutable_data<float>()[0] = 5;
  EXPECT_EQ(b.data<float>()[0], 1);
  EXPECT_EQ(a.data<float>()[0], 5);
  EXPECT_NE(a.Hash(), before);
  EXPECT_EQ(b.Hash(), before);
  const float* place = a.data<float>().data();
  a.mutable_data<float>()[1] = 6;  // the only reference now: in place
  EXPECT_EQ(a.data<float>().data(), place);
}

TEST(Literal, BorrowedBytesAreCopiedOnlyWhenWrittenOrMisaligned) {
  auto owner = std::make_shared<std::vector<float>>(std::vector<float>{1, 2, 3});
  const std::weak_ptr<std::vector<float>> watch = owner;
  const auto bytes = std::as_bytes(std::span(*owner));
  Literal a = Literal::Borrow(DType::kF32, Shape{3}, bytes, owner).value();
  const Literal odd = Literal::Borrow(DType::kF32, Shape{1}, bytes.subspan(1, 4), owner).value();
  EXPECT_EQ(a.stored_bytes().data(), bytes.data());
  EXPECT_EQ(reinterpret_cast<uintptr_t>(odd.stored_bytes().data()) % 4, 0u);
  owner.reset();
  EXPECT_FALSE(watch.expired());
  a.mutable_data<float>()[0] = 9;
  EXPECT_TRUE(watch.expired());
  EXPECT_EQ(a.ToString(), "f32[3] {9, 2, 3}");
}

TEST(Literal, WritingASplatExpandsIt) {
  Literal a = MakeSplat<int64_t>(DType::kI64, Shape{3}, 4);
  a.mutable_data<int64_t>()[1] = 5;
  EXPECT_FALSE(a.is_splat());
  EXPECT_EQ(a.ToString(), "i64[3] {4, 5, 4}");
}

TEST(Literal, ElementsAsNumbers) {
  EXPECT_EQ(
      Make<base::BFloat16>(DType::kBF16, Shape{1}, {base::BFloat16(-1.5f)}).ElementAsDouble(0),
      -1.5);
  EXPECT_EQ(Make<std::complex<float>>(DType::kC64, Shape{}, {{2, 3}}).ElementAsDouble(0), 2.0);
  EXPECT_EQ(Make<uint64_t>(DType::kU64, Shape{}, {~uint64_t{0}}).ElementAsInt64(0), -1);
  EXPECT_EQ(Make<int8_t>(DType::kI4, Shape{2}, {-8, 7}).ElementAsInt64(0), -8);
}

TEST(Literal, Text) {
  EXPECT_EQ(Make<float>(DType::kF32, Shape{2, 2}, {1, 2.5, -0.f, 1e30f}).ToString(),
            "f32[2x2] {{1, 2.5}, {-0, 1e+30}}");
  EXPECT_EQ(Literal::ScalarBool(true).ToString(), "i1[] true");
  EXPECT_EQ(Make<std::complex<double>>(DType::kC128, Shape{1}, {{1, -2}}).ToString(),
            "complex<f64>[1] {(1, -2)}");
  EXPECT_EQ(Literal::Zeros(DType::kF32, Shape{2, 0}).value().ToString(), "f32[2x0] {}");
  EXPECT_EQ(Make<int32_t>(DType::kI32, Shape{2, 3}, {1, 2, 3, 4, 5, 6}).ToString(4),
            "i32[2x3] {{1, 2, 3}, {4, ...}}");
  EXPECT_EQ(
      Literal::Zeros(DType::kI8, Shape(std::vector<int64_t>(5000, 1))).value().ToString().size(),
      std::string("i8[] {...}").size() + 9999);
}

TEST(Literal, CopiesMayBeHashedAndCopiedFromManyThreads) {
  const Literal shared = Make<float>(DType::kF32, Shape{64}, std::vector<float>(64, 3));
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&shared] {
      Literal copy = shared;
      EXPECT_EQ(copy.Hash(), shared.Hash());
      copy.mutable_data<float>()[0] = 1;
    });
  }
  for (std::thread& thread : threads) thread.join();
}

}  // namespace
}  // namespace lockstep
