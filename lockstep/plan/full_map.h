// SPDX-License-Identifier: Apache-2.0
// Maps that name each element of an array exactly once.
#pragma once

#include <algorithm>
#include <vector>

#include "lockstep/plan/index_map.h"

namespace lockstep::plan {

// Whether `index` takes each value of [0, size) exactly once as its domain dimensions run; these
// are added to `used`.
inline bool IsFullIndex(const AffineIndex& index, int64_t size, const Domain& domain,
                        std::vector<bool>& used) {
  if (index.offset != 0 || !index.runtime_terms.empty()) return false;
  std::vector<Term> terms = index.terms;
  std::sort(terms.begin(), terms.end(),
            [](const Term& a, const Term& b) { return a.coefficient < b.coefficient; });
  int64_t reach = 1;
  for (const Term& term : terms) {
    const auto dim = static_cast<size_t>(term.dim);
    if (domain.sizes[dim] == 1) continue;
    if (term.coefficient != reach || used[dim]) return false;
    used[dim] = true;
    reach *= domain.sizes[dim];
  }
  return reach == size;
}

inline bool IsFullMap(const IndexMap& map, const Shape& shape, const Domain& domain,
                      std::vector<bool>& used) {
  used.assign(domain.sizes.size(), false);
  for (int64_t d = 0; d < shape.rank(); ++d) {
    if (!IsFullIndex(map[static_cast<size_t>(d)], shape[d], domain, used)) return false;
  }
  return true;
}

}  // namespace lockstep::plan
