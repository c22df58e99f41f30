// SPDX-License-Identifier: Apache-2.0
// Finds what a region does. See body.h.
#include "lockstep/runtime/cpu/reduce/body.h"

#include <cstring>

#include "lockstep/analyze/region_kind.h"
#include "lockstep/runtime/cpu/kernels/kernels.h"

namespace lockstep::runtime::cpu::kernels {

std::vector<DType> OperandDTypes(const OpKernelSpec& spec, size_t first, size_t count) {
  std::vector<DType> dtypes;
  for (size_t k = first; k < first + count; ++k) dtypes.push_back(OperandType(spec, k).dtype());
  return dtypes;
}

std::optional<Body> Body::Make(const OpKernelSpec& spec, size_t index, std::vector<DType> dtypes,
                               std::string* reason) {
  const ir::Module& module = spec.module;
  const ir::RegionId region = module.region(spec.op, index);
  const size_t n = dtypes.size();
  const auto arguments = module.arguments(region);
  if (arguments.size() != 2 * n) return *reason = "a region of other arguments", std::nullopt;
  for (size_t k = 0; k < 2 * n; ++k) {
    if (module.tensor_type(arguments[k]).dtype() != dtypes[k % n]) {
      return *reason = "its region computes in a wider type", std::nullopt;
    }
  }
  Body body;
  body.dtypes_ = std::move(dtypes);
  for (const DType dtype : body.dtypes_) {
    body.element_bytes_.push_back(static_cast<int64_t>(ElementSizeBytes(dtype)));
  }
  if (index < spec.regions.size()) body.function_ = spec.regions[index];
  const analyze::CombiningRegion kind = analyze::ClassifyCombiningRegion(module, region);
  if (kind.kind == analyze::RegionKind::kBinary) {
    body.is_one_op_ = true;
    body.opcode_ = kind.opcode;
    body.combine_ = FindCombine(kind.opcode, body.dtypes_[0]);
  } else if (kind.kind == analyze::RegionKind::kReplace) {
    body.replaces_ = true;
    if (n == 1) body.combine_ = ReplaceCombine(body.element_bytes_[0]);
  }
  if (!body.combine_ && !body.replaces_ && body.function_.run == nullptr) {
    return *reason = "its region is more than one op and was not compiled", std::nullopt;
  }
  return body;
}

void Body::RunOther(const void* const* inputs, void* const* outputs, int64_t count) const {
  if (!replaces_) return function_.run(function_.context, inputs, outputs, count);
  for (size_t k = 0; k < size(); ++k) {
    const auto bytes = static_cast<size_t>(count * element_bytes_[k]);
    std::memmove(outputs[k], inputs[size() + k], bytes);
  }
}

}  // namespace lockstep::runtime::cpu::kernels
