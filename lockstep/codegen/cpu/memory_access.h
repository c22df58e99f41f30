// SPDX-License-Identifier: Apache-2.0
// Loads and stores of a kernel at affine places, for one lane or many.
#pragma once

#include <string>
#include <vector>

#include "lockstep/codegen/cpu/elementwise/elementwise.h"
#include "lockstep/codegen/cpu/ir_text.h"
#include "lockstep/plan/kernel.h"

namespace lockstep::codegen::cpu {

class MemoryAccess {
 public:
  // `overwritten[b]`: some store goes where input buffer b lies.
  MemoryAccess(FunctionText& f, const ir::Module& module, const plan::Kernel& kernel,
               std::vector<bool> overwritten);

  // At the top of the function: addresses of the buffers and start indices of slices.
  void LoadPointers();
  // The dimension along which lanes lie; -1: none.
  void SetLaneDim(int dim) { lane_dim_ = dim; }
  // Loads of neighbouring lanes ask for what lies so many bytes further; 0: they do not.
  void SetPrefetch(int bytes_ahead) { prefetch_bytes_ = bytes_ahead; }
  // Which lanes there are: a constant <n x i1>, or empty for all of them.
  void SetMask(std::string mask) { mask_ = std::move(mask); }
  const std::string& mask() const { return mask_; }

  // `index[d]` is an i64 for each dimension of the domain; that of the lanes' is lane 0's.
  Lanes Load(const plan::Node& node, const std::vector<std::string>& index);
  Lanes Iota(const plan::Node& node, const std::vector<std::string>& index);
  void Store(uint32_t buffer, const plan::AffineIndex& access,
             const std::vector<std::string>& index, const Lanes& value);
  // An i1 per lane: all bounds hold.
  std::string Inside(const std::vector<plan::Bound>& bounds, const std::vector<std::string>& index);

 private:
  // The place of lane 0.
  std::string Base(const plan::AffineIndex& access, const std::vector<std::string>& index);
  int64_t LaneStride(const plan::AffineIndex& access) const;
  std::string StartOf(const plan::RuntimeTerm& term);
  std::string Address(std::string_view memory_type, uint32_t buffer, const std::string& place);
  void Prefetch(const std::string& address);
  // 0, 1, 2, .. times `stride`.
  std::string Steps(std::string_view scalar, int64_t stride) const;
  std::string AllLanes() const;
  // The elements of `memory_type` at place + lane * stride, where `mask` says so.
  std::string LoadLanes(std::string_view memory_type, uint32_t buffer, const std::string& place,
                        int64_t stride, const std::string& mask);
  void StoreLanes(std::string_view memory_type, uint32_t buffer, const std::string& place,
                  int64_t stride, const std::string& value);

  FunctionText& f_;
  const ir::Module& module_;
  const plan::Kernel& kernel_;
  std::vector<bool> overwritten_;
  std::vector<std::string> pointers_;
  struct Start {
    plan::RuntimeTerm term;
    std::string value;
  };
  std::vector<Start> starts_;
  int lane_dim_ = -1;
  std::string mask_;
  int prefetch_bytes_ = 0;
};

}  // namespace lockstep::codegen::cpu
