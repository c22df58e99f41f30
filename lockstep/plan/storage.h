// SPDX-License-Identifier: Apache-2.0
// Which values share one piece of memory: classes of values of equal size whose lifetimes do not
// meet. Times are step numbers; a value lives from the step that makes it to its last user.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/plan/plan.h"

namespace lockstep::plan {

// Both ends count.
struct Lifetime {
  int64_t first = 0;
  int64_t last = 0;
};

using StorageId = uint32_t;

class StorageTable {
 public:
  // What a class is bound to; temporary memory unless somebody says otherwise.
  struct Storage {
    Space space = Space::kTemporary;
    uint32_t index = 0;
    int64_t size_bytes = 0;
    bool is_writable = true;
    std::vector<Lifetime> lifetimes;  // sorted, apart from one another
    ir::ValueId value;                // one of its values, for reports
  };

  // A storage for `value` alone.
  void Add(ir::ValueId value, int64_t size_bytes, Lifetime lifetime);
  bool Has(ir::ValueId value) const { return ids_.contains(value); }
  StorageId Find(ir::ValueId value) { return Root(ids_.at(value)); }
  Storage& storage(StorageId id) { return storages_[Root(id)]; }
  Storage& of(ir::ValueId value) { return storages_[Find(value)]; }
  StorageId Root(StorageId id);
  size_t size() const { return storages_.size(); }

  // Makes both one without asking: a value under two names.
  void Unite(ir::ValueId a, ir::ValueId b);
  // Makes both one when their lifetimes meet at no step but `shared_step`, sizes agree, and at most
  // one is bound and that one may be written. kNever: they may not meet at all.
  bool TryUnite(ir::ValueId a, ir::ValueId b, int64_t shared_step);
  static constexpr int64_t kNever = -2;

 private:
  void Merge(StorageId into, StorageId from);

  std::unordered_map<ir::ValueId, StorageId> ids_;
  std::vector<Storage> storages_;
  std::vector<StorageId> parents_;
};

}  // namespace lockstep::plan
