// SPDX-License-Identifier: Apache-2.0
// Regions on scalars as functions over columns of values.
#include "lockstep/codegen/cpu/column_function.h"

#include <algorithm>
#include <vector>

#include "lockstep/codegen/cpu/elementwise/elementwise.h"
#include "lockstep/codegen/cpu/memory_access.h"
#include "lockstep/codegen/cpu/reductions.h"

namespace lockstep::codegen::cpu {

using plan::Node;
using plan::NodeId;
using plan::NodeKind;

std::string EmitColumnFunction(ModuleText& module_text, const ir::Module& module,
                               const plan::Body& body) {
  // As a kernel: parameters are loads along one dimension that is cut by the caller.
  FunctionText f(module_text);
  std::vector<DType> inputs, outputs;
  for (const Node& node : body.nodes) {
    if (node.kind == NodeKind::kParameter) inputs.push_back(node.dtype);
  }
  for (const NodeId result : body.results) outputs.push_back(body.nodes[result].dtype);
  const auto pointers = [&](const char* table, size_t count) {
    std::vector<std::string> columns;
    for (size_t i = 0; i < count; ++i) {
      const std::string slot = f.Emit("getelementptr inbounds ptr, ptr " + std::string(table) +
                                      ", i64 " + std::to_string(i));
      columns.push_back(f.Emit("load ptr, ptr " + slot));
    }
    return columns;
  };
  const std::vector<std::string> in = pointers("%inputs", inputs.size());
  const std::vector<std::string> out = pointers("%outputs", outputs.size());
  const auto address = [&](const std::string& column, std::string_view type,
                           const std::string& place) {
    return f.Emit("getelementptr inbounds " + std::string(type) + ", ptr " + column + ", i64 " +
                  place);
  };
  // for (i = from; i + lanes <= n; i += lanes)
  const auto loop = [&](const std::string& from, int lanes) {
    const std::string counter = f.Alloca("i64");
    const std::string head = f.FreshLabel("head"), inside = f.FreshLabel("body"),
                      done = f.FreshLabel("end");
    f.Line("store i64 " + from + ", ptr " + counter);
    f.Line("br label %" + head);
    f.Block(head);
    f.lanes = 1;
    const std::string i = f.Emit("load i64, ptr " + counter);
    const std::string next = f.Emit("add nsw i64 " + i + ", " + std::to_string(lanes));
    const std::string fits = f.Emit("icmp sle i64 " + next + ", %n");
    f.Line("br i1 " + fits + ", label %" + inside + ", label %" + done);
    f.Block(inside);
    f.lanes = lanes;
    const auto load = [&](DType dtype, const std::string& column, const std::string& place) {
      const std::string_view type = MemoryType(dtype);
      return FromMemory(
          f, dtype,
          f.Emit("load " + f.Type(type) + ", ptr " + address(column, type, place) + ", align 1"));
    };
    std::vector<Lanes> parameters;
    for (size_t k = 0; k < inputs.size(); ++k) {
      if (!IsComplex(inputs[k])) {
        parameters.push_back({inputs[k], load(inputs[k], in[k], i), ""});
        continue;
      }
      const DType part = ComplexPart(inputs[k]);  // one at a time: see `lanes` below
      const std::string re = f.Emit("mul nsw i64 " + i + ", 2");
      const std::string im = f.Emit("add nsw i64 " + re + ", 1");
      parameters.push_back({inputs[k], load(part, in[k], re), load(part, in[k], im)});
    }
    const std::vector<Lanes> results = EmitBody(f, module, body, parameters);
    const auto store = [&](DType dtype, const std::string& value, const std::string& column,
                           const std::string& place) {
      const std::string_view type = MemoryType(dtype);
      f.Line("store " + f.Type(type) + " " + ToMemory(f, dtype, value) + ", ptr " +
             address(column, type, place) + ", align 1");
    };
    for (size_t k = 0; k < outputs.size(); ++k) {
      if (!IsComplex(outputs[k])) {
        store(outputs[k], results[k].re, out[k], i);
        continue;
      }
      const DType part = ComplexPart(outputs[k]);
      const std::string re = f.Emit("mul nsw i64 " + i + ", 2");
      const std::string im = f.Emit("add nsw i64 " + re + ", 1");
      store(part, results[k].re, out[k], re);
      store(part, results[k].im, out[k], im);
    }
    f.Line("store i64 " + next + ", ptr " + counter);
    f.Line("br label %" + head);
    f.Block(done);
    return i;
  };
  const auto is_complex = [](DType dtype) { return IsComplex(dtype); };
  const bool pairs = std::any_of(inputs.begin(), inputs.end(), is_complex) ||
                     std::any_of(outputs.begin(), outputs.end(), is_complex);
  const std::string rest = pairs ? "0" : loop("0", kLanes);
  loop(rest, 1);
  f.Line("ret void");
  return "define void @KERNEL(ptr %inputs, ptr %outputs, i64 %n) {\n" + f.body() + "}\n";
}

}  // namespace lockstep::codegen::cpu
