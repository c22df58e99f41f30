// SPDX-License-Identifier: Apache-2.0
// AttributeReader: types, attributes, constants, locations and the aliases for them.
//
// An alias may be used before its definition. The first use of one that is not known yet looks for
// all definitions further down (lines that begin with `#name =` or `!name =`) and reads them.
//
// A few short aliases, each made of the one before twice, would stand for more than any memory
// holds. So each knows how much text it stands for, and all uses together must keep within a
// multiple of the text (kMaxAliasBytes). Locations are exempt: they are shared, never walked whole.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/ir/module.h"
#include "lockstep/text/cursor.h"

namespace lockstep::text {

// Where the attribute `name` was read; for messages.
struct NamedToken {
  std::string_view name;
  Token token;
};

// Whether `kind` ("stablehlo.gather") is an attribute struct of an op.
bool IsKnownStruct(std::string_view kind);

// `array<i64: ..>`.
ir::Attribute IntegerArray(const std::vector<int64_t>& values);

class AttributeReader : public Cursor {
 public:
  AttributeReader(std::string_view text, const ReadOptions& options, base::DiagnosticSink& sink,
                  ir::Module& module)
      : Cursor(text, options, sink), module_(module) {}

  ir::Module& module() { return module_; }

  // --- read/types.cc
  [[nodiscard]] bool ReadType(Type& out);
  // The same, interned; the fast way for spellings seen before.
  [[nodiscard]] bool ReadTypeId(ir::TypeId& out);

  // --- read/attributes.cc
  [[nodiscard]] bool ReadAttribute(ir::Attribute& out);
  // `{a = 1, b}`; adds to `out` and refuses names that are there already. Appends to `names`.
  [[nodiscard]] bool ReadDictionary(ir::Dictionary& out, std::vector<NamedToken>* names = nullptr);
  // `<a = [0], b = 1>`; in forms/structs_reader.cc. REQUIRES: IsKnownStruct(kind).
  [[nodiscard]] bool ReadStruct(std::string_view kind, ir::StructAttr& out);
  // `5`, `-5`.
  [[nodiscard]] bool ReadInteger(int64_t& out);
  // `[0, 1]`.
  [[nodiscard]] bool ReadIntegers(std::vector<int64_t>& out);
  // `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`; in forms/conv_reader.cc.
  [[nodiscard]] bool ReadConvDimensions(ir::StructAttr& out);
  // `@name` or `@"name"`, one part.
  [[nodiscard]] bool ReadSymbolName(std::string& out);
  [[nodiscard]] bool ReadString(std::string& out);
  // The text from the current bracket to the one that closes it, both included.
  [[nodiscard]] bool ReadBalanced(std::string_view& out);

  // --- read/elements.cc
  // `dense<..> : tensor<..>`; the current token is `dense` or `dense_resource`. What only fits a
  // foreign type is kept as text.
  [[nodiscard]] bool ReadElements(ir::Attribute& out);
  // `array<i64: 0, 1>`.
  [[nodiscard]] bool ReadDenseArray(ir::Attribute& out);

  // --- read/locations.cc
  // `loc(..)`, at the word `loc`.
  [[nodiscard]] bool ReadLocation(ir::LocationId& out);
  // The same where it may be absent; `out` is then none.
  [[nodiscard]] bool ReadOptionalLocation(ir::LocationId& out);
  // `#name = ..` or `!name = ..` at the top level.
  [[nodiscard]] bool ReadAliasDefinition();

 private:
  struct Alias {
    enum class State : uint8_t { kUnread, kReading, kRead };
    enum class Kind : uint8_t { kAttribute, kType, kLocation };
    Lexer::State value;  // behind the `=`
    State state = State::kUnread;
    Kind kind = Kind::kAttribute;
    const char* end = nullptr;
    int64_t weight = 0;  // bytes of its text, written out without aliases
    int nesting = 0;     // levels within it
    ir::Attribute attribute;
    Type type;
    ir::LocationId location;
  };

  // types
  bool ReadTypeBody(Type& out);
  bool AtForeignTensor();
  bool ReadTensorBody(std::string_view what, TensorType& out);
  bool ReadDimensions(Shape& out);
  bool ReadDimension(Shape& out);
  bool ReadElementType(ElementType& out);
  bool ReadEncoding(TensorType& out);
  bool ReadBounds(std::vector<int64_t>& out);
  bool ReadTypeList(TokenKind open, TokenKind close, std::vector<Type>& out);
  bool ReadFunctionType(Type& out);
  bool ReadDialectType(Type& out);
  bool ReadQuantized(ElementType& out);
  bool ReadStorageType(Quantization& out);
  bool ReadQuantizationParameter(Quantization& out);
  bool ReadForeignType(Type& out);
  std::string_view SimpleTypeText();

  // attributes
  bool ReadQuoted(size_t begin, std::string& out);
  bool ReadNumber(ir::Attribute& out);
  bool ReadTypedNumber(const char* begin, const Token& number, DType dtype, ir::Attribute& out);
  bool ReadWordAttribute(ir::Attribute& out);
  bool ReadHashAttribute(ir::Attribute& out);
  bool ReadDialectAttribute(ir::Attribute& out);
  bool ReadComplexNumber(ir::Attribute& out);
  bool ReadStructOrEnum(const Token& name, ir::Attribute& out);
  bool ReadForeignAttribute(const char* begin, ir::Attribute& out);
  bool ReadStructField(std::string_view name, ir::StructAttr& out);
  bool ReadForeignText(const char* begin, ir::Attribute& out);
  bool ReadArray(ir::Attribute& out);
  bool ReadEntry(ir::Dictionary::Entry& out);
  bool ReadConvSide(std::string_view side, std::string_view first, std::string_view second,
                    ir::Dictionary& out);

  // elements
  bool ReadBlob(const char* begin, ir::Attribute& out);
  bool ReadElementList(const char* begin, ir::Attribute& out);
  bool ReadTypeOfElements(const char* begin, TensorType& type, bool& foreign, ir::Attribute& out);
  bool ReadResource(const char* begin, ir::Attribute& out);
  void FindResources();

  // locations and aliases
  bool ReadLocationBody(ir::LocationId& out);
  bool ReadNamedLocation(ir::LocationId& out);
  bool ReadFilePosition(ir::Location& out);
  bool ReadLineNumber(uint32_t& out);
  bool ReadFusedLocation(ir::LocationId& out);
  Alias* FindAlias(const Token& name);
  bool Charge(const Token& name, const Alias& alias);
  bool ReadAlias(Alias& alias);
  bool CollectAliases();

  ir::Module& module_;
  std::unordered_map<std::string_view, Alias> aliases_;  // by name, sign included
  bool aliases_collected_ = false;
  int64_t expanded_ = 0;  // what aliases add to the bytes of the definition that is being read
  int64_t total_expanded_ = 0;                                        // weight of all uses so far
  std::unordered_map<std::string_view, ir::TypeId> type_ids_;         // by spelling
  std::unordered_map<std::string_view, std::string_view> resources_;  // blobs by key
  bool resources_found_ = false;
};

}  // namespace lockstep::text
