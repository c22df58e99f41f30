// SPDX-License-Identifier: Apache-2.0
// The table of ops, made from opcode.def by the compiler: nothing is parsed when a program runs.
#include "lockstep/ir/opcode.h"

#include <array>

#include "lockstep/status.h"

namespace lockstep::ir {
namespace {

// A row as opcode.def has it: slots are still one comma-separated string each.
struct Row {
  Opcode opcode;
  Family family;
  std::string_view name, form, operands, results, regions, element_classes;
  uint32_t traits;
  std::string_view since;
};

constexpr Row kRows[] = {
#define LS_OP(family, name, mnemonic, attributes, form, operands, results, regions, classes, \
              traits, since)                                                                 \
  {Opcode::k##name, Family::k##family, mnemonic, form,   operands,                           \
   results,         regions,           classes,  traits, since},
#include "lockstep/ir/opcode.def"
};

constexpr size_t CountSlots(std::string_view text) {
  if (text.empty()) return 0;
  size_t count = 1;
  for (const char c : text) count += c == ',' ? 1 : 0;
  return count;
}

constexpr size_t kNumSlots = [] {
  size_t count = 0;
  for (const Row& row : kRows) {
    count += CountSlots(row.operands) + CountSlots(row.results) + CountSlots(row.regions);
  }
  return count;
}();

// "a, *b" -> {a}, {b, variadic}, written from `out` on; returns where it stopped.
constexpr Slot* ParseSlots(std::string_view text, Slot* out) {
  while (!text.empty()) {
    const size_t comma = text.find(',');
    std::string_view name = text.substr(0, comma);
    text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    while (name.front() == ' ') name.remove_prefix(1);
    const bool variadic = name.front() == '*';
    if (variadic) name.remove_prefix(1);
    *out++ = {name, variadic};
  }
  return out;
}

// The slots of all ops, in the order of the rows: operands, results, regions.
constexpr auto kSlots = [] {
  std::array<Slot, kNumSlots> slots;
  Slot* out = slots.data();
  for (const Row& row : kRows) {
    out = ParseSlots(row.operands, out);
    out = ParseSlots(row.results, out);
    out = ParseSlots(row.regions, out);
  }
  return slots;
}();

constexpr auto kInfos = [] {
  std::array<OpInfo, kNumOpcodes> infos{};
  const Slot* next = kSlots.data();
  const auto take = [&next](std::string_view text) {
    const std::span<const Slot> slots(next, CountSlots(text));
    next += slots.size();
    return slots;
  };
  for (size_t i = 0; i < infos.size(); ++i) {
    const Row& row = kRows[i];
    infos[i] = {row.opcode, row.family,          row.name,   row.form, {}, {},
                {},         row.element_classes, row.traits, row.since};
    infos[i].operands = take(row.operands);
    infos[i].results = take(row.results);
    infos[i].regions = take(row.regions);
  }
  return infos;
}();

// --- by name: an open-addressing table, filled by the compiler
constexpr uint32_t HashName(std::string_view name) {
  uint32_t hash = 2166136261u;  // FNV-1a
  for (const char c : name) hash = (hash ^ static_cast<uint8_t>(c)) * 16777619u;
  return hash ^ (hash >> 15);
}

constexpr size_t kNameSlots = 1024;  // a power of two; the table is at most a quarter full
constexpr uint16_t kEmpty = 0xFFFF;
static_assert(kNumOpcodes * 4 <= kNameSlots);

constexpr auto kByName = [] {
  std::array<uint16_t, kNameSlots> table;
  table.fill(kEmpty);
  for (uint16_t i = 0; i < kNumOpcodes; ++i) {
    size_t place = HashName(kRows[i].name) % kNameSlots;
    while (table[place] != kEmpty) place = (place + 1) % kNameSlots;
    table[place] = i;
  }
  return table;
}();

}  // namespace

const OpInfo& GetOpInfo(Opcode opcode) { return kInfos[static_cast<size_t>(opcode)]; }

std::optional<Opcode> FindOpcode(std::string_view name) {
  size_t place = HashName(name) % kNameSlots;
  while (kByName[place] != kEmpty) {
    if (kInfos[kByName[place]].name == name) return kInfos[kByName[place]].opcode;
    place = (place + 1) % kNameSlots;
  }
  return std::nullopt;
}

}  // namespace lockstep::ir
