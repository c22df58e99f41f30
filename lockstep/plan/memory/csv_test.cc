// SPDX-License-Identifier: Apache-2.0
// CSV: what is read, what comes back, and where a fault is said to be.
#include "lockstep/plan/memory/csv.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lockstep/plan/memory/picture.h"

namespace lockstep::plan {
namespace {

using testing::HasSubstr;

std::string Fault(std::string_view text) {
  return std::string(ReadProblemCsv(text, "p.csv").status().message());
}

TEST(CsvTest, ReadsColumnsInAnyOrder) {
  const auto named = ReadProblemCsv("size, id,upper,lower,offset\r\n4,b1,3,-2,\r\n\n8,b2,9,3,16\n");
  ASSERT_TRUE(named.ok()) << named.status();
  EXPECT_THAT(named->names, testing::ElementsAre("b1", "b2"));
  const Buffer& first = named->problem.buffers[0];
  EXPECT_EQ(first.first, -2);
  EXPECT_EQ(first.last, 3);
  EXPECT_EQ(first.size_bytes, 4);
  EXPECT_EQ(first.alignment, 1);
  EXPECT_FALSE(first.fixed_offset.has_value());
  EXPECT_EQ(named->problem.buffers[1].fixed_offset, 16);
}

TEST(CsvTest, APlanReadsBackAsAFixedProblem) {
  const auto named = ReadProblemCsv("id,lower,upper,size,alignment\na,0,3,4,4\nb,1,3,8,8\n");
  ASSERT_TRUE(named.ok()) << named.status();
  const std::string text = WritePlanCsv(*named, {.offsets = {8, 0}});
  EXPECT_EQ(text, "id,lower,upper,size,alignment,offset\na,0,3,4,4,8\nb,1,3,8,8,0\n");
  const auto again = ReadProblemCsv(text);
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->problem.buffers[0].fixed_offset, 8);
}

TEST(CsvTest, FaultsNameLineAndColumn) {
  EXPECT_THAT(Fault(""), HasSubstr("p.csv:1:1: error: expected a line of column names"));
  EXPECT_THAT(Fault("id,lower,upper\n"), HasSubstr("p.csv:1:1: error: column 'size' is missing"));
  EXPECT_THAT(Fault("id,lower,uper,size\n"), HasSubstr("p.csv:1:10: error: there is no column"));
  EXPECT_THAT(Fault("id,id,lower,upper,size\n"), HasSubstr("p.csv:1:4: error: column 'id'"));
  EXPECT_THAT(Fault("id,lower,upper,size\na,0,3\n"), HasSubstr("p.csv:2:5: error: expected 4"));
  EXPECT_THAT(Fault("id,lower,upper,size\na,0,3,4x\n"),
              HasSubstr("p.csv:2:7: error: size: expected a whole number, found '4x'"));
  EXPECT_THAT(Fault("id,lower,upper,size\na,0,3,9223372036854775808\n"), HasSubstr("p.csv:2:7"));
  EXPECT_THAT(Fault("id,lower,upper,size\na,0,3,4\na,0,3,4\n"),
              HasSubstr("p.csv:3:1: error: buffer 'a' stands in line 2 already"));
}

TEST(PictureTest, DrawsEveryBufferAndEscapesNames) {
  const auto named = ReadProblemCsv("id,lower,upper,size\na<b,0,3,4\nc,1,3,8\n");
  ASSERT_TRUE(named.ok()) << named.status();
  const std::string svg =
      DrawPacking(named->problem, {.offsets = {8, 0}, .height_bytes = 12, .lower_bound_bytes = 12},
                  named->names);
  EXPECT_THAT(svg, HasSubstr("<title>a&lt;b: steps 0 to 3, 4 bytes at 8</title>"));
  EXPECT_THAT(svg, HasSubstr("<title>c: steps 1 to 3, 8 bytes at 0</title>"));
  EXPECT_THAT(svg, testing::Not(HasSubstr("nan")));
}

}  // namespace
}  // namespace lockstep::plan
