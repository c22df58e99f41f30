// SPDX-License-Identifier: Apache-2.0
// Shardy's attributes, which Lockstep keeps as texts, in the sdy dialect's encoding.
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/write/attribute_text.h"
#include "lockstep/text/bytecode/write/entry_tables.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;

class ShardyText : public AttributeText {
 public:
  ShardyText(std::string_view text, EntryTables& tables) : AttributeText(text), tables_(tables) {}

  // Indices of attributes.
  uint64_t Mesh();
  uint64_t Axis();
  uint64_t Sharding();
  uint64_t Dimension();
  uint64_t ShardingRule();
  uint64_t Mapping();
  std::vector<uint64_t> Axes(std::string_view close);

 private:
  int64_t Factor();
  std::vector<int64_t> Factors();
  static void Append(const std::vector<uint64_t>& indices, ByteWriter& out) {
    out.Varint(indices.size());
    for (const uint64_t index : indices) out.Varint(index);
  }
  uint64_t Add(const ByteWriter& bytes) { return tables_.AddShardy(bytes.bytes()); }

  EntryTables& tables_;
};

// "x" or "x":(1)2
uint64_t ShardyText::Axis() {
  const std::string name = Quoted();
  uint64_t part = 0;
  if (Eat(":")) {
    ByteWriter info;
    info.Varint(sdy::kSubAxisInfo);
    Expect("(");
    info.SignedVarint(Integer());
    Expect(")");
    info.SignedVarint(Integer());
    part = (Add(info) << 1) | 1;
  }
  ByteWriter out;
  out.Varint(sdy::kAxisRef);
  out.Varint(tables_.String(name));
  out.Varint(part);
  return Add(out);
}

std::vector<uint64_t> ShardyText::Axes(std::string_view close) {
  std::vector<uint64_t> axes;
  List(close, [&] { axes.push_back(Axis()); });
  return axes;
}

// <["x"=2, "y"=4], device_ids=[1, 0]>
uint64_t ShardyText::Mesh() {
  std::vector<uint64_t> axes;
  std::vector<int64_t> devices;
  Expect("<");
  Expect("[");
  List("]", [&] {
    ByteWriter axis;
    axis.Varint(sdy::kMeshAxis);
    axis.Varint(tables_.String(Quoted()));
    Expect("=");
    axis.SignedVarint(Integer());
    axes.push_back(Add(axis));
  });
  if (Eat(",")) {
    Expect("device_ids");
    Expect("=");
    Expect("[");
    List("]", [&] { devices.push_back(Integer()); });
  }
  Expect(">");
  ByteWriter out;
  out.Varint(sdy::kMesh);
  Append(axes, out);
  out.SignedList(devices);
  return Add(out);
}

// {"x", ?}p1
uint64_t ShardyText::Dimension() {
  std::vector<uint64_t> axes;
  bool is_closed = true;
  Expect("{");
  List("}", [&] {
    if (Eat("?")) {
      is_closed = false;
    } else {
      axes.push_back(Axis());
    }
  });
  const bool has_priority = Eat("p");
  const int64_t priority = has_priority ? Integer() : 0;
  ByteWriter out;
  out.Varint(sdy::kDimensionSharding);
  Append(axes, out);
  out.Byte(is_closed ? 1 : 0);
  out.Varint(has_priority ? (static_cast<uint64_t>(priority) << 1) | 1 : 0);
  return Add(out);
}

// <@mesh, [{"x"}, {}], replicated={"y"}, unreduced={"z"}>
uint64_t ShardyText::Sharding() {
  Expect("<");
  const uint64_t mesh = Eat("@") ? tables_.BuiltinSymbol(Until(", ")) : (Expect("mesh"), Mesh());
  std::vector<uint64_t> dimensions, replicated, unreduced;
  Expect(",");
  Expect("[");
  List("]", [&] { dimensions.push_back(Dimension()); });
  while (Eat(",")) {
    const bool is_replicated = Eat("replicated");
    if (!is_replicated) Expect("unreduced");
    Expect("=");
    Expect("{");
    (is_replicated ? replicated : unreduced) = Axes("}");
  }
  Expect(">");
  ByteWriter out;
  out.Varint(unreduced.empty() ? sdy::kTensorSharding : sdy::kTensorShardingWithUnreduced);
  out.Varint(mesh);
  Append(dimensions, out);
  Append(replicated, out);
  if (!unreduced.empty()) Append(unreduced, out);
  return Add(out);
}

// i to z, then z_1, z_2, ..
int64_t ShardyText::Factor() {
  constexpr char kFirst = 'i', kLast = 'z';
  const char letter = Peek();
  if (letter < kFirst || letter > kLast) {
    Fail();
    return 0;
  }
  Expect({&letter, 1});
  return letter - kFirst + (letter == kLast && Eat("_") ? Integer() : 0);
}

std::vector<int64_t> ShardyText::Factors() {
  std::vector<int64_t> factors;
  while (Peek() >= 'a' && Peek() <= 'z') factors.push_back(Factor());
  return factors;
}

// [i, jk]
uint64_t ShardyText::Mapping() {
  std::vector<uint64_t> dimensions;
  Expect("[");
  List("]", [&] {
    ByteWriter dimension;
    dimension.Varint(sdy::kDimensionMapping);
    dimension.SignedList(Factors());
    dimensions.push_back(Add(dimension));
  });
  ByteWriter out;
  out.Varint(sdy::kTensorMapping);
  Append(dimensions, out);
  return Add(out);
}

// <([i, j])->([i]) {i=2, j=4} reduction={j}, custom>
uint64_t ShardyText::ShardingRule() {
  std::vector<uint64_t> operands, results;
  std::vector<int64_t> sizes;
  Expect("<");
  Expect("(");
  List(")", [&] { operands.push_back(Mapping()); });
  Expect("->");
  Expect("(");
  List(")", [&] { results.push_back(Mapping()); });
  Expect("{");
  List("}", [&] {
    if (Factor() != static_cast<int64_t>(sizes.size())) Fail();
    Expect("=");
    sizes.push_back(Integer());
  });
  ByteWriter tail;
  for (const char* name : {"reduction", "need_replication", "permutation", "blocked_propagation"}) {
    std::vector<int64_t> factors;
    if (Eat(name)) {
      Expect("=");
      Expect("{");
      List("}", [&] { factors.push_back(Factor()); });
    }
    tail.SignedList(factors);
  }
  const bool is_custom = Eat(",");
  if (is_custom) Expect("custom");
  Expect(">");
  ByteWriter out;
  out.Varint(sdy::kShardingRule);
  out.SignedList(sizes);
  Append(operands, out);
  Append(results, out);
  out.Raw(tail.bytes());
  out.Byte(is_custom ? 1 : 0);
  return Add(out);
}

}  // namespace

Result<uint64_t> EntryTables::ShardyAttribute(std::string_view text) {
  ShardyText in(text, *this);
  uint64_t index = 0;
  std::vector<uint64_t> parts;
  ByteWriter list;
  if (in.Eat("#sdy.sharding_per_value<[")) {
    in.List("]", [&] { parts.push_back(in.Sharding()); });
    in.Expect(">");
    list.Varint(sdy::kTensorShardingPerValue);
  } else if (in.Eat("#sdy<manual_axes{")) {
    in.List("}", [&] { parts.push_back(BuiltinString(in.Quoted())); });
    in.Expect(">");
    list.Varint(sdy::kManualAxes);
  } else if (in.Eat("#sdy.sharding")) {
    index = in.Sharding();
  } else if (in.Eat("#sdy.mesh")) {
    index = in.Mesh();
  } else {
    in.Expect("#sdy.op_sharding_rule");
    index = in.ShardingRule();
  }
  if (!in.ok() || !in.AtEnd()) {
    return UnimplementedError(StrCat(base::Quoted(text, 60), " in an artifact"));
  }
  if (list.empty()) return index;
  list.Varint(parts.size());
  for (const uint64_t part : parts) list.Varint(part);
  return AddShardy(list.bytes());
}

}  // namespace lockstep::text::bytecode
