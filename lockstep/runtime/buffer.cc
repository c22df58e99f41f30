// SPDX-License-Identifier: Apache-2.0
// Buffers in host memory.
#include "lockstep/buffer.h"

#include <algorithm>
#include <cstring>

#include "lockstep/runtime/buffer_state.h"
#include "lockstep/runtime/host_memory.h"

namespace lockstep {
namespace {

using runtime::BufferMutex;
using runtime::BufferState;

Result<std::shared_ptr<BufferState>> MakeState(DType dtype, Shape shape) {
  LS_ASSIGN_OR_RETURN(const int64_t count, shape.CheckedNumElements());
  const TensorType type(dtype, std::move(shape));
  size_t size = 0;
  if (__builtin_mul_overflow(static_cast<size_t>(count), ElementSizeBytes(dtype), &size)) {
    return ResourceExhaustedError("a buffer of type " + type.ToString() +
                                  " has more bytes than can be counted");
  }
  return runtime::PromiseBuffer(type, Event());
}

Result<Buffer> Refer(DType dtype, Shape shape, const std::byte* bytes, size_t size,
                     bool is_writable) {
  LS_ASSIGN_OR_RETURN(auto state, MakeState(dtype, std::move(shape)));
  const std::string type = TensorType(dtype, state->shape).ToString();
  if (size != state->size_bytes) {
    return InvalidArgumentError("a buffer of type " + type + " takes " +
                                std::to_string(state->size_bytes) + " bytes, found " +
                                std::to_string(size));
  }
  if (size == 0) return Buffer::Allocate(dtype, state->shape);
  const size_t alignment = IsComplex(dtype) ? ElementSizeBytes(dtype) / 2 : ElementSizeBytes(dtype);
  if (reinterpret_cast<uintptr_t>(bytes) % alignment != 0) {
    return InvalidArgumentError("memory of a buffer of type " + type + " must be aligned to " +
                                std::to_string(alignment) + " bytes");
  }
  // Nobody writes when !is_writable.
  state->memory = std::shared_ptr<void>(std::shared_ptr<void>(), const_cast<std::byte*>(bytes));
  state->is_writable = is_writable;
  return Buffer(std::move(state));
}

}  // namespace

std::mutex& runtime::BufferMutex() {
  static std::mutex mutex;
  return mutex;
}

std::shared_ptr<BufferState> runtime::PromiseBuffer(const TensorType& type, Event ready) {
  auto state = std::make_shared<BufferState>();
  state->dtype = type.dtype();
  state->shape = type.shape;
  state->size_bytes =
      static_cast<size_t>(type.shape.NumElements()) * ElementSizeBytes(type.dtype());
  state->ready = std::move(ready);
  return state;
}

Status runtime::DeletedError(const BufferState& state) {
  return FailedPreconditionError("the buffer is deleted: " + state.deleted_by);
}

void runtime::AddReader(BufferState& state, const Event& reader) {
  // Now and then: to look at all of them each time would take ever longer where many calls wait.
  if (state.readers.size() >= state.tidy_at) {
    Tidy(state);
    state.tidy_at = std::max<size_t>(8, 2 * state.readers.size());
  }
  state.readers.push_back(reader);
}

void runtime::Tidy(BufferState& state) {
  std::erase_if(state.readers, [](const Event& event) { return event.IsReady(); });
  if (state.is_deleted && state.readers.empty()) state.memory = nullptr;
}

Result<Buffer> Buffer::Allocate(DType dtype, Shape shape) {
  LS_ASSIGN_OR_RETURN(auto state, MakeState(dtype, std::move(shape)));
  LS_ASSIGN_OR_RETURN(state->memory, runtime::AllocateHost(state->size_bytes, "a buffer"));
  std::memset(state->memory.get(), 0, state->size_bytes);
  return Buffer(std::move(state));
}

Result<Buffer> Buffer::FromLiteral(const Literal& literal) {
  LS_ASSIGN_OR_RETURN(auto state, MakeState(literal.dtype(), literal.shape()));
  LS_ASSIGN_OR_RETURN(state->memory, runtime::AllocateHost(state->size_bytes, "a buffer"));
  const std::span<const std::byte> stored = literal.stored_bytes();
  auto* begin = static_cast<std::byte*>(state->memory.get());
  for (size_t at = 0; at < state->size_bytes; at += stored.size()) {
    std::memcpy(begin + at, stored.data(), stored.size());
  }
  return Buffer(std::move(state));
}

Result<Buffer> Buffer::FromMemory(DType dtype, Shape shape, std::span<std::byte> bytes) {
  return Refer(dtype, std::move(shape), bytes.data(), bytes.size(), true);
}

Result<Buffer> Buffer::FromMemory(DType dtype, Shape shape, std::span<const std::byte> bytes) {
  return Refer(dtype, std::move(shape), bytes.data(), bytes.size(), false);
}

DType Buffer::dtype() const { return state_->dtype; }
const Shape& Buffer::shape() const { return state_->shape; }
size_t Buffer::size_bytes() const { return state_->size_bytes; }
Event Buffer::ReadyEvent() const { return state_->ready; }

Result<std::span<std::byte>> Buffer::Bytes(size_t element_size, Access access) const {
  if (element_size != ElementSizeBytes(dtype())) {
    return InvalidArgumentError("elements of type " + std::string(DTypeName(dtype())) + " take " +
                                std::to_string(ElementSizeBytes(dtype())) + " bytes, not the " +
                                std::to_string(element_size) + " of the view's type");
  }
  LS_RETURN_IF_ERROR(state_->ready.Await());
  for (std::vector<Event> readers;;) {
    for (const Event& reader : readers) (void)reader.Await();  // however it ended
    const std::lock_guard lock(BufferMutex());
    if (state_->is_deleted) return runtime::DeletedError(*state_);
    if (access == Access::kWrite && !state_->is_writable) {
      return FailedPreconditionError("the buffer refers to const memory, which cannot be written");
    }
    readers.clear();
    for (const Event& reader : state_->readers) {
      if (access == Access::kWrite && !reader.IsReady()) readers.push_back(reader);
    }
    if (readers.empty()) {
      return std::span(static_cast<std::byte*>(state_->memory.get()), state_->size_bytes);
    }
  }
}

Result<Literal> Buffer::ToLiteral() const {
  LS_ASSIGN_OR_RETURN(const std::span<std::byte> bytes,
                      Bytes(ElementSizeBytes(dtype()), Access::kRead));
  LS_ASSIGN_OR_RETURN(auto memory, runtime::AllocateHost(bytes.size(), "a literal"));
  std::memcpy(memory.get(), bytes.data(), bytes.size());
  const std::span copied(static_cast<const std::byte*>(memory.get()), bytes.size());
  return Literal::Borrow(dtype(), shape(), copied, std::move(memory));
}

bool Buffer::IsDeleted() const {
  const std::lock_guard lock(BufferMutex());
  return state_->is_deleted;
}

void Buffer::Delete() const {
  const std::lock_guard lock(BufferMutex());
  if (state_->is_deleted) return;
  state_->is_deleted = true;
  state_->deleted_by = "Delete() was called on it";
  runtime::Tidy(*state_);
}

}  // namespace lockstep
