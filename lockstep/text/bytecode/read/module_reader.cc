// SPDX-License-Identifier: Apache-2.0
// The structure of the IR section: ops, regions, blocks and the numbers of values.
#include "lockstep/text/bytecode/read/module_reader.h"

#include <utility>

#include "lockstep/base/strings.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;

constexpr int kMaxRegionDepth = 256;

}  // namespace

ModuleReader::ModuleReader(const Container& container, ir::Module& module, Problem& problem,
                           size_t file_size)
    : container_(container),
      module_(module),
      problem_(problem),
      entries_(container, module, problem),
      budget_((uint64_t{1} << 20) + 64 * uint64_t{file_size}) {
  for (const OpName& op : container.ops) {
    ops_.push_back(op.dialect == "vhlo" ? FindVhloOp(op.name) : nullptr);
  }
}

bool ModuleReader::Unsupported(const Head& head, std::string_view reason) {
  return problem_.Unsupported(
      StrCat("op '", Dialect(head), ".", Name(head), "' at byte ", head.offset, ": ", reason));
}

// The top is a block with one op, the module.
bool ModuleReader::Read() {
  ByteReader in = container_.ir;
  constexpr uint64_t kOneOpWithoutArguments = 2;
  if (in.Varint() != kOneOpWithoutArguments) return in.Fail("one module is expected");
  scopes_.emplace_back();
  Head head;
  if (!ReadHead(in, head)) return false;
  if (Dialect(head) != "builtin" || Name(head) != "module") return in.Fail("no module is here");
  return ReadModuleOp(in, head) && (in.AtEnd() || in.Fail("something stands behind the module"));
}

bool ModuleReader::ReadModuleOp(ByteReader& in, const Head& head) {
  if (!GetDictionary(head, module_.attributes)) return false;
  module_.location = head.location;
  if (head.properties != kNone) {  // name and visibility, each absent or an index
    ByteReader properties = container_.properties[head.properties];
    const uint64_t name = properties.Varint();
    ir::Attribute value;
    if (name != 0) {
      if (name / 2 >= container_.attributes.size()) return properties.Fail("a module's odd name");
      if (!entries_.GetAttribute(static_cast<size_t>(name / 2), value)) return false;
      module_.attributes.Set("sym_name", std::move(value));
    }
  }
  if (const auto name = module_.attributes.Take("sym_name")) {
    if (const auto* string = name->As<ir::StringAttr>()) module_.name = string->value;
  }
  module_.attributes.Erase("sym_visibility");
  return ReadRegions(in, head, [this](ByteReader& region, size_t) {
    bool is_empty = false;
    return ReadRegion(
        region, [&](const Type&, ir::LocationId) { return region.Fail("a module's argument"); },
        [this](ByteReader& op) { return ReadTopLevelOp(op); }, is_empty);
  });
}

bool ModuleReader::ReadTopLevelOp(ByteReader& in) {
  Head head;
  if (!ReadHead(in, head)) return false;
  if (Dialect(head) == "vhlo" && Name(head) == "func_v1") return ReadFunction(in, head);
  OpParts parts;
  if (Dialect(head) == "sdy" && Name(head) == "mesh") {
    return GetShardyParts(head, ir::Opcode::kSdyMesh, parts) &&
           PlaceOp(in, head, ir::Opcode::kSdyMesh, std::move(parts), module_.top_level());
  }
  return Unsupported(head, "only functions and meshes can stand at a module's top");
}

bool ModuleReader::ReadHead(ByteReader& in, Head& out) {
  out.offset = in.offset();
  out.name = in.Index(container_.ops.size(), "op name");
  const uint8_t parts = in.Byte();
  if (!in.ok() || !entries_.ReadLocation(in, out.location)) return false;
  if ((parts & kHasAttributes) != 0) {
    out.attributes = in.Index(container_.attributes.size(), "attribute");
  }
  if ((parts & kHasProperties) != 0) {
    out.properties = in.Index(container_.properties.size(), "properties");
  }
  if ((parts & kHasResults) != 0 && !entries_.ReadTypes(in, out.results)) return false;
  if ((parts & kHasOperands) != 0 && !ReadOperands(in, out)) return false;
  if ((parts & kHasSuccessors) != 0) return Unsupported(out, "branches to other blocks");
  if ((parts & kHasUseLists) != 0 && !ReadUseLists(in, out.results.size())) return false;
  if ((parts & kHasRegions) != 0) {
    const uint64_t regions = in.Varint();
    out.is_isolated = (regions & 1) != 0;
    out.num_regions = static_cast<size_t>(regions >> 1);
    if (out.num_regions > in.remaining()) return in.Fail("more regions than bytes");
  }
  return in.ok();
}

bool ModuleReader::ReadOperands(ByteReader& in, Head& out) {
  const std::vector<ir::ValueId>& values = scopes_.back().values;
  const size_t count = in.Count();
  out.operands.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    const size_t number = in.Index(values.size(), "value");
    if (!in.ok()) return false;
    if (!values[number]) return in.Fail(StrCat("value ", number, " is used before it is defined"));
    out.operands.push_back(values[number]);
  }
  return in.ok();
}

// The order of uses: of no interest, for ours follows from the ops.
bool ModuleReader::ReadUseLists(ByteReader& in, size_t num_values) {
  const size_t count = num_values > 1 ? in.Count() : 1;
  for (size_t i = 0; i < count && in.ok(); ++i) {
    if (num_values > 1) in.Varint();
    for (uint64_t indices = in.Varint() >> 1; indices > 0 && in.ok(); --indices) in.Varint();
  }
  return in.ok();
}

bool ModuleReader::Define(ir::ValueId value, const ByteReader& in) {
  Scope& scope = scopes_.back();
  if (scope.next.empty() || scope.next.back() >= scope.values.size()) {
    return problem_.Damaged(in.offset(), "more values than the region announced");
  }
  scope.values[scope.next.back()++] = value;
  return true;
}

bool ModuleReader::ReadRegions(ByteReader& in, const Head& head,
                               const std::function<bool(ByteReader&, size_t)>& read_region) {
  if (head.num_regions == 0) return true;
  if (++depth_ > kMaxRegionDepth) return Unsupported(head, "regions are nested too deeply");
  if (head.is_isolated) scopes_.emplace_back();
  const bool has_section = head.is_isolated && container_.format >= kFormatLazyRegions;
  uint8_t id = kIrSection;
  ByteReader section;
  if (has_section) section = in.Section(id);
  if (id != kIrSection) return in.Fail("an op's regions are in no section of IR");
  ByteReader& source = has_section ? section : in;
  for (size_t i = 0; i < head.num_regions; ++i) {
    if (!source.ok() || !read_region(source, i)) return false;
  }
  if (has_section && !section.AtEnd()) return section.Fail("something stands behind the regions");
  if (head.is_isolated) scopes_.pop_back();
  --depth_;
  return in.ok();
}

bool ModuleReader::ReadRegion(ByteReader& in, const AddArgument& add_argument,
                              const std::function<bool(ByteReader&)>& read_op, bool& is_empty) {
  const uint64_t num_blocks = in.Varint();
  is_empty = num_blocks == 0;
  if (is_empty) return in.ok();
  if (num_blocks > 1) return problem_.Unsupported("a region of several blocks");
  const size_t num_values = in.Count();
  const size_t first = scopes_.back().values.size();
  scopes_.back().values.resize(first + num_values);
  scopes_.back().next.push_back(first);

  const uint64_t block = in.Varint();
  if ((block >> 1) > in.remaining()) return in.Fail("more ops than bytes");
  if ((block & 1) != 0 && !ReadArguments(in, add_argument)) return false;
  for (uint64_t i = 0; i < block >> 1; ++i) {
    if (!in.ok() || !read_op(in)) return false;
  }

  scopes_.back().values.resize(first);
  scopes_.back().next.pop_back();
  return in.ok();
}

bool ModuleReader::ReadArguments(ByteReader& in, const AddArgument& add_argument) {
  const size_t count = in.Count();
  for (size_t i = 0; i < count; ++i) {
    Type type;
    ir::LocationId location;
    bool has_location = true;
    if (container_.format >= kFormatElidedLocations) {
      const uint64_t bits = in.Varint();
      has_location = (bits & 1) != 0;
      if (!in.ok() || !entries_.GetType(bits >> 1, in, type)) return false;
    } else if (!entries_.ReadType(in, type)) {
      return false;
    }
    if (has_location && !entries_.ReadLocation(in, location)) return false;
    if (!add_argument(type, location)) return false;
  }
  if (container_.format >= kFormatUseLists && in.Byte() != 0) return ReadUseLists(in, count);
  return in.ok();
}

bool ModuleReader::ReadOp(ByteReader& in, ir::RegionId region, bool in_function) {
  Head head;
  if (!ReadHead(in, head)) return false;
  OpParts parts;
  if (const VhloOp* op = ops_[head.name]; op != nullptr) {
    const bool is_return = op->opcode == ir::Opcode::kFuncReturn;
    const ir::Opcode opcode = is_return && !in_function ? ir::Opcode::kReturn : op->opcode;
    return GetParts(head, *op, opcode, parts) &&
           PlaceOp(in, head, opcode, std::move(parts), region);
  }
  if (Dialect(head) == "sdy") {
    const auto opcode = ir::FindOpcode(StrCat("sdy.", Name(head)));
    if (opcode && GetShardyParts(head, *opcode, parts)) {
      return PlaceOp(in, head, *opcode, std::move(parts), region);
    }
  }
  // Between vhlo's ops and others, values change their type by a cast: for us it is the same type.
  if (Dialect(head) == "builtin" && Name(head) == "unrealized_conversion_cast") {
    if (head.operands.size() != head.results.size()) return in.Fail("a cast of other things");
    for (const ir::ValueId value : head.operands) {
      if (!Define(value, in)) return false;
    }
    return true;
  }
  return problem_.ok() ? Unsupported(head, "this op is unknown") : false;
}

bool ModuleReader::PlaceOp(ByteReader& in, const Head& head, ir::Opcode opcode, OpParts parts,
                           ir::RegionId region) {
  const ir::OpId op = module_.CreateOp({.opcode = opcode,
                                        .operands = head.operands,
                                        .result_types = head.results,
                                        .attributes = std::move(parts.attributes),
                                        .discardable = std::move(parts.discardable),
                                        .num_regions = head.num_regions,
                                        .location = head.location,
                                        .position = {}});
  module_.Append(region, op);
  // Results get their numbers before the regions, which may hold values of their own.
  for (size_t i = 0; i < head.results.size(); ++i) {
    if (!Define(module_.result(op, i), in)) return false;
  }
  return ReadRegions(in, head, [this, op](ByteReader& bytes, size_t i) {
    const ir::RegionId inner = module_.region(op, i);
    bool is_empty = false;
    return ReadRegion(
        bytes,
        [&](const Type& type, ir::LocationId location) {
          return Define(module_.AddArgument(inner, type, location), bytes);
        },
        [&](ByteReader& in_block) { return ReadOp(in_block, inner, /*in_function=*/false); },
        is_empty);
  });
}

}  // namespace lockstep::text::bytecode
