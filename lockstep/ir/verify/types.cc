// SPDX-License-Identifier: Apache-2.0
// What makes a type well-formed: sizes that can be counted and the constraints on quantized
// elements.
#include "lockstep/ir/verify/types.h"

#include <cmath>
#include <cstdio>
#include <limits>

#include "lockstep/base/storage.h"
#include "lockstep/ir/verify/constraints.h"

namespace lockstep::ir {
namespace {

template <typename... Parts>
Status Fault(const TensorType& type, std::string_view label, const Parts&... parts) {
  std::string text = "type '" + type.ToString() + "'";
  if (!label.empty()) text.append(" (").append(label).append(")");
  text += ": ";
  (AppendText(text, parts), ...);
  return InvalidArgumentError(text);
}

// The values of an integer type of `bits` bits.
struct Interval {
  int64_t low, high;
};
Interval StorageRange(DType storage) {
  const int bits = BitWidth(storage);
  if (IsSignedInteger(storage)) {
    const int64_t high = static_cast<int64_t>((uint64_t{1} << (bits - 1)) - 1);
    return {-high - 1, high};
  }
  if (bits >= 63) return {0, std::numeric_limits<int64_t>::max()};
  return {0, (int64_t{1} << bits) - 1};
}

// C3. C1, C2 and C8 hold by the way a Quantization is kept.
Status CheckStorage(const TensorType& type, const Quantization& q) {
  if (!IsInteger(q.storage)) return Fault(type, "", "the storage type must be an integer");
  if (!IsFloat(q.expressed)) return Fault(type, "", "the expressed type must be a float");
  const Interval range = StorageRange(q.storage);
  if (q.storage_min < range.low || q.storage_max > range.high || q.storage_min >= q.storage_max) {
    return Fault(type, "C3", "storage_min must be less than storage_max and both in [", range.low,
                 ", ", range.high, "] of ", DTypeName(q.storage), ", found ", q.storage_min,
                 " and ", q.storage_max);
  }
  return OkStatus();
}

// C7.
Status CheckZeroPoints(const TensorType& type, const Quantization& q) {
  for (int64_t zero_point : q.zero_points) {
    if (zero_point < q.storage_min || zero_point > q.storage_max) {
      return Fault(type, "C7", "zero points must be in [", q.storage_min, ", ", q.storage_max,
                   "], found ", zero_point);
    }
  }
  return OkStatus();
}

// Whether `scale` is a positive finite number of the expressed type once it is rounded to it.
bool IsScaleOf(DType expressed, double scale) {
  return base::VisitDType(expressed, [&](auto tag) {
    if constexpr (IsFloat(decltype(tag)::kDType)) {
      using T = typename decltype(tag)::Storage;
      const double rounded = static_cast<double>(static_cast<T>(scale));
      return std::isfinite(rounded) && rounded > 0;
    } else {
      return false;
    }
  });
}

// C4-C6, C9, C10.
Status CheckParameters(const TensorType& type, const Quantization& q) {
  for (double scale : q.scales) {
    if (!std::isfinite(scale)) return Fault(type, "C6", "scales must be finite");
    if (scale <= 0) return Fault(type, "C5", "scales must be positive");
    if (!IsScaleOf(q.expressed, scale)) {
      return Fault(type, "C4", "scales must be numbers of the expressed type ",
                   DTypeName(q.expressed));
    }
  }
  if (q.scales.size() != q.zero_points.size()) {
    return Fault(type, "C9", "scales and zero points must be equally many, found ", q.scales.size(),
                 " and ", q.zero_points.size());
  }
  if (!q.dimension && q.scales.size() != 1) {
    return Fault(type, "C10", "there must be one scale without a quantization dimension, found ",
                 q.scales.size());
  }
  return OkStatus();
}

// C11-C13.
Status CheckAxis(const TensorType& type, const Quantization& q, TypeChecks checks) {
  if (!q.dimension) return OkStatus();
  if (*q.dimension < 0) {
    return Fault(type, "C11", "the quantization dimension must not be negative, found ",
                 *q.dimension);
  }
  if (checks == TypeChecks::kEnforcedByTypes) return OkStatus();
  if (*q.dimension >= type.rank()) {
    return Fault(type, "C12", "the quantization dimension must be less than the rank ", type.rank(),
                 ", found ", *q.dimension);
  }
  if (!Compatible(type.shape[*q.dimension], static_cast<int64_t>(q.scales.size()))) {
    return Fault(type, "C13", "there must be one scale per slice of dimension ", *q.dimension,
                 ", found ", q.scales.size());
  }
  return OkStatus();
}

Status CheckTensorType(const TensorType& type, TypeChecks checks) {
  for (int64_t size : type.shape.dims()) {
    if (size < 0 && size != kDynamicSize) return Fault(type, "", "sizes must not be negative");
  }
  if (type.shape.IsStatic()) {
    const auto count = type.shape.CheckedNumElements();
    const auto width = static_cast<int64_t>(ElementSizeBytes(type.dtype()));
    if (!count.ok() || !CheckedMultiply(*count, width)) {
      double bytes = static_cast<double>(width);
      for (const int64_t size : type.shape.dims()) bytes *= static_cast<double>(size);
      char text[32];
      std::snprintf(text, sizeof text, "%.3g", bytes);
      return Fault(type, "", "its size of ", std::string(text),
                   " bytes does not fit into 64 bits: at most ",
                   std::numeric_limits<int64_t>::max(), " are allowed");
    }
  }
  if (!type.bounds.empty() && static_cast<int64_t>(type.bounds.size()) != type.rank()) {
    return Fault(type, "", "there must be one bound per dimension, found ", type.bounds.size());
  }
  if (!type.element.IsQuantized()) return OkStatus();
  const Quantization& quantization = *type.element.quantization;
  LS_RETURN_IF_ERROR(CheckStorage(type, quantization));
  LS_RETURN_IF_ERROR(CheckParameters(type, quantization));
  if (checks == TypeChecks::kAll) LS_RETURN_IF_ERROR(CheckZeroPoints(type, quantization));
  return CheckAxis(type, quantization, checks);
}

}  // namespace

Status CheckType(const Type& type, TypeChecks checks) {
  std::vector<const Type*> rest = {&type};
  while (!rest.empty()) {
    const Type& next = *rest.back();
    rest.pop_back();
    switch (next.kind()) {
      case Type::Kind::kTensor:
      case Type::Kind::kBuffer:
      case Type::Kind::kScalar:
        LS_RETURN_IF_ERROR(CheckTensorType(next.tensor(), checks));
        break;
      case Type::Kind::kTuple:
      case Type::Kind::kFuture:
      case Type::Kind::kFunction:
        for (const Type& member : next.members()) rest.push_back(&member);
        for (const Type& member : next.results()) rest.push_back(&member);
        break;
      case Type::Kind::kToken:
      case Type::Kind::kOpaque:
        break;
    }
  }
  return OkStatus();
}

}  // namespace lockstep::ir
