// SPDX-License-Identifier: Apache-2.0
// The numbers that stand for attributes and types in bytecode: of the builtin, vhlo and sdy
// dialects.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "lockstep/dtype.h"
#include "lockstep/text/bytecode/versions.h"

namespace lockstep::text::bytecode {

namespace builtin {
enum AttributeCode : uint64_t {
  kArray = 0,
  kDictionary = 1,
  kString = 2,
  kStringWithType = 3,
  kFlatSymbol = 4,
  kSymbol = 5,
  kTypeAttribute = 6,
  kUnit = 7,
  kInteger = 8,
  kFloat = 9,
  kCallSiteLocation = 10,
  kFileLocation = 11,
  kFusedLocation = 12,
  kFusedLocationWithMetadata = 13,
  kNameLocation = 14,
  kUnknownLocation = 15,
  kDenseArray = 17,
  kDenseElements = 18,
  kFileRangeLocation = 22,
};
enum TypeCode : uint64_t {
  kIntegerType = 0,
  kIndexType = 1,
  kFunctionType = 2,
  kBF16Type = 3,
  kF16Type = 4,
  kF32Type = 5,
  kF64Type = 6,
  kComplexType = 9,
  kNoneType = 12,
  kTensorType = 13,
  kTupleType = 15,
};
}  // namespace builtin

namespace vhlo {
enum AttributeCode : uint64_t {
  kArray = 1,
  kBool = 2,
  kComparisonDirection = 3,
  kComparisonType = 4,
  kApiVersion = 5,
  kDictionary = 6,
  kFftType = 7,
  kFloat = 8,
  kInteger = 9,
  kOutputOperandAlias = 10,
  kPrecision = 11,
  kRngAlgorithm = 12,
  kRngDistribution = 13,
  kString = 14,
  kTensor = 15,
  kTranspose = 16,
  kTypeAttribute = 17,
  kTypeExtensions = 18,
  kResultAccuracyMode = 19,
  kResultAccuracy = 20,
  kSubAxisInfo = 21,
  kAxisRef = 22,
  kReplicaGroupMeshAxes = 23,
  kMeshAxis = 24,
  kMesh = 25,
};
enum TypeCode : uint64_t {
  kBoolType = 0,
  kComplexType = 1,
  kFunctionType = 8,
  kTensorType = 20,
  kTensorWithExtensionsType = 21,
  kTokenType = 22,
  kTupleType = 23,
  kQuantizedType = 24,
  kUnrankedTensorType = 25,
  kWitnessType = 26,
  kQuantizedPerAxisType = 30,
  kNoneType = 33,
  kTF32Type = 34,
  kBufferType = 41,
  kFutureType = 42,
};

// An enum attribute: its code, its kind in the IR and its values, in order. What StableHLO does not
// name is "".
struct EnumRow {
  uint64_t code;
  std::string_view kind;
  std::span<const std::string_view> names;
};
const EnumRow* FindEnum(uint64_t code);
const EnumRow* FindEnum(std::string_view kind);
}  // namespace vhlo

namespace sdy {
enum AttributeCode : uint64_t {
  kManualAxes = 0,
  kMeshAxis = 1,
  kMesh = 2,
  kSubAxisInfo = 3,
  kAxisRef = 4,
  kDimensionSharding = 5,
  kTensorSharding = 6,
  kTensorShardingPerValue = 7,
  kDimensionMapping = 8,
  kTensorMapping = 9,
  kShardingRule = 10,
  kTensorShardingWithUnreduced = 15,
};
}  // namespace sdy

// A plain element type of vhlo.
struct ElementRow {
  DType dtype;
  uint64_t code;
  Version since;
};
const ElementRow* FindElement(uint64_t code);
// Null for complex types, which hold their part.
const ElementRow* FindElement(DType dtype);

}  // namespace lockstep::text::bytecode
