// SPDX-License-Identifier: Apache-2.0
// triangular_solve by substitution, on blocks of systems that share their coefficients. Each
// unknown takes its differences in the order that the interpreter has, so the bits are the same.
#include <algorithm>

#include "lockstep/base/storage.h"
#include "lockstep/interpret/custom_calls/lapack/lapack.h"
#include "lockstep/interpret/linalg/linalg.h"
#include "lockstep/ir/ops/linalg.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"
#include "lockstep/runtime/cpu/kernels/parallel.h"
#include "lockstep/runtime/cpu/linalg/wide.h"

namespace lockstep::runtime::cpu::kernels {
namespace {

constexpr int64_t kSystems = 64;  // of a block
constexpr int64_t kMostRanges = 64;
constexpr int64_t kGrainProducts = 1 << 16;

// x op(a) = b is op(a)^T x^T = b^T: a matrix of coefficients, and systems of which each has its own
// unknowns. Entries of both are found by strides.
template <typename T>
class SolveKernel final : public OpKernel {
 public:
  using W = WideOf<T>;

  SolveKernel(const interpret::TriangularSystem& system, int64_t n, int64_t systems,
              int64_t matrices)
      : n_(n),
        systems_(systems),
        matrices_(matrices),
        unknown_step_(system.left_side ? systems : 1),
        system_step_(system.left_side ? 1 : n),
        unit_diagonal_(system.unit_diagonal),
        conjugates_(system.conjugate) {
    flipped_ = system.transpose == system.left_side;
    forward_ = system.lower != flipped_;
    blocks_ = (systems - 1) / kSystems + 1;
    const int64_t products = n * n / 2 * std::min(kSystems, systems) + 1;
    grain_ = std::max(kGrainProducts / products, (matrices * blocks_ - 1) / kMostRanges + 1);
    grain_ = std::max<int64_t>(grain_, 1);
  }
  std::string_view variant() const override { return "blocked"; }
  int64_t workspace_bytes() const override {
    return ((matrices_ * blocks_ - 1) / grain_ + 1) * SlotNumbers() * int64_t{sizeof(W)};
  }

  Status Run(const OpKernelCall& call) const override {
    ParallelRanges(call.pool, matrices_ * blocks_, grain_, [&](int64_t begin, int64_t end) {
      W* const slot = static_cast<W*>(call.workspace) + begin / grain_ * SlotNumbers();
      for (int64_t unit = begin; unit < end; ++unit) {
        const int64_t matrix = unit / blocks_, first = unit % blocks_ * kSystems;
        const int64_t count = std::min(kSystems, systems_ - first);
        const int64_t at = matrix * n_ * systems_ + first * system_step_;
        Load(static_cast<const T*>(call.operands[1]) + at, count, slot);
        Solve(static_cast<const T*>(call.operands[0]) + matrix * n_ * n_, count, slot,
              slot + n_ * kSystems);
        Store(slot, count, static_cast<T*>(call.results[0]) + at);
      }
    });
    return OkStatus();
  }

 private:
  // Unknowns of a block, and one row of coefficients.
  int64_t SlotNumbers() const { return n_ * kSystems + n_; }

  void Load(const T* b, int64_t count, W* x) const {
    for (int64_t i = 0; i < n_; ++i) {
      for (int64_t s = 0; s < count; ++s) {
        x[i * kSystems + s] = W(b[i * unknown_step_ + s * system_step_]);
      }
    }
  }
  void Store(const W* x, int64_t count, T* to) const {
    for (int64_t i = 0; i < n_; ++i) {
      for (int64_t s = 0; s < count; ++s) {
        to[i * unknown_step_ + s * system_step_] = T(x[i * kSystems + s]);
      }
    }
  }

  W Coefficient(const T* a, int64_t i, int64_t k) const {
    const W value(flipped_ ? a[k * n_ + i] : a[i * n_ + k]);
    return conjugates_ ? Conjugate(value) : value;
  }

  void Solve(const T* a, int64_t count, W* x, W* row) const {
    for (int64_t step = 0; step < n_; ++step) {
      const int64_t i = forward_ ? step : n_ - 1 - step;
      const int64_t first = forward_ ? 0 : i + 1, terms = forward_ ? i : n_ - 1 - i;
      for (int64_t k = 0; k < terms; ++k) row[k] = Coefficient(a, i, first + k);
      W* const unknown = x + i * kSystems;
      SubtractProducts(unknown, count, row, 1, x + first * kSystems, kSystems, terms);
      if (unit_diagonal_) continue;
      const W pivot = Coefficient(a, i, i);
      for (int64_t s = 0; s < count; ++s) unknown[s] /= pivot;
    }
  }

  int64_t n_, systems_, matrices_;
  int64_t unknown_step_, system_step_;
  bool unit_diagonal_, conjugates_;
  bool flipped_ = false;  // coefficients are the transpose of `a`
  bool forward_ = true;
  int64_t blocks_ = 1, grain_ = 1;
};

KernelPtr MakeSolve(const OpKernelSpec& spec, const interpret::TriangularSystem& system,
                    std::string* reason) {
  const TensorType& type = ResultType(spec);
  if (type.shape.NumElements() == 0) return Refuse(reason, "an empty array");
  const int64_t rows = type.shape.dim(type.rank() - 2), columns = type.shape.dim(type.rank() - 1);
  const int64_t n = system.left_side ? rows : columns;
  const int64_t systems = system.left_side ? columns : rows;
  const int64_t matrices = type.shape.NumElements() / (rows * columns);
  if (OperandType(spec, 0).dtype() != type.dtype()) return Refuse(reason, "mixed types");
  return base::VisitDType(type.dtype(), [&](auto tag) -> KernelPtr {
    using T = typename decltype(tag)::Storage;
    if constexpr (kIsNumber<T>) {
      return std::make_unique<SolveKernel<T>>(system, n, systems, matrices);
    } else {
      return Refuse(reason, "matrices of other types than f32, f64 and complex ones");
    }
  });
}

}  // namespace

KernelPtr MakeTriangularSolve(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const auto& attrs = AttrsOf<ir::TriangularSolveAttrs>(spec);
  return MakeSolve(spec,
                   {.left_side = attrs.left_side,
                    .lower = attrs.lower,
                    .unit_diagonal = attrs.unit_diagonal,
                    .transpose = attrs.transpose_a != ir::Transpose::kNoTranspose,
                    .conjugate = attrs.transpose_a == ir::Transpose::kAdjoint},
                   reason);
}

KernelPtr MakeLapackSolve(const OpKernelSpec& spec, std::string* reason) {
  if (!HasPlainTypes(spec, reason)) return nullptr;
  const auto system = interpret::TrsmSystem(spec.module, spec.op);
  if (!system) return Refuse(reason, "it is no trsm");
  return MakeSolve(spec, *system, reason);
}

}  // namespace lockstep::runtime::cpu::kernels
