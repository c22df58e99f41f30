// SPDX-License-Identifier: Apache-2.0
// Classes of values as a union-find structure.
#include "lockstep/plan/storage.h"

#include <algorithm>

namespace lockstep::plan {
namespace {

bool Meet(const std::vector<Lifetime>& a, const std::vector<Lifetime>& b, int64_t shared_step) {
  size_t i = 0, j = 0;
  while (i < a.size() && j < b.size()) {
    if (a[i].last < b[j].first) {
      ++i;
    } else if (b[j].last < a[i].first) {
      ++j;
    } else {
      // They meet; that may be at the one shared step, where one ends and the other begins.
      const bool touch = (a[i].last == shared_step && b[j].first == shared_step) ||
                         (b[j].last == shared_step && a[i].first == shared_step);
      if (!touch) return true;
      (a[i].last == shared_step && b[j].first == shared_step) ? ++i : ++j;
    }
  }
  return false;
}

}  // namespace

void StorageTable::Add(ir::ValueId value, int64_t size_bytes, Lifetime lifetime) {
  const auto id = static_cast<StorageId>(storages_.size());
  Storage storage;
  storage.size_bytes = size_bytes;
  storage.lifetimes = {lifetime};
  storage.value = value;
  storages_.push_back(std::move(storage));
  parents_.push_back(id);
  ids_[value] = id;
}

StorageId StorageTable::Root(StorageId id) {
  while (parents_[id] != id) id = parents_[id] = parents_[parents_[id]];
  return id;
}

void StorageTable::Merge(StorageId into, StorageId from) {
  Storage &a = storages_[into], &b = storages_[from];
  if (b.space != Space::kTemporary) {
    a.space = b.space;
    a.index = b.index;
    a.is_writable = b.is_writable;
  }
  std::vector<Lifetime> all;
  std::merge(a.lifetimes.begin(), a.lifetimes.end(), b.lifetimes.begin(), b.lifetimes.end(),
             std::back_inserter(all),
             [](const Lifetime& x, const Lifetime& y) { return x.first < y.first; });
  a.lifetimes.clear();
  for (const Lifetime& lifetime : all) {
    if (!a.lifetimes.empty() && lifetime.first <= a.lifetimes.back().last) {
      a.lifetimes.back().last = std::max(a.lifetimes.back().last, lifetime.last);
    } else {
      a.lifetimes.push_back(lifetime);
    }
  }
  b.lifetimes.clear();
  parents_[from] = into;
}

void StorageTable::Unite(ir::ValueId a, ir::ValueId b) {
  const StorageId x = Find(a), y = Find(b);
  if (x != y) Merge(x, y);
}

bool StorageTable::TryUnite(ir::ValueId a, ir::ValueId b, int64_t shared_step) {
  const StorageId x = Find(a), y = Find(b);
  if (x == y) return true;
  const Storage &p = storages_[x], &q = storages_[y];
  if (p.size_bytes != q.size_bytes || !p.is_writable || !q.is_writable) return false;
  if (p.space != Space::kTemporary && q.space != Space::kTemporary) return false;
  if (Meet(p.lifetimes, q.lifetimes, shared_step)) return false;
  Merge(x, y);
  return true;
}

}  // namespace lockstep::plan
