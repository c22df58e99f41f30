// SPDX-License-Identifier: Apache-2.0
// Buffers and events by themselves; calls on them are tested in session/calls/call_queue_test.cc.
#include "lockstep/buffer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "lockstep/runtime/buffer_state.h"
#include "lockstep/runtime/event_source.h"
#include "lockstep/runtime/host_memory.h"

namespace lockstep {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Buffer, OwnsAlignedZeros) {
  const Result<Buffer> buffer = Buffer::Allocate(DType::kF32, {3, 5});
  ASSERT_TRUE(buffer.ok()) << buffer.status();
  EXPECT_EQ(buffer->type(), TensorType(DType::kF32, {3, 5}));
  EXPECT_EQ(buffer->size_bytes(), 60u);
  EXPECT_TRUE(buffer->ReadyEvent().IsReady());
  const auto view = buffer->View<float>();
  ASSERT_TRUE(view.ok());
  EXPECT_THAT(*view, Each(0.0f));
  EXPECT_EQ(view->size(), 15u);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(view->data()) % 64, 0u);
}

TEST(Buffer, CopiesLiteralsInAndOut) {
  const int32_t values[] = {1, -2, 3};
  const Literal literals[] = {Literal::FromValues<int32_t>(DType::kI32, {3}, values),
                              Literal::Zeros(DType::kF64, {2, 2}).value(),
                              Literal::Zeros(DType::kF32, {0, 2}).value()};
  for (const Literal& literal : literals) {
    const Result<Buffer> buffer = Buffer::FromLiteral(literal);
    ASSERT_TRUE(buffer.ok()) << buffer.status();
    const Result<Literal> back = buffer->ToLiteral();
    ASSERT_TRUE(back.ok()) << back.status();
    EXPECT_EQ(*back, literal);
  }
}

TEST(Buffer, RefersToTheMemoryOfTheCaller) {
  std::vector<float> memory = {1, 2, 3, 4};
  const Result<Buffer> buffer = Buffer::FromSpan<float>({2, 2}, memory);
  ASSERT_TRUE(buffer.ok()) << buffer.status();
  const Buffer copy = *buffer;
  copy.MutableView<float>().value()[1] = 7;
  EXPECT_EQ(memory[1], 7);
  EXPECT_EQ(buffer->View<float>()->data(), memory.data());

  const Result<Buffer> constant = Buffer::FromSpan<const float>({4}, memory);
  ASSERT_TRUE(constant.ok());
  EXPECT_EQ(constant->View<float>()->data(), memory.data());
  EXPECT_THAT(std::string(constant->MutableView<float>().status().message()),
              HasSubstr("const memory"));
  EXPECT_TRUE(Buffer::FromSpan<float>({0}, {}).ok());
}

TEST(Buffer, RefusesWhatDoesNotFit) {
  std::vector<float> memory(5);
  EXPECT_EQ(Buffer::FromSpan<float>({2, 2}, memory).status().message(),
            "a buffer of type tensor<2x2xf32> takes 16 bytes, found 20");
  const std::span bytes = std::as_writable_bytes(std::span(memory));
  EXPECT_EQ(Buffer::FromMemory(DType::kF32, {1}, bytes.subspan(1, 4)).status().message(),
            "memory of a buffer of type tensor<1xf32> must be aligned to 4 bytes");
  EXPECT_EQ(Buffer::Allocate(DType::kF32, {kDynamicSize}).status().code(),
            StatusCode::kInvalidArgument);
  for (const int64_t size : {int64_t{1} << 45, int64_t{1} << 61, int64_t{1} << 62}) {
    EXPECT_EQ(Buffer::Allocate(DType::kF32, {size}).status().code(),
              StatusCode::kResourceExhausted);
  }
  EXPECT_EQ(Buffer::Allocate(DType::kF32, {1})->View<double>().status().message(),
            "elements of type f32 take 4 bytes, not the 8 of the view's type");
}

TEST(Buffer, SaysThatItIsDeleted) {
  const int64_t before = runtime::HostMemoryInUse().bytes;
  const Result<Buffer> buffer = Buffer::Allocate(DType::kF32, {1000});
  ASSERT_TRUE(buffer.ok());
  EXPECT_GE(runtime::HostMemoryInUse().bytes, before + 4000);
  const Buffer copy = *buffer;
  copy.Delete();
  EXPECT_EQ(runtime::HostMemoryInUse().bytes, before);
  EXPECT_TRUE(buffer->IsDeleted());
  const Status status = buffer->View<float>().status();
  EXPECT_EQ(status.code(), StatusCode::kFailedPrecondition);
  EXPECT_EQ(status.message(), "the buffer is deleted: Delete() was called on it");
}

TEST(Event, HappensOnceForAllWhoWait) {
  runtime::EventSource source;
  const Event event = source.event();
  EXPECT_FALSE(event.IsReady());
  std::vector<std::string> told;
  event.OnReady([&](const Status& status) { told.emplace_back(status.message()); });
  std::thread other([&] { EXPECT_EQ(event.Await().message(), "no"); });
  source.Happen(CancelledError("no"));
  other.join();
  event.OnReady([&](const Status& status) { told.emplace_back(status.message()); });
  EXPECT_THAT(told, ElementsAre("no", "no"));
  EXPECT_TRUE(Event().Await().ok());
}

TEST(Event, FailsWhenItsSourceIsDropped) {
  Event event;
  {
    const runtime::EventSource source;
    event = source.event();
  }
  EXPECT_EQ(event.Await().code(), StatusCode::kInternal);
}

}  // namespace
}  // namespace lockstep
