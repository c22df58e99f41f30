// SPDX-License-Identifier: Apache-2.0
#include "lockstep/session/bindings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lockstep::session {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

Type F32(std::initializer_list<int64_t> dims) { return TensorType(DType::kF32, Shape(dims)); }

// (state.w, state.m, batch.x) -> (result.0.w, result.0.m, result.1.loss)
Signature Step() {
  Signature signature;
  signature.arguments = {{.name = "state.w", .type = F32({2})},
                         {.name = "state.m", .type = F32({2})},
                         {.name = "batch.x", .type = F32({4, 2})}};
  signature.results = {{.name = "result.0.w", .type = F32({2})},
                       {.name = "result.0.m", .type = F32({2})},
                       {.name = "result.1.loss", .type = F32({})}};
  return signature;
}

std::vector<std::pair<size_t, size_t>> Pairs(const StepBindings& bindings) {
  std::vector<std::pair<size_t, size_t>> pairs;
  for (const StateSlot& slot : bindings.state) pairs.emplace_back(slot.argument, slot.result);
  return pairs;
}

TEST(BindStepTest, ByNames) {
  const auto bindings = BindStep(Step(), {});
  ASSERT_TRUE(bindings.ok()) << bindings.status();
  EXPECT_THAT(Pairs(*bindings), ElementsAre(std::pair(0, 0), std::pair(1, 1)));
  EXPECT_THAT(bindings->other_arguments, ElementsAre(2));
  EXPECT_THAT(bindings->metrics, ElementsAre(2));
}

TEST(BindStepTest, DonationGoesBeforeNames) {
  Signature signature = Step();
  signature.arguments[0].aliased_output = 1;
  const auto bindings = BindStep(signature, {});
  ASSERT_TRUE(bindings.ok()) << bindings.status();
  // The name of argument 1 belongs to a result that is taken.
  EXPECT_THAT(Pairs(*bindings), ElementsAre(std::pair(0, 1)));
}

TEST(BindStepTest, MapGoesBeforeDonation) {
  Signature signature = Step();
  signature.arguments[0].aliased_output = 0;
  const std::vector<NamePair> map = {{"result.0.m", "state.w"}, {"0.w", "m"}};
  const auto bindings = BindStep(signature, map);
  ASSERT_TRUE(bindings.ok()) << bindings.status();
  EXPECT_THAT(Pairs(*bindings), ElementsAre(std::pair(0, 1), std::pair(1, 0)));
}

// Arguments and results of one type, by their names.
Signature Named(std::initializer_list<const char*> arguments,
                std::initializer_list<const char*> results) {
  Signature signature;
  for (const char* name : arguments) signature.arguments.push_back({.name = name, .type = F32({})});
  for (const char* name : results) signature.results.push_back({.name = name, .type = F32({})});
  return signature;
}

std::vector<std::pair<size_t, size_t>> PairsByName(const Signature& signature) {
  const auto bindings = BindStep(signature, {});
  EXPECT_TRUE(bindings.ok()) << bindings.status();
  return bindings.ok() ? Pairs(*bindings) : std::vector<std::pair<size_t, size_t>>();
}

TEST(BindStepTest, OnlyTheFirstResultNamesState) {
  // (loss, gradients): nothing is the next value of anything.
  EXPECT_THAT(PairsByName(Named({"params.w", "batch.x"}, {"result.0", "result.1.w"})),
              ElementsAre());
  // A metric called like a parameter.
  EXPECT_THAT(PairsByName(Named({"state.w"}, {"result.0.w", "result.1.w"})),
              ElementsAre(std::pair(0, 0)));
  EXPECT_THAT(PairsByName(Named({"params.0", "params.1"}, {"result.0", "result.1"})),
              ElementsAre());
}

TEST(BindStepTest, TheTailNamesAWholePathOrAllButItsFirstPart) {
  EXPECT_THAT(PairsByName(Named({"params.w", "x"}, {"result.0.params.w", "result.1.loss"})),
              ElementsAre(std::pair(0, 0)));
  EXPECT_THAT(PairsByName(Named({"state.params.w"}, {"result.params.w", "result.loss"})),
              ElementsAre(std::pair(0, 0)));
  EXPECT_THAT(PairsByName(Named({"args.0.opt.w"}, {"result.0.opt.w"})),
              ElementsAre(std::pair(0, 0)));
  EXPECT_THAT(PairsByName(Named({"state.opt.w"}, {"result.0.w"})), ElementsAre());
}

TEST(BindStepTest, ListsResultsThatNameSeveralArguments) {
  const Signature signature = Named({"params.w", "velocity.w"}, {"result.0.w"});
  EXPECT_THAT(BindStep(signature, {}).status().message(),
              HasSubstr("result.0.w: params.w, velocity.w"));
  const std::vector<NamePair> map = {{"result.0.w", "velocity.w"}};
  const auto bindings = BindStep(signature, map);
  ASSERT_TRUE(bindings.ok()) << bindings.status();
  EXPECT_THAT(Pairs(*bindings), ElementsAre(std::pair(1, 0)));
  const std::vector<NamePair> short_name = {{"result.0.w", "w"}};
  EXPECT_THAT(BindStep(signature, short_name).status().message(),
              HasSubstr("'w' is the name of several arguments; write one in full"));
}

TEST(BindStepTest, RefusesAnArgumentThatIsMappedTwice) {
  const std::vector<NamePair> map = {{"result.0.w", "state.w"}, {"result.0.m", "w"}};
  EXPECT_THAT(BindStep(Step(), map).status().message(),
              HasSubstr("argument 'state.w' would be fed twice"));
}

TEST(ByArgumentTest, RefusesRepeatsAndUnknownNames) {
  const Signature signature = Step();
  const std::vector<NamePair> twice = {{"x", "images"}, {"batch.x", "pictures"}};
  EXPECT_THAT(ByArgument(signature.arguments, twice, "--batch").status().message(),
              HasSubstr("--batch batch.x=pictures: argument 'batch.x' is given a second time"));
  const std::vector<NamePair> unknown = {{"batch.y", "labels"}};
  EXPECT_THAT(ByArgument(signature.arguments, unknown, "--batch").status().message(),
              HasSubstr("no argument 'batch.y'; did you mean 'batch.x'?"));
}

TEST(BindStepTest, RefusesWhatDoesNotFit) {
  const std::vector<NamePair> unknown = {{"nothing", "state.w"}};
  EXPECT_THAT(BindStep(Step(), unknown).status().message(), HasSubstr("no result 'nothing'"));
  const std::vector<NamePair> mistyped = {{"result.1.loss", "state.w"}};
  EXPECT_THAT(BindStep(Step(), mistyped).status().message(), HasSubstr("cannot become"));
  const std::vector<NamePair> twice = {{"result.0.w", "state.w"}, {"result.0.w", "state.m"}};
  EXPECT_THAT(BindStep(Step(), twice).status().message(), HasSubstr("two arguments"));
  Signature signature = Step();
  signature.arguments[0].aliased_output = 9;
  EXPECT_THAT(BindStep(signature, {}).status().message(), HasSubstr("donated to result 9"));
}

TEST(TakeStateTest, ListsEverythingThatIsWrong) {
  const std::vector<arrays::NamedArray> file = {{"w", Literal::ScalarF32(1)},
                                                {"extra", Literal::ScalarI32(1)}};
  const std::vector<size_t> wanted = {0, 1};
  const auto taken = TakeState(Step(), wanted, file, true, "init.npz");
  ASSERT_FALSE(taken.ok());
  const std::string message(taken.status().message());
  EXPECT_THAT(message, HasSubstr("init.npz does not fit"));
  EXPECT_THAT(message, HasSubstr("missing:\n    state.m : tensor<2xf32>"));
  EXPECT_THAT(message, HasSubstr("state.w: expected tensor<2xf32>, found tensor<f32>"));
  EXPECT_THAT(message, HasSubstr("not used by the program:\n    extra : tensor<i32>"));
}

TEST(TakeStateTest, AmbiguousNamesAreRefused) {
  const std::vector<float> values = {1, 2};
  const Literal w = Literal::VectorF32(values);
  const std::vector<arrays::NamedArray> file = {{"w", w}, {"state.w", w}, {"m", w}};
  const std::vector<size_t> wanted = {0, 1};
  EXPECT_THAT(TakeState(Step(), wanted, file, true, "f").status().message(),
              HasSubstr("state.w: both 'state.w' and 'w'"));
}

TEST(MatchArraysTest, AWholePathServesNoOther) {
  const std::vector<float> values = {1, 2};
  const Literal w = Literal::VectorF32(values);
  const std::vector<std::string> paths = {"a.b.c", "b.c", "c"};
  const std::vector<arrays::NamedArray> file = {{"c", w}, {"b.c", w}, {"a.b.c", w}};
  const auto matches = MatchArrays(paths, file);
  ASSERT_TRUE(matches.ok()) << matches.status();
  EXPECT_THAT(*matches, ElementsAre(2, 1, 0));
}

TEST(WithoutFirstPartTest, APositionOfAnUnnamedArgumentBelongsToItsPart) {
  EXPECT_EQ(WithoutFirstPart("state.params.w"), "params.w");
  EXPECT_EQ(WithoutFirstPart("args.0.params.w"), "params.w");
  EXPECT_EQ(WithoutFirstPart("args.w"), "w");
  EXPECT_EQ(WithoutFirstPart("args.0"), "0");
  EXPECT_EQ(WithoutFirstPart("w"), "w");
}

TEST(ParseNamePairTest, NeedsBothSides) {
  EXPECT_EQ(*ParseNamePair("--map", "a=b"), NamePair("a", "b"));
  for (const char* text : {"a", "=b", "a=", ""}) {
    EXPECT_THAT(ParseNamePair("--map", text).status().message(), HasSubstr("--map expects"));
  }
}

}  // namespace
}  // namespace lockstep::session
