// SPDX-License-Identifier: Apache-2.0
// Attributes of linear algebra ops.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/op_attributes.h"

namespace lockstep::ir {

enum class FftType : uint8_t { kFft, kIfft, kRfft, kIrfft };
template <>
struct EnumTraits<FftType> {
  static constexpr std::string_view kKind = "stablehlo.fft_type";
  static constexpr std::string_view kNames[] = {"FFT", "IFFT", "RFFT", "IRFFT"};
};

enum class Transpose : uint8_t { kTransposeInvalid, kNoTranspose, kTranspose, kAdjoint };
template <>
struct EnumTraits<Transpose> {
  static constexpr std::string_view kKind = "stablehlo.transpose";
  static constexpr std::string_view kNames[] = {"TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE",
                                                "ADJOINT"};
};

struct CholeskyAttrs {
  bool lower = false;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("lower", self.lower);
  }
  friend bool operator==(const CholeskyAttrs&, const CholeskyAttrs&) = default;
};

struct FftAttrs {
  FftType fft_type = FftType::kFft;
  std::vector<int64_t> fft_length;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("fft_type", self.fft_type, kRequired);
    visit("fft_length", self.fft_length, kRequired);
  }
  friend bool operator==(const FftAttrs&, const FftAttrs&) = default;
};

struct TriangularSolveAttrs {
  bool left_side = false;
  bool lower = false;
  bool unit_diagonal = false;
  Transpose transpose_a = Transpose::kNoTranspose;

  template <class Self, class Visitor>
  static void Fields(Self& self, Visitor&& visit) {
    visit("left_side", self.left_side, kRequired);
    visit("lower", self.lower, kRequired);
    visit("unit_diagonal", self.unit_diagonal, kRequired);
    visit("transpose_a", self.transpose_a, kRequired);
  }
  friend bool operator==(const TriangularSolveAttrs&, const TriangularSolveAttrs&) = default;
};

}  // namespace lockstep::ir
