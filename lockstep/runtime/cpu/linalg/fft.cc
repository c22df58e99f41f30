// SPDX-License-Identifier: Apache-2.0
// fft: transforms along the last dimensions, one after the other, the lines of each on all threads.
#include <algorithm>
#include <complex>
#include <cstring>

#include "lockstep/ir/ops/linalg.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/linalg/fourier.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

constexpr int64_t kMostRanges = 64;

// One dimension's transforms, on an array of complex numbers.
template <typename Real>
struct Axis {
  Fourier<Real> transform;
  int64_t lines, stride;  // how many lines; between the numbers of one
};

template <typename Real>
class FftKernel final : public OpKernel {
 public:
  using Complex = std::complex<Real>;

  FftKernel(ir::FftType type, const Shape& operand, const Shape& result,
            std::span<const int64_t> lengths)
      : type_(type) {
    const int64_t rank = result.rank();
    in_row_ = operand[rank - 1];
    out_row_ = result[rank - 1];
    rows_ = result.NumElements() / out_row_;
    // All but the last dimension work on complex arrays: the result, or for IRFFT a copy of the
    // operand.
    const Shape& complex = type == ir::FftType::kIrfft ? operand : result;
    complex_elements_ = complex.NumElements();
    const Sizes strides = RowMajorStrides(complex.dims());
    const auto first = static_cast<size_t>(rank) - lengths.size();
    for (size_t d = first; d + 1 < static_cast<size_t>(rank); ++d) {
      const int64_t length = complex.dims()[d];
      axes_.push_back(
          {Fourier<Real>(static_cast<size_t>(length)), complex_elements_ / length, strides[d]});
    }
    row_ = std::make_unique<Fourier<Real>>(static_cast<size_t>(lengths.back()));
    slot_ = row_->length() + row_->scratch_size();
    for (const Axis<Real>& axis : axes_) {
      slot_ = std::max(slot_, axis.transform.length() + axis.transform.scratch_size());
    }
  }

  std::string_view variant() const override { return "stockham"; }
  int64_t workspace_bytes() const override {
    int64_t ranges = Ranges(rows_, row_->length());
    for (const Axis<Real>& axis : axes_) {
      ranges = std::max(ranges, Ranges(axis.lines, axis.transform.length()));
    }
    return (static_cast<int64_t>(slot_) * kLanes * ranges + CopyElements()) *
           int64_t{sizeof(Complex)};
  }

  Status Run(const OpKernelCall& call) const override {
    auto* const scratch = static_cast<Complex*>(call.workspace) + CopyElements();
    switch (type_) {
      case ir::FftType::kFft:
      case ir::FftType::kRfft:
        TransformRows(call, call.operands[0], scratch);
        for (size_t a = axes_.size(); a-- > 0;) {
          TransformAxis(call, axes_[a], static_cast<Complex*>(call.results[0]), false, scratch);
        }
        break;
      case ir::FftType::kIfft:
      case ir::FftType::kIrfft: {
        const void* rows = call.operands[0];
        if (!axes_.empty()) {
          auto* const copy =
              static_cast<Complex*>(type_ == ir::FftType::kIfft ? call.results[0] : call.workspace);
          ParallelCopy(rows, copy, complex_elements_ * int64_t{sizeof(Complex)}, call.pool);
          for (const Axis<Real>& axis : axes_) TransformAxis(call, axis, copy, true, scratch);
          rows = copy;
        }
        TransformRows(call, rows, scratch);
        break;
      }
    }
    return OkStatus();
  }

 private:
  static int64_t Grain(int64_t lines, size_t length) {
    // A transform takes several passes over its line.
    const auto bytes = static_cast<int64_t>(8 * length * sizeof(Complex));
    return std::max(GrainFor(bytes), (lines - 1) / kMostRanges + 1);
  }
  static int64_t Ranges(int64_t lines, size_t length) {
    return (lines - 1) / Grain(lines, length) + 1;
  }
  int64_t CopyElements() const {
    if (type_ != ir::FftType::kIrfft || axes_.empty()) return 0;
    constexpr int64_t kAligned = 64 / sizeof(Complex);
    return (complex_elements_ + kAligned - 1) / kAligned * kAligned;
  }
  using Vector = typename Fourier<Real>::Vector;
  static constexpr int64_t kLanes = static_cast<int64_t>(Fourier<Real>::kLanes);

  // Part `part` (0: real) of number k of a lane.
  template <typename Part>
  static Real& PartOf(Number<Part>* line, int64_t k, int64_t lane, int64_t part) {
    constexpr auto kParts = static_cast<int64_t>(sizeof(Part) / sizeof(Real));
    return reinterpret_cast<Real*>(line)[(2 * k + part) * kParts + lane];
  }

  // f(first line, one number to choose the number of lanes by) for lines [begin, end).
  template <typename F>
  static void VisitLanes(int64_t begin, int64_t end, F&& f) {
    for (; begin + kLanes <= end; begin += kLanes) f(begin, Number<Vector>{});
    for (; begin < end; ++begin) f(begin, Number<Real>{});
  }
  template <typename Part>
  static constexpr int64_t LanesOf(Number<Part>) {
    return static_cast<int64_t>(sizeof(Part) / sizeof(Real));
  }

  // A range's slot of the workspace as a line of numbers.
  template <typename Part>
  Number<Part>* LineIn(Complex* scratch, int64_t range, Number<Part>) const {
    return reinterpret_cast<Number<Part>*>(scratch + range * static_cast<int64_t>(slot_) * kLanes);
  }

  // Transforms that go back swap the parts of numbers before and after, and divide by the length.
  void TransformAxis(const OpKernelCall& call, const Axis<Real>& axis, Complex* array, bool inverse,
                     Complex* scratch) const {
    const auto length = static_cast<int64_t>(axis.transform.length());
    const int64_t grain = Grain(axis.lines, axis.transform.length());
    const Real scale = static_cast<Real>(length);
    const int re = inverse ? 1 : 0, im = 1 - re;
    ParallelRanges(call.pool, axis.lines, grain, [&](int64_t begin, int64_t end) {
      VisitLanes(begin, end, [&](int64_t first, auto number) {
        auto* const line = LineIn(scratch, begin / grain, number);
        Complex* places[kLanes];
        for (int64_t lane = 0; lane < LanesOf(number); ++lane) {
          const int64_t l = first + lane;
          places[lane] = array + l / axis.stride * axis.stride * length + l % axis.stride;
        }
        for (int64_t i = 0; i < length; ++i) {
          for (int64_t lane = 0; lane < LanesOf(number); ++lane) {
            const Complex z = places[lane][i * axis.stride];
            PartOf(line, i, lane, re) = z.real();
            PartOf(line, i, lane, im) = z.imag();
          }
        }
        axis.transform.Run(line, line + length);
        for (int64_t i = 0; i < length; ++i) {
          for (int64_t lane = 0; lane < LanesOf(number); ++lane) {
            const Complex z(PartOf(line, i, lane, re), PartOf(line, i, lane, im));
            places[lane][i * axis.stride] = inverse ? z / scale : z;
          }
        }
      });
    });
  }

  void TransformRows(const OpKernelCall& call, const void* from, Complex* scratch) const {
    const int64_t grain = Grain(rows_, row_->length());
    ParallelRanges(call.pool, rows_, grain, [&](int64_t begin, int64_t end) {
      VisitLanes(begin, end, [&](int64_t row, auto number) {
        auto* const line = LineIn(scratch, begin / grain, number);
        LoadRows(from, row, line);
        row_->Run(line, line + row_->length());
        StoreRows(line, row, call.results[0]);
      });
    });
  }

  // Number k of the lane's row.
  template <ir::FftType kType>
  Complex Read(const void* from, int64_t row, int64_t k) const {
    const auto* const complex = static_cast<const Complex*>(from) + row * in_row_;
    if constexpr (kType == ir::FftType::kRfft) {
      return {static_cast<const Real*>(from)[row * in_row_ + k], 0};
    } else if constexpr (kType != ir::FftType::kIrfft) {
      return complex[k];
    } else {
      // The second half mirrors the first; numbers that mirror themselves are real.
      const auto length = static_cast<int64_t>(row_->length());
      const int64_t mirrored = k == 0 ? 0 : length - k;
      const Complex value = k < in_row_ ? complex[k] : std::conj(complex[mirrored]);
      return mirrored == k ? Complex(value.real(), 0) : value;
    }
  }

  template <ir::FftType kType, typename Part>
  void LoadRowsOf(const void* from, int64_t row, Number<Part>* line) const {
    constexpr bool kSwaps = kType == ir::FftType::kIfft || kType == ir::FftType::kIrfft;
    const auto length = static_cast<int64_t>(row_->length());
    for (int64_t k = 0; k < length; ++k) {
      for (int64_t lane = 0; lane < LanesOf(Number<Part>{}); ++lane) {
        const Complex z = Read<kType>(from, row + lane, k);
        PartOf(line, k, lane, kSwaps ? 1 : 0) = z.real();
        PartOf(line, k, lane, kSwaps ? 0 : 1) = z.imag();
      }
    }
  }

  template <typename Part>
  void LoadRows(const void* from, int64_t row, Number<Part>* line) const {
    switch (type_) {
      case ir::FftType::kFft:
        return LoadRowsOf<ir::FftType::kFft>(from, row, line);
      case ir::FftType::kIfft:
        return LoadRowsOf<ir::FftType::kIfft>(from, row, line);
      case ir::FftType::kRfft:
        return LoadRowsOf<ir::FftType::kRfft>(from, row, line);
      case ir::FftType::kIrfft:
        return LoadRowsOf<ir::FftType::kIrfft>(from, row, line);
    }
  }

  template <typename Part>
  void StoreRows(Number<Part>* line, int64_t row, void* to) const {
    const Real scale = static_cast<Real>(row_->length());
    const bool back = type_ == ir::FftType::kIfft || type_ == ir::FftType::kIrfft;
    for (int64_t k = 0; k < out_row_; ++k) {
      for (int64_t lane = 0; lane < LanesOf(Number<Part>{}); ++lane) {
        const Complex z(PartOf(line, k, lane, 0), PartOf(line, k, lane, 1));
        const int64_t at = (row + lane) * out_row_ + k;
        if (type_ == ir::FftType::kIrfft) {
          static_cast<Real*>(to)[at] = z.imag() / scale;
        } else {
          static_cast<Complex*>(to)[at] = back ? Complex(z.imag() / scale, z.real() / scale) : z;
        }
      }
    }
  }

  ir::FftType type_;
  int64_t in_row_ = 0, out_row_ = 0, rows_ = 0, complex_elements_ = 0;
  std::vector<Axis<Real>> axes_;  // the transformed dimensions but the last
  std::unique_ptr<Fourier<Real>> row_;
  size_t slot_ = 0;  // numbers that one range works on
};

}  // namespace

KernelPtr MakeFft(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const auto& attrs = AttrsOf<ir::FftAttrs>(spec);
  const TensorType &operand = OperandType(spec, 0), &result = ResultType(spec);
  const Shape& real_side = IsComplex(operand.dtype()) ? result.shape : operand.shape;
  if (attrs.fft_length.empty() ||
      !std::ranges::equal(real_side.dims().last(attrs.fft_length.size()), attrs.fft_length)) {
    return Refuse(reason, "lengths that are not the sizes of the last dimensions");
  }
  if (result.shape.NumElements() == 0 || operand.shape.NumElements() == 0) {
    return Refuse(reason, "an empty array");
  }
  if (ComplexPart(operand.dtype()) == DType::kF32) {
    return std::make_unique<FftKernel<float>>(attrs.fft_type, operand.shape, result.shape,
                                              attrs.fft_length);
  }
  return std::make_unique<FftKernel<double>>(attrs.fft_type, operand.shape, result.shape,
                                             attrs.fft_length);
}

}  // namespace lockstep::runtime::cpu::kernels
