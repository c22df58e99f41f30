// SPDX-License-Identifier: Apache-2.0
// The table of LAPACK's targets, and what is checked of a call before it runs. See lapack.h.
#include "lockstep/interpret/custom_calls/lapack/lapack.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "lockstep/interpret/custom_calls/lapack/evaluate.h"
#include "lockstep/interpret/custom_calls/registry.h"
#include "lockstep/interpret/linalg/linalg.h"
#include "lockstep/ir/ops/custom.h"

namespace lockstep::interpret {
namespace {

using Complex = std::complex<double>;
using namespace lapack;  // NOLINT: only the routines of this folder

// Arrays as letters: M matrix, V vector; R real vector, C complex matrix; P int vector, I int.
struct Routine {
  std::string_view name;
  std::string_view operands;
  std::string_view results;
  EvaluateRoutine evaluate = nullptr;  // null: trsm
};

constexpr Routine kRealRoutines[] = {
    {"gees", "M", "MMVVII", EvaluateGees<double>},
    {"geev", "M", "VVCCI", EvaluateGeev<double>},
    {"gehrd", "M", "MVI", EvaluateGehrd<double>},
    {"geqp3", "MP", "MPV", EvaluateGeqp3<double>},
    {"geqrf", "M", "MV", EvaluateGeqrf<double>},
    {"gesdd", "M", "MRMMI", EvaluateGesdd<double>},
    {"gesvd", "M", "MRMMI", EvaluateGesvd<double>},
    {"getrf", "M", "MPI", EvaluateGetrf<double>},
    {"gtsv", "VVVM", "VVVMI", EvaluateGtsv<double>},
    {"orgqr", "MV", "M", EvaluateOrgqr<double>},
    {"ormqr", "MVM", "M", EvaluateOrmqr<double>},
    {"potrf", "M", "MI", EvaluatePotrf<double>},
    {"syevd", "M", "MRI", EvaluateSyevd<double>},
    {"sytrd", "M", "MRRVI", EvaluateSytrd<double>},
    {"trsm", "MM", "M"},
};
constexpr Routine kComplexRoutines[] = {
    {"gees", "M", "MMVII", EvaluateGees<Complex>},
    {"geev", "M", "VCCI", EvaluateGeev<Complex>},
    {"gehrd", "M", "MVI", EvaluateGehrd<Complex>},
    {"geqp3", "MP", "MPV", EvaluateGeqp3<Complex>},
    {"geqrf", "M", "MV", EvaluateGeqrf<Complex>},
    {"gesdd", "M", "MRMMI", EvaluateGesdd<Complex>},
    {"gesvd", "M", "MRMMI", EvaluateGesvd<Complex>},
    {"getrf", "M", "MPI", EvaluateGetrf<Complex>},
    {"gtsv", "VVVM", "VVVMI", EvaluateGtsv<Complex>},
    {"heevd", "M", "MRI", EvaluateSyevd<Complex>},
    {"hetrd", "M", "MRRVI", EvaluateSytrd<Complex>},
    {"potrf", "M", "MI", EvaluatePotrf<Complex>},
    {"trsm", "MM", "M"},
    {"ungqr", "MV", "M", EvaluateOrgqr<Complex>},
    {"unmqr", "MVM", "M", EvaluateOrmqr<Complex>},
};
static_assert(std::ranges::is_sorted(kRealRoutines, {}, &Routine::name));
static_assert(std::ranges::is_sorted(kComplexRoutines, {}, &Routine::name));

struct Target {
  const Routine* routine = nullptr;
  DType dtype = DType::kF64;
};

// lapack_<s, d, c or z><routine>_ffi
std::optional<Target> FindTarget(std::string_view name) {
  constexpr std::string_view kPrefix = "lapack_", kSuffix = "_ffi", kLetters = "sdcz";
  constexpr DType kDTypes[] = {DType::kF32, DType::kF64, DType::kC64, DType::kC128};
  if (!name.starts_with(kPrefix) || !name.ends_with(kSuffix)) return std::nullopt;
  name.remove_prefix(kPrefix.size());
  if (name.size() <= kSuffix.size()) return std::nullopt;
  name.remove_suffix(kSuffix.size());
  const size_t letter = kLetters.find(name[0]);
  if (letter == std::string_view::npos) return std::nullopt;
  const std::span<const Routine> routines =
      letter < 2 ? std::span<const Routine>(kRealRoutines) : kComplexRoutines;
  const auto at = std::ranges::lower_bound(routines, name.substr(1), {}, &Routine::name);
  if (at == routines.end() || at->name != name.substr(1)) return std::nullopt;
  return Target{&*at, kDTypes[letter]};
}

Target TargetOf(const ir::Module& module, ir::OpId op) {
  return *FindTarget(module.attrs<ir::CustomCallAttrs>(op).call_target_name);
}

ArrayKind KindOf(char letter) {
  switch (letter) {
    case 'M':
      return {Element::kSame, 2};
    case 'V':
      return {Element::kSame, 1};
    case 'R':
      return {Element::kReal, 1};
    case 'C':
      return {Element::kComplex, 2};
    case 'P':
      return {Element::kInt, 1};
    default:
      return {Element::kInt, 0};
  }
}

std::vector<ArrayKind> KindsOf(std::string_view letters) {
  std::vector<ArrayKind> kinds;
  for (const char letter : letters) kinds.push_back(KindOf(letter));
  return kinds;
}

// The layout of an array, dimensions from minor to major; by default the last one is minor.
std::vector<int64_t> LayoutOf(const std::optional<ir::Attribute>& layouts, size_t index,
                              int64_t rank) {
  std::vector<int64_t> layout;
  const auto* list = layouts ? layouts->As<ir::ArrayAttr>() : nullptr;
  const auto* own = list != nullptr && index < list->values.size()
                        ? list->values[index].As<ir::ElementsAttr>()
                        : nullptr;
  for (int64_t i = 0; i < rank; ++i) {
    layout.push_back(own != nullptr && own->values.num_elements() == rank
                         ? own->values.ElementAsInt64(i)
                         : rank - 1 - i);
  }
  return layout;
}

// Matrices stand column by column in memory, vectors and batches as usual. Of a matrix with one row
// or one column both are the same.
bool LayoutFits(const std::vector<int64_t>& layout, ArrayKind kind, const TensorType& type) {
  const int64_t rank = type.rank();
  std::vector<int64_t> by_rows;
  for (int64_t i = rank - 1; i >= 0; --i) by_rows.push_back(i);
  if (kind.rank < 2) return layout == by_rows;
  std::vector<int64_t> by_columns = by_rows;
  std::swap(by_columns[0], by_columns[1]);
  const bool is_line = type.shape[rank - 1] <= 1 || type.shape[rank - 2] <= 1;
  return layout == by_columns || (is_line && layout == by_rows);
}

std::string ArraysReason(const ir::Module& module, std::span<const ir::ValueId> values,
                         std::string_view letters, const std::optional<ir::Attribute>& layouts,
                         DType dtype) {
  for (size_t i = 0; i < values.size(); ++i) {
    const ArrayKind kind = KindOf(letters[i]);
    const TensorType& type = module.tensor_type(values[i]);
    if (type.element != ElementType(DTypeOf(kind.element, dtype)) || type.rank() < kind.rank ||
        !type.shape.IsStatic()) {
      return "the target has no array of " + type.ToString() + " in this place";
    }
    if (!LayoutFits(LayoutOf(layouts, i, type.rank()), kind, type)) {
      return "operand_layouts and result_layouts must give matrices by columns";
    }
  }
  return "";
}

// Whether the shapes are those of triangular_solve.
bool HasTrsmShapes(const ir::Module& module, ir::OpId op, bool left_side) {
  const Shape &a = module.tensor_type(module.operand(op, 0)).shape,
              &b = module.tensor_type(module.operand(op, 1)).shape;
  const int64_t rank = b.rank(), size = b[left_side ? rank - 2 : rank - 1];
  Shape square = b;
  square.set_dim(rank - 2, size);
  square.set_dim(rank - 1, size);
  return a == square && module.tensor_type(module.result(op)).shape == b;
}

Results EvaluateTrsm(const OpCall& call) {
  Arrays arrays(call);
  LS_RETURN_IF_ERROR(arrays.Load(KindsOf("MM"), KindsOf("M")));
  LS_ASSIGN_OR_RETURN(const char side, Letter(arrays, "side", "LR"));
  LS_RETURN_IF_ERROR(Letter(arrays, "uplo", "LU").status());
  LS_RETURN_IF_ERROR(Letter(arrays, "trans_x", "CNT").status());
  LS_RETURN_IF_ERROR(Letter(arrays, "diag", "NU").status());
  const int64_t m = arrays.rows(1), n = arrays.columns(1), size = side == 'L' ? m : n;
  LS_RETURN_IF_ERROR(arrays.ExpectOperand(0, {size, size}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {m, n}));
  LS_ASSIGN_OR_RETURN(
      Literal x, SolveTriangular(call, call.in(0), call.in(1), *TrsmSystem(call.module, call.op)));
  return std::vector<Datum>{std::move(x)};
}

}  // namespace

bool IsLapackTarget(std::string_view name) { return FindTarget(name).has_value(); }

std::string LapackReason(const ir::Module& module, ir::OpId op) {
  const auto [routine, dtype] = TargetOf(module, op);
  const auto& attrs = module.attrs<ir::CustomCallAttrs>(op);
  std::string reason = CountsReason(module, op, routine->operands.size(), routine->results.size());
  if (reason.empty()) {
    reason =
        ArraysReason(module, module.operands(op), routine->operands, attrs.operand_layouts, dtype);
  }
  if (reason.empty()) {
    reason =
        ArraysReason(module, module.results(op), routine->results, attrs.result_layouts, dtype);
  }
  return reason;
}

std::optional<TriangularSystem> TrsmSystem(const ir::Module& module, ir::OpId op) {
  const std::optional<Target> target =
      FindTarget(module.attrs<ir::CustomCallAttrs>(op).call_target_name);
  if (!target || target->routine->evaluate != nullptr || !LapackReason(module, op).empty()) {
    return std::nullopt;
  }
  // 0 for what is no letter of `letters`.
  const auto letter = [&](const char* name, std::string_view letters) {
    const int64_t number = ConfigNumber(module, op, name).value_or(0);
    const bool is_char = number > 0 && number < 128;
    return is_char && letters.find(static_cast<char>(number)) != std::string_view::npos ? number
                                                                                        : 0;
  };
  const int64_t side = letter("side", "LR"), uplo = letter("uplo", "LU"),
                transpose = letter("trans_x", "CNT"), diagonal = letter("diag", "NU");
  if (side == 0 || uplo == 0 || transpose == 0 || diagonal == 0) return std::nullopt;
  if (!HasTrsmShapes(module, op, side == 'L')) return std::nullopt;
  return TriangularSystem{.left_side = side == 'L',
                          .lower = uplo == 'L',
                          .unit_diagonal = diagonal == 'U',
                          .transpose = transpose != 'N',
                          .conjugate = transpose == 'C'};
}

Results EvaluateLapack(const OpCall& call) {
  const Routine& routine = *TargetOf(call.module, call.op).routine;
  if (routine.evaluate == nullptr) return EvaluateTrsm(call);
  Arrays arrays(call);
  LS_RETURN_IF_ERROR(arrays.Load(KindsOf(routine.operands), KindsOf(routine.results)));
  LS_RETURN_IF_ERROR(routine.evaluate(arrays));
  return arrays.Finish();
}

}  // namespace lockstep::interpret
