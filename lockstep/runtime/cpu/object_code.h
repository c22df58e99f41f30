// SPDX-License-Identifier: Apache-2.0
// Machine code of a program, made callable.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "lockstep/status.h"

// For functions that call object code: it has no type in front of it for UBSan to compare.
#if defined(__clang__)
#define LS_CALLS_OBJECT_CODE __attribute__((no_sanitize("function")))
#else
#define LS_CALLS_OBJECT_CODE
#endif

namespace lockstep::runtime::cpu {

// A relocatable ELF object for x86-64, placed in memory and relocated. Functions stay callable as
// long as this lives. Immutable and so thread-safe.
class ObjectCode {
 public:
  // A symbol that the object may refer to and does not define.
  using Externals = std::unordered_map<std::string_view, const void*>;

  // Errors: InvalidArgument when the bytes are no such object or are damaged; Unimplemented for a
  // kind of relocation that our compiler does not make; FailedPrecondition for an undefined symbol
  // that `externals` lacks; ResourceExhausted when there is no memory.
  static Result<std::unique_ptr<ObjectCode>> Load(std::span<const std::byte> object,
                                                  const Externals& externals);
  ~ObjectCode();
  ObjectCode(const ObjectCode&) = delete;
  ObjectCode& operator=(const ObjectCode&) = delete;

  // The address of a function; null when there is none of that name.
  void* Find(std::string_view name) const;
  size_t size_bytes() const { return size_; }

 private:
  friend class ObjectLoader;
  ObjectCode() = default;

  std::byte* memory_ = nullptr;
  size_t size_ = 0;
  std::unordered_map<std::string, void*> functions_;
};

}  // namespace lockstep::runtime::cpu
