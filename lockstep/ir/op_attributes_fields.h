// SPDX-License-Identifier: Apache-2.0
// Fields of attribute structs as attributes and back, for the field types that are not templates.
// op_attributes_impl.h builds enums, lists, optionals and nested structs from these.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/attribute.h"
#include "lockstep/ir/op_attributes.h"
#include "lockstep/ir/ops/collective.h"
#include "lockstep/ir/ops/reduce.h"
#include "lockstep/status.h"

namespace lockstep::ir {

// --- a field as an attribute; what a Unit writes stands for its presence
Attribute WriteField(bool value);
Attribute WriteField(Unit value);
Attribute WriteField(int32_t value);
Attribute WriteField(int64_t value);
Attribute WriteField(uint32_t value);
Attribute WriteField(uint64_t value);
Attribute WriteField(float value);
Attribute WriteField(double value);
Attribute WriteField(const std::string& value);
Attribute WriteField(const Symbol& value);
Attribute WriteField(const std::vector<int64_t>& value);
Attribute WriteField(const std::vector<bool>& value);
Attribute WriteField(const I64Matrix& value);
Attribute WriteField(const Segments& value);
Attribute WriteField(const ReplicaGroups& value);
Attribute WriteField(const Type& value);
Attribute WriteField(const Dictionary& value);
Attribute WriteField(const Attribute& value);
Attribute WriteField(const ElementsAttr& value);
// `[0, 1]`, the spelling of integers inside an attribute struct.
Attribute WriteIntegerList(const std::vector<int64_t>& value);

// --- and back. Integers may have any width in the text, lists of integers any of the spellings
// `array<i64: 0, 1>`, `dense<[0, 1]> : tensor<2xi64>` and `[0, 1]`. Errors: InvalidArgument
// "must be .., found ..".
Status ReadField(const Attribute& attribute, bool& out);
Status ReadField(const Attribute& attribute, Unit& out);
Status ReadField(const Attribute& attribute, int32_t& out);
Status ReadField(const Attribute& attribute, int64_t& out);
Status ReadField(const Attribute& attribute, uint32_t& out);
Status ReadField(const Attribute& attribute, uint64_t& out);
Status ReadField(const Attribute& attribute, float& out);
Status ReadField(const Attribute& attribute, double& out);
Status ReadField(const Attribute& attribute, std::string& out);
Status ReadField(const Attribute& attribute, Symbol& out);
Status ReadField(const Attribute& attribute, std::vector<int64_t>& out);
Status ReadField(const Attribute& attribute, std::vector<bool>& out);
Status ReadField(const Attribute& attribute, I64Matrix& out);
Status ReadField(const Attribute& attribute, Segments& out);
Status ReadField(const Attribute& attribute, ReplicaGroups& out);
Status ReadField(const Attribute& attribute, Type& out);
Status ReadField(const Attribute& attribute, Dictionary& out);
Status ReadField(const Attribute& attribute, Attribute& out);
Status ReadField(const Attribute& attribute, ElementsAttr& out);

// "must be `expected`, found <kind of attribute>".
Status WrongKind(const Attribute& attribute, std::string_view expected);

// --- hashes; equal fields hash equal
inline uint64_t HashField(int64_t value) { return static_cast<uint64_t>(value); }
inline uint64_t HashField(uint64_t value) { return value; }
uint64_t HashField(double value);
uint64_t HashField(const std::string& value);
uint64_t HashField(const Symbol& value);
uint64_t HashField(const std::vector<int64_t>& value);
uint64_t HashField(const std::vector<bool>& value);
uint64_t HashField(const I64Matrix& value);
uint64_t HashField(const Segments& value);
uint64_t HashField(const ReplicaGroups& value);
uint64_t HashField(const Type& value);
uint64_t HashField(const Dictionary& value);
uint64_t HashField(const Attribute& value);
uint64_t HashField(const ElementsAttr& value);

}  // namespace lockstep::ir
