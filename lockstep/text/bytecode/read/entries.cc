// SPDX-License-Identifier: Apache-2.0
// Tables of entries: each is decoded once, within limits of depth and weight.
#include "lockstep/text/bytecode/read/entries.h"

#include <algorithm>
#include <utility>

#include "lockstep/base/strings.h"

namespace lockstep::text::bytecode {
namespace {

// Entries refer to entries. A chain of call sites is the deepest that programs have.
constexpr int kMaxDepth = 1000;
// Entries are shared, so a small file could spell a tree of astronomical size.
constexpr uint64_t kMaxWeight = uint64_t{1} << 24;

}  // namespace

Entries::Entries(const Container& container, ir::Module& module, Problem& problem)
    : container_(container),
      module_(module),
      problem_(problem),
      attributes_(container.attributes.size()),
      types_(container.types.size()),
      locations_(container.attributes.size()) {}

bool Entries::AddWeight(uint64_t weight) {
  weight_ += weight;
  return weight_ <= kMaxWeight ||
         problem_.Unsupported("an attribute or type of more than 2^24 parts");
}

template <typename T, typename Decode>
bool Entries::Get(Slot<T>& slot, const Entry& entry, T& out, Decode decode) {
  if (slot.state == State::kNew) {
    slot.state = State::kBusy;
    if (entry.is_text) {
      return problem_.Unsupported("an attribute or type that is spelled as MLIR text");
    }
    if (++depth_ > kMaxDepth) return problem_.Unsupported("attributes nested too deeply");
    const uint64_t outer_weight = std::exchange(weight_, 1);
    ByteReader in = entry.bytes;
    if (!decode(in, slot.value) || !in.ok()) return in.Fail("an attribute or type is cut short");
    if (!in.AtEnd()) return in.Fail("an attribute or type is longer than what it says");
    slot.weight = std::exchange(weight_, outer_weight);
    slot.state = State::kDone;
    --depth_;
  }
  if (slot.state == State::kBusy) {
    return problem_.Damaged(entry.bytes.offset(), "an attribute or type that holds itself");
  }
  out = slot.value;
  return depth_ == 0 || AddWeight(slot.weight);
}

bool Entries::GetAttribute(size_t index, ir::Attribute& out) {
  const Entry& entry = container_.attributes[index];
  return Get(attributes_[index], entry, out, [&](ByteReader& in, ir::Attribute& value) {
    if (entry.dialect == "builtin") return DecodeBuiltin(in, value);
    if (entry.dialect == "vhlo") return DecodeVhlo(in, value);
    if (entry.dialect == "sdy") return DecodeShardy(in, value);
    return problem_.Unsupported(base::StrCat("an attribute of the dialect '", entry.dialect, "'"));
  });
}

bool Entries::GetLocation(size_t index, ir::LocationId& out) {
  const Entry& entry = container_.attributes[index];
  return Get(locations_[index], entry, out, [&](ByteReader& in, ir::LocationId& value) {
    if (entry.dialect == "builtin") return DecodeLocation(in, value);
    return in.Fail("a location that is none");
  });
}

bool Entries::ReadAttribute(ByteReader& in, ir::Attribute& out) {
  const size_t index = in.Index(attributes_.size(), "attribute");
  return in.ok() && GetAttribute(index, out);
}

bool Entries::ReadLocation(ByteReader& in, ir::LocationId& out) {
  const size_t index = in.Index(attributes_.size(), "location");
  return in.ok() && GetLocation(index, out);
}

bool Entries::ReadType(ByteReader& in, Type& out) { return GetType(in.Varint(), in, out); }

bool Entries::GetType(uint64_t index, ByteReader& in, Type& out) {
  if (!in.ok() || index >= types_.size()) {
    return in.Fail(base::StrCat("type ", index, " of ", types_.size()));
  }
  const Entry& entry = container_.types[static_cast<size_t>(index)];
  return Get(types_[static_cast<size_t>(index)], entry, out,
             [&](ByteReader& bytes, Type& value) { return DecodeType(entry, bytes, value); });
}

bool Entries::ReadTypes(ByteReader& in, std::vector<Type>& out) {
  const size_t count = in.Count();
  out.reserve(std::min<size_t>(count, 64));
  for (size_t i = 0; i < count; ++i) {
    if (!ReadType(in, out.emplace_back())) return false;
  }
  return in.ok();
}

bool Entries::ReadString(ByteReader& in, std::string& out) {
  ir::Attribute attribute;
  if (!ReadAttribute(in, attribute)) return false;
  if (const auto* string = attribute.As<ir::StringAttr>()) {
    out = string->value;
    return true;
  }
  const auto* symbol = attribute.As<ir::SymbolAttr>();
  if (symbol == nullptr || symbol->path.empty()) {
    return in.Fail(base::StrCat("a string is expected, not ", attribute.KindName()));
  }
  out = symbol->path.front();
  return true;
}

}  // namespace lockstep::text::bytecode
