// SPDX-License-Identifier: Apache-2.0
// Constraints of contractions.
#include "lockstep/ir/ops/dot.h"

#include <algorithm>

#include "lockstep/ir/verify/contraction.h"
#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {

Status DotAlgorithm::CheckFields() const {
  const auto check = [](std::string_view label, std::string_view name, int64_t count) {
    if (count > 0) return OkStatus();
    return InvalidArgumentError("(" + std::string(label) + "): " + std::string(name) +
                                " must be at least 1, found " + std::to_string(count));
  };
  LS_RETURN_IF_ERROR(check("C22", "lhs_component_count", lhs_component_count));
  LS_RETURN_IF_ERROR(check("C23", "rhs_component_count", rhs_component_count));
  return check("C24", "num_primitive_operations", num_primitive_operations);
}

bool SameFamily(const ElementType& a, const ElementType& b) {
  return IsPromotable(a, b) || IsPromotable(b, a);
}

Status CheckPrecisions(const OpChecker& op, std::string_view label,
                       std::span<const Precision> precisions) {
  if (precisions.empty() || precisions.size() == 2) return OkStatus();
  Status status =
      op.Error(label, "precision_config must have 2 entries, found ", precisions.size());
  return precisions.size() > 2 ? std::move(status) : op.Tolerate(status);
}

Status CheckContractedElements(OpChecker& op, const ContractionLabels& labels) {
  const TensorType& lhs = op.operand(0);
  const TensorType& rhs = op.operand(1);
  const TensorType& result = op.result(0);
  if (lhs.element.IsQuantized() != result.element.IsQuantized() || !rhs.element.IsQuantized()) {
    return op.Error(labels.quantized,
                    "rhs must be quantized, and the result exactly when lhs is, found ", lhs, ", ",
                    rhs, " and ", result);
  }
  const Quantization& right = *rhs.element.quantization;
  if (!lhs.element.IsQuantized()) {
    if (lhs.dtype() != right.expressed || result.dtype() != right.expressed) {
      return op.Error(labels.hybrid, "lhs and result must have the expressed type of rhs, found ",
                      lhs, ", ", rhs, " and ", result);
    }
    return OkStatus();
  }
  const Quantization& left = *lhs.element.quantization;
  if (left.storage != right.storage) {
    Status status = op.Error(labels.storage, "lhs and rhs must have the same storage type, found ",
                             lhs, " and ", rhs);
    // The ecosystem's verifier compares widths.
    if (BitWidth(left.storage) != BitWidth(right.storage)) return status;
    LS_RETURN_IF_ERROR(op.Tolerate(status));
  }
  if (left.expressed != right.expressed ||
      left.expressed != result.element.quantization->expressed) {
    return op.Error(labels.expressed,
                    "lhs, rhs and result must have the same expressed type, found ", lhs, ", ", rhs,
                    " and ", result);
  }
  if (rhs.element.IsPerTensor() && !result.element.IsPerTensor()) {
    return op.Error(labels.per_tensor,
                    "the result must be quantized per tensor when rhs is, found ", rhs, " and ",
                    result);
  }
  return OkStatus();
}

namespace {

bool Contains(List list, int64_t value) { return std::ranges::find(list, value) != list.end(); }

// C9, C10: paired dimensions have equal sizes.
Status CheckPairedSizes(const OpChecker& op, std::string_view label, std::string_view kind,
                        List lhs_axes, List rhs_axes) {
  for (size_t i = 0; i < lhs_axes.size(); ++i) {
    const int64_t left = op.operand(0).shape[lhs_axes[i]];
    const int64_t right = op.operand(1).shape[rhs_axes[i]];
    if (!Compatible(left, right)) {
      return op.Error(label, kind, " dimensions must have equal sizes, found lhs dimension ",
                      lhs_axes[i], " of size ", left, " and rhs dimension ", rhs_axes[i],
                      " of size ", right);
    }
  }
  return OkStatus();
}

// C1-C10.
Status CheckDimensions(const OpChecker& op, const DotDimensionNumbers& d) {
  if (d.lhs_batching_dimensions.size() != d.rhs_batching_dimensions.size()) {
    return op.Error("C1", "lhs and rhs must have as many batching dimensions, found ",
                    d.lhs_batching_dimensions, " and ", d.rhs_batching_dimensions);
  }
  if (d.lhs_contracting_dimensions.size() != d.rhs_contracting_dimensions.size()) {
    return op.Error("C2", "lhs and rhs must have as many contracting dimensions, found ",
                    d.lhs_contracting_dimensions, " and ", d.rhs_contracting_dimensions);
  }
  LS_RETURN_IF_ERROR(
      CheckUnique(op, "C3", "lhs_batching_dimensions and lhs_contracting_dimensions together",
                  Concatenated(d.lhs_batching_dimensions, d.lhs_contracting_dimensions)));
  LS_RETURN_IF_ERROR(
      CheckUnique(op, "C4", "rhs_batching_dimensions and rhs_contracting_dimensions together",
                  Concatenated(d.rhs_batching_dimensions, d.rhs_contracting_dimensions)));
  const int64_t lhs_rank = op.operand(0).rank(), rhs_rank = op.operand(1).rank();
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C5", "lhs_batching_dimensions", d.lhs_batching_dimensions, 0, lhs_rank));
  LS_RETURN_IF_ERROR(CheckRange(op, "C6", "lhs_contracting_dimensions",
                                d.lhs_contracting_dimensions, 0, lhs_rank));
  LS_RETURN_IF_ERROR(
      CheckRange(op, "C7", "rhs_batching_dimensions", d.rhs_batching_dimensions, 0, rhs_rank));
  LS_RETURN_IF_ERROR(CheckRange(op, "C8", "rhs_contracting_dimensions",
                                d.rhs_contracting_dimensions, 0, rhs_rank));
  LS_RETURN_IF_ERROR(
      CheckPairedSizes(op, "C9", "batching", d.lhs_batching_dimensions, d.rhs_batching_dimensions));
  return CheckPairedSizes(op, "C10", "contracting", d.lhs_contracting_dimensions,
                          d.rhs_contracting_dimensions);
}

// C12: batching dimensions, then the rest of lhs, then the rest of rhs but `rhs_dropped`.
Shape ContractedShape(const OpChecker& op, const DotDimensionNumbers& d, List rhs_dropped = {}) {
  const Shape& lhs = op.operand(0).shape;
  const Shape& rhs = op.operand(1).shape;
  Shape shape;
  for (size_t i = 0; i < d.lhs_batching_dimensions.size(); ++i) {
    const int64_t left = lhs[d.lhs_batching_dimensions[i]];
    shape.push_back(left == kDynamicSize ? rhs[d.rhs_batching_dimensions[i]] : left);
  }
  const Shape lhs_rest =
      WithoutAxes(lhs, Concatenated(d.lhs_batching_dimensions, d.lhs_contracting_dimensions));
  const std::vector<int64_t> rhs_paired =
      Concatenated(d.rhs_batching_dimensions, d.rhs_contracting_dimensions);
  const Shape rhs_rest = WithoutAxes(rhs, Concatenated(rhs_paired, rhs_dropped));
  for (int64_t size : lhs_rest.dims()) shape.push_back(size);
  for (int64_t size : rhs_rest.dims()) shape.push_back(size);
  return shape;
}

// C14-C20.
Status CheckQuantizedDot(OpChecker& op, List rhs_contracting) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  const TensorType& rhs = op.operand(1);
  if (rhs.element.IsQuantized()) {
    const Quantization& right = *rhs.element.quantization;
    for (int64_t zero_point : right.zero_points) {
      if (zero_point != 0) return op.Error("C15", "zero points of rhs must be 0, found ", rhs);
    }
    if (right.dimension && Contains(rhs_contracting, *right.dimension)) {
      return op.Error("C16", "the quantization dimension of rhs must not be contracted, found ",
                      rhs);
    }
  }
  return CheckContractedElements(op, {.quantized = "C14",
                                      .storage = "C17",
                                      .expressed = "C18",
                                      .per_tensor = "C19",
                                      .hybrid = "C20"});
}

// A family of algorithms that some hardware has, beside those on 8-bit floats.
struct KnownAlgorithm {
  std::string_view type;
  std::string_view accumulation_type;
  int64_t most_operations = 1;
};
constexpr KnownAlgorithm kKnownAlgorithms[] = {
    {"f16", "f16"}, {"f16", "f32"},     {"bf16", "bf16"}, {"bf16", "f32", 9},
    {"f32", "f32"}, {"tf32", "f32", 3}, {"f64", "f64"},
};

bool IsFloat8(const Type& type) {
  return type.kind() == Type::Kind::kScalar && IsFloat(type.tensor().dtype()) &&
         BitWidth(type.tensor().dtype()) == 8 && type.tensor().dtype() != DType::kF8E8M0FNU;
}

// On best effort, as the specification says: whether some hardware has the algorithm.
bool IsKnownAlgorithm(const DotAlgorithm& a) {
  if (IsFloat8(a.lhs_precision_type) && IsFloat8(a.rhs_precision_type)) {
    return a.accumulation_type == Type::Scalar(DType::kF32) && a.lhs_component_count == 1 &&
           a.rhs_component_count == 1 && a.num_primitive_operations == 1;
  }
  if (!(a.lhs_precision_type == a.rhs_precision_type) || a.allow_imprecise_accumulation) {
    return false;
  }
  const std::string type = a.lhs_precision_type.ToString();
  const std::string accumulation = a.accumulation_type.ToString();
  const auto known = std::ranges::find_if(kKnownAlgorithms, [&](const KnownAlgorithm& k) {
    return k.type == type && k.accumulation_type == accumulation;
  });
  if (known == std::end(kKnownAlgorithms)) return false;
  const int64_t operations = a.num_primitive_operations;
  // The parts of the emulation by bfloat16 may be counted: 3, 3, 6.
  const bool in_parts =
      type == "bf16" && a.lhs_component_count == 3 && a.rhs_component_count == 3 && operations == 6;
  if (in_parts) return true;
  return a.lhs_component_count == 1 && a.rhs_component_count == 1 &&
         (operations == 1 || (operations % 3 == 0 && operations <= known->most_operations));
}

// C21-C24.
Status CheckAlgorithm(const OpChecker& op, const DotGeneralAttrs& attributes) {
  if (!attributes.algorithm) return OkStatus();
  for (Precision precision : attributes.precision_config) {
    if (precision != Precision::kDefault) {
      return op.Error("C21", "precision_config must be DEFAULT when there is an algorithm, found ",
                      EnumName(precision));
    }
  }
  const DotAlgorithm& algorithm = *attributes.algorithm;
  if (Status counts = algorithm.CheckFields(); !counts.ok()) {
    return op.Error("", "algorithm ", counts.message());
  }
  if (IsKnownAlgorithm(algorithm)) return OkStatus();
  return op.Error("", "algorithm must be one that some hardware has, found ",
                  algorithm.lhs_precision_type, " x ", algorithm.rhs_precision_type, " in ",
                  algorithm.accumulation_type, " of ", algorithm.lhs_component_count, " and ",
                  algorithm.rhs_component_count, " parts with ", algorithm.num_primitive_operations,
                  " operations");
}

bool IsQuantizedDot(const OpChecker& op) {
  return op.operand(0).element.IsQuantized() || op.operand(1).element.IsQuantized() ||
         (op.verifying() && op.result(0).element.IsQuantized());
}

Status CheckSameFamily(const OpChecker& op, std::string_view label) {
  const TensorType& lhs = op.operand(0);
  const TensorType& rhs = op.operand(1);
  if (SameFamily(lhs.element, rhs.element)) return OkStatus();
  return op.Error(label, "lhs and rhs must have the same kind of element, found ", lhs, " and ",
                  rhs);
}

Status CheckDotGeneral(OpChecker& op) {
  const auto& attributes = op.attrs<DotGeneralAttrs>();
  const DotDimensionNumbers& d = attributes.dot_dimension_numbers;
  LS_RETURN_IF_ERROR(CheckDimensions(op, d));
  LS_RETURN_IF_ERROR(CheckPrecisions(op, "C11", attributes.precision_config));
  if (IsQuantizedDot(op)) {
    LS_RETURN_IF_ERROR(CheckQuantizedDot(op, d.rhs_contracting_dimensions));
  } else {
    // The text asks for equal element types; JAX also writes operands of two widths.
    LS_RETURN_IF_ERROR(op.Tolerate(CheckSameFamily(op, "C13")));
  }
  LS_RETURN_IF_ERROR(CheckAlgorithm(op, attributes));
  return op.ExpectTensor("C12", TensorType(op.operand(0).element, ContractedShape(op, d)),
                         Match::kShape);
}

// dot: contracts the last dimension of lhs with the first of rhs; ranks 1 and 2.
Status CheckPlainDot(OpChecker& op) {
  const TensorType& lhs = op.operand(0);
  const TensorType& rhs = op.operand(1);
  if (lhs.rank() < 1 || lhs.rank() > 2 || rhs.rank() < 1 || rhs.rank() > 2) {
    return op.Error("", "lhs and rhs must have rank 1 or 2, found ", lhs, " and ", rhs);
  }
  if (lhs.element.IsPerAxis()) {
    return op.Error("", "operand 0 (lhs) must not be quantized per axis, found ", lhs);
  }
  LS_RETURN_IF_ERROR(CheckPrecisions(op, "", op.attrs<DotAttrs>().precision_config));
  DotDimensionNumbers d;
  d.lhs_contracting_dimensions = {lhs.rank() - 1};
  d.rhs_contracting_dimensions = {0};
  LS_RETURN_IF_ERROR(CheckPairedSizes(op, "", "contracting", d.lhs_contracting_dimensions,
                                      d.rhs_contracting_dimensions));
  // The specification does not say what elements dot takes: such as go with those of dot_general.
  const bool is_quantized = IsQuantizedDot(op);
  if (is_quantized) LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  LS_RETURN_IF_ERROR(
      op.Tolerate(is_quantized ? CheckContractedElements(op, {}) : CheckSameFamily(op, "")));
  return op.ExpectTensor("", TensorType(lhs.element, ContractedShape(op, d)), Match::kShape);
}

// C1-C10 of dot_general, for the same lists of ragged_dot.
DotDimensionNumbers PlainDimensions(const RaggedDotDimensionNumbers& r) {
  return {r.lhs_batching_dimensions, r.rhs_batching_dimensions, r.lhs_contracting_dimensions,
          r.rhs_contracting_dimensions};
}

// How many dimensions of lhs come before the ragged one in the order batching, contracting or free:
// group_sizes may differ along them.
int64_t RaggedPrefix(const DotDimensionNumbers& d, int64_t ragged) {
  const List batching = d.lhs_batching_dimensions, contracting = d.lhs_contracting_dimensions;
  if (const auto at = std::ranges::find(batching, ragged); at != batching.end()) {
    return at - batching.begin();
  }
  const auto num_batching = static_cast<int64_t>(batching.size());
  if (const auto at = std::ranges::find(contracting, ragged); at != contracting.end()) {
    return num_batching + (at - contracting.begin());
  }
  int64_t num_free = 0;
  for (int64_t i = 0; i < ragged; ++i) {
    num_free += Contains(batching, i) || Contains(contracting, i) ? 0 : 1;
  }
  return num_batching + num_free;
}

// CHLO: like dot_general, in groups of slices of lhs. When a free dimension of lhs is ragged, rhs
// has a dimension of groups; when a contracting one is, the result has; when a batching one is,
// neither.
Status CheckRaggedDot(OpChecker& op) {
  const size_t num_precisions = op.attrs<ChloRaggedDotAttrs>().precision_config.size();
  if (num_precisions > 2) {
    return op.Error("", "precision_config must have at most 2 entries, found ", num_precisions);
  }
  const RaggedDotDimensionNumbers& r = op.attrs<ChloRaggedDotAttrs>().ragged_dot_dimension_numbers;
  const DotDimensionNumbers d = PlainDimensions(r);
  const Shape& rhs = op.operand(1).shape;
  const Shape& group_sizes = op.operand(2).shape;
  LS_RETURN_IF_ERROR(CheckDimensions(op, d));
  LS_RETURN_IF_ERROR(CheckLength(op, "", "lhs_ragged_dimensions", r.lhs_ragged_dimensions, 1));
  const int64_t ragged = r.lhs_ragged_dimensions[0];
  LS_RETURN_IF_ERROR(CheckRange(op, "", "lhs_ragged_dimensions", ragged, 0, op.operand(0).rank()));
  const bool contracting = Contains(d.lhs_contracting_dimensions, ragged);
  const bool free = !contracting && !Contains(d.lhs_batching_dimensions, ragged);
  const List groups = r.rhs_group_dimensions;
  LS_RETURN_IF_ERROR(CheckLength(op, "", "rhs_group_dimensions", groups, free ? 1 : 0));
  LS_RETURN_IF_ERROR(CheckRange(op, "", "rhs_group_dimensions", groups, 0, rhs.rank()));
  LS_RETURN_IF_ERROR(CheckUnique(
      op, "", "rhs_group_dimensions, batching and contracting dimensions together",
      Concatenated(groups, Concatenated(d.rhs_batching_dimensions, d.rhs_contracting_dimensions))));
  const int64_t group_rank = RaggedPrefix(d, ragged) + 1;
  if (group_sizes.rank() != 1 && group_sizes.rank() != group_rank) {
    return op.Error("", "group_sizes must have rank 1 or ", group_rank, ", found ", op.operand(2));
  }
  const int64_t num_groups = group_sizes[group_sizes.rank() - 1];
  if (free && !Compatible(rhs[groups[0]], num_groups)) {
    return op.Error("", "rhs must have one slice per group, ", num_groups, ", found ",
                    op.operand(1));
  }
  const Shape product = ContractedShape(op, d, groups);
  Shape shape;
  if (contracting) shape.push_back(num_groups);
  for (int64_t size : product.dims()) shape.push_back(size);
  return op.ExpectTensor("", TensorType(op.operand(0).element, std::move(shape)), Match::kShape);
}

}  // namespace

Status CheckDot(OpChecker& op) {
  using enum DotOp;
  switch (static_cast<DotOp>(op.opcode())) {
    case kDotGeneral:
      return CheckDotGeneral(op);
    case kDot:
      return CheckPlainDot(op);
    case kChloRaggedDot:
      return CheckRaggedDot(op);
    case kEinsum:  // deprecated: the equation in its text says the shapes
    case kUnaryEinsum:
      return op.RequireDeclaredResults();
  }
  return OkStatus();
}

}  // namespace lockstep::ir
