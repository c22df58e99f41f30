// SPDX-License-Identifier: Apache-2.0
// Linear algebra against the interpreter: the same bits for solves and factors, rounding for
// transforms.
#include <gtest/gtest.h>

#include "lockstep/runtime/cpu/kernels/check_kernel.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

std::string FftText(const std::string& type, const std::vector<int64_t>& batch,
                    const std::vector<int64_t>& lengths, bool wide) {
  std::vector<int64_t> full = batch, half;
  full.insert(full.end(), lengths.begin(), lengths.end());
  half = full;
  half.back() = half.back() / 2 + 1;
  const std::string real = wide ? "f64" : "f32", complex = "complex<" + real + ">";
  const std::string from = type == "RFFT"    ? Tensor(full, real)
                           : type == "IRFFT" ? Tensor(half, complex)
                                             : Tensor(full, complex);
  const std::string to = type == "RFFT"    ? Tensor(half, complex)
                         : type == "IRFFT" ? Tensor(full, real)
                                           : Tensor(full, complex);
  return OneOpModule({from}, {to},
                     "%r = stablehlo.fft %0, type = " + type + ", length = " + List(lengths) +
                         " : (tensor<" + from + ">) -> tensor<" + to + ">");
}

TEST(LinalgKernelTest, FourierTransformsOfAnyLength) {
  for (const std::string type : {"FFT", "IFFT", "RFFT", "IRFFT"}) {
    for (const bool wide : {false, true}) {
      const CheckOptions options{.tolerance = wide ? 1e-13 : 2e-6, .special_floats = false};
      for (int64_t length = 1; length <= 40; ++length) {
        CheckKernel(FftText(type, {3}, {length}, wide), options);
      }
      for (const int64_t length : {64, 97, 210, 1009, 4096}) {
        CheckKernel(FftText(type, {2}, {length}, wide), options);
      }
      CheckKernel(FftText(type, {}, {12, 10}, wide), options);
      CheckKernel(FftText(type, {2}, {5, 17, 6}, wide), options);
      CheckKernel(FftText(type, {3000}, {16}, wide), options);
    }
  }
}

// A matrix that is (or is not) positive definite: the operand of a cholesky op is drawn at random,
// so most are not; those of one element often are.
std::string CholeskyText(const std::vector<int64_t>& sizes, bool lower,
                         const std::string& element) {
  const std::string type = Tensor(sizes, element);
  return OneOpModule({type}, {type},
                     std::string("%r = stablehlo.cholesky %0, lower = ") +
                         (lower ? "true" : "false") + " : tensor<" + type + ">");
}

TEST(LinalgKernelTest, CholeskyFactors) {
  for (const std::string element : {"f32", "f64", "complex<f32>", "complex<f64>"}) {
    for (const bool lower : {true, false}) {
      CheckKernel(CholeskyText({40, 1, 1}, lower, element), {.special_floats = false});
      CheckKernel(CholeskyText({200, 3, 3}, lower, element), {.special_floats = false});
      for (const int64_t n : {2, 31, 32, 33, 100, 200}) {
        CheckKernel(CholeskyText({n, n}, lower, element),
                    {.special_floats = false, .dominant_diagonal = true});
      }
    }
  }
}

std::string SolveText(const std::vector<int64_t>& batch, int64_t n, int64_t systems,
                      const std::string& element, int variant) {
  const bool left = (variant & 1) != 0, lower = (variant & 2) != 0, unit = (variant & 4) != 0;
  const std::string transpose = std::vector<std::string>{
      "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"}[static_cast<size_t>(variant / 8)];
  std::vector<int64_t> a = batch, b = batch;
  a.insert(a.end(), {n, n});
  b.insert(b.end(), {left ? n : systems, left ? systems : n});
  const std::string matrix = Tensor(a, element), right = Tensor(b, element);
  const auto flag = [](bool value) { return std::string(value ? "true" : "false"); };
  return OneOpModule({matrix, right}, {right},
                     "%r = \"stablehlo.triangular_solve\"(%0, %1) {left_side = " + flag(left) +
                         ", lower = " + flag(lower) + ", unit_diagonal = " + flag(unit) +
                         ", transpose_a = #stablehlo<transpose " + transpose + ">} : (tensor<" +
                         matrix + ">, tensor<" + right + ">) -> tensor<" + right + ">");
}

TEST(LinalgKernelTest, TriangularSolves) {
  for (int variant = 0; variant < 24; ++variant) {
    for (const std::string element : {"f32", "f64", "complex<f32>", "complex<f64>"}) {
      CheckKernel(SolveText({2, 3}, 5, 7, element, variant), {.special_floats = false});
      CheckKernel(SolveText({}, 37, 1, element, variant), {.special_floats = false});
    }
    CheckKernel(SolveText({}, 50, 150, "f32", variant),
                {.special_floats = false, .dominant_diagonal = true});
  }
}

}  // namespace
}  // namespace lockstep::runtime::cpu::kernels
