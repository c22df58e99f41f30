// SPDX-License-Identifier: Apache-2.0
// Whether a fold can share the loops of its consumers.
#include "lockstep/plan/forming_group.h"
#include "lockstep/plan/full_map.h"

namespace lockstep::plan {
namespace {

// Work below which one core is enough.
constexpr int64_t kSmallWork = 32768;

// Whether dimensions `others` of the domain, cut or not, are those of sizes `wanted`.
bool SizesAgree(const std::vector<int64_t>& wanted, const std::vector<size_t>& others,
                const Domain& domain) {
  size_t next = 0;
  for (const int64_t size : wanted) {
    int64_t product = 1;
    while (product < size && next < others.size()) product *= domain.sizes[others[next++]];
    if (product != size) return false;
  }
  return next == others.size();
}

// The group's domain has the kept dimensions alone: adds the reduced ones, in the order of the
// input, so that the innermost loop walks through memory.
std::string AddReducedDims(const std::vector<FoldDim>& layout, Forming& group) {
  std::vector<int> renamed(group.domain.sizes.size());
  Domain domain;
  size_t next = 0;
  const auto keep = [&] {
    renamed[next] = domain.rank();
    domain.sizes.push_back(group.domain.sizes[next]);
    domain.reduced.push_back(false);
    return group.domain.sizes[next++];
  };
  for (const FoldDim& dim : layout) {
    if (dim.reduced) {
      if (dim.size == 1) continue;
      domain.sizes.push_back(dim.size);
      domain.reduced.push_back(true);
      continue;
    }
    for (int64_t size = 1; size < dim.size;) {
      if (next >= renamed.size()) return "the group walks through it in another order";
      size *= keep();
    }
  }
  while (next < renamed.size()) {
    if (group.domain.sizes[next] != 1) return "the group walks through it in another order";
    keep();
  }
  const auto rename = [&](IndexMap& map) {
    for (AffineIndex& index : map) {
      for (Term& term : index.terms) term.dim = renamed[static_cast<size_t>(term.dim)];
    }
  };
  for (GroupOutput& output : group.outputs) rename(output.map);
  for (auto& [value, need] : group.needs) {
    for (IndexMap& map : need.maps) rename(map);
  }
  group.domain = std::move(domain);
  return "";
}

}  // namespace

std::string WhyFoldDoesNotFit(const ir::Module& module, ir::OpId op, Forming& group) {
  const IndexMap* map = nullptr;
  for (const ir::ValueId result : module.results(op)) {
    const auto need = group.needs.find(result);
    if (need == group.needs.end()) return "a result is not used by the group";
    if (need->second.maps.size() != 1 || need->second.guarded[0]) {
      return "the group needs it at several places";
    }
    if (map != nullptr && !(*map == need->second.maps[0])) {
      return "the group needs its results at different places";
    }
    map = &need->second.maps[0];
  }
  std::vector<bool> used;
  const Shape& shape = module.tensor_type(module.result(op)).shape;
  if (!IsFullMap(*map, shape, group.domain, used)) return "the group needs a part of it";
  const std::vector<FoldDim> layout = FoldLayout(module, op);
  std::vector<int64_t> wanted;
  int64_t total = 1;
  for (const FoldDim& dim : layout) {
    if (dim.reduced) wanted.push_back(dim.size);
    total *= dim.size;
  }
  std::vector<size_t> others;  // dimensions that the result does not depend on
  bool has_reduced = false;
  for (size_t d = 0; d < used.size(); ++d) {
    has_reduced = has_reduced || group.domain.reduced[d];
    if (used[d] && group.domain.reduced[d]) return "the group reduces other dimensions";
    if (!used[d] && group.domain.sizes[d] > 1) {
      others.push_back(d);
    }
  }
  for (const size_t d : others) {
    if (has_reduced && !group.domain.reduced[d]) return "the group has more dimensions";
  }
  const int64_t kept = NumElements(module, module.result(op));
  if (!others.empty() || has_reduced) {
    if (!SizesAgree(wanted, others, group.domain)) return "the group reduces other sizes";
    size_t innermost = used.size() - 1;
    while (innermost > 0 && group.domain.sizes[innermost] == 1) --innermost;
    const bool is_row = !used[innermost];
    if (total > kSmallWork && kept < (is_row ? 16 : 256)) {
      return "its loops alone can be shared by several cores";
    }
    for (const size_t d : others) group.domain.reduced[d] = true;
    return "";
  }
  return AddReducedDims(layout, group);
}

}  // namespace lockstep::plan
