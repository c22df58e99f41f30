// SPDX-License-Identifier: Apache-2.0
// Attributes of the sdy dialect, as the texts that Lockstep keeps them in. JAX prints the same.
#include <algorithm>
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/codes.h"
#include "lockstep/text/bytecode/read/entries.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;

// Texts hold texts, so a small file could spell one of astronomical length.
constexpr size_t kMaxTextBytes = size_t{1} << 20;
constexpr std::string_view kSharding = "#sdy.sharding<";
constexpr std::string_view kMesh = "#sdy.mesh<";

// i, j, .. z, then z_1, z_2, ..
std::string FactorName(int64_t factor) {
  constexpr int64_t kLetters = 'z' - 'i' + 1;
  if (factor < kLetters) return std::string(1, static_cast<char>('i' + factor));
  return StrCat("z_", factor - kLetters + 1);
}

std::string FactorNames(const std::vector<int64_t>& factors, std::string_view separator) {
  return base::Join(factors, separator,
                    [](std::string& out, int64_t factor) { out += FactorName(factor); });
}

}  // namespace

// The texts of a list of attributes; strings are quoted, symbols have their '@'.
bool Entries::ReadShardyTexts(ByteReader& in, std::string_view separator, std::string& out) {
  const size_t count = in.Count();
  for (size_t i = 0; i < count; ++i) {
    ir::Attribute attribute;
    if (!ReadAttribute(in, attribute)) return false;
    if (i > 0) out += separator;
    if (const auto* opaque = attribute.As<ir::OpaqueAttr>()) {
      out += opaque->text.starts_with(kSharding) ? opaque->text.substr(kSharding.size() - 1)
                                                 : opaque->text;
    } else if (const auto* string = attribute.As<ir::StringAttr>()) {
      out += StrCat("\"", string->value, "\"");
    } else {
      return in.Fail("an odd part of a sharding");
    }
    if (out.size() > kMaxTextBytes) return problem_.Unsupported("a sharding of more than 1 MiB");
  }
  return in.ok();
}

// [axes], [device ids]
bool Entries::ReadShardyMesh(ByteReader& in, std::string& out) {
  std::string axes;
  std::vector<int64_t> devices;
  if (!ReadShardyTexts(in, ", ", axes) || !ReadSignedList(in, devices)) return false;
  out = StrCat(kMesh, "[", axes, "]");
  if (!devices.empty()) out += StrCat(", device_ids=[", base::Join(devices, ", "), "]");
  out += ">";
  return true;
}

// [axes], closed, priority
bool Entries::ReadShardyDimension(ByteReader& in, std::string& out) {
  std::string axes;
  if (!ReadShardyTexts(in, ", ", axes)) return false;
  const bool is_closed = in.Byte() != 0;
  if (!is_closed) axes += axes.empty() ? "?" : ", ?";
  out = StrCat("{", axes, "}");
  if (const uint64_t priority = in.Varint(); priority != 0) out += StrCat("p", priority / 2);
  return in.ok();
}

// mesh or its name, [dimensions], [replicated axes], perhaps [unreduced axes]
bool Entries::ReadShardySharding(ByteReader& in, bool has_unreduced, std::string& out) {
  ir::Attribute mesh;
  if (!ReadAttribute(in, mesh)) return false;
  std::string mesh_text, dimensions, replicated, unreduced;
  if (const auto* symbol = mesh.As<ir::SymbolAttr>()) {
    mesh_text = "@" + symbol->path.front();
  } else if (const auto* opaque = mesh.As<ir::OpaqueAttr>()) {
    mesh_text = opaque->text.substr(opaque->text.starts_with(kMesh) ? kMesh.find("mesh") : 0);
  }
  if (mesh_text.empty()) return in.Fail("a sharding without a mesh");
  if (!ReadShardyTexts(in, ", ", dimensions) || !ReadShardyTexts(in, ", ", replicated))
    return false;
  if (has_unreduced && !ReadShardyTexts(in, ", ", unreduced)) return false;
  out = StrCat(kSharding, mesh_text, ", [", dimensions, "]");
  if (!replicated.empty()) out += StrCat(", replicated={", replicated, "}");
  if (!unreduced.empty()) out += StrCat(", unreduced={", unreduced, "}");
  out += ">";
  return true;
}

// [factor sizes], [operand mappings], [result mappings], four lists of factors, custom
bool Entries::ReadShardyRule(ByteReader& in, std::string& out) {
  std::vector<int64_t> sizes;
  std::string operands, results, tail;
  if (!ReadSignedList(in, sizes) || !ReadShardyTexts(in, ", ", operands) ||
      !ReadShardyTexts(in, ", ", results)) {
    return false;
  }
  for (const char* name : {"reduction", "need_replication", "permutation", "blocked_propagation"}) {
    std::vector<int64_t> factors;
    if (!ReadSignedList(in, factors)) return false;
    const bool valid =
        std::all_of(factors.begin(), factors.end(), [](int64_t f) { return f >= 0; });
    if (!valid) return in.Fail("a negative factor");
    if (!factors.empty()) tail += StrCat(" ", name, "={", FactorNames(factors, ", "), "}");
  }
  if (in.Byte() != 0) tail += ", custom";
  std::string factors;
  for (size_t i = 0; i < sizes.size(); ++i) {
    factors += StrCat(i == 0 ? "" : ", ", FactorName(static_cast<int64_t>(i)), "=", sizes[i]);
  }
  out =
      StrCat("#sdy.op_sharding_rule<(", operands, ")->(", results, ") {", factors, "}", tail, ">");
  return in.ok();
}

bool Entries::DecodeShardy(ByteReader& in, ir::Attribute& out) {
  const uint64_t code = in.Varint();
  std::string text, name;
  bool ok = true;
  switch (code) {
    case sdy::kManualAxes:
      ok = ReadShardyTexts(in, ", ", name);
      text = StrCat("#sdy<manual_axes{", name, "}>");
      break;
    case sdy::kMeshAxis:
      ok = ReadTableString(in, name);
      text = StrCat("\"", name, "\"=", in.SignedVarint());
      break;
    case sdy::kMesh:
      ok = ReadShardyMesh(in, text);
      break;
    case sdy::kSubAxisInfo: {
      const int64_t pre_size = in.SignedVarint();
      text = StrCat(":(", pre_size, ")", in.SignedVarint());
      break;
    }
    case sdy::kAxisRef: {
      ok = ReadTableString(in, name);
      text = StrCat("\"", name, "\"");
      const uint64_t part = in.Varint();  // 0, or an index with the lowest bit set
      if (!ok || part == 0) break;
      ir::Attribute info;
      if (part / 2 >= attributes_.size()) return in.Fail("an axis without its part");
      if (!GetAttribute(static_cast<size_t>(part / 2), info)) return false;
      if (const auto* opaque = info.As<ir::OpaqueAttr>()) text += opaque->text;
      break;
    }
    case sdy::kDimensionSharding:
      ok = ReadShardyDimension(in, text);
      break;
    case sdy::kTensorSharding:
    case sdy::kTensorShardingWithUnreduced:
      ok = ReadShardySharding(in, code == sdy::kTensorShardingWithUnreduced, text);
      break;
    case sdy::kTensorShardingPerValue:
      ok = ReadShardyTexts(in, ", ", name);
      text = StrCat("#sdy.sharding_per_value<[", name, "]>");
      break;
    case sdy::kDimensionMapping: {
      std::vector<int64_t> factors;
      ok = ReadSignedList(in, factors);
      if (std::any_of(factors.begin(), factors.end(), [](int64_t f) { return f < 0; })) {
        return in.Fail("a negative factor");
      }
      text = FactorNames(factors, "");
      break;
    }
    case sdy::kTensorMapping:
      ok = ReadShardyTexts(in, ", ", name);
      text = StrCat("[", name, "]");
      break;
    case sdy::kShardingRule:
      ok = ReadShardyRule(in, text);
      break;
    default:
      return in.ok() && problem_.Unsupported(StrCat("sdy attribute ", code));
  }
  if (!ok || !in.ok() || !AddWeight(text.size() / 16)) return false;
  out = ir::OpaqueAttr{std::move(text)};
  return true;
}

}  // namespace lockstep::text::bytecode
