// SPDX-License-Identifier: Apache-2.0
// Blocks of both factors are loaded as double, complex<double> or uint64_t and multiplied.
#include "lockstep/runtime/cpu/matmul/reference.h"

#include <algorithm>
#include <array>
#include <complex>
#include <span>
#include <type_traits>

#include "lockstep/base/storage.h"

namespace lockstep::runtime::cpu::matmul {
namespace {

constexpr int64_t kRows = 8, kColumns = 8, kDepth = 256;

using Complex = std::complex<double>;

template <DType D>
using LaneOf =
    std::conditional_t<IsComplex(D), Complex, std::conditional_t<IsFloat(D), double, uint64_t>>;

enum class LaneKind : uint8_t { kFloat, kComplex, kInteger, kBool };

LaneKind KindOf(DType dtype) {
  if (IsComplex(dtype)) return LaneKind::kComplex;
  if (IsFloat(dtype)) return LaneKind::kFloat;
  return IsBool(dtype) ? LaneKind::kBool : LaneKind::kInteger;
}

// One side of the product: element (row, k) is at start + rows[row] + depth[k].
struct Side {
  const void* array;
  DType dtype;
  RoundFactor round;
  int64_t start;
};

// lanes[row][k], rows kDepth apart.
template <typename Lane>
void LoadBlock(const Side& side, std::span<const int64_t> rows, std::span<const int64_t> depth,
               Lane* lanes) {
  base::VisitDType(side.dtype, [&](auto tag) {
    constexpr DType D = decltype(tag)::kDType;
    if constexpr (std::is_same_v<LaneOf<D>, Lane>) {
      const auto* array = static_cast<const base::StorageOf<D>*>(side.array) + side.start;
      for (size_t r = 0; r < rows.size(); ++r) {
        Lane* out = lanes + r * kDepth;
        for (size_t k = 0; k < depth.size(); ++k) {
          const auto value = array[rows[r] + depth[k]];
          if constexpr (std::is_same_v<Lane, double>) {
            const auto wide = static_cast<double>(value);
            out[k] = side.round == nullptr ? wide : side.round(wide);
          } else {
            out[k] = static_cast<Lane>(value);
          }
        }
      }
    }
  });
}

template <typename Lane>
Lane Multiply(Lane x, Lane y) {
  if constexpr (std::is_same_v<Lane, Complex>) {  // without C's recovery of infinities
    return {x.real() * y.real() - x.imag() * y.imag(), x.real() * y.imag() + x.imag() * y.real()};
  } else {
    return x * y;
  }
}

template <DType D, typename Lane>
base::StorageOf<D> FromLane(Lane sum, bool is_signed) {
  using T = base::StorageOf<D>;
  if constexpr (std::is_same_v<Lane, Complex>) {
    using Part = typename T::value_type;
    return T(static_cast<Part>(sum.real()), static_cast<Part>(sum.imag()));
  } else if constexpr (std::is_same_v<Lane, double>) {
    return static_cast<T>(sum);
  } else if constexpr (IsBool(D)) {
    return sum != 0 ? 1 : 0;
  } else if constexpr (IsFloat(D)) {
    return is_signed ? static_cast<T>(static_cast<int64_t>(sum)) : static_cast<T>(sum);
  } else {
    return base::WrapInteger<D>(static_cast<int64_t>(sum));
  }
}

template <typename Lane>
void StoreBlock(DType dtype, bool is_signed, void* c, int64_t start, std::span<const int64_t> rows,
                std::span<const int64_t> columns, const Lane* sums) {
  base::VisitDType(dtype, [&](auto tag) {
    constexpr DType D = decltype(tag)::kDType;
    constexpr bool kFits =
        std::is_same_v<LaneOf<D>, Lane> || (std::is_same_v<Lane, uint64_t> && IsFloat(D));
    if constexpr (kFits) {
      auto* out = static_cast<base::StorageOf<D>*>(c) + start;
      for (size_t r = 0; r < rows.size(); ++r) {
        for (size_t n = 0; n < columns.size(); ++n) {
          out[rows[r] + columns[n]] = FromLane<D>(sums[r * kColumns + n], is_signed);
        }
      }
    }
  });
}

template <typename Lane>
class Contractor {
 public:
  Contractor(const Contraction& contraction, const ReferenceTypes& types, const void* a,
             const void* b, void* c)
      : contraction_(contraction), types_(types), a_(a), b_(b), c_(c) {}

  int64_t num_row_blocks() const { return (SizeOf(contraction_.m) + kRows - 1) / kRows; }

  // Rows [block * kRows, ..) of one batch.
  void RunRows(int64_t batch, int64_t block) const {
    int64_t a_batch = 0, b_batch = 0, c_batch = 0;
    FillOffsets(contraction_.batch, &Axis::a, batch, {&a_batch, 1});
    FillOffsets(contraction_.batch, &Axis::b, batch, {&b_batch, 1});
    FillOffsets(contraction_.batch, &Axis::c, batch, {&c_batch, 1});
    const Side a{a_, types_.a, types_.round_a, contraction_.a_start + a_batch};
    const Side b{b_, types_.b, types_.round_b, contraction_.b_start + b_batch};

    std::array<int64_t, kRows> a_rows, c_rows;
    std::array<int64_t, kColumns> b_rows, c_columns;
    const int64_t m = SizeOf(contraction_.m), n = SizeOf(contraction_.n), first = block * kRows;
    const auto rows = static_cast<size_t>(std::min(kRows, m - first));
    FillOffsets(contraction_.m, &Axis::a, first, std::span(a_rows).first(rows));
    FillOffsets(contraction_.m, &Axis::c, first, std::span(c_rows).first(rows));
    for (int64_t column = 0; column < n; column += kColumns) {
      const auto columns = static_cast<size_t>(std::min(kColumns, n - column));
      FillOffsets(contraction_.n, &Axis::b, column, std::span(b_rows).first(columns));
      FillOffsets(contraction_.n, &Axis::c, column, std::span(c_columns).first(columns));
      std::array<Lane, kRows * kColumns> sums{};
      Accumulate(a, std::span(a_rows).first(rows), b, std::span(b_rows).first(columns), sums);
      StoreBlock<Lane>(types_.c, IsSignedInteger(types_.a), c_, contraction_.c_start + c_batch,
                       std::span(c_rows).first(rows), std::span(c_columns).first(columns),
                       sums.data());
    }
  }

 private:
  void Accumulate(const Side& a, std::span<const int64_t> a_rows, const Side& b,
                  std::span<const int64_t> b_rows, std::array<Lane, kRows * kColumns>& sums) const {
    std::array<int64_t, kDepth> a_depth, b_depth;
    std::array<Lane, kRows * kDepth> left;
    std::array<Lane, kColumns * kDepth> right;
    const int64_t k = SizeOf(contraction_.k);
    for (int64_t begin = 0; begin < k; begin += kDepth) {
      const auto count = static_cast<size_t>(std::min(kDepth, k - begin));
      FillOffsets(contraction_.k, &Axis::a, begin, std::span(a_depth).first(count));
      FillOffsets(contraction_.k, &Axis::b, begin, std::span(b_depth).first(count));
      LoadBlock(a, a_rows, std::span(a_depth).first(count), left.data());
      LoadBlock(b, b_rows, std::span(b_depth).first(count), right.data());
      for (size_t r = 0; r < a_rows.size(); ++r) {
        for (size_t n = 0; n < b_rows.size(); ++n) {
          const Lane *x = left.data() + r * kDepth, *y = right.data() + n * kDepth;
          Lane sum{};
          for (size_t i = 0; i < count; ++i) sum += Multiply(x[i], y[i]);
          sums[r * kColumns + n] += sum;
        }
      }
    }
  }

  const Contraction& contraction_;
  const ReferenceTypes& types_;
  const void *a_, *b_;
  void* c_;
};

template <typename Lane>
void Run(const Contraction& contraction, const ReferenceTypes& types, const void* a, const void* b,
         void* c, base::ThreadPool& pool) {
  const Contractor<Lane> contractor(contraction, types, a, b, c);
  const int64_t blocks = contractor.num_row_blocks();
  const int64_t work = kRows * SizeOf(contraction.n) * std::max<int64_t>(SizeOf(contraction.k), 1);
  constexpr int64_t kTaskWork = 1 << 15;
  const int64_t grain = std::max<int64_t>(1, kTaskWork / std::max<int64_t>(work, 1));
  pool.ParallelFor(SizeOf(contraction.batch) * blocks, grain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) contractor.RunRows(i / blocks, i % blocks);
  });
}

}  // namespace

bool ReferenceTypesOf(const ir::Module& module, ir::OpId op, ReferenceTypes* types,
                      std::string* reason) {
  const TensorType* tensors[] = {&module.tensor_type(module.operand(op, 0)),
                                 &module.tensor_type(module.operand(op, 1)),
                                 &module.tensor_type(module.result(op))};
  for (const TensorType* tensor : tensors) {
    if (tensor->element.IsQuantized()) return *reason = "quantized elements", false;
    if (!tensor->shape.IsStatic()) return *reason = "sizes known only when it runs", false;
  }
  FactorPrecision precision;
  if (!FactorPrecisionOf(module, op, &precision, reason)) return false;
  *types = {tensors[0]->dtype(), tensors[1]->dtype(), tensors[2]->dtype(), precision.lhs,
            precision.rhs};
  *reason = WhyNotContract(*types);
  return reason->empty();
}

std::string WhyNotContract(const ReferenceTypes& types) {
  const LaneKind kind = KindOf(types.a);
  const bool stores = KindOf(types.c) == kind ||
                      (kind == LaneKind::kInteger && KindOf(types.c) == LaneKind::kFloat);
  if (KindOf(types.b) == kind && stores) return "";
  return "products of " + std::string(DTypeName(types.a)) + " and " +
         std::string(DTypeName(types.b)) + " are not converted to " +
         std::string(DTypeName(types.c));
}

void ReferenceContract(const Contraction& contraction, const ReferenceTypes& types, const void* a,
                       const void* b, void* c, base::ThreadPool& pool) {
  switch (KindOf(types.a)) {
    case LaneKind::kFloat:
      return Run<double>(contraction, types, a, b, c, pool);
    case LaneKind::kComplex:
      return Run<Complex>(contraction, types, a, b, c, pool);
    case LaneKind::kInteger:
    case LaneKind::kBool:
      return Run<uint64_t>(contraction, types, a, b, c, pool);
  }
}

}  // namespace lockstep::runtime::cpu::matmul
