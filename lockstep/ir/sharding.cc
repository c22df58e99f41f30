// SPDX-License-Identifier: Apache-2.0
// Reading of shardings and meshes, and places of devices in a mesh. See sharding.h.
#include "lockstep/ir/sharding.h"

#include <algorithm>
#include <map>

#include "lockstep/base/numbers.h"
#include "lockstep/base/strings.h"
#include "lockstep/ir/ops/collective.h"

namespace lockstep::ir {

using base::StrCat;

namespace {

// Devices of a mesh; more is taken for a mistake.
constexpr int64_t kMaxDevices = int64_t{1} << 20;

// The text of one attribute. Every Read.. gives false after a failure, and the first one is kept.
class ShardingReader {
 public:
  explicit ShardingReader(std::string_view text) : text_(text), rest_(text) {}

  // `word` when it is next, behind spaces.
  bool Consume(std::string_view word) {
    SkipSpaces();
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  bool Expect(std::string_view word) { return Consume(word) || Fail(StrCat("'", word, "'")); }

  bool ReadInteger(int64_t& out) {
    SkipSpaces();
    size_t size = 0;
    while (size < rest_.size() && rest_[size] >= '0' && rest_[size] <= '9') ++size;
    const auto value = base::ParseInt64(rest_.substr(0, size));
    if (!value) return Fail("a number");
    rest_.remove_prefix(size);
    out = *value;
    return true;
  }

  bool ReadString(std::string& out) {
    if (!Expect("\"")) return false;
    const size_t end = rest_.find('"');
    if (end == rest_.npos) return Fail("a closing '\"'");
    out = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return true;
  }

  // @name or @"name"
  bool ReadSymbol(std::string& out) {
    if (!Expect("@")) return false;
    if (rest_.starts_with('"')) return ReadString(out);
    constexpr std::string_view kEnds = " \t\r\n,<>[]{}()=";
    const size_t end = std::min(rest_.find_first_of(kEnds), rest_.size());
    if (end == 0) return Fail("a name");
    out = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return true;
  }

  // `open` [item {, item}] `close`
  template <typename ReadItem>
  bool ReadList(std::string_view open, std::string_view close, ReadItem read_item) {
    if (!Expect(open)) return false;
    if (Consume(close)) return true;
    do {
      if (!read_item()) return false;
    } while (Consume(","));
    return Expect(close);
  }

  bool ReadEnd() {
    SkipSpaces();
    return rest_.empty() || Fail("the end");
  }

  bool Fail(const std::string& expected) {
    if (status_.ok()) {
      status_ = InvalidArgumentError(StrCat("expected ", expected, " at '", rest_.substr(0, 24),
                                            "' of '", text_.substr(0, 200), "'"));
    }
    return false;
  }
  const Status& status() const { return status_; }

 private:
  void SkipSpaces() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
  }

  std::string_view text_;
  std::string_view rest_;
  Status status_;
};

// Reads all of an attribute that is kept as text.
template <typename T, typename Read>
Result<T> ReadAll(const Attribute& attribute, Read read) {
  const auto* opaque = attribute.As<OpaqueAttr>();
  if (opaque == nullptr) {
    return InvalidArgumentError(StrCat("expected a sharding, found ", attribute.KindName()));
  }
  ShardingReader reader(opaque->text);
  T value;
  if (read(reader, value) && reader.ReadEnd()) return value;
  return reader.status();
}

bool CheckMesh(ShardingReader& reader, const Mesh& mesh) {
  int64_t count = 1;
  for (const MeshAxis& axis : mesh.axes) {
    if (axis.size < 1 || axis.size > kMaxDevices / count) {
      return reader.Fail("a mesh of 1 to 2^20 devices");
    }
    count *= axis.size;
  }
  if (mesh.axes.empty() || mesh.device_ids.empty()) return true;
  std::vector<int64_t> ids = mesh.device_ids;
  std::ranges::sort(ids);
  for (size_t i = 0; i < ids.size(); ++i) {
    if (ids[i] != static_cast<int64_t>(i)) return reader.Fail("every device id once");
  }
  return static_cast<int64_t>(ids.size()) == count || reader.Fail("one device id per place");
}

// <["x"=2, "y"=4], device_ids=[..]>
bool ReadMeshBody(ShardingReader& reader, Mesh& mesh) {
  const auto read_axis = [&] {
    MeshAxis& axis = mesh.axes.emplace_back();
    return reader.ReadString(axis.name) && reader.Expect("=") && reader.ReadInteger(axis.size);
  };
  const auto read_id = [&] { return reader.ReadInteger(mesh.device_ids.emplace_back()); };
  if (!reader.Expect("<") || !reader.ReadList("[", "]", read_axis)) return false;
  if (reader.Consume(",") &&
      !(reader.Expect("device_ids") && reader.Expect("=") && reader.ReadList("[", "]", read_id))) {
    return false;
  }
  return reader.Expect(">") && CheckMesh(reader, mesh);
}

// (2)4
bool ReadSubAxis(ShardingReader& reader, AxisRef& axis) {
  return reader.Expect("(") && reader.ReadInteger(axis.pre_size) && reader.Expect(")") &&
         reader.ReadInteger(axis.size) &&
         ((axis.pre_size > 0 && axis.size > 0) || reader.Fail("sizes above 0"));
}

// "x" or "x":(2)4
bool ReadAxisRef(ShardingReader& reader, AxisRef& axis) {
  if (!reader.ReadString(axis.name)) return false;
  return !reader.Consume(":") || ReadSubAxis(reader, axis);
}

// {"x", "y", ?}p1
bool ReadDimension(ShardingReader& reader, std::vector<AxisRef>& axes) {
  const auto read_axis = [&] {
    return reader.Consume("?") || ReadAxisRef(reader, axes.emplace_back());
  };
  int64_t priority = 0;
  return reader.ReadList("{", "}", read_axis) &&
         (!reader.Consume("p") || reader.ReadInteger(priority));
}

// <@mesh, [{"x"}, {}], replicated={"y"}, unreduced={}>
bool ReadShardingBody(ShardingReader& reader, TensorSharding& sharding) {
  if (!reader.Expect("<")) return false;
  if (reader.Consume("#sdy.mesh") || reader.Consume("mesh")) {
    if (!ReadMeshBody(reader, sharding.mesh.mesh.emplace())) return false;
  } else if (!reader.ReadSymbol(sharding.mesh.name)) {
    return false;
  }
  const auto read_dimension = [&] {
    return ReadDimension(reader, sharding.dimensions.emplace_back());
  };
  if (!reader.Expect(",") || !reader.ReadList("[", "]", read_dimension)) return false;
  while (reader.Consume(",")) {
    std::vector<AxisRef> ignored;
    if (reader.Consume("unreduced")) {
      if (!reader.Expect("=") || !ReadDimension(reader, ignored)) return false;
      if (!ignored.empty()) return reader.Fail("no unreduced axes");
    } else if (!reader.Expect("replicated") || !reader.Expect("=") ||
               !ReadDimension(reader, ignored)) {
      return false;
    }
  }
  return reader.Expect(">");
}

// name = "x"
bool ReadName(ShardingReader& reader, std::string& name) {
  return reader.Expect("name") && reader.Expect("=") && reader.ReadString(name);
}

// <axes = [<name = "x", size = 2>], device_ids = dense<[0, 1]> : tensor<2xi64>>
bool ReadStablehloMesh(ShardingReader& reader, Mesh& mesh) {
  const auto read_axis = [&] {
    MeshAxis& axis = mesh.axes.emplace_back();
    reader.Consume("#stablehlo.mesh_axis");
    return reader.Expect("<") && ReadName(reader, axis.name) && reader.Expect(",") &&
           reader.Expect("size") && reader.Expect("=") && reader.ReadInteger(axis.size) &&
           reader.Expect(">");
  };
  const auto read_id = [&] { return reader.ReadInteger(mesh.device_ids.emplace_back()); };
  if (!reader.Expect("<") || !reader.Expect("axes") || !reader.Expect("=") ||
      !reader.ReadList("[", "]", read_axis)) {
    return false;
  }
  if (reader.Consume(",")) {
    int64_t count = 0;
    if (!reader.Expect("device_ids") || !reader.Expect("=") || !reader.Expect("dense<") ||
        !reader.ReadList("[", "]", read_id) || !reader.Expect(">") || !reader.Expect(":") ||
        !reader.Expect("tensor<") || !reader.ReadInteger(count) || !reader.Expect("xi64>")) {
      return false;
    }
  }
  return reader.Expect(">") && CheckMesh(reader, mesh);
}

// <name = "x", sub_axis_info = (2)4>
bool ReadStablehloAxis(ShardingReader& reader, AxisRef& axis) {
  reader.Consume("#stablehlo.axis_ref");
  if (!reader.Expect("<") || !ReadName(reader, axis.name)) return false;
  if (reader.Consume(",")) {
    if (!reader.Expect("sub_axis_info") || !reader.Expect("=")) return false;
    const bool is_wrapped = reader.Consume("#stablehlo.sub_axis_info<") || reader.Consume("<");
    if (!ReadSubAxis(reader, axis) || (is_wrapped && !reader.Expect(">"))) return false;
  }
  return reader.Expect(">");
}

struct MeshAxes {
  MeshRef mesh;
  std::vector<AxisRef> axes;
};

bool ReadMeshAxes(ShardingReader& reader, MeshAxes& out) {
  if (!reader.Expect("#stablehlo.replica_group_mesh_axes") || !reader.Expect("<") ||
      !reader.Expect("mesh") || !reader.Expect("=")) {
    return false;
  }
  const bool is_inline = reader.Consume("#stablehlo.mesh");
  const auto read_axis = [&] { return ReadStablehloAxis(reader, out.axes.emplace_back()); };
  return (is_inline ? ReadStablehloMesh(reader, out.mesh.mesh.emplace())
                    : reader.ReadSymbol(out.mesh.name)) &&
         reader.Expect(",") && reader.Expect("axes") && reader.Expect("=") &&
         reader.ReadList("[", "]", read_axis) && reader.Expect(">");
}

// What an axis is cut into: [before, size, after] places.
struct Cut {
  int64_t before = 1, size = 1, after = 1;
};

Result<Cut> CutOf(const Mesh& mesh, const AxisRef& ref, size_t& axis) {
  const auto found = std::ranges::find(mesh.axes, ref.name, &MeshAxis::name);
  if (found == mesh.axes.end()) {
    return InvalidArgumentError(StrCat("the mesh has no axis \"", ref.name, "\""));
  }
  axis = static_cast<size_t>(found - mesh.axes.begin());
  if (ref.size == 0) return Cut{1, found->size, 1};
  if (found->size % ref.pre_size != 0 || (found->size / ref.pre_size) % ref.size != 0) {
    return InvalidArgumentError(StrCat("axis \"", ref.name, "\" of size ", found->size,
                                       " has no part (", ref.pre_size, ")", ref.size));
  }
  return Cut{ref.pre_size, ref.size, found->size / ref.pre_size / ref.size};
}

// The coordinates of a place in row-major order.
std::vector<int64_t> Coordinates(const Mesh& mesh, int64_t place) {
  std::vector<int64_t> coordinates(mesh.axes.size());
  for (size_t d = mesh.axes.size(); d-- > 0;) {
    coordinates[d] = place % mesh.axes[d].size;
    place /= mesh.axes[d].size;
  }
  return coordinates;
}

Result<AxisPlace> PlaceAlong(const Mesh& mesh, std::span<const AxisRef> axes,
                             const std::vector<int64_t>& coordinates) {
  std::vector<int64_t> used(mesh.axes.size(), 1);
  AxisPlace place;
  for (const AxisRef& ref : axes) {
    size_t axis = 0;
    LS_ASSIGN_OR_RETURN(const Cut cut, CutOf(mesh, ref, axis));
    place.index = place.index * cut.size + coordinates[axis] / cut.after % cut.size;
    place.count *= cut.size;
    used[axis] *= cut.size;
    if (used[axis] > mesh.axes[axis].size) {
      return InvalidArgumentError(StrCat("axis \"", ref.name, "\" is used twice"));
    }
  }
  return place;
}

}  // namespace

int64_t Mesh::num_devices() const {
  int64_t count = 1;
  for (const MeshAxis& axis : axes) count *= axis.size;
  return count;
}

Result<Mesh> ReadMesh(const Attribute& attribute) {
  return ReadAll<Mesh>(attribute, [](ShardingReader& reader, Mesh& mesh) {
    return reader.Expect("#sdy.mesh") && ReadMeshBody(reader, mesh);
  });
}

Result<TensorSharding> ReadSharding(const Attribute& attribute) {
  return ReadAll<TensorSharding>(attribute, [](ShardingReader& reader, TensorSharding& sharding) {
    return reader.Expect("#sdy.sharding") && ReadShardingBody(reader, sharding);
  });
}

Result<std::vector<TensorSharding>> ReadShardings(const Attribute& attribute) {
  using Shardings = std::vector<TensorSharding>;
  return ReadAll<Shardings>(attribute, [](ShardingReader& reader, Shardings& shardings) {
    const auto read = [&] {
      reader.Consume("#sdy.sharding");
      return ReadShardingBody(reader, shardings.emplace_back());
    };
    return reader.Expect("#sdy.sharding_per_value") && reader.Expect("<") &&
           reader.ReadList("[", "]", read) && reader.Expect(">");
  });
}

Result<std::vector<std::string>> ReadManualAxes(const Attribute& attribute) {
  using Names = std::vector<std::string>;
  return ReadAll<Names>(attribute, [](ShardingReader& reader, Names& names) {
    const auto read = [&] { return reader.ReadString(names.emplace_back()); };
    const bool is_short = reader.Consume("#sdy<manual_axes");
    return (is_short || reader.Expect("#sdy.manual_axes<")) && reader.ReadList("{", "}", read) &&
           reader.Expect(">");
  });
}

Result<Mesh> ResolveMesh(const Module& module, const MeshRef& ref) {
  if (ref.mesh) return *ref.mesh;
  for (const OpId op : module.ops(module.top_level())) {
    if (module.opcode(op) != Opcode::kSdyMesh) continue;
    const auto& attributes = module.attrs<SdyMeshAttrs>(op);
    if (attributes.sym_name == ref.name) return ReadMesh(attributes.mesh);
  }
  return NotFoundError(StrCat("there is no sdy.mesh @", ref.name));
}

Result<AxisPlace> PlaceAlong(const Mesh& mesh, std::span<const AxisRef> axes, int64_t device) {
  int64_t place = device;
  if (!mesh.axes.empty() && !mesh.device_ids.empty()) {
    place = std::ranges::find(mesh.device_ids, device) - mesh.device_ids.begin();
  }
  return PlaceAlong(mesh, axes, Coordinates(mesh, place));
}

Result<I64Matrix> ExpandMeshAxes(const Module& module, const Attribute& attribute) {
  LS_ASSIGN_OR_RETURN(const MeshAxes listed, ReadAll<MeshAxes>(attribute, ReadMeshAxes));
  LS_ASSIGN_OR_RETURN(const Mesh mesh, ResolveMesh(module, listed.mesh));
  // The key of a group: coordinates with what is listed taken out.
  std::map<std::vector<int64_t>, std::map<int64_t, int64_t>> groups;  // key -> index -> device
  int64_t size = 1;
  for (int64_t place = 0; place < mesh.num_devices(); ++place) {
    std::vector<int64_t> key = Coordinates(mesh, place);
    LS_ASSIGN_OR_RETURN(const AxisPlace along, PlaceAlong(mesh, listed.axes, key));
    for (const AxisRef& ref : listed.axes) {
      size_t axis = 0;
      LS_ASSIGN_OR_RETURN(const Cut cut, CutOf(mesh, ref, axis));
      key[axis] -= key[axis] / cut.after % cut.size * cut.after;
    }
    groups[key][along.index] =
        mesh.device_ids.empty() ? place : mesh.device_ids[static_cast<size_t>(place)];
    size = along.count;
  }
  I64Matrix matrix{static_cast<int64_t>(groups.size()), size, {}};
  for (const auto& [key, devices] : groups) {
    for (const auto& [index, device] : devices) matrix.values.push_back(device);
  }
  if (static_cast<int64_t>(matrix.values.size()) == mesh.num_devices()) return matrix;
  return InvalidArgumentError("parts of an axis of replica_groups overlap");
}

}  // namespace lockstep::ir
