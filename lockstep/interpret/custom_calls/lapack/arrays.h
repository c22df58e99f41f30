// SPDX-License-Identifier: Apache-2.0
// The operands and results of a LAPACK call: batches of column-major matrices, vectors and numbers.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "lockstep/interpret/evaluate.h"

namespace lockstep::interpret::lapack {

// What an array of a routine holds; the element type is that of the routine's first operand.
enum class Element : uint8_t { kSame, kReal, kComplex, kInt };
struct ArrayKind {
  Element element = Element::kSame;
  int64_t rank = 0;  // without the batch: 2 for matrices, 1 for vectors, 0 for numbers
};

DType DTypeOf(Element element, DType same);

class Arrays {
 public:
  explicit Arrays(const OpCall& call) : call_(call) {}

  // Takes the operands in and makes results of zeros. REQUIRES: the call has these arrays.
  Status Load(std::span<const ArrayKind> operands, std::span<const ArrayKind> results);
  // The results in the types of the op.
  Results Finish();

  const OpCall& call() const { return call_; }
  int64_t num_batches() const { return num_batches_; }

  // Sizes of one matrix or vector; columns(i) of a vector is 1.
  int32_t rows(size_t operand) const { return Size(operand, 0); }
  int32_t columns(size_t operand) const { return Size(operand, 1); }
  // InvalidArgument when the sizes without the batch are others.
  Status ExpectOperand(size_t index, std::initializer_list<int64_t> sizes) const;
  Status ExpectResult(size_t index, std::initializer_list<int64_t> sizes) const;

  // One matrix or vector of a batch. T is what Load made of its elements: double or complex<double>
  // for floats, int32_t for integers.
  template <typename T>
  std::vector<T> Read(size_t operand, int64_t batch) const {
    const std::span<const T> numbers = operands_[operand].data<T>();
    return Transposed(Part(numbers, batch), operand_kinds_[operand], call_.in(operand).shape(),
                      true);
  }
  template <typename T>
  void Write(size_t result, int64_t batch, const std::vector<T>& numbers) {
    const std::span<T> to = Part(results_[result].mutable_data<T>(), batch);
    const std::vector<T> rows = Transposed(std::span<const T>(numbers), result_kinds_[result],
                                           call_.result_type(result).shape, false);
    for (size_t i = 0; i < to.size(); ++i) to[i] = rows[i];
  }

 private:
  int32_t Size(size_t operand, int64_t dimension) const;
  Status Expect(const char* what, size_t index, const Shape& shape,
                std::initializer_list<int64_t> sizes) const;
  template <typename T>
  std::span<T> Part(std::span<T> numbers, int64_t batch) const {
    const size_t size = numbers.size() / static_cast<size_t>(num_batches_);
    return numbers.subspan(static_cast<size_t>(batch) * size, size);
  }
  // Row-major to column-major, or back.
  template <typename T>
  static std::vector<T> Transposed(std::span<const T> from, ArrayKind kind, const Shape& shape,
                                   bool to_columns) {
    std::vector<T> to(from.begin(), from.end());
    if (kind.rank < 2) return to;
    const auto rows = static_cast<size_t>(shape[shape.rank() - 2]);
    const auto columns = static_cast<size_t>(shape[shape.rank() - 1]);
    for (size_t i = 0; i < rows; ++i) {
      for (size_t j = 0; j < columns; ++j) {
        const size_t by_rows = i * columns + j, by_columns = j * rows + i;
        to[to_columns ? by_columns : by_rows] = from[to_columns ? by_rows : by_columns];
      }
    }
    return to;
  }

  const OpCall& call_;
  int64_t num_batches_ = 1;
  std::vector<ArrayKind> operand_kinds_;
  std::vector<ArrayKind> result_kinds_;
  std::vector<Literal> operands_;
  std::vector<Literal> results_;
};

}  // namespace lockstep::interpret::lapack
