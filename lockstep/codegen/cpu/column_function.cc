// SPDX-License-Identifier: Apache-2.0
// Regions on scalars as functions over columns of values.
#include "lockstep/codegen/cpu/column_function.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "lockstep/codegen/cpu/elementwise/elementwise.h"
#include "lockstep/codegen/cpu/memory_access.h"
#include "lockstep/codegen/cpu/reductions.h"

namespace lockstep::codegen::cpu {

using plan::Node;
using plan::NodeId;
using plan::NodeKind;

namespace {

// Parameters are loads along one dimension that the caller cuts, results are stores.
class ColumnEmitter {
 public:
  ColumnEmitter(ModuleText& module_text, const ir::Module& module, const plan::Body& body)
      : f_(module_text), module_(module), body_(body) {
    for (const Node& node : body.nodes) {
      if (node.kind == NodeKind::kParameter) inputs_.push_back(node.dtype);
    }
    for (const NodeId result : body.results) outputs_.push_back(body.nodes[result].dtype);
  }

  std::string Run() {
    in_ = LoadPointers("%inputs", inputs_.size());
    out_ = LoadPointers("%outputs", outputs_.size());
    // Complex numbers lie in pairs: one at a time.
    const auto is_complex = [](DType dtype) { return IsComplex(dtype); };
    const bool pairs = std::any_of(inputs_.begin(), inputs_.end(), is_complex) ||
                       std::any_of(outputs_.begin(), outputs_.end(), is_complex);
    const std::string whole =
        pairs ? "0" : f_.Emit("and i64 %n, " + std::to_string(-int64_t{kLanes}));
    if (!pairs) EmitColumns("0", whole, kLanes);
    EmitColumns(whole, "%n", 1);
    f_.Line("ret void");
    return "define void @KERNEL(ptr %inputs, ptr %outputs, i64 %n) {\n" + f_.body() + "}\n";
  }

 private:
  std::vector<std::string> LoadPointers(const std::string& table, size_t count) {
    std::vector<std::string> columns;
    for (size_t i = 0; i < count; ++i) {
      const std::string slot =
          f_.Emit("getelementptr inbounds ptr, ptr " + table + ", i64 " + std::to_string(i));
      columns.push_back(f_.Emit("load ptr, ptr " + slot));
    }
    return columns;
  }

  void EmitColumns(const std::string& begin, const std::string& end, int lanes) {
    f_.lanes = lanes;
    f_.Loop(begin, end, lanes, [&](const std::string& i) {
      std::vector<Lanes> parameters;
      for (size_t k = 0; k < inputs_.size(); ++k) parameters.push_back(Load(inputs_[k], in_[k], i));
      const std::vector<Lanes> results = EmitBody(f_, module_, body_, parameters);
      for (size_t k = 0; k < outputs_.size(); ++k) Store(results[k], out_[k], i);
    });
  }

  Lanes Load(DType dtype, const std::string& column, const std::string& i) {
    if (!IsComplex(dtype)) return {dtype, LoadPart(dtype, column, i), ""};
    const auto [re, im] = PlacesOfPair(i);
    const DType part = ComplexPart(dtype);
    return {dtype, LoadPart(part, column, re), LoadPart(part, column, im)};
  }

  void Store(const Lanes& value, const std::string& column, const std::string& i) {
    if (!IsComplex(value.dtype)) return StorePart(value.dtype, value.re, column, i);
    const auto [re, im] = PlacesOfPair(i);
    StorePart(ComplexPart(value.dtype), value.re, column, re);
    StorePart(ComplexPart(value.dtype), value.im, column, im);
  }

  std::pair<std::string, std::string> PlacesOfPair(const std::string& i) {
    const std::string re = f_.Emit("mul nsw i64 " + i + ", 2");
    return {re, f_.Emit("add nsw i64 " + re + ", 1")};
  }

  std::string LoadPart(DType dtype, const std::string& column, const std::string& place) {
    const std::string_view type = MemoryType(dtype);
    const std::string raw =
        f_.Emit("load " + f_.Type(type) + ", ptr " + Address(column, type, place) + ", align 1");
    return FromMemory(f_, dtype, raw);
  }

  void StorePart(DType dtype, const std::string& value, const std::string& column,
                 const std::string& place) {
    const std::string_view type = MemoryType(dtype);
    f_.Line("store " + f_.Type(type) + " " + ToMemory(f_, dtype, value) + ", ptr " +
            Address(column, type, place) + ", align 1");
  }

  std::string Address(const std::string& column, std::string_view type, const std::string& place) {
    return f_.Emit("getelementptr inbounds " + std::string(type) + ", ptr " + column + ", i64 " +
                   place);
  }

  FunctionText f_;
  const ir::Module& module_;
  const plan::Body& body_;
  std::vector<DType> inputs_, outputs_;
  std::vector<std::string> in_, out_;  // addresses of the columns
};

}  // namespace

std::string EmitColumnFunction(ModuleText& module_text, const ir::Module& module,
                               const plan::Body& body) {
  return ColumnEmitter(module_text, module, body).Run();
}

}  // namespace lockstep::codegen::cpu
