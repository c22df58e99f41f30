// SPDX-License-Identifier: Apache-2.0
// What stands behind a Buffer: memory, who reads it, and what took it.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "lockstep/buffer.h"

namespace lockstep::runtime {

struct BufferState {
  DType dtype = DType::kF32;
  Shape shape;
  size_t size_bytes = 0;
  Event ready;  // when `memory` holds the elements

  // The rest is read and written under BufferMutex().
  std::shared_ptr<void> memory;  // null: not there yet, or deleted
  bool is_writable = true;       // false: const memory of the caller
  bool is_deleted = false;
  std::string deleted_by;      // "call 3 of @step took it as argument 0 'w'"
  std::vector<Event> readers;  // calls that read `memory`
  size_t tidy_at = 8;          // how many there are when those that are done are looked for
};

// One lock for the books of all buffers: what a call reads and takes is entered for all its
// arguments at once, so that calls wait for earlier ones only, never for each other in a circle.
std::mutex& BufferMutex();

// A buffer of elements that are still to come. REQUIRES: `type` has a static shape that fits.
std::shared_ptr<BufferState> PromiseBuffer(const TensorType& type, Event ready);

// What is wrong with using a deleted buffer. REQUIRES: BufferMutex() is held; it is deleted.
Status DeletedError(const BufferState& state);

// Notes that `reader` reads it. REQUIRES: BufferMutex() is held.
void AddReader(BufferState& state, const Event& reader);

// Forgets readers that are done and, where that was all that kept it, the memory of a deleted
// buffer. REQUIRES: BufferMutex() is held.
void Tidy(BufferState& state);

}  // namespace lockstep::runtime
