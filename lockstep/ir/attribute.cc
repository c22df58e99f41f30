// SPDX-License-Identifier: Apache-2.0
// Attributes and dictionaries: look-up, equality, hashing.
#include "lockstep/ir/attribute.h"

#include <algorithm>
#include <bit>

#include "lockstep/base/hash.h"

namespace lockstep::ir {
namespace {

using base::HashCombine;
using base::HashString;

// Where `name` stands, or where it would.
template <typename Entries>
auto LowerBound(Entries& entries, std::string_view name) {
  return std::lower_bound(
      entries.begin(), entries.end(), name,
      [](const Dictionary::Entry& entry, std::string_view n) { return entry.first < n; });
}

uint64_t HashDictionary(const Dictionary& dictionary) {
  uint64_t hash = dictionary.size();
  for (const auto& [name, value] : dictionary) {
    hash = HashCombine(HashCombine(hash, HashString(name)), value.Hash());
  }
  return hash;
}

struct Hasher {
  uint64_t operator()(const UnitAttr&) const { return 1; }
  uint64_t operator()(const IntegerAttr& a) const {
    return HashCombine(static_cast<uint64_t>(a.dtype), static_cast<uint64_t>(a.value));
  }
  uint64_t operator()(const FloatAttr& a) const {
    return HashCombine(static_cast<uint64_t>(a.dtype), std::bit_cast<uint64_t>(a.value));
  }
  uint64_t operator()(const StringAttr& a) const { return HashString(a.value); }
  uint64_t operator()(const SymbolAttr& a) const {
    uint64_t hash = a.path.size();
    for (const std::string& part : a.path) hash = HashCombine(hash, HashString(part));
    return hash;
  }
  uint64_t operator()(const TypeAttr& a) const { return a.type.Hash(); }
  uint64_t operator()(const ArrayAttr& a) const {
    uint64_t hash = a.values.size();
    for (const Attribute& value : a.values) hash = HashCombine(hash, value.Hash());
    return hash;
  }
  uint64_t operator()(const DictionaryAttr& a) const { return HashDictionary(a.entries); }
  uint64_t operator()(const DenseArrayAttr& a) const { return a.values.Hash(); }
  uint64_t operator()(const ElementsAttr& a) const {
    return HashCombine(Type(a.type).Hash(), a.values.Hash());
  }
  uint64_t operator()(const EnumAttr& a) const {
    return HashCombine(HashString(a.kind), HashString(a.value));
  }
  uint64_t operator()(const StructAttr& a) const {
    return HashCombine(HashString(a.kind), HashDictionary(a.fields));
  }
  uint64_t operator()(const OpaqueAttr& a) const { return HashString(a.text); }
};

struct KindNamer {
  std::string operator()(const UnitAttr&) const { return "unit"; }
  std::string operator()(const IntegerAttr& a) const {
    return a.dtype == DType::kI1 ? "a bool" : "an integer";
  }
  std::string operator()(const FloatAttr&) const { return "a float"; }
  std::string operator()(const StringAttr&) const { return "a string"; }
  std::string operator()(const SymbolAttr&) const { return "a symbol"; }
  std::string operator()(const TypeAttr&) const { return "a type"; }
  std::string operator()(const ArrayAttr&) const { return "an array"; }
  std::string operator()(const DictionaryAttr&) const { return "a dictionary"; }
  std::string operator()(const DenseArrayAttr& a) const {
    return "array<" + std::string(DTypeName(a.values.dtype())) + ">";
  }
  std::string operator()(const ElementsAttr& a) const {
    return "dense elements of type " + a.type.ToString();
  }
  std::string operator()(const EnumAttr& a) const {
    return a.kind.empty() ? "the word '" + a.value + "'" : "#" + a.kind;
  }
  std::string operator()(const StructAttr& a) const { return "#" + a.kind; }
  std::string operator()(const OpaqueAttr& a) const { return a.text.substr(0, a.text.find('<')); }
};

}  // namespace

const Attribute* Dictionary::Find(std::string_view name) const {
  const auto it = LowerBound(entries_, name);
  return it != entries_.end() && it->first == name ? &it->second : nullptr;
}

void Dictionary::Set(std::string name, Attribute value) {
  const auto it = LowerBound(entries_, name);
  if (it != entries_.end() && it->first == name) {
    it->second = std::move(value);
  } else {
    entries_.emplace(it, std::move(name), std::move(value));
  }
}

bool Dictionary::Erase(std::string_view name) { return Take(name).has_value(); }

std::optional<Attribute> Dictionary::Take(std::string_view name) {
  const auto it = LowerBound(entries_, name);
  if (it == entries_.end() || it->first != name) return std::nullopt;
  std::optional<Attribute> value = std::move(it->second);
  entries_.erase(it);
  return value;
}

bool operator==(const Dictionary& a, const Dictionary& b) { return a.entries_ == b.entries_; }

bool operator==(const FloatAttr& a, const FloatAttr& b) {
  return a.dtype == b.dtype && std::bit_cast<uint64_t>(a.value) == std::bit_cast<uint64_t>(b.value);
}

bool operator==(const ArrayAttr& a, const ArrayAttr& b) { return a.values == b.values; }

Attribute::Attribute() {
  static const auto unit = std::make_shared<const Value>(UnitAttr{});
  value_ = unit;
}

size_t Attribute::Hash() const {
  return static_cast<size_t>(HashCombine(value_->index(), std::visit(Hasher(), *value_)));
}

std::string Attribute::KindName() const { return std::visit(KindNamer(), *value_); }

bool operator==(const Attribute& a, const Attribute& b) {
  return a.value_ == b.value_ || *a.value_ == *b.value_;
}

}  // namespace lockstep::ir
