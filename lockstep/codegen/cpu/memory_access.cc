// SPDX-License-Identifier: Apache-2.0
// Neighbouring lanes become vector loads, equal ones a scalar in all lanes, others a gather.
#include "lockstep/codegen/cpu/memory_access.h"

#include <algorithm>

namespace lockstep::codegen::cpu {

using plan::AffineIndex;

MemoryAccess::MemoryAccess(FunctionText& f, const ir::Module& module, const plan::Kernel& kernel,
                           std::vector<bool> overwritten)
    : f_(f), module_(module), kernel_(kernel), overwritten_(std::move(overwritten)) {
  overwritten_.resize(kernel.buffers.size(), false);
}

void MemoryAccess::LoadPointers() {
  for (size_t b = 0; b < kernel_.buffers.size(); ++b) {
    const std::string slot =
        f_.Emit("getelementptr inbounds ptr, ptr %buffers, i64 " + std::to_string(b));
    pointers_.push_back(f_.Emit("load ptr, ptr " + slot + ", !invariant.load !0"));
  }
  const auto load_starts = [&](const AffineIndex& index) {
    for (const plan::RuntimeTerm& term : index.runtime_terms) StartOf(term);
  };
  for (const plan::Node& node : kernel_.nodes) {
    load_starts(node.access);
    for (const plan::Bound& bound : node.bounds) load_starts(bound.index);
  }
  for (const plan::Store& store : kernel_.stores) load_starts(store.access);
}

std::string MemoryAccess::StartOf(const plan::RuntimeTerm& term) {
  for (const Start& start : starts_) {
    if (start.term.start == term.start && start.term.max == term.max) return start.value;
  }
  const auto found = std::find(kernel_.buffers.begin(), kernel_.buffers.end(), term.start);
  const auto buffer = static_cast<size_t>(found - kernel_.buffers.begin());
  const DType dtype = module_.tensor_type(term.start).dtype();
  const int lanes = f_.lanes;
  f_.lanes = 1;
  const std::string_view type = RegisterType(dtype);
  std::string value = f_.Emit("load " + std::string(type) + ", ptr " + pointers_[buffer]);
  // An unsigned number beyond the signed ones is too large in any case.
  if (BitsOf(type) < 64) {
    value = f_.Cast(IsSignedInteger(dtype) ? "sext" : "zext", type, value, "i64");
  } else if (!IsSignedInteger(dtype)) {
    value = f_.Intrinsic("umin", "i64", {value, std::to_string(term.max)});
  }
  value = f_.Intrinsic("smax", "i64", {value, "0"});
  value = f_.Intrinsic("smin", "i64", {value, std::to_string(term.max)});
  f_.lanes = lanes;
  starts_.push_back({term, value});
  return value;
}

int64_t MemoryAccess::LaneStride(const AffineIndex& access) const {
  for (const plan::Term& term : access.terms) {
    if (term.dim == lane_dim_) return term.coefficient;
  }
  return 0;
}

std::string MemoryAccess::Base(const AffineIndex& access, const std::vector<std::string>& index) {
  std::string sum = std::to_string(access.offset);
  bool is_zero = access.offset == 0;
  const auto add = [&](const std::string& value, int64_t coefficient) {
    if (value == "0" || coefficient == 0) return;
    std::string part = value;
    if (coefficient != 1) {
      part = f_.Emit("mul nsw i64 " + value + ", " + std::to_string(coefficient));
    }
    sum = is_zero ? part : f_.Emit("add nsw i64 " + part + ", " + sum);
    is_zero = false;
  };
  for (const plan::RuntimeTerm& term : access.runtime_terms) add(StartOf(term), term.coefficient);
  for (const plan::Term& term : access.terms) {
    add(index[static_cast<size_t>(term.dim)], term.coefficient);
  }
  return sum;
}

std::string MemoryAccess::Address(std::string_view memory_type, uint32_t buffer,
                                  const std::string& place) {
  if (place == "0") return pointers_[buffer];
  return f_.Emit("getelementptr inbounds " + std::string(memory_type) + ", ptr " +
                 pointers_[buffer] + ", i64 " + place);
}

std::string MemoryAccess::Steps(std::string_view scalar, int64_t stride) const {
  std::string steps = "<";
  for (int64_t i = 0; i < f_.lanes; ++i) {
    steps +=
        std::string(i == 0 ? "" : ", ") + std::string(scalar) + " " + std::to_string(i * stride);
  }
  return steps + ">";
}

std::string MemoryAccess::AllLanes() const { return "splat (i1 true)"; }

void MemoryAccess::Prefetch(const std::string& address) {
  f_.module().Declare("declare void @llvm.prefetch.p0(ptr, i32, i32, i32)");
  const std::string ahead =
      f_.Emit("getelementptr i8, ptr " + address + ", i64 " + std::to_string(prefetch_bytes_));
  f_.Line("call void @llvm.prefetch.p0(ptr " + ahead + ", i32 0, i32 3, i32 1)");
}

std::string MemoryAccess::LoadLanes(std::string_view memory_type, uint32_t buffer,
                                    const std::string& place, int64_t stride,
                                    const std::string& mask) {
  const std::string scalar(memory_type);
  const std::string type = f_.Type(memory_type);
  const std::string align = std::to_string(std::max(1, BitsOf(memory_type) / 8));
  const std::string invariant = overwritten_[buffer] ? "" : ", !invariant.load !0";
  if (f_.lanes == 1 && mask.empty()) {
    return f_.Emit("load " + scalar + ", ptr " + Address(memory_type, buffer, place) + ", align " +
                   align + invariant);
  }
  if (f_.lanes == 1) {
    // Nothing is read where the mask does not hold: element 0 stands in.
    const std::string safe = f_.Emit("select i1 " + mask + ", i64 " + place + ", i64 0");
    return f_.Emit("load " + scalar + ", ptr " + Address(memory_type, buffer, safe) + ", align " +
                   align + invariant);
  }
  const bool is_constant_mask = mask.empty() || mask[0] == '<';
  if (stride == 0 && is_constant_mask) {
    const std::string one =
        f_.Emit("load " + scalar + ", ptr " + Address(memory_type, buffer, place) + ", align " +
                align + invariant);
    return f_.Broadcast(memory_type, one);
  }
  if (stride == 1) {
    const std::string address = Address(memory_type, buffer, place);
    if (prefetch_bytes_ > 0) Prefetch(address);
    if (mask.empty()) {
      return f_.Emit("load " + type + ", ptr " + address + ", align " + align + invariant);
    }
    const std::string name = "@llvm.masked.load" + f_.Suffix(memory_type) + ".p0";
    const std::string mask_type = f_.Type("i1");
    f_.module().Declare("declare " + type + " " + name + "(ptr, i32, " + mask_type + ", " + type +
                        ")");
    return f_.Emit("call " + type + " " + name + "(ptr " + address + ", i32 " + align + ", " +
                   mask_type + " " + mask + ", " + type + " zeroinitializer)");
  }
  const std::string places =
      f_.Binary("add", "i64", f_.Broadcast("i64", place), Steps("i64", stride));
  const std::string addresses = f_.Emit("getelementptr " + scalar + ", ptr " + pointers_[buffer] +
                                        ", " + f_.Type("i64") + " " + places);
  const std::string name =
      "@llvm.masked.gather" + f_.Suffix(memory_type) + ".v" + std::to_string(f_.lanes) + "p0";
  const std::string mask_type = f_.Type("i1");
  f_.module().Declare("declare " + type + " " + name + "(" + f_.Type("ptr") + ", i32, " +
                      mask_type + ", " + type + ")");
  return f_.Emit("call " + type + " " + name + "(" + f_.Type("ptr") + " " + addresses + ", i32 " +
                 align + ", " + mask_type + " " + (mask.empty() ? AllLanes() : mask) + ", " + type +
                 " zeroinitializer)");
}

Lanes MemoryAccess::Load(const plan::Node& node, const std::vector<std::string>& index) {
  const DType dtype = node.dtype;
  const std::string_view type = MemoryType(dtype);
  const std::string place = Base(node.access, index);
  const int64_t stride = LaneStride(node.access);
  std::string mask = mask_;
  if (!node.bounds.empty()) {
    const std::string inside = Inside(node.bounds, index);
    mask = mask.empty() ? inside : f_.Binary("and", "i1", inside, mask);
  }
  if (!IsComplex(dtype)) {
    return {dtype, FromMemory(f_, dtype, LoadLanes(type, node.buffer, place, stride, mask)), ""};
  }
  // Pairs: the real part at twice the place.
  const std::string real = f_.Emit("mul nsw i64 " + place + ", 2");
  const std::string imaginary = f_.Emit("add nsw i64 " + real + ", 1");
  return {dtype, LoadLanes(type, node.buffer, real, 2 * stride, mask),
          LoadLanes(type, node.buffer, imaginary, 2 * stride, mask)};
}

Lanes MemoryAccess::Iota(const plan::Node& node, const std::vector<std::string>& index) {
  const std::string first = Base(node.access, index);
  const std::string narrow = first[0] == '%'
                                 ? f_.Emit("trunc i64 " + first + " to i32")
                                 : std::to_string(static_cast<int32_t>(std::stoll(first)));
  // Most counts fit 32 bits, which convert faster.
  const bool fits =
      kernel_.domain.NumElements() < (int64_t{1} << 31) && node.access.runtime_terms.empty();
  const std::string_view type = fits ? "i32" : "i64";
  std::string value = f_.Broadcast(type, fits ? narrow : first);
  const int64_t stride = LaneStride(node.access);
  if (f_.lanes > 1 && stride != 0) value = f_.Binary("add", type, value, Steps(type, stride));
  return EmitConvert(f_, {fits ? DType::kI32 : DType::kI64, value, ""}, node.dtype);
}

std::string MemoryAccess::Inside(const std::vector<plan::Bound>& bounds,
                                 const std::vector<std::string>& index) {
  std::string all;
  for (const plan::Bound& bound : bounds) {
    std::string place = f_.Broadcast("i64", Base(bound.index, index));
    const int64_t stride = LaneStride(bound.index);
    if (f_.lanes > 1 && stride != 0) place = f_.Binary("add", "i64", place, Steps("i64", stride));
    const std::string inside = f_.Compare("ult", "i64", place, f_.SplatInt("i64", bound.size));
    all = all.empty() ? inside : f_.Binary("and", "i1", all, inside);
  }
  return all.empty() ? f_.Splat("i1", "true") : all;
}

void MemoryAccess::StoreLanes(std::string_view memory_type, uint32_t buffer,
                              const std::string& place, int64_t stride, const std::string& value) {
  const std::string type = f_.Type(memory_type);
  const std::string align = std::to_string(std::max(1, BitsOf(memory_type) / 8));
  if (f_.lanes == 1 || (stride == 1 && mask_.empty())) {
    f_.Line("store " + type + " " + value + ", ptr " + Address(memory_type, buffer, place) +
            ", align " + align);
    return;
  }
  const std::string mask_type = f_.Type("i1");
  const std::string mask = mask_.empty() ? AllLanes() : mask_;
  if (stride == 1) {
    const std::string name = "@llvm.masked.store" + f_.Suffix(memory_type) + ".p0";
    f_.module().Declare("declare void " + name + "(" + type + ", ptr, i32, " + mask_type + ")");
    f_.Line("call void " + name + "(" + type + " " + value + ", ptr " +
            Address(memory_type, buffer, place) + ", i32 " + align + ", " + mask_type + " " + mask +
            ")");
    return;
  }
  const std::string places =
      f_.Binary("add", "i64", f_.Broadcast("i64", place), Steps("i64", stride));
  const std::string addresses = f_.Emit("getelementptr " + std::string(memory_type) + ", ptr " +
                                        pointers_[buffer] + ", " + f_.Type("i64") + " " + places);
  const std::string name =
      "@llvm.masked.scatter" + f_.Suffix(memory_type) + ".v" + std::to_string(f_.lanes) + "p0";
  f_.module().Declare("declare void " + name + "(" + type + ", " + f_.Type("ptr") + ", i32, " +
                      mask_type + ")");
  f_.Line("call void " + name + "(" + type + " " + value + ", " + f_.Type("ptr") + " " + addresses +
          ", i32 " + align + ", " + mask_type + " " + mask + ")");
}

void MemoryAccess::Store(uint32_t buffer, const AffineIndex& access,
                         const std::vector<std::string>& index, const Lanes& value) {
  const std::string_view type = MemoryType(value.dtype);
  const std::string place = Base(access, index);
  const int64_t stride = LaneStride(access);
  if (!IsComplex(value.dtype)) {
    StoreLanes(type, buffer, place, stride, ToMemory(f_, value.dtype, value.re));
    return;
  }
  const std::string real = f_.Emit("mul nsw i64 " + place + ", 2");
  const std::string imaginary = f_.Emit("add nsw i64 " + real + ", 1");
  StoreLanes(type, buffer, real, 2 * stride, value.re);
  StoreLanes(type, buffer, imaginary, 2 * stride, value.im);
}

}  // namespace lockstep::codegen::cpu
