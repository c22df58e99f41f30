// SPDX-License-Identifier: Apache-2.0
// Contract: factors are packed as double or uint64_t, block by block, and multiplied by loops over
// whole vectors.
#include "lockstep/interpret/kernels/contraction.h"

#include <algorithm>
#include <complex>
#include <cstring>

#include "lockstep/base/storage.h"
#include "lockstep/interpret/kernels/numeric.h"

namespace lockstep::interpret::kernels {
namespace {

// --- The kernel

// Columns of the product that are computed together.
constexpr int64_t kPanel = 4;
// Partial sums of so many products are added up apart: their errors do not pile up.
constexpr int64_t kSum = 256;
// A block: rows and columns of the product, and columns of the factors. Its packed factors stay in
// cache and do not grow with the arrays.
constexpr int64_t kBlockRows = 64;
constexpr int64_t kBlockColumns = 64;
constexpr int64_t kBlockDepth = 4096;

// Four numbers; the compiler makes them what the machine has.
template <typename Acc>
struct VectorOf {
  typedef Acc type __attribute__((vector_size(kPanel * sizeof(Acc))));
};
template <typename Acc>
using Vector = typename VectorOf<Acc>::type;

// Four rows of lhs times a panel of four columns: [k][4].
template <typename Acc>
void MultiplyRows4(const Acc* lhs, const Acc* panel, int64_t k, Vector<Acc> (&total)[4]) {
  const Acc *r0 = lhs, *r1 = lhs + k, *r2 = lhs + 2 * k, *r3 = lhs + 3 * k;
  for (Vector<Acc>& t : total) t = Vector<Acc>{};
  for (int64_t begin = 0; begin < k; begin += kSum) {
    const int64_t end = std::min(k, begin + kSum);
    Vector<Acc> s0{}, s1{}, s2{}, s3{};
    for (int64_t i = begin; i < end; ++i) {
      Vector<Acc> p;
      std::memcpy(&p, panel + i * kPanel, sizeof(p));
      s0 += p * r0[i];
      s1 += p * r1[i];
      s2 += p * r2[i];
      s3 += p * r3[i];
    }
    total[0] += s0;
    total[1] += s1;
    total[2] += s2;
    total[3] += s3;
  }
}

// product[m][n] for row-major lhs[m][k] and panels[n / 4][k][4]. lhs has room for m rounded up
// to 4.
template <typename Acc>
void MultiplyBlock(const Acc* lhs, int64_t m, const Acc* panels, int64_t n, int64_t k,
                   Acc* product) {
  Vector<Acc> sums[4];
  for (int64_t column = 0; column < n; column += kPanel) {
    const int64_t width = std::min(kPanel, n - column);
    const Acc* panel = panels + column * k;
    for (int64_t row = 0; row < m; row += 4) {
      MultiplyRows4(lhs + row * k, panel, k, sums);
      for (int64_t r = 0; r < std::min<int64_t>(4, m - row); ++r) {
        Acc* out = product + (row + r) * n + column;
        for (int64_t c = 0; c < width; ++c) out[c] += sums[r][c];
      }
    }
  }
}

// --- Packing. A complex factor becomes two real columns per element:
//   re = (re, im) . (re, -im)    im = (re, im) . (im, re)
// so a complex row of the right side becomes two real ones.

template <DType D>
using AccOf = std::conditional_t<IsFloat(D) || IsComplex(D), double, uint64_t>;
// Whether elements are packed as Acc.
template <DType D, typename Acc>
constexpr bool kPacksAs =
    std::is_same_v<AccOf<D>, Acc> || (D == DType::kF32 && std::is_same_v<Acc, float>);

constexpr int64_t PartsOf(DType dtype) { return IsComplex(dtype) ? 2 : 1; }

// Rows [begin, begin + count) and the given columns, row-major.
template <typename Acc>
void PackRows(const MatrixView& view, int64_t begin, int64_t count,
              std::span<const int64_t> columns, std::vector<Acc>& packed) {
  const size_t size = static_cast<size_t>((count + 3) / 4 * 4) * columns.size();
  packed.resize(size * static_cast<size_t>(PartsOf(view.array.dtype())));
  base::VisitDType(view.array.dtype(), [&](auto tag) {
    constexpr DType D = decltype(tag)::kDType;
    if constexpr (kPacksAs<D, Acc>) {
      const auto* array =
          reinterpret_cast<const base::StorageOf<D>*>(view.array.stored_bytes().data());
      Acc* out = packed.data();
      for (int64_t r = begin; r < begin + count; ++r) {
        const auto* row = array + view.start + view.rows[static_cast<size_t>(r)];
        for (const int64_t column : columns) {
          if constexpr (IsComplex(D)) {
            *out++ = row[column].real();
            *out++ = row[column].imag();
          } else if constexpr (std::is_same_v<Acc, float>) {
            *out++ = row[column];
          } else if constexpr (IsFloat(D)) {
            const auto value = static_cast<double>(row[column]);
            *out++ = view.round == nullptr ? value : view.round(value);
          } else {
            *out++ = static_cast<Acc>(row[column]);
          }
        }
      }
    }
  });
}

// Rows of the right side, already packed as [count][k], to panels; with `parts` 2, each complex row
// to a real and an imaginary one.
template <typename Acc>
void MakePanels(const std::vector<Acc>& rows, int64_t count, int64_t k, int64_t parts,
                std::vector<Acc>& panels) {
  panels.assign(static_cast<size_t>((count * parts + kPanel - 1) / kPanel * kPanel * k), Acc{});
  for (int64_t r = 0; r < count * parts; ++r) {
    const Acc* row = rows.data() + r / parts * k;
    Acc* panel = panels.data() + r / kPanel * kPanel * k + r % kPanel;
    for (int64_t i = 0; i < k; ++i) {
      Acc value = row[i];
      if constexpr (std::is_same_v<Acc, double>) {
        if (parts == 2) {
          const bool is_real_row = r % 2 == 0;
          value = is_real_row ? (i % 2 == 0 ? row[i] : -row[i]) : row[i ^ 1];
        }
      }
      panel[i * kPanel] = value;
    }
  }
}

template <DType To, typename Acc>
base::StorageOf<To> FromSum(const Acc* sum, bool is_signed) {
  using T = base::StorageOf<To>;
  if constexpr (IsComplex(To)) {
    using Part = typename T::value_type;
    return T(static_cast<Part>(sum[0]), static_cast<Part>(sum[1]));
  } else if constexpr (std::is_floating_point_v<Acc>) {
    return static_cast<T>(*sum);
  } else if constexpr (IsBool(To)) {
    return *sum != 0 ? 1 : 0;
  } else if constexpr (IsFloat(To)) {
    return is_signed ? static_cast<T>(static_cast<int64_t>(*sum)) : static_cast<T>(*sum);
  } else {
    return base::WrapInteger<To>(static_cast<int64_t>(*sum));
  }
}

struct Block {
  int64_t row, rows, column, columns;
};

// `sums` are [rows][columns][parts].
template <typename Acc>
void Store(const MutableMatrixView& product, const Block& block, const Acc* sums, int64_t parts,
           bool is_signed) {
  base::VisitDType(product.array.dtype(), [&](auto tag) {
    constexpr DType D = decltype(tag)::kDType;
    constexpr bool kFits =
        kPacksAs<D, Acc> || (IsFloat(D) && !IsComplex(D) && !std::is_same_v<Acc, float>);
    if constexpr (kFits) {
      auto* out = reinterpret_cast<base::StorageOf<D>*>(product.array.MutableBytes().data());
      for (int64_t r = 0; r < block.rows; ++r) {
        auto* row = out + product.start + product.rows[static_cast<size_t>(block.row + r)];
        for (int64_t c = 0; c < block.columns; ++c) {
          row[product.columns[static_cast<size_t>(block.column + c)]] = FromSum<D>(sums, is_signed);
          sums += parts;
        }
      }
    }
  });
}

template <typename Acc>
void ContractAs(const MatrixView& lhs, const MatrixView& rhs, const MutableMatrixView& product) {
  const int64_t parts = PartsOf(lhs.array.dtype());
  const auto m = static_cast<int64_t>(lhs.rows.size()), n = static_cast<int64_t>(rhs.rows.size());
  const size_t depth = lhs.columns.size();
  const bool is_signed = IsSignedInteger(lhs.array.dtype());
  std::vector<Acc> left, right, panels, sums;
  for (int64_t column = 0; column < n; column += kBlockColumns) {
    const int64_t columns = std::min(kBlockColumns, n - column);
    for (int64_t row = 0; row < m; row += kBlockRows) {
      const int64_t rows = std::min(kBlockRows, m - row);
      sums.assign(static_cast<size_t>(rows * columns * parts), Acc{});
      for (size_t begin = 0; begin < depth; begin += kBlockDepth) {
        const size_t count = std::min<size_t>(kBlockDepth, depth - begin);
        const int64_t k = static_cast<int64_t>(count) * parts;
        if (row == 0 || depth > kBlockDepth) {
          PackRows(rhs, column, columns, rhs.columns.subspan(begin, count), right);
          MakePanels(right, columns, k, parts, panels);
        }
        PackRows(lhs, row, rows, lhs.columns.subspan(begin, count), left);
        MultiplyBlock(left.data(), rows, panels.data(), columns * parts, k, sums.data());
      }
      Store(product, {row, rows, column, columns}, sums.data(), parts, is_signed);
    }
  }
}

// --- Short sums of complex numbers: whole products one after the other, in their own type.

template <typename T>
void ContractInOrder(const MatrixView& lhs, const MatrixView& rhs,
                     const MutableMatrixView& product) {
  const auto* left = reinterpret_cast<const T*>(lhs.array.stored_bytes().data()) + lhs.start;
  const auto* right = reinterpret_cast<const T*>(rhs.array.stored_bytes().data()) + rhs.start;
  auto* out = reinterpret_cast<T*>(product.array.MutableBytes().data()) + product.start;
  for (size_t m = 0; m < lhs.rows.size(); ++m) {
    for (size_t n = 0; n < rhs.rows.size(); ++n) {
      T sum{};
      for (size_t k = 0; k < lhs.columns.size(); ++k) {
        const T a = left[lhs.rows[m] + lhs.columns[k]], b = right[rhs.rows[n] + rhs.columns[k]];
        sum +=
            T(a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real());
      }
      out[product.rows[m] + product.columns[n]] = sum;
    }
  }
}

}  // namespace

void Contract(const MatrixView& lhs, const MatrixView& rhs, const MutableMatrixView& product) {
  if (lhs.rows.empty() || rhs.rows.empty()) return;
  const DType dtype = lhs.array.dtype();
  const bool is_short = lhs.columns.size() <= kShortSum && rhs.array.dtype() == dtype &&
                        product.array.dtype() == dtype;
  if (is_short && dtype == DType::kC64) {
    ContractInOrder<std::complex<float>>(lhs, rhs, product);
  } else if (is_short && dtype == DType::kC128) {
    ContractInOrder<std::complex<double>>(lhs, rhs, product);
  } else if (is_short && dtype == DType::kF32 && lhs.round == nullptr && rhs.round == nullptr) {
    ContractAs<float>(lhs, rhs, product);
  } else if (IsFloat(dtype) || IsComplex(dtype)) {
    ContractAs<double>(lhs, rhs, product);
  } else {
    ContractAs<uint64_t>(lhs, rhs, product);
  }
}

}  // namespace lockstep::interpret::kernels
