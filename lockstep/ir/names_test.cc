// SPDX-License-Identifier: Apache-2.0
// Canonical paths of arguments and results.
#include "lockstep/ir/names.h"

#include <gtest/gtest.h>

#include <utility>

namespace lockstep::ir {
namespace {

TEST(NamesTest, PathsBecomeDotted) {
  const std::pair<const char*, const char*> cases[] = {
      {"x", "x"},
      {"state['params']['w1']", "state.params.w1"},
      {"result[0]['opt'][0].mu['w1']", "result.0.opt.0.mu.w1"},
      {"opt[0].count", "opt.0.count"},
      {"args[1]['x']", "args.1.x"},
      {"params[\"it's\"]", "params.it's"},
      {"params['it\\'s']", "params.it's"},
      {"params['a.b']", "params.a.b"},
      {"params['a]b']", "params.a]b"},

      {"tree[<flat index 12>]", "tree.12"},
      {"tree[(1, 2)]", "tree.(1, 2)"},
      {"[0]['a']", "0.a"},
      {".count", "count"},
      {"", ""},
  };
  for (const auto& [text, path] : cases) {
    EXPECT_EQ(CanonicalPath(text), path);
    EXPECT_EQ(CanonicalPath(CanonicalPath(text)), path) << "a canonical path stays";
  }
}

TEST(NamesTest, WhatIsNoPathStays) {
  for (const char* text :
       {"a[", "a['b", "a['b'", "a['b\\", "a['b'x]", "a]", "a..b", "a[]", "a.", "."}) {
    EXPECT_EQ(CanonicalPath(text), text);
  }
}

TEST(NamesTest, ResultsHaveARoot) {
  EXPECT_EQ(CanonicalResultPath("result[1]['loss']"), "result.1.loss");
  EXPECT_EQ(CanonicalResultPath("[1]['loss']"), "result.1.loss");
  EXPECT_EQ(CanonicalResultPath(".loss"), "result.loss");
  EXPECT_EQ(CanonicalResultPath(""), "result");
  EXPECT_EQ(CanonicalResultPath("loss"), "loss");
}

}  // namespace
}  // namespace lockstep::ir
