// SPDX-License-Identifier: Apache-2.0
// #stablehlo.replica_group_mesh_axes, which Lockstep keeps as text, as vhlo has it.
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/write/attribute_text.h"
#include "lockstep/text/bytecode/write/entry_tables.h"

namespace lockstep::text::bytecode {
namespace {

// NAME = , with or without blanks.
void ExpectField(AttributeText& in, std::string_view name) {
  in.Expect(name);
  in.Expect("=");
}

}  // namespace

// <axes = [<name = "x", size = 2>], device_ids = dense<[1, 0]> : tensor<2xi64>>
uint64_t EntryTables::WriteMesh(AttributeText& in) {
  ByteWriter axes, mesh;
  std::vector<uint64_t> parts;
  std::vector<int64_t> devices;
  in.Expect("<");
  ExpectField(in, "axes");
  in.Expect("[");
  in.List("]", [&] {
    ByteWriter axis;
    in.Eat("#stablehlo.mesh_axis");
    in.Expect("<");
    ExpectField(in, "name");
    axis.Varint(vhlo::kMeshAxis);
    axis.Varint(VhloString(in.Quoted()));
    in.Expect(",");
    ExpectField(in, "size");
    axis.SignedVarint(in.Integer());
    in.Expect(">");
    parts.push_back(AddVhlo(axis.bytes()));
  });
  axes.Varint(vhlo::kArray);
  axes.Varint(parts.size());
  for (const uint64_t part : parts) axes.Varint(part);
  uint64_t ids = 0;
  if (in.Eat(",")) {
    ExpectField(in, "device_ids");
    in.Expect("dense<[");
    in.List("]", [&] { devices.push_back(in.Integer()); });
    in.Expect(">");
    in.Expect(":");
    in.Until(">");
    in.Expect(">");
    const Shape shape{static_cast<int64_t>(devices.size())};
    const auto index = VhloAttribute(
        ir::DenseArrayAttr{Literal::FromValues<int64_t>(DType::kI64, shape, devices)});
    if (!index.ok()) in.Fail();
    ids = index.ok() ? (*index << 1) | 1 : 0;
  }
  in.Expect(">");
  mesh.Varint(vhlo::kMesh);
  mesh.Varint(AddVhlo(axes.bytes()));
  mesh.Varint(ids);
  return AddVhlo(mesh.bytes());
}

// #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>
uint64_t EntryTables::WriteAxisRef(AttributeText& in) {
  ByteWriter axis;
  in.Eat("#stablehlo.axis_ref");
  in.Expect("<");
  ExpectField(in, "name");
  axis.Varint(vhlo::kAxisRef);
  axis.Varint(VhloString(in.Quoted()));
  const bool has_part = in.Eat(",");
  axis.Varint(has_part ? 1 : 0);
  if (has_part) {
    ByteWriter part;
    ExpectField(in, "sub_axis_info");
    in.Expect("(");
    part.Varint(vhlo::kSubAxisInfo);
    part.SignedVarint(in.Integer());
    in.Expect(")");
    part.SignedVarint(in.Integer());
    axis.Varint(AddVhlo(part.bytes()));
  }
  in.Expect(">");
  return AddVhlo(axis.bytes());
}

Result<uint64_t> EntryTables::MeshAxes(std::string_view text) {
  LS_RETURN_IF_ERROR(Needs({1, 16, 0}, "a mesh as replica groups"));
  AttributeText in(text);
  ByteWriter axes, out;
  std::vector<uint64_t> parts;
  in.Expect("#stablehlo.replica_group_mesh_axes<");
  ExpectField(in, "mesh");
  const bool is_symbol = in.Eat("@");
  if (!is_symbol) in.Expect("#stablehlo.mesh");
  const uint64_t mesh = is_symbol ? VhloString(in.Until(", ")) : WriteMesh(in);
  in.Expect(",");
  ExpectField(in, "axes");
  in.Expect("[");
  in.List("]", [&] { parts.push_back(WriteAxisRef(in)); });
  in.Expect(">");
  if (!in.ok() || !in.AtEnd()) {
    return UnimplementedError(base::StrCat(base::Quoted(text, 60), " in an artifact"));
  }
  axes.Varint(vhlo::kArray);
  axes.Varint(parts.size());
  for (const uint64_t part : parts) axes.Varint(part);
  out.Varint(vhlo::kReplicaGroupMeshAxes);
  out.Varint(mesh);
  out.Varint(AddVhlo(axes.bytes()));
  return AddVhlo(out.bytes());
}

}  // namespace lockstep::text::bytecode
