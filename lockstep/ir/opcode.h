// SPDX-License-Identifier: Apache-2.0
// Opcode, the families, and what opcode.def says of each op.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace lockstep::ir {

// The thirteen rooms that every floor has. A function that treats all ops switches over these; each
// family's file switches over its own enum below.
enum class Family : uint8_t {
  kElementwise,
  kReduce,
  kDot,
  kConv,
  kShape,
  kGatherScatter,
  kSort,
  kControl,
  kCollective,
  kRandom,
  kLinalg,
  kQuantized,
  kCustom,
};

enum class Opcode : uint16_t {
#define LS_OP(family, name, ...) k##name,
#include "lockstep/ir/opcode.def"
};

// One enum per family, with the values of Opcode.
enum class ElementwiseOp : uint16_t {
#define LS_OP(...)
#define LS_ELEMENTWISE(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class ReduceOp : uint16_t {
#define LS_OP(...)
#define LS_REDUCE(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class DotOp : uint16_t {
#define LS_OP(...)
#define LS_DOT(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class ConvOp : uint16_t {
#define LS_OP(...)
#define LS_CONV(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class ShapeOp : uint16_t {
#define LS_OP(...)
#define LS_SHAPE(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class GatherScatterOp : uint16_t {
#define LS_OP(...)
#define LS_GATHER_SCATTER(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class SortOp : uint16_t {
#define LS_OP(...)
#define LS_SORT(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class ControlOp : uint16_t {
#define LS_OP(...)
#define LS_CONTROL(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class CollectiveOp : uint16_t {
#define LS_OP(...)
#define LS_COLLECTIVE(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class RandomOp : uint16_t {
#define LS_OP(...)
#define LS_RANDOM(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class LinalgOp : uint16_t {
#define LS_OP(...)
#define LS_LINALG(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class QuantizedOp : uint16_t {
#define LS_OP(...)
#define LS_QUANTIZED(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};
enum class CustomOp : uint16_t {
#define LS_OP(...)
#define LS_CUSTOM(name, ...) k##name = static_cast<uint16_t>(Opcode::k##name),
#include "lockstep/ir/opcode.def"
};

inline constexpr int kNumOpcodes = 0
#define LS_OP(...) +1
#include "lockstep/ir/opcode.def"
    ;

// Facts a pass may ask about an op; bits of OpInfo::traits.
enum Trait : uint32_t {
  kNone = 0,
  kElementwise = 1u << 0,      // result[i] depends on element i of each operand alone
  kCommutative = 1u << 1,      // op(a, b) == op(b, a)
  kIdempotent = 1u << 2,       // op(a, a) == a
  kSideEffect = 1u << 3,       // must run, in order, even when its results are unused
  kTerminator = 1u << 4,       // ends a region
  kConstantLike = 1u << 5,     // its result is its attribute
  kComposite = 1u << 6,        // expand/ has a decomposition into other ops
  kCollective = 1u << 7,       // speaks with other processes
  kSymbol = 1u << 8,           // stands at the top level of a module under a name
  kDeprecated = 1u << 9,       // accepted, not produced
  kSegmented = 1u << 10,       // operandSegmentSizes tells variadic operands apart
  kTranscendental = 1u << 11,  // costs a function's evaluation per element, not an instruction's
};

// A name of an operand, result or region.
struct Slot {
  std::string_view name;
  bool variadic = false;
};

// One row of opcode.def.
struct OpInfo {
  Opcode opcode;
  Family family;
  std::string_view name;  // "stablehlo.add"
  std::string_view form;
  std::span<const Slot> operands;
  std::span<const Slot> results;
  std::span<const Slot> regions;
  std::string_view element_classes;
  uint32_t traits;
  std::string_view since;  // "0.9.0"

  bool Has(Trait trait) const { return (traits & trait) != 0; }
};

const OpInfo& GetOpInfo(Opcode opcode);

// "stablehlo.add".
inline std::string_view OpcodeName(Opcode opcode) { return GetOpInfo(opcode).name; }
inline Family FamilyOf(Opcode opcode) { return GetOpInfo(opcode).family; }

// By full name ("stablehlo.add", "func.call"); nullopt when there is no such op.
std::optional<Opcode> FindOpcode(std::string_view name);

inline bool IsCommutative(Opcode opcode) { return GetOpInfo(opcode).Has(kCommutative); }
inline bool IsElementwise(Opcode opcode) { return GetOpInfo(opcode).Has(kElementwise); }
inline bool IsTerminator(Opcode opcode) { return GetOpInfo(opcode).Has(kTerminator); }

}  // namespace lockstep::ir
