// SPDX-License-Identifier: Apache-2.0
// Attributes and dictionaries: look-up, equality and hashing.
#include "lockstep/ir/attribute.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace lockstep::ir {
namespace {

// One of each kind, and near misses: no two are equal.
std::vector<Attribute> DifferentAttributes() {
  const auto ints = [](std::vector<int64_t> values) {
    const Shape shape{static_cast<int64_t>(values.size())};
    return Literal::FromValues<int64_t>(DType::kI64, shape, values);
  };
  Dictionary one, two;
  one.Set("a", Attribute::I64(1));
  two.Set("a", Attribute::I64(2));
  return {
      Attribute(),
      Attribute::Bool(false),
      Attribute::Bool(true),
      Attribute::I32(1),
      Attribute::I64(1),
      Attribute::I64(2),
      FloatAttr{1.0, DType::kF32},
      FloatAttr{1.0, DType::kF64},
      FloatAttr{0.0, DType::kF64},
      FloatAttr{-0.0, DType::kF64},
      FloatAttr{std::numeric_limits<double>::quiet_NaN(), DType::kF64},
      Attribute::String(""),
      Attribute::String("a"),
      SymbolAttr{{"a"}},
      SymbolAttr{{"a", "b"}},
      TypeAttr{Type()},
      TypeAttr{Type::Token()},
      ArrayAttr{},
      ArrayAttr{{Attribute::I64(1)}},
      ArrayAttr{{Attribute::I64(1), Attribute::I64(2)}},
      DictionaryAttr{},
      DictionaryAttr{one},
      DictionaryAttr{two},
      DenseArrayAttr{ints({1, 2})},
      DenseArrayAttr{ints({2, 1})},
      ElementsAttr{TensorType(DType::kI64, Shape{2}), ints({1, 2})},
      EnumAttr{"stablehlo.precision", "HIGH"},
      EnumAttr{"chlo.precision", "HIGH"},
      EnumAttr{"", "HIGH"},
      StructAttr{"stablehlo.gather", one},
      StructAttr{"stablehlo.gather", two},
      StructAttr{"stablehlo.scatter", one},
      OpaqueAttr{"#sdy.sharding<@mesh, [{}]>"},
  };
}

TEST(AttributeTest, EqualityAndHashTellAllKindsApart) {
  const std::vector<Attribute> a = DifferentAttributes();
  const std::vector<Attribute> b = DifferentAttributes();
  for (size_t i = 0; i < a.size(); ++i) {
    for (size_t j = 0; j < b.size(); ++j) {
      EXPECT_EQ(a[i] == b[j], i == j) << i << " and " << j;
      EXPECT_EQ(a[i].Hash() == b[j].Hash(), i == j) << i << " and " << j;
    }
  }
}

TEST(AttributeTest, CopiesShareTheirTree) {
  const Attribute a = Attribute::String("text");
  const Attribute b = a;
  EXPECT_EQ(&a.value(), &b.value());
  EXPECT_EQ(a.As<IntegerAttr>(), nullptr);
  ASSERT_NE(b.As<StringAttr>(), nullptr);
  EXPECT_EQ(b.As<StringAttr>()->value, "text");
}

TEST(AttributeTest, KindNames) {
  EXPECT_EQ(Attribute().KindName(), "unit");
  EXPECT_EQ(Attribute::Bool(true).KindName(), "a bool");
  EXPECT_EQ(Attribute::I32(1).KindName(), "an integer");
  EXPECT_EQ(Attribute(StructAttr{"stablehlo.gather", {}}).KindName(), "#stablehlo.gather");
  EXPECT_EQ(Attribute(OpaqueAttr{"#sdy.sharding<@m>"}).KindName(), "#sdy.sharding");
  EXPECT_EQ(Attribute(EnumAttr{"", "HIGH"}).KindName(), "the word 'HIGH'");
}

TEST(DictionaryTest, IsSortedAndHoldsEachNameOnce) {
  Dictionary dictionary;
  for (const char* name : {"c", "a", "b", "a", "c"}) {
    dictionary.Set(name, Attribute::String(std::string("of ") + name));
  }
  std::string names;
  for (const auto& [name, value] : dictionary) names += name;
  EXPECT_EQ(names, "abc");
  ASSERT_NE(dictionary.Find("b"), nullptr);
  EXPECT_EQ(*dictionary.Find("b"), Attribute::String("of b"));
  EXPECT_EQ(dictionary.Find("bb"), nullptr);
  EXPECT_EQ(dictionary.Find(""), nullptr);
}

TEST(DictionaryTest, TakeAndErase) {
  Dictionary dictionary;
  dictionary.Set("a", Attribute::I64(1));
  dictionary.Set("b", Attribute::I64(2));
  EXPECT_EQ(dictionary.Take("b"), Attribute::I64(2));
  EXPECT_EQ(dictionary.Take("b"), std::nullopt);
  EXPECT_TRUE(dictionary.Erase("a"));
  EXPECT_FALSE(dictionary.Erase("a"));
  EXPECT_TRUE(dictionary.empty());
  EXPECT_EQ(dictionary, Dictionary());
}

}  // namespace
}  // namespace lockstep::ir
