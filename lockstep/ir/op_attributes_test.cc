// SPDX-License-Identifier: Apache-2.0
// Attribute structs of all ops: random values survive ToDictionary and TakeAttributes, every field
// counts for equality and hash, and what is read in several spellings reads the same.
#include "lockstep/ir/op_attributes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "lockstep/ir/ops/collective.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/conv.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/ir/ops/linalg.h"
#include "lockstep/ir/ops/random.h"
#include "lockstep/ir/ops/reduce.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/ir/ops/sort.h"

namespace lockstep::ir {
namespace {

// Fills a field of any type with a random value.
class Filler {
 public:
  explicit Filler(uint32_t seed) : random_(seed) {}

  int64_t Int() { return static_cast<int64_t>(random_() % 1000) - 500; }

  void Fill(bool& out) { out = random_() % 2 != 0; }
  void Fill(Unit& out) { out.present = random_() % 2 != 0; }
  void Fill(int32_t& out) { out = static_cast<int32_t>(Int()); }
  void Fill(int64_t& out) { out = Int() * (int64_t{1} << 40); }
  void Fill(uint32_t& out) { out = static_cast<uint32_t>(random_()); }
  void Fill(uint64_t& out) { out = ~uint64_t{0} - random_(); }
  void Fill(float& out) { out = static_cast<float>(Int()) / 7; }
  void Fill(double& out) { out = static_cast<double>(Int()) / 7; }
  void Fill(std::string& out) { out = std::string("text\0\"", 6) + std::to_string(Int()); }
  void Fill(Symbol& out) { out.name = "f" + std::to_string(random_() % 1000); }
  void Fill(Type& out) { out = random_() % 2 ? Type::Scalar(DType::kBF16) : Type::Opaque("tf32"); }
  void Fill(Attribute& out) { out = Attribute::I64(Int()); }
  void Fill(Dictionary& out) { out.Set("key", Attribute::I64(Int())); }
  void Fill(ElementsAttr& out) {
    const std::vector<int32_t> values = {static_cast<int32_t>(Int()), 1};
    out = {TensorType(DType::kI32, Shape{2}),
           Literal::FromValues<int32_t>(DType::kI32, Shape{2}, values)};
  }
  void Fill(I64Matrix& out) {
    out = {2, static_cast<int64_t>(random_() % 3), {}};
    for (int64_t i = 0; i < out.rows * out.columns; ++i) out.values.push_back(Int());
  }
  void Fill(Segments& out) { out.sizes = {static_cast<int32_t>(random_() % 100), 1}; }
  void Fill(ReplicaGroups& out) {
    if (random_() % 2 != 0) return Fill(out.groups);
    out.mesh_axes = OpaqueAttr{"#stablehlo.replica_group_mesh_axes<" + std::to_string(Int()) + ">"};
  }
  void Fill(std::vector<bool>& out) {
    for (size_t n = random_() % 4; n > 0; --n) out.push_back(random_() % 2 != 0);
  }
  template <typename T>
  void Fill(std::vector<T>& out) {
    for (size_t n = random_() % 4; n > 0; --n) Fill(out.emplace_back());
  }
  template <typename T>
  void Fill(std::optional<T>& out) {
    if (random_() % 2 != 0) Fill(out.emplace());
  }
  template <typename T>
    requires std::is_enum_v<T>
  void Fill(T& out) {
    out = static_cast<T>(random_() % std::size(EnumTraits<T>::kNames));
  }
  template <typename T>
    requires requires(T& t) { T::Fields(t, [](auto&&...) {}); }
  void Fill(T& out) {
    T::Fields(out, [&](std::string_view, auto& field, Presence = kOptional) { Fill(field); });
    if constexpr (std::is_same_v<T, DotAlgorithm>) {  // its counts are checked where it is read
      out.lhs_component_count = 1 + static_cast<int64_t>(random_() % 9);
      out.rhs_component_count = 1 + static_cast<int64_t>(random_() % 9);
      out.num_primitive_operations = 1 + static_cast<int64_t>(random_() % 9);
    }
  }

 private:
  std::mt19937 random_;
};

template <typename T>
void CheckRoundTrip(Opcode opcode) {
  SCOPED_TRACE(OpcodeName(opcode));
  for (uint32_t seed = 0; seed < 30; ++seed) {
    T value;
    Filler(seed).Fill(value);
    const OpAttributesRef attributes = MakeAttributes(value);
    EXPECT_EQ(GetAttributes<T>(*attributes), value);

    Dictionary dictionary = attributes->ToDictionary();
    dictionary.Set("not_the_ops_own", Attribute());
    const Result<OpAttributesRef> taken = TakeAttributes(opcode, dictionary);
    ASSERT_TRUE(taken.ok()) << taken.status();
    EXPECT_EQ(GetAttributes<T>(**taken), value);
    EXPECT_TRUE((*taken)->Equals(*attributes));
    EXPECT_EQ((*taken)->Hash(), attributes->Hash());
    EXPECT_EQ(dictionary.size(), 1u) << "only what is not the op's own may stay";

    T other;
    Filler(seed + 1000).Fill(other);
    const OpAttributesRef others = MakeAttributes(other);
    EXPECT_EQ(attributes->Equals(*others), value == other);
    EXPECT_EQ(attributes->Hash() == others->Hash(), value == other);
  }
}

TEST(OpAttributesTest, EveryStructSurvivesTheWayToADictionaryAndBack) {
#define LS_OP(family, name, mnemonic, attributes, ...) CheckRoundTrip<attributes>(Opcode::k##name);
#include "lockstep/ir/opcode.def"
}

template <typename T>
void CheckDefaults(Opcode opcode) {
  SCOPED_TRACE(OpcodeName(opcode));
  const OpAttributesRef defaults = DefaultAttributes(opcode);
  EXPECT_EQ(GetAttributes<T>(*defaults), T());
  EXPECT_EQ(defaults, DefaultAttributes(opcode)) << "defaults are shared";
  // Only what must be written is written.
  size_t required = 0;
  T value;
  T::Fields(value, [&](std::string_view, auto&, Presence presence = kOptional) {
    required += presence == kRequired ? 1 : 0;
  });
  EXPECT_EQ(defaults->ToDictionary().size(), required);
  Dictionary empty;
  EXPECT_EQ(TakeAttributes(opcode, empty).ok(), required == 0);
}

TEST(OpAttributesTest, Defaults) {
#define LS_OP(family, name, mnemonic, attributes, ...) CheckDefaults<attributes>(Opcode::k##name);
#include "lockstep/ir/opcode.def"
}

Result<OpAttributesRef> Take(Opcode opcode, std::string name, Attribute value) {
  Dictionary dictionary;
  dictionary.Set(std::move(name), std::move(value));
  return TakeAttributes(opcode, dictionary);
}

ElementsAttr Dense(Shape shape, std::vector<int64_t> values, DType dtype = DType::kI64) {
  Literal literal;
  if (dtype == DType::kI32) {
    const std::vector<int32_t> narrow(values.begin(), values.end());
    literal = Literal::FromValues<int32_t>(dtype, shape, narrow);
  } else {
    literal = Literal::FromValues<int64_t>(dtype, shape, values);
  }
  return {TensorType(dtype, shape), literal};
}

ArrayAttr List(std::vector<int64_t> values) {
  ArrayAttr out;
  for (const int64_t value : values) out.values.push_back(Attribute::I64(value));
  return out;
}

TEST(OpAttributesTest, ListsOfIntegersHaveManySpellings) {
  const std::vector<int64_t> expected = {1, 0};
  const Attribute spellings[] = {
      DenseArrayAttr{Dense(Shape{2}, {1, 0}).values},
      Dense(Shape{2}, {1, 0}),
      List({1, 0}),
  };
  for (const Attribute& spelling : spellings) {
    const auto taken = Take(Opcode::kTranspose, "permutation", spelling);
    ASSERT_TRUE(taken.ok()) << taken.status();
    EXPECT_EQ(GetAttributes<TransposeAttrs>(**taken).permutation, expected);
  }
  const Attribute narrow = DenseArrayAttr{Dense(Shape{2}, {1, 0}, DType::kI32).values};
  EXPECT_FALSE(Take(Opcode::kTranspose, "permutation", narrow).ok());
}

TEST(OpAttributesTest, SplatsStandForAllElements) {
  const auto zeros = [](Shape shape) {
    return ElementsAttr{TensorType(DType::kI64, shape), *Literal::Zeros(DType::kI64, shape)};
  };
  auto taken = Take(Opcode::kCrossReplicaSum, "replica_groups", zeros(Shape{2, 2}));
  ASSERT_TRUE(taken.ok()) << taken.status();
  EXPECT_EQ(GetAttributes<CrossReplicaSumAttrs>(**taken).replica_groups,
            (I64Matrix{2, 2, {0, 0, 0, 0}}));
  taken = Take(Opcode::kReverse, "dimensions", zeros(Shape{3}));
  ASSERT_TRUE(taken.ok()) << taken.status();
  EXPECT_EQ(GetAttributes<ReverseAttrs>(**taken).dimensions, (std::vector<int64_t>{0, 0, 0}));
  // A splat is short in the text, however many elements it has.
  EXPECT_FALSE(Take(Opcode::kReverse, "dimensions", zeros(Shape{1'000'000'000'000})).ok());
  EXPECT_FALSE(
      Take(Opcode::kCrossReplicaSum, "replica_groups", zeros(Shape{1 << 20, 1 << 20})).ok());
}

TEST(OpAttributesTest, MatricesHaveManySpellings) {
  const I64Matrix expected = {1, 2, {0, 1}};
  const Attribute spellings[] = {
      Dense(Shape{1, 2}, {0, 1}),
      ArrayAttr{{List({0, 1})}},
  };
  for (const Attribute& spelling : spellings) {
    const auto taken = Take(Opcode::kCollectivePermute, "source_target_pairs", spelling);
    ASSERT_TRUE(taken.ok()) << taken.status();
    EXPECT_EQ(GetAttributes<CollectivePermuteAttrs>(**taken).source_target_pairs, expected);
  }
  const Attribute others[] = {
      Dense(Shape{2}, {0, 1}),
      DenseArrayAttr{Dense(Shape{2}, {0, 1}).values},
      ArrayAttr{{List({0, 1}), List({2})}},
  };
  for (const Attribute& other : others) {
    EXPECT_FALSE(Take(Opcode::kCollectivePermute, "source_target_pairs", other).ok());
  }
}

TEST(OpAttributesTest, IntegersOfAnyWidthThatFit) {
  const auto index = [](Attribute value) {
    return Take(Opcode::kGetTupleElement, "index", std::move(value));
  };
  EXPECT_EQ(GetAttributes<GetTupleElementAttrs>(**index(Attribute::I64(7))).index, 7);
  EXPECT_FALSE(index(Attribute::I64(int64_t{1} << 31)).ok());
  EXPECT_FALSE(index(Attribute::Bool(true)).ok());
  const auto ulps = [](Attribute value) {
    return Take(Opcode::kCheckExpectClose, "max_ulp_difference", std::move(value));
  };
  EXPECT_EQ(GetAttributes<CheckCloseAttrs>(**ulps(Attribute::I64(3))).max_ulp_difference, 3u);
  EXPECT_FALSE(ulps(Attribute::I64(-1)).ok());
  const auto most = ulps(IntegerAttr{-1, DType::kU64});
  EXPECT_EQ(GetAttributes<CheckCloseAttrs>(**most).max_ulp_difference, ~uint64_t{0});
  EXPECT_FALSE(Take(Opcode::kIota, "iota_dimension", IntegerAttr{-1, DType::kU64}).ok());
}

TEST(OpAttributesTest, EnumsMayStandWithoutTheirKind) {
  const auto direction = [](std::string kind, std::string value) {
    return Take(Opcode::kCompare, "comparison_direction",
                EnumAttr{std::move(kind), std::move(value)});
  };
  for (const char* kind : {"", "stablehlo.comparison_direction"}) {
    const auto taken = direction(kind, "LT");
    ASSERT_TRUE(taken.ok()) << taken.status();
    EXPECT_EQ(GetAttributes<CompareAttrs>(**taken).comparison_direction, ComparisonDirection::kLt);
  }
  EXPECT_FALSE(direction("chlo.comparison_direction", "LT").ok());
  EXPECT_EQ(direction("", "LESS").status().message(),
            "'stablehlo.compare': attribute 'comparison_direction' must be "
            "#stablehlo.comparison_direction (EQ, NE, GE, GT, LE, LT), found LESS");
}

TEST(OpAttributesTest, DotAlgorithmKnowsTf32) {
  StructAttr algorithm{"stablehlo.dot_algorithm", {}};
  algorithm.fields.Set("lhs_precision_type", EnumAttr{"", "tf32"});
  algorithm.fields.Set("rhs_precision_type", EnumAttr{"", "bf16"});
  algorithm.fields.Set("accumulation_type", TypeAttr{Type::Scalar(DType::kF32)});
  algorithm.fields.Set("lhs_component_count", Attribute::I64(1));
  algorithm.fields.Set("rhs_component_count", Attribute::I64(1));
  algorithm.fields.Set("num_primitive_operations", Attribute::I64(3));
  algorithm.fields.Set("allow_imprecise_accumulation", Attribute::Bool(false));
  Dictionary dictionary;
  dictionary.Set("dot_dimension_numbers", StructAttr{"stablehlo.dot", {}});
  dictionary.Set("algorithm", algorithm);
  const auto taken = TakeAttributes(Opcode::kDotGeneral, dictionary);
  ASSERT_TRUE(taken.ok()) << taken.status();
  const auto& read = GetAttributes<DotGeneralAttrs>(**taken).algorithm;
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->lhs_precision_type, Type::Opaque("tf32"));
  EXPECT_EQ(read->rhs_precision_type, Type::Scalar(DType::kBF16));
  EXPECT_EQ(read->num_primitive_operations, 3);
}

TEST(OpAttributesTest, ErrorsNameOpAndField) {
  EXPECT_EQ(Take(Opcode::kTranspose, "other", Attribute()).status().message(),
            "'stablehlo.transpose': attribute 'permutation' is missing");
  EXPECT_EQ(Take(Opcode::kTranspose, "permutation", Attribute::String("x")).status().message(),
            "'stablehlo.transpose': attribute 'permutation' must be array<i64>, found a string");
  StructAttr numbers{"stablehlo.gather", {}};
  numbers.fields.Set("offset_dims", Attribute::String("x"));
  EXPECT_EQ(Take(Opcode::kDynamicGather, "dimension_numbers", numbers).status().message(),
            "'stablehlo.dynamic_gather': attribute 'dimension_numbers' field 'offset_dims' must be "
            "array<i64>, found a string");
  numbers.fields = Dictionary();
  numbers.fields.Set("offset_dimz", List({}));
  EXPECT_EQ(Take(Opcode::kDynamicGather, "dimension_numbers", numbers).status().message(),
            "'stablehlo.dynamic_gather': attribute 'dimension_numbers' has an unknown field "
            "'offset_dimz'");
}

TEST(OpAttributesTest, FloatsCompareByBits) {
  const auto batch_norm = [](float epsilon) {
    return MakeAttributes(BatchNormAttrs{.epsilon = epsilon, .feature_index = 1});
  };
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_TRUE(batch_norm(nan)->Equals(*batch_norm(nan)));
  EXPECT_EQ(batch_norm(nan)->Hash(), batch_norm(nan)->Hash());
  EXPECT_FALSE(batch_norm(0.0f)->Equals(*batch_norm(-0.0f)));
}

TEST(OpAttributesTest, StructsOfOtherOpsAreNeverEqual) {
  EXPECT_FALSE(DefaultAttributes(Opcode::kIota)->Equals(*DefaultAttributes(Opcode::kConcatenate)));
  EXPECT_TRUE(DefaultAttributes(Opcode::kAdd)->Equals(*DefaultAttributes(Opcode::kMultiply)));
}

TEST(OpAttributesDeathTest, TheWrongStructIsABug) {
  const OpAttributesRef attributes = DefaultAttributes(Opcode::kIota);
  EXPECT_DEATH((void)GetAttributes<TransposeAttrs>(*attributes), "AttributesTag");
}

}  // namespace
}  // namespace lockstep::ir
