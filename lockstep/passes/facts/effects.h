// SPDX-License-Identifier: Apache-2.0
// Which ops must stay although nothing uses their results, and which may be shared or moved.
#pragma once

#include <vector>

#include "lockstep/ir/module.h"

namespace lockstep::passes {

// Answers for one state of a module's functions; ask a new one when their bodies have changed.
class Effects {
 public:
  explicit Effects(const ir::Module& module) : module_(module) {}

  // Whether the op, or one in its regions or in a function that it names, must run.
  bool MustRun(ir::OpId op);
  // Whether running it twice or elsewhere could be told apart: effects, tokens, collectives.
  bool IsPinned(ir::OpId op);

 private:
  bool Any(ir::OpId op, bool pinned);
  bool AnyIn(ir::FunctionId function, bool pinned);

  const ir::Module& module_;
  enum class Known : uint8_t { kUnknown, kRunning, kNo, kYes };
  std::vector<Known> functions_[2];  // by pinned
};

}  // namespace lockstep::passes
