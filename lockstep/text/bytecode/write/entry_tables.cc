// SPDX-License-Identifier: Apache-2.0
// Interning of strings and entries, and their sections.
#include "lockstep/text/bytecode/write/entry_tables.h"

#include <utility>

namespace lockstep::text::bytecode {

uint64_t EntryTables::Table::Add(Dialect dialect, std::string bytes) {
  auto& indices = index[dialect];
  if (const auto found = indices.find(bytes); found != indices.end()) return found->second;
  entries.emplace_back(dialect, std::move(bytes));
  indices.emplace(entries.back().second, entries.size() - 1);
  return entries.size() - 1;
}

// Groups of entries of one dialect: dialect, count, then each one's size and whether its bytes are
// in the dialect's own encoding, which they are.
void EntryTables::Table::AppendOffsets(ByteWriter& out) const {
  for (size_t begin = 0, end = 0; begin < entries.size(); begin = end) {
    while (end < entries.size() && entries[end].first == entries[begin].first) ++end;
    out.Varint(entries[begin].first);
    out.Varint(end - begin);
    for (size_t i = begin; i < end; ++i) out.Varint((entries[i].second.size() << 1) | 1);
  }
}

uint64_t EntryTables::String(std::string_view text) {
  if (const auto found = string_index_.find(text); found != string_index_.end()) {
    return found->second;
  }
  strings_.emplace_back(text);
  string_index_.emplace(strings_.back(), strings_.size() - 1);
  return strings_.size() - 1;
}

std::string EntryTables::StringSection() const {
  ByteWriter out;
  out.Varint(strings_.size());
  for (auto text = strings_.rbegin(); text != strings_.rend(); ++text) out.Varint(text->size() + 1);
  for (const std::string& text : strings_) {
    out.Raw(text);
    out.Byte(0);
  }
  return out.bytes();
}

std::string EntryTables::OffsetSection() const {
  ByteWriter out;
  out.Varint(attributes_.entries.size());
  out.Varint(types_.entries.size());
  attributes_.AppendOffsets(out);
  types_.AppendOffsets(out);
  return out.bytes();
}

std::string EntryTables::EntrySection() const {
  std::string out;
  for (const Table* table : {&attributes_, &types_}) {
    for (const auto& [dialect, bytes] : table->entries) out += bytes;
  }
  return out;
}

}  // namespace lockstep::text::bytecode
