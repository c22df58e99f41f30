// SPDX-License-Identifier: Apache-2.0
// Attributes of the vhlo dialect, as the StableHLO attributes that they stand for.
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/text/bytecode/codes.h"
#include "lockstep/text/bytecode/read/entries.h"

namespace lockstep::text::bytecode {
namespace {

using base::StrCat;

// Texts hold texts, so a small file could spell one of astronomical length.
constexpr size_t kMaxTextBytes = size_t{1} << 20;

ir::Attribute IntegerList(const std::vector<int64_t>& values) {
  ir::ArrayAttr array;
  for (const int64_t value : values) array.values.push_back(ir::Attribute::I64(value));
  return array;
}

// "#stablehlo.axis_ref<..>" inside a mesh is written without its name.
std::string_view WithoutName(std::string_view text) {
  return text.substr(text.find('<') == std::string_view::npos ? 0 : text.find('<'));
}

// The texts of a list of opaque attributes.
std::string JoinTexts(const ir::Attribute& list, bool with_names) {
  std::string out;
  const auto* array = list.As<ir::ArrayAttr>();
  if (array == nullptr) return out;
  for (const ir::Attribute& element : array->values) {
    const auto* opaque = element.As<ir::OpaqueAttr>();
    if (opaque == nullptr || out.size() > kMaxTextBytes) continue;
    if (!out.empty()) out += ", ";
    out += with_names ? std::string_view(opaque->text) : WithoutName(opaque->text);
  }
  return out;
}

std::string ListOfIntegers(const Literal& values) {
  std::string out;
  for (int64_t i = 0; i < values.num_elements(); ++i) {
    out += StrCat(i == 0 ? "" : ", ", values.ElementAsInt64(i));
  }
  return out;
}

}  // namespace

bool Entries::DecodeEnum(uint64_t code, ByteReader& in, ir::Attribute& out) {
  const vhlo::EnumRow* row = vhlo::FindEnum(code);
  if (row == nullptr) {
    return in.ok() && problem_.Unsupported(StrCat("vhlo attribute ", code));
  }
  const size_t value = in.Index(row->names.size(), row->kind);
  if (!in.ok()) return false;
  if (row->names[value].empty()) return in.Fail(StrCat(row->kind, " ", value));
  out = ir::EnumAttr{std::string(row->kind), std::string(row->names[value])};
  return true;
}

bool Entries::ReadOutputOperandAlias(ByteReader& in, ir::Attribute& out) {
  std::vector<int64_t> output, operand;
  if (!ReadSignedList(in, output)) return false;
  const int64_t index = in.SignedVarint();
  if (!ReadSignedList(in, operand)) return false;
  ir::StructAttr alias{.kind = "stablehlo.output_operand_alias", .fields = {}};
  alias.fields.Set("output_tuple_indices", IntegerList(output));
  alias.fields.Set("operand_index", ir::Attribute::I64(index));
  alias.fields.Set("operand_tuple_indices", IntegerList(operand));
  out = std::move(alias);
  return true;
}

bool Entries::ReadResultAccuracy(ByteReader& in, ir::Attribute& out) {
  ir::StructAttr accuracy{.kind = "stablehlo.result_accuracy", .fields = {}};
  for (const char* name : {"atol", "rtol"}) {
    const double value = FloatFromBits(DType::kF64, ReadNumberBits(in, DType::kF64));
    accuracy.fields.Set(name, ir::FloatAttr{value, DType::kF64});
  }
  accuracy.fields.Set("ulps", ir::Attribute::I64(in.SignedVarint()));
  ir::Attribute mode;
  if (!ReadAttribute(in, mode)) return false;
  accuracy.fields.Set("mode", std::move(mode));
  out = std::move(accuracy);
  return in.ok();
}

// Meshes of replica groups: kept as the text that StableHLO spells them with.
bool Entries::ReadMeshPart(uint64_t code, ByteReader& in, ir::Attribute& out) {
  std::string text;
  ir::Attribute first, second;
  if (code == vhlo::kSubAxisInfo) {
    const int64_t pre_size = in.SignedVarint();
    text = StrCat("(", pre_size, ")", in.SignedVarint());
  } else if (code == vhlo::kMeshAxis) {
    std::string name;
    if (!ReadString(in, name)) return false;
    text = StrCat("#stablehlo.mesh_axis<name = \"", name, "\", size = ", in.SignedVarint(), ">");
  } else if (code == vhlo::kAxisRef) {
    std::string name;
    if (!ReadString(in, name)) return false;
    text = StrCat("#stablehlo.axis_ref<name = \"", name, "\"");
    if (in.Varint() != 0) {
      if (!ReadAttribute(in, first)) return false;
      const auto* opaque = first.As<ir::OpaqueAttr>();
      if (opaque == nullptr) return in.Fail("an axis without its part");
      text += StrCat(", sub_axis_info = ", opaque->text);
    }
    text += ">";
  } else if (code == vhlo::kMesh) {
    if (!ReadAttribute(in, first)) return false;
    text = StrCat("#stablehlo.mesh<axes=[", JoinTexts(first, /*with_names=*/false), "]");
    const uint64_t devices = in.Varint();
    if (devices != 0) {
      if (devices / 2 >= attributes_.size()) return in.Fail("a mesh without its devices");
      if (!GetAttribute(static_cast<size_t>(devices / 2), second)) return false;
      const auto* elements = second.As<ir::ElementsAttr>();
      if (elements == nullptr || elements->values.num_elements() > (1 << 20)) {
        return in.Fail("a mesh without its devices");
      }
      text += StrCat(", device_ids=dense<[", ListOfIntegers(elements->values),
                     "]> : ", elements->type.ToString());
    }
    text += ">";
  } else {
    if (!ReadAttribute(in, first) || !ReadAttribute(in, second)) return false;
    const auto* mesh = first.As<ir::OpaqueAttr>();
    const auto* symbol = first.As<ir::StringAttr>();
    if (mesh == nullptr && symbol == nullptr) return in.Fail("replica groups without a mesh");
    text = StrCat("#stablehlo.replica_group_mesh_axes<mesh = ",
                  mesh != nullptr ? mesh->text : "@" + symbol->value, ", axes = [",
                  JoinTexts(second, /*with_names=*/true), "]>");
  }
  if (text.size() > kMaxTextBytes) return problem_.Unsupported("a mesh of more than 1 MiB of text");
  if (!in.ok() || !AddWeight(text.size() / 16)) return false;
  out = ir::OpaqueAttr{std::move(text)};
  return true;
}

bool Entries::DecodeVhlo(ByteReader& in, ir::Attribute& out) {
  const uint64_t code = in.Varint();
  switch (code) {
    case vhlo::kArray:
      return ReadArray(in, out);
    case vhlo::kBool:
      out = ir::Attribute::Bool(in.Varint() != 0);
      return in.ok();
    case vhlo::kApiVersion:
      out = ir::Attribute::I32(static_cast<int32_t>(in.Index(5, "version of a custom call")));
      return in.ok();
    case vhlo::kDictionary:
      return ReadDictionary(in, out);
    case vhlo::kFloat:
      return ReadFloat(in, out);
    case vhlo::kInteger:
      return ReadInteger(in, out);
    case vhlo::kOutputOperandAlias:
      return ReadOutputOperandAlias(in, out);
    case vhlo::kString: {
      ir::StringAttr string;
      if (!ReadTableString(in, string.value)) return false;
      out = std::move(string);
      return true;
    }
    case vhlo::kTensor:
      return ReadElements(in, out);
    case vhlo::kTypeAttribute: {
      ir::TypeAttr type;
      if (!ReadType(in, type.type)) return false;
      out = std::move(type);
      return true;
    }
    case vhlo::kTypeExtensions: {
      std::vector<int64_t> bounds;
      if (!ReadSignedList(in, bounds)) return false;
      out = IntegerList(bounds);
      return true;
    }
    case vhlo::kResultAccuracy:
      return ReadResultAccuracy(in, out);
    case vhlo::kSubAxisInfo:
    case vhlo::kAxisRef:
    case vhlo::kReplicaGroupMeshAxes:
    case vhlo::kMeshAxis:
    case vhlo::kMesh:
      return ReadMeshPart(code, in, out);
    default:
      return DecodeEnum(code, in, out);
  }
}

}  // namespace lockstep::text::bytecode
