// SPDX-License-Identifier: Apache-2.0
#include "lockstep/monitor/report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace lockstep::monitor {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(ReportTest, EscapesEveryText) {
  const std::string html = RenderHtml({.title = "a<b>&\"c\"",
                                       .figures = {{"<f>", "1 & 2"}},
                                       .configuration = {{"<k>", "<script>"}}});
  EXPECT_THAT(html, HasSubstr("a&lt;b&gt;&amp;&quot;c&quot;"));
  EXPECT_THAT(html, HasSubstr("1 &amp; 2"));
  EXPECT_THAT(html, Not(HasSubstr("<script>")));
}

TEST(ReportTest, NeedsNothingFromElsewhere) {
  const std::string html =
      RenderHtml({.title = "t", .curves = {{.title = "loss", .steps = {1, 2}, .values = {2, 1}}}});
  EXPECT_THAT(html, HasSubstr("<polyline"));
  EXPECT_THAT(html, Not(HasSubstr("http")));
  EXPECT_THAT(html, Not(HasSubstr("src=")));
}

TEST(ReportTest, LeavesOutWhatIsNotFinite) {
  const std::string html =
      RenderHtml({.title = "t",
                  .curves = {{.title = "loss", .steps = {1, 2, 3}, .values = {1, NAN, INFINITY}}}});
  EXPECT_THAT(html, Not(HasSubstr("nan")));
  EXPECT_THAT(html, Not(HasSubstr("inf")));
  const std::string none =
      RenderHtml({.title = "t", .curves = {{.title = "loss", .steps = {1}, .values = {NAN}}}});
  EXPECT_THAT(none, HasSubstr("no finite values"));
}

TEST(ReportTest, KeepsASpikeOfALongCurve) {
  Curve curve{.title = "loss"};
  for (int i = 0; i < 20000; ++i) {
    curve.steps.push_back(i);
    curve.values.push_back(i == 12345 ? 1000 : 1);
  }
  const std::string html = RenderHtml({.title = "t", .curves = {curve}});
  EXPECT_LT(html.size(), 40000u);
  // The spike is the highest point: 5 % of the range below the top edge of the picture.
  const size_t points = html.find("points=\"");
  EXPECT_THAT(html.substr(points), HasSubstr(",25.2 "));
}

}  // namespace
}  // namespace lockstep::monitor
