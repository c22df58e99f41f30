// SPDX-License-Identifier: Apache-2.0
// The entry points of reader.h.
#include "lockstep/text/reader.h"

#include <utility>

#include "lockstep/base/files.h"
#include "lockstep/text/op_reader.h"

namespace lockstep::text {
namespace {

// Reads the whole of `text` by `read`, a function of an OpReader.
template <typename Read>
Status ReadWhole(std::string_view text, Read&& read) {
  base::DiagnosticSink sink;
  const ReadOptions options;
  ir::Module module;
  OpReader reader(text, options, sink, module);
  if (read(reader) && !reader.At(TokenKind::kEnd)) reader.FailExpected("end of input");
  return sink.ToStatus(text, options.first_line);
}

}  // namespace

Result<ir::Module> ReadModule(std::string_view text, const ReadOptions& options,
                              base::DiagnosticSink& sink) {
  ir::Module module;
  module.source_file = options.file;
  OpReader reader(text, options, sink, module);
  if (!reader.ReadProgram()) return sink.ToStatus(text, options.first_line);
  return module;
}

Result<ir::Module> ReadModule(std::string_view text, const ReadOptions& options) {
  base::DiagnosticSink sink;
  return ReadModule(text, options, sink);
}

Result<ir::Module> ReadModuleFile(const std::string& path) {
  LS_ASSIGN_OR_RETURN(const std::string text, base::ReadFile(path));
  ReadOptions options;
  options.file = path;
  return ReadModule(text, options);
}

Result<Literal> ReadLiteral(std::string_view text) {
  LS_ASSIGN_OR_RETURN(const ir::Attribute attribute, ReadAttribute(text));
  const auto* elements = attribute.As<ir::ElementsAttr>();
  if (elements == nullptr) {
    return InvalidArgumentError("expected dense<..> : tensor<..>, found " + attribute.KindName());
  }
  if (elements->type.element.IsQuantized()) {
    return UnimplementedError("a quantized literal: give the storage values as " +
                              std::string(DTypeName(elements->values.dtype())));
  }
  return elements->values;
}

Result<ir::Attribute> ReadAttribute(std::string_view text) {
  ir::Attribute attribute;
  LS_RETURN_IF_ERROR(
      ReadWhole(text, [&](OpReader& reader) { return reader.ReadAttribute(attribute); }));
  return attribute;
}

Result<Type> ReadType(std::string_view text) {
  Type type;
  LS_RETURN_IF_ERROR(ReadWhole(text, [&](OpReader& reader) { return reader.ReadType(type); }));
  return type;
}

}  // namespace lockstep::text
