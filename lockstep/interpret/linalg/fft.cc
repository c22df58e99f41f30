// SPDX-License-Identifier: Apache-2.0
// fft: transforms along the last dimensions, one after the other, in double; rounded once.
#include <algorithm>

#include "lockstep/interpret/kernels/arrays.h"
#include "lockstep/interpret/linalg/fourier_transform.h"
#include "lockstep/interpret/linalg/linalg.h"
#include "lockstep/ir/ops/linalg.h"

namespace lockstep::interpret {
namespace {

// The lines of an array along one dimension.
struct Lines {
  Lines(const Shape& shape, int64_t dimension) : length(static_cast<size_t>(shape[dimension])) {
    const Offsets strides = RowMajorStrides(shape.dims());
    stride = static_cast<size_t>(strides[static_cast<size_t>(dimension)]);
    const auto others = OtherDimensions(shape.rank(), std::span(&dimension, 1));
    starts = BoxOffsets(Pick(shape.dims(), others), Pick(strides, others));
  }

  size_t length;
  size_t stride = 1;
  Offsets starts;
};

// The inverse swaps real and imaginary parts before and after, and divides by the length.
void TransformLines(std::span<Complex> numbers, const Shape& shape, int64_t dimension,
                    bool inverse) {
  const Lines lines(shape, dimension);
  FourierTransform transform(lines.length);
  std::vector<Complex> line(lines.length);
  const double scale = inverse ? static_cast<double>(lines.length) : 1;
  const auto swapped = [&](Complex z) { return inverse ? Complex(z.imag(), z.real()) : z; };
  for (const int64_t start : lines.starts) {
    Complex* first = numbers.data() + start;
    for (size_t i = 0; i < line.size(); ++i) line[i] = swapped(first[i * lines.stride]);
    transform.Run(line);
    for (size_t i = 0; i < line.size(); ++i) first[i * lines.stride] = swapped(line[i]) / scale;
  }
}

// The first numbers of each row.
void KeepHalf(std::span<const Complex> rows, size_t length, size_t kept, std::span<Complex> out) {
  for (size_t row = 0; row < rows.size() / length; ++row) {
    std::ranges::copy(rows.subspan(row * length, kept),
                      out.begin() + static_cast<ptrdiff_t>(row * kept));
  }
}

// Rows whose transform is real: the second half mirrors the first. Imaginary parts of numbers that
// mirror themselves are dropped.
void Mirror(std::span<const Complex> rows, size_t kept, size_t length, std::span<Complex> out) {
  for (size_t row = 0; row < rows.size() / kept; ++row) {
    const Complex* from = rows.data() + row * kept;
    Complex* to = out.data() + row * length;
    for (size_t k = 0; k < length; ++k) {
      const size_t mirrored = (length - k) % length;
      to[k] = k < kept ? from[k] : std::conj(from[mirrored]);
      if (mirrored == k) to[k] = to[k].real();
    }
  }
}

// Transforms along dimensions of a complex array.
class Transformer {
 public:
  explicit Transformer(Literal array) : array_(std::move(array)) {}

  const Literal& array() const { return array_; }
  std::span<Complex> numbers() { return array_.mutable_data<Complex>(); }
  void Transform(int64_t dimension, bool inverse) {
    TransformLines(numbers(), array_.shape(), dimension, inverse);
  }
  // Changes the length of the last dimension: f(from, old length, new length, to).
  template <typename F>
  Status Resize(const OpCall& call, int64_t length, F&& f) {
    Shape shape = array_.shape();
    const int64_t last = shape.rank() - 1;
    const auto old_length = static_cast<size_t>(shape[last]);
    shape.set_dim(last, length);
    LS_ASSIGN_OR_RETURN(Literal resized, MakeArray(call, DType::kC128, shape));
    f(std::span<const Complex>(numbers()), old_length, static_cast<size_t>(length),
      resized.mutable_data<Complex>());
    array_ = std::move(resized);
    return OkStatus();
  }

 private:
  Literal array_;
};

Status CheckLengths(const OpCall& call, std::span<const int64_t> length) {
  const auto real_side =
      IsComplex(call.in(0).dtype()) ? call.result_type().shape.dims() : call.in(0).shape().dims();
  if (std::ranges::equal(real_side.last(length.size()), length)) return OkStatus();
  return OpError(call, StatusCode::kInvalidArgument,
                 "fft_length must be the sizes of the last dimensions; the op maps " +
                     call.in(0).type().ToString() + " to " + call.result_type().ToString());
}

}  // namespace

Results EvaluateFft(const OpCall& call) {
  const auto& attrs = call.attrs<ir::FftAttrs>();
  const TensorType& type = call.result_type();
  LS_RETURN_IF_ERROR(CheckLengths(call, attrs.fft_length));
  LS_ASSIGN_OR_RETURN(Literal zeros, MakeArray(call, type.dtype(), type.shape));
  if (zeros.num_elements() == 0) return std::vector<Datum>{std::move(zeros)};
  LS_ASSIGN_OR_RETURN(Literal wide, Promote(call, call.in(0), DType::kC128));
  Transformer transformer(std::move(wide));
  const int64_t last = type.rank() - 1;
  const int64_t first = type.rank() - static_cast<int64_t>(attrs.fft_length.size());
  switch (attrs.fft_type) {
    case ir::FftType::kFft:
      for (int64_t d = last; d >= first; --d) transformer.Transform(d, false);
      break;
    case ir::FftType::kIfft:
      for (int64_t d = first; d <= last; ++d) transformer.Transform(d, true);
      break;
    case ir::FftType::kRfft:
      transformer.Transform(last, false);
      LS_RETURN_IF_ERROR(transformer.Resize(call, type.shape[last], KeepHalf));
      for (int64_t d = last - 1; d >= first; --d) transformer.Transform(d, false);
      break;
    case ir::FftType::kIrfft:
      for (int64_t d = first; d < last; ++d) transformer.Transform(d, true);
      LS_RETURN_IF_ERROR(transformer.Resize(call, type.shape[last], Mirror));
      transformer.Transform(last, true);
      break;
  }
  LS_ASSIGN_OR_RETURN(Literal result, Promote(call, transformer.array(), type.dtype()));
  return std::vector<Datum>{std::move(result)};
}

}  // namespace lockstep::interpret
