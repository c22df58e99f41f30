// SPDX-License-Identifier: Apache-2.0
// Where the updates of a scatter go: what scatter.cc works by.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lockstep/runtime/cpu/kernels/index_vectors.h"
#include "lockstep/runtime/cpu/kernels/loop_walk.h"

namespace lockstep::runtime::cpu::kernels {

// Offsets count elements. In loops, `from` steps through the updates and `to` through the operand.
struct ScatterPlan {
  static constexpr size_t kMaxArrays = 8;

  static std::optional<ScatterPlan> Make(const OpKernelSpec& spec, size_t arrays,
                                         std::string* reason);

  bool IsEmpty() const {
    return operand_elements == 0 || window_elements == 0 || starts.size() == 0;
  }

  // f(at, update) for each element of window b that lies in the operand.
  template <typename F>
  void VisitInside(const void* indices, int64_t b, F&& f) const {
    int64_t begin = 0, first_update = 0;
    starts.Locate(indices, b, 1, &begin, &first_update);  // for the updates' place
    LoopWalk walk(window);
    do {
      const int64_t at = PlaceOf(indices, b, walk);
      if (at >= 0) f(at, first_update + walk.from());
    } while (walk.Next());
  }

  // f(at, update) for all updates in row-major order that lie in the operand.
  template <typename F>
  void VisitUpdates(const void* indices, F&& f) const {
    LoopWalk walk(update_loops);
    do {
      // `to` of these loops counts start vectors and then elements of a window.
      const int64_t b = walk.to() / window_elements;
      const LoopWalk in_window(window, walk.to() % window_elements);
      const int64_t at = PlaceOf(indices, b, in_window);
      if (at >= 0) f(at, walk.from());
    } while (walk.Next());
  }

  IndexVectors starts;
  int64_t operand_elements = 0;
  int64_t window_elements = 1;
  int64_t bytes_per_place = 0;  // of all arrays together; filled in by the kernel
  bool windows_are_disjoint = true;
  bool windows_are_innermost = true;  // in the updates

  std::vector<CopyLoop> window;  // one loop per dimension of the operand in the window
  std::vector<CopyLoop> outer;   // the window's merged loops but the last, which is `row`
  CopyLoop row{1, 1, 1};
  bool row_is_contiguous = true;
  std::vector<CopyLoop> update_loops;

 private:
  // A dimension that a component of start vectors moves along; `loop` is the window's or -1.
  struct Scattered {
    int64_t size, stride;
    int64_t loop;
  };
  // The place of a window's element, given by the walk; -1 outside of the operand.
  int64_t PlaceOf(const void* indices, int64_t b, const LoopWalk& walk) const;

  std::vector<Scattered> scattered_;  // one per component
};

}  // namespace lockstep::runtime::cpu::kernels
