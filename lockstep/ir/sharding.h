// SPDX-License-Identifier: Apache-2.0
// Shardings as structs. The IR keeps Shardy's attributes and StableHLO's mesh axes as text
// (OpaqueAttr); this reads that text and tells which device holds what.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/status.h"

namespace lockstep::ir {

struct MeshAxis {
  std::string name;
  int64_t size = 1;
  friend bool operator==(const MeshAxis&, const MeshAxis&) = default;
};

// A box of devices with named axes, the first one slowest. No axes: a single device.
struct Mesh {
  std::vector<MeshAxis> axes;
  // The device at each place in row-major order, every one once; empty: the place itself.
  std::vector<int64_t> device_ids;

  int64_t num_devices() const;
  friend bool operator==(const Mesh&, const Mesh&) = default;
};

// An axis, or a part of one: seen as [pre_size, size, rest], its middle. size 0: the whole axis.
struct AxisRef {
  std::string name;
  int64_t pre_size = 1;
  int64_t size = 0;
};

// A mesh by name (sdy.mesh @name) or written out.
struct MeshRef {
  std::string name;
  std::optional<Mesh> mesh;
};

// Along which axes each dimension is cut. Open dimensions and priorities guide only propagation and
// are left out, as are axes that are said to be replicated.
struct TensorSharding {
  MeshRef mesh;
  std::vector<std::vector<AxisRef>> dimensions;
};

// Readers of the attributes' text. Errors: InvalidArgument with the text and what was expected.
Result<Mesh> ReadMesh(const Attribute& attribute);                // #sdy.mesh<["x"=2]>
Result<TensorSharding> ReadSharding(const Attribute& attribute);  // #sdy.sharding<@m, [{"x"}]>
// #sdy.sharding_per_value<[<@m, [{"x"}]>, ..]>
Result<std::vector<TensorSharding>> ReadShardings(const Attribute& attribute);
// #sdy<manual_axes{"x", "y"}>
Result<std::vector<std::string>> ReadManualAxes(const Attribute& attribute);

// Errors: NotFound when the module has no sdy.mesh of that name, or those of ReadMesh.
Result<Mesh> ResolveMesh(const Module& module, const MeshRef& ref);

// Groups of devices: #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [..]>. Devices that agree
// on all that is not listed form a group, ordered by what is listed.
Result<I64Matrix> ExpandMeshAxes(const Module& module, const Attribute& attribute);

// Where `device` stands along `axes` taken together, the first one slowest, and how many places
// there are. Errors: InvalidArgument for an axis that the mesh does not have or that is not cut so.
struct AxisPlace {
  int64_t index = 0;
  int64_t count = 1;
};
Result<AxisPlace> PlaceAlong(const Mesh& mesh, std::span<const AxisRef> axes, int64_t device);

}  // namespace lockstep::ir
