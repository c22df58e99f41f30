// SPDX-License-Identifier: Apache-2.0
// The nodes of a kernel as code, each emitted once where it is first asked for.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "lockstep/codegen/cpu/elementwise/elementwise.h"
#include "lockstep/codegen/cpu/elementwise/invariant_division.h"
#include "lockstep/codegen/cpu/memory_access.h"
#include "lockstep/plan/kernel.h"

namespace lockstep::codegen::cpu {

class NodeValues {
 public:
  // `index`: the place in the domain, as MemoryAccess takes it; it changes with the loops. All
  // outlive this.
  NodeValues(FunctionText& f, const ir::Module& module, const plan::Kernel& kernel,
             MemoryAccess& memory, const std::vector<std::string>& index)
      : f_(f), module_(module), kernel_(kernel), memory_(memory), index_(index) {}

  // Finds the nodes that are the same everywhere in the domain. REQUIRES: the kernel stays as it
  // is.
  void FindInvariants();
  bool IsInvariant(plan::NodeId id) const { return is_invariant_[id]; }
  // Emits them, and what divisions by them need, for as many lanes as there are now; before loops
  // whose elements are all computed alike.
  void EmitInvariants();

  // Forgets what depends on the element, and on the row, at hand.
  void StartElement() { element_values_.clear(); }
  void StartRow() { row_values_ = invariants_; }
  void SetResults(size_t reduction, std::vector<Lanes> results) {
    results_[reduction] = std::move(results);
  }

  // A value that does not change along reduced dimensions. REQUIRES, in a loop over those: it has
  // been emitted before.
  Lanes Value(plan::NodeId id);
  // A value in a loop over reduced dimensions; `widens`: those of the row are scalars and come in
  // all lanes.
  Lanes ElementValue(plan::NodeId id, bool widens);

 private:
  bool DividesByInvariant(const plan::Node& node) const;
  Lanes Widened(plan::NodeId id, const Lanes& value);
  Lanes Make(const plan::Node& node, const std::function<Lanes(plan::NodeId)>& argument);

  FunctionText& f_;
  const ir::Module& module_;
  const plan::Kernel& kernel_;
  MemoryAccess& memory_;
  const std::vector<std::string>& index_;
  std::vector<bool> is_invariant_;  // by node
  bool divides_ = false;            // by invariants, without the divider
  std::unordered_map<plan::NodeId, Lanes> invariants_, row_values_, element_values_;
  std::unordered_map<plan::NodeId, InvariantDivisor> divisors_;
  std::unordered_map<size_t, std::vector<Lanes>> results_;
};

}  // namespace lockstep::codegen::cpu
