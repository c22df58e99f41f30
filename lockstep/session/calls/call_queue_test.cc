// SPDX-License-Identifier: Apache-2.0
// Calls on buffers: order, donation, errors. Most useful under ThreadSanitizer.
#include "lockstep/session/calls/call_queue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "lockstep/runtime/host_memory.h"
#include "lockstep/session.h"

namespace lockstep {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// The state is donated: w becomes w + x.
constexpr std::string_view kStep = R"(
module @step {
  func.func @main(%w: tensor<1024xf32> {tf.aliasing_output = 0 : i32} loc("w"),
                  %x: tensor<1024xf32> loc("x")) -> (tensor<1024xf32>, tensor<f32>) {
    %0 = stablehlo.add %w, %x : tensor<1024xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0]
        : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    func.return %0, %1 : tensor<1024xf32>, tensor<f32>
  }
})";

Session Create(std::string_view text, const SessionOptions& options = {}) {
  return Session::Create(ParseModule(text, "p.mlir").value(), options).value();
}

Buffer Filled(float value, int64_t size = 1024) {
  Buffer buffer = Buffer::Allocate(DType::kF32, {size}).value();
  std::ranges::fill(buffer.MutableView<float>().value(), value);
  return buffer;
}

float First(const Buffer& buffer) { return buffer.View<float>().value()[0]; }

class Backends : public ::testing::TestWithParam<std::string> {
 protected:
  Session Make(std::string_view text) {
    SessionOptions options;
    options.backend = GetParam();
    return Create(text, options);
  }
};

TEST_P(Backends, TakeWhatIsDonated) {
  const Session session = Make(kStep);
  const Buffer arguments[] = {Filled(1), Filled(2)};
  const auto results = session.Execute(arguments).Await();
  ASSERT_TRUE(results.ok()) << results.status();
  ASSERT_EQ(results->size(), 2u);
  EXPECT_THAT(*(*results)[0].View<float>(), Each(3.0f));
  EXPECT_EQ(First((*results)[1]), 3072.0f);
  EXPECT_TRUE(arguments[0].IsDeleted());
  EXPECT_FALSE(arguments[1].IsDeleted());
}

TEST_P(Backends, SayWhichCallTookAnArgument) {
  const Session session = Make(kStep);
  const Buffer x = Filled(2), arguments[] = {Filled(1), x};
  ASSERT_TRUE(session.Execute(arguments).Await().ok());
  const Status again = session.Execute(arguments).Await().status();
  EXPECT_EQ(again.code(), StatusCode::kFailedPrecondition);
  EXPECT_EQ(again.message(),
            "call 2 of @step: argument 0 'w': the buffer is deleted: call 1 of @step took it as "
            "argument 0 'w'");
  EXPECT_EQ(arguments[0].View<float>().status().message(),
            "the buffer is deleted: call 1 of @step took it as argument 0 'w'");
  const Buffer as_x[] = {Filled(0), arguments[0]};
  EXPECT_THAT(std::string(session.Execute(as_x).Await().status().message()),
              HasSubstr("call 3 of @step: argument 1 'x': the buffer is deleted: call 1 of"));
  EXPECT_FALSE(as_x[0].IsDeleted());  // the call did not run
}

TEST_P(Backends, KeepAnArgumentWhenAsked) {
  const Session session = Make(kStep);
  const Buffer arguments[] = {Filled(1), Filled(2)};
  const ExecuteOptions keep{.keep = {0}};
  for (int i = 0; i < 2; ++i) {
    const auto results = session.Execute(arguments, keep).Await();
    ASSERT_TRUE(results.ok()) << results.status();
    EXPECT_EQ(First((*results)[0]), 3);
    EXPECT_EQ(First(arguments[0]), 1);
  }
  EXPECT_FALSE(arguments[0].IsDeleted());
}

TEST_P(Backends, RefuseWhatDoesNotFit) {
  const Session session = Make(kStep);
  const Buffer w = Filled(1), short_w = Filled(1, 3);
  const auto message = [&](std::vector<Buffer> arguments, const ExecuteOptions& options = {}) {
    const Future<std::vector<Buffer>> future = session.Execute(arguments, options);
    EXPECT_TRUE(future.IsReady());
    return std::string(future.Await().status().message());
  };
  EXPECT_EQ(message({w}), "call 1 of @step: expected 2 arguments, found 1");
  EXPECT_EQ(message({w, short_w}),
            "call 2 of @step: argument 1 'x': expected tensor<1024xf32>, found tensor<3xf32>");
  EXPECT_EQ(message({w, w}),
            "call 3 of @step: argument 1 'x' is the same buffer as argument 0 'w', which the call "
            "takes: pass a copy, or list that one in ExecuteOptions::keep");
  EXPECT_EQ(message({w, Filled(2)}, {.keep = {7}}),
            "call 4 of @step: ExecuteOptions::keep names argument 7 of 2");
  EXPECT_FALSE(w.IsDeleted());
  const Buffer both[] = {w, w};
  EXPECT_EQ(First(session.Execute(both, {.keep = {0}}).Await().value()[0]), 2);
}

TEST_P(Backends, RunCallsAheadOfTheirResults) {
  const Session session = Make(kStep);
  std::vector<Buffer> state = {Filled(0)};
  const Buffer x = Filled(1);
  std::vector<Future<std::vector<Buffer>>> futures;
  for (int i = 0; i < 50; ++i) {
    const Buffer arguments[] = {state[0], x};
    futures.push_back(session.Execute(arguments));
    state[0] = futures.back().Promised()[0];
  }
  EXPECT_THAT(*state[0].View<float>(), Each(50.0f));
  for (int i = 0; i < 50; ++i) {
    const auto results = futures[static_cast<size_t>(i)].Await();
    ASSERT_TRUE(results.ok()) << results.status();
    EXPECT_EQ(First((*results)[1]), 1024.0f * static_cast<float>(i + 1));
    EXPECT_EQ((*results)[0].IsDeleted(), i < 49);
  }
}

INSTANTIATE_TEST_SUITE_P(All, Backends, ::testing::Values("cpu", "interpreter"),
                         [](const auto& info) { return info.param; });

TEST(Calls, PutResultsInThePlaceOfWhatTheyTake) {
  const Session session = Create(kStep);
  std::vector<float> memory(1024, 1.0f);
  const Buffer x = Filled(1), owned = Filled(1);
  for (Buffer w : {owned, Buffer::FromSpan<float>({1024}, memory).value()}) {
    const float* place = w.View<float>()->data();
    for (int i = 0; i < 3; ++i) {
      const Buffer arguments[] = {w, x};
      const auto results = session.Execute(arguments).Await();
      ASSERT_TRUE(results.ok()) << results.status();
      w = (*results)[0];
      EXPECT_EQ(w.View<float>()->data(), place);
    }
    EXPECT_EQ(First(w), 4);
  }
  EXPECT_THAT(memory, Each(4.0f));
}

TEST(Calls, NeverWriteToConstMemory) {
  const Session session = Create(kStep);
  const std::vector<float> memory(1024, 1.0f);
  const Buffer arguments[] = {Buffer::FromSpan<const float>({1024}, memory).value(), Filled(1)};
  const auto results = session.Execute(arguments).Await();
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_EQ(First((*results)[0]), 2);
  EXPECT_THAT(memory, Each(1.0f));
  EXPECT_TRUE(arguments[0].IsDeleted());
}

TEST(Calls, TakeNoMemoryForWhatIsDonated) {
  std::string text(kStep);
  for (size_t at; (at = text.find("1024")) != std::string::npos;) text.replace(at, 4, "262144");
  const Session session = Create(text);
  Buffer w = Filled(0, 262144);
  const Buffer x = Filled(1, 262144);
  const auto step = [&] {
    const Buffer arguments[] = {w, x};
    w = session.Execute(arguments).Await().value()[0];
  };
  step();  // the memory that a session keeps between calls
  const int64_t before = runtime::HostMemoryInUse().bytes;
  runtime::ResetHostPeak();
  for (int i = 0; i < 5; ++i) step();
  EXPECT_LT(runtime::HostMemoryInUse().peak_bytes, before + 4096);  // the sum
  EXPECT_LT(runtime::HostMemoryInUse().bytes, before + 4096);
  // The same without donation needs room for the result.
  const Buffer arguments[] = {w, x};
  ASSERT_TRUE(session.Execute(arguments, {.keep = {0}}).Await().ok());
  EXPECT_GE(runtime::HostMemoryInUse().peak_bytes, before + 4 * 262144);
}

TEST(Calls, CarryAnErrorToWhatDependsOnThem) {
  const Session failing = Create(R"(
module @failing {
  func.func @main(%x: tensor<1024xf32>) -> tensor<1024xf32> {
    %0 = stablehlo.constant dense<1.0> : tensor<1024xf32>
    stablehlo.custom_call @check.expect_eq(%x, %0) {has_side_effect = true}
        : (tensor<1024xf32>, tensor<1024xf32>) -> ()
    func.return %x : tensor<1024xf32>
  }
})");
  const Session session = Create(kStep);
  const Buffer x = Filled(2);
  const auto failed = failing.Execute({&x, 1});
  const Buffer arguments[] = {Filled(1), failed.Promised()[0]};
  const auto dependent = session.Execute(arguments);
  const Status status = dependent.Await().status();
  EXPECT_EQ(status.code(), StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(status.message()),
              HasSubstr("call 1 of @step: argument 1: call 1 of @failing: "));
  EXPECT_EQ(dependent.Promised()[0].View<float>().status(), status);
  EXPECT_EQ(failed.Promised()[0].ToLiteral().status(), failed.Await().status());
}

TEST(Calls, RunWhatWasStartedBeforeABufferWasDeleted) {
  const Session session = Create(kStep);
  const Buffer x = Filled(1), arguments[] = {Filled(1), x};
  const auto future = session.Execute(arguments);
  x.Delete();
  future.Promised()[1].Delete();
  ASSERT_TRUE(future.Await().ok());
  EXPECT_EQ(First(future.Promised()[0]), 2);
  EXPECT_TRUE(future.Promised()[1].View<float>().status().code() ==
              StatusCode::kFailedPrecondition);
}

// Readers of a buffer run before the call that takes it, whatever sessions they belong to.
TEST(Calls, WaitForWhoReadsWhatTheyTake) {
  const Session takes = Create(kStep), reads = Create(kStep);
  for (int round = 0; round < 20; ++round) {
    const Buffer shared = Filled(1);
    const Buffer reading[] = {Filled(0), shared}, taking[] = {shared, Filled(5)};
    const auto read = reads.Execute(reading);
    const auto taken = takes.Execute(taking);
    EXPECT_EQ(First(read.Await().value()[0]), 1);
    EXPECT_EQ(First(taken.Await().value()[0]), 6);
  }
}

TEST(Calls, OfSeveralThreadsAndSessionsDoNotMixUp) {
  const Session sessions[] = {Create(kStep), Create(kStep)};
  const Buffer x = Filled(1);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      Buffer w = Filled(static_cast<float>(t));
      for (int i = 0; i < 25; ++i) {
        const Buffer arguments[] = {w, x};
        w = sessions[(t + i) % 2].Execute(arguments).Promised()[0];
      }
      EXPECT_THAT(*w.View<float>(), Each(static_cast<float>(t + 25)));
    });
  }
  for (std::thread& thread : threads) thread.join();
  // Two threads that read each other's buffer and take their own: no circle of waiting.
  const Buffer a = Filled(1), b = Filled(2);
  const Buffer takes_a[] = {a, b}, takes_b[] = {b, a};
  Status status[2];
  std::thread one([&] { status[0] = sessions[0].Execute(takes_a).Await().status(); });
  std::thread two([&] { status[1] = sessions[1].Execute(takes_b).Await().status(); });
  one.join();
  two.join();
  EXPECT_NE(status[0].ok(), status[1].ok());  // the later one finds its argument taken
}

TEST(Calls, OutliveTheirSession) {
  std::vector<Buffer> results;
  {
    auto session = std::make_shared<Session>(Create(kStep));
    const Buffer arguments[] = {Filled(1), Filled(1)};
    const auto future = session->Execute(arguments);
    results = future.Promised();
    future.OnReady([session = std::move(session)](const Status&) {});
  }
  EXPECT_EQ(First(results[0]), 2);
}

TEST(Calls, RefuseUnknownSizes) {
  const Session session = Create(R"(
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %x : tensor<?xf32>
  func.return %0 : tensor<?xf32>
})");
  const Buffer x = Filled(1);
  const Status status = session.Execute({&x, 1}).Await().status();
  EXPECT_EQ(status.code(), StatusCode::kUnimplemented);
  EXPECT_THAT(std::string(status.message()), HasSubstr("tensor<?xf32> has no size"));
}

}  // namespace
}  // namespace lockstep
