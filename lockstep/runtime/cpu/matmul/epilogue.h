// SPDX-License-Identifier: Apache-2.0
// Epilogue: what is done with finished results while they are in cache.
#pragma once

#include <cstdint>
#include <span>

namespace lockstep::runtime::cpu::matmul {

// `run` is told of `rows` rows of `count` elements, row r beginning at element begin + r * stride
// of the result array in row-major order, that they are there and will not be read or written by
// who tells it: it may change them. Each element is told of once, on any thread, several at a time.
struct Epilogue {
  void (*run)(void* context, int64_t begin, int64_t count, int64_t rows, int64_t stride) = nullptr;
  void* context = nullptr;
};

// Telling of fewer elements at a time costs more than it saves.
inline constexpr int64_t kShortestRun = 8;

// Tells of `count` elements from each of `rows` on.
inline void TellOfRows(const Epilogue& epilogue, int64_t start, std::span<const int64_t> rows,
                       int64_t count) {
  for (size_t first = 0; first < rows.size();) {
    // Rows at equal distances go in one call.
    const int64_t stride = first + 1 < rows.size() ? rows[first + 1] - rows[first] : count;
    size_t end = first + 1;
    while (end < rows.size() && rows[end] - rows[end - 1] == stride) ++end;
    const auto together = static_cast<int64_t>(end - first);
    if (stride == count) {
      epilogue.run(epilogue.context, start + rows[first], count * together, 1, 0);
    } else {
      epilogue.run(epilogue.context, start + rows[first], count, together, stride);
    }
    first = end;
  }
}

// Engines that tell of their results say whether they do so of this contraction.
template <typename Engine>
bool TakesEpilogue(const Engine& engine) {
  if constexpr (requires { engine.takes_epilogue(); }) return engine.takes_epilogue();
  return false;
}

// REQUIRES: no epilogue, or an engine that takes it.
template <typename Engine, typename... Arguments>
void RunWith(const Epilogue& epilogue, const Engine& engine, Arguments&&... arguments) {
  if constexpr (requires { engine.takes_epilogue(); }) {
    engine.Run(arguments..., epilogue);
  } else {
    engine.Run(arguments...);
  }
}

}  // namespace lockstep::runtime::cpu::matmul
