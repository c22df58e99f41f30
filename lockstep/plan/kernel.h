// SPDX-License-Identifier: Apache-2.0
// Kernel: a group of ops as loops over a domain. Every element that is read or written stands at an
// affine place, so a code generator needs to know of arithmetic, not of broadcasts and slices.
//
//   for p in kept dimensions:
//     for each phase: for r in reduced dimensions: load, compute, combine, store
//     compute and store what depends on p alone
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/plan/index_map.h"

namespace lockstep::plan {

using NodeId = uint32_t;
inline constexpr NodeId kNoNode = 0xFFFFFFFFu;

// A condition on the place in the domain: 0 <= index < size.
struct Bound {
  AffineIndex index;
  int64_t size = 0;
  friend bool operator==(const Bound&, const Bound&) = default;
};

enum class NodeKind : uint8_t {
  kConstant,      // element of `literal`, a splat
  kLoad,          // element `access` of buffer `buffer`
  kIota,          // the number `access`
  kCompute,       // `op` of its arguments, all scalars
  kInside,        // arguments[0] where all of `bounds` hold, else arguments[1]
  kReduceResult,  // result `index` of reduction `reduction`
  kParameter,     // argument `index` of a body
};

struct Node {
  NodeKind kind = NodeKind::kConstant;
  ir::OpId op;  // what has the attributes of a kCompute; what a constant was made by
  ir::Opcode opcode = ir::Opcode::kConstant;  // kCompute: what is computed
  DType dtype = DType::kF32;
  std::vector<NodeId> arguments;
  AffineIndex access;
  uint32_t buffer = 0;
  uint32_t index = 0;
  uint32_t reduction = 0;
  Literal literal;
  // What holds wherever the node is evaluated; loads must not touch memory elsewhere.
  std::vector<Bound> bounds;
  // Whether it depends on a reduced dimension, and the number of reductions it waits for.
  bool is_element = false;
  int phase = 0;
};

// A region on scalars as nodes, arguments before uses.
struct Body {
  std::vector<Node> nodes;
  std::vector<NodeId> results;
};

// results = fold of `body` over the reduced dimensions.
struct Reduction {
  ir::OpId op;
  std::vector<NodeId> inputs;
  std::vector<NodeId> inits;
  Body body;
  // The op when the body is that op of its two parameters, in any order.
  bool is_simple = false;
  int phase = 0;
};

struct Store {
  NodeId node = kNoNode;
  uint32_t buffer = 0;
  AffineIndex access;
};

struct Kernel {
  Domain domain;
  std::vector<Node> nodes;  // arguments before uses
  std::vector<Reduction> reductions;
  std::vector<Store> stores;
  // Values behind the buffers: first those that are read, then those that are written.
  std::vector<ir::ValueId> buffers;
  size_t num_inputs = 0;
  int num_phases = 1;
  // (input, output): the output holds the input's elements before the loops run, in place or
  // copied.
  std::vector<std::pair<uint32_t, uint32_t>> updates;

  bool HasReductions() const { return !reductions.empty(); }
  // Whether it stores at a place, or a value, that changes along reduced dimensions.
  bool IsElementStore(const Store& store) const;
  // The last phase that goes through the reduced dimensions: for a reduction, or to store elements.
  int LastElementPhase() const;
};

// A value that a group gives to others, and where in the domain each element is computed.
struct GroupOutput {
  ir::ValueId value;
  IndexMap map;
  // The value is `value`'s first operand but for what is computed: the result of a
  // dynamic_update_slice, of which the group computes operand 1.
  bool is_update = false;
};

// What lowering needs of a group.
struct GroupSpec {
  std::vector<ir::OpId> ops;
  Domain domain;
  std::vector<GroupOutput> outputs;
};

// Why generated loops cannot do this op, whatever it is fused with; empty when they can.
std::string NotGeneratedReason(const ir::Module& module, ir::OpId op);

// Errors: Internal when the group is not what the planner promises (an index that is not affine).
Result<Kernel> LowerGroup(const ir::Module& module, const GroupSpec& group);

// A region of scalars as a body. Errors: Unimplemented naming the op that generated code has not.
Result<Body> LowerBody(const ir::Module& module, ir::RegionId region);

// Merges neighbouring dimensions that every access walks through as one, and drops those of size 1,
// so that loops are few and long.
// `keep_rows`: the innermost dimension stays by itself.
void CollapseDomain(Kernel& kernel, bool keep_rows = false);

}  // namespace lockstep::plan
