// SPDX-License-Identifier: Apache-2.0
// Spelling of LLVM IR.
#include "lockstep/codegen/cpu/ir_text.h"

#include <bit>
#include <cstdio>
#include <cstdlib>
#include <optional>

#include "lockstep/base/numbers.h"

namespace lockstep::codegen::cpu {

std::string ModuleText::Text() const {
  std::string text;
  for (const std::string& declaration : declarations_) text += declaration + "\n";
  for (const auto& [name, function] : functions_) text += function;
  text += "!0 = !{}\n";
  return text;
}

bool IsFloatType(std::string_view scalar) {
  return scalar == "float" || scalar == "double" || scalar == "half";
}

int BitsOf(std::string_view scalar) {
  if (scalar == "float") return 32;
  if (scalar == "double") return 64;
  if (scalar == "half") return 16;
  return std::atoi(std::string(scalar.substr(1)).c_str());
}

std::string FloatConstant(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "0x%016llX",
                static_cast<unsigned long long>(std::bit_cast<uint64_t>(value)));
  return text;
}

std::string FunctionText::Type(std::string_view scalar) const {
  if (lanes == 1) return std::string(scalar);
  return "<" + std::to_string(lanes) + " x " + std::string(scalar) + ">";
}

std::string FunctionText::Suffix(std::string_view scalar) const {
  const std::string bits = std::to_string(BitsOf(scalar));
  const std::string one = (IsFloatType(scalar) ? "f" : "i") + bits;
  return lanes == 1 ? "." + one : ".v" + std::to_string(lanes) + one;
}

std::string FunctionText::Splat(std::string_view scalar, std::string_view constant) const {
  if (lanes == 1) return std::string(constant);
  return "splat (" + std::string(scalar) + " " + std::string(constant) + ")";
}

std::string FunctionText::SplatDouble(double value) const {
  return Splat("double", FloatConstant(value));
}

std::string FunctionText::SplatInt(std::string_view scalar, int64_t value) const {
  return Splat(scalar, std::to_string(value));
}

std::string FunctionText::Emit(const std::string& instruction) {
  const std::string name = "%v" + std::to_string(next_++);
  body_ += "  " + name + " = " + instruction + "\n";
  return name;
}

std::string FunctionText::Alloca(const std::string& type) {
  const std::string name = "%m" + std::to_string(next_++);
  allocas_ += "  " + name + " = alloca " + type + ", align 64\n";
  return name;
}

void FunctionText::Block(const std::string& label) {
  body_ += label + ":\n";
  block_ = label;
}

std::string FunctionText::FreshLabel(std::string_view prefix) {
  return std::string(prefix) + "." + std::to_string(next_label_++);
}

std::string FunctionText::Binary(std::string_view op, std::string_view scalar, std::string_view a,
                                 std::string_view b) {
  return Emit(std::string(op) + " " + Type(scalar) + " " + std::string(a) + ", " + std::string(b));
}

std::string FunctionText::Compare(std::string_view predicate, std::string_view scalar,
                                  std::string_view a, std::string_view b) {
  return Emit((IsFloatType(scalar) ? "fcmp " : "icmp ") + std::string(predicate) + " " +
              Type(scalar) + " " + std::string(a) + ", " + std::string(b));
}

std::string FunctionText::Select(std::string_view condition, std::string_view scalar,
                                 std::string_view a, std::string_view b) {
  return Emit("select " + Type("i1") + " " + std::string(condition) + ", " + Type(scalar) + " " +
              std::string(a) + ", " + Type(scalar) + " " + std::string(b));
}

std::string FunctionText::Cast(std::string_view op, std::string_view from, std::string_view a,
                               std::string_view to) {
  return Emit(std::string(op) + " " + Type(from) + " " + std::string(a) + " to " + Type(to));
}

std::string FunctionText::Intrinsic(std::string_view name, std::string_view scalar,
                                    const std::vector<std::string>& arguments) {
  const std::string type = Type(scalar);
  const std::string full = "@llvm." + std::string(name) + Suffix(scalar);
  std::string types, values;
  for (const std::string& argument : arguments) {
    types += (types.empty() ? "" : ", ") + type;
    values += (values.empty() ? "" : ", ") + type + " " + argument;
  }
  module_.Declare("declare " + type + " " + full + "(" + types + ")");
  return Emit("call " + type + " " + full + "(" + values + ")");
}

void FunctionText::Loop(const std::string& begin, const std::string& end, int64_t step,
                        const std::function<void(const std::string&)>& body) {
  const std::optional<int64_t> from = base::ParseInt64(begin), to = base::ParseInt64(end);
  if (from && to && *from < *to && *to - *from <= step) return body(begin);
  const std::string counter = Alloca("i64");
  const std::string head = FreshLabel("head"), inside = FreshLabel("body"),
                    done = FreshLabel("end");
  Line("store i64 " + begin + ", ptr " + counter);
  Line("br label %" + head);
  Block(head);
  const std::string i = Emit("load i64, ptr " + counter);
  const std::string more = Emit("icmp slt i64 " + i + ", " + end);
  Line("br i1 " + more + ", label %" + inside + ", label %" + done);
  Block(inside);
  body(i);
  const std::string next = Emit("add nsw i64 " + i + ", " + std::to_string(step));
  Line("store i64 " + next + ", ptr " + counter);
  Line("br label %" + head);
  Block(done);
}

std::string FunctionText::InAllLanes(const std::string& condition) {
  if (lanes == 1) return condition;
  const std::string type = Type("i1");
  const std::string name = "@llvm.vector.reduce.and" + Suffix("i1");
  module_.Declare("declare i1 " + name + "(" + type + ")");
  return Emit("call i1 " + name + "(" + type + " " + condition + ")");
}

std::string FunctionText::Broadcast(std::string_view scalar, const std::string& value) {
  if (lanes == 1) return value;
  const std::string type = Type(scalar);
  const std::string one =
      Emit("insertelement " + type + " poison, " + std::string(scalar) + " " + value + ", i64 0");
  return Emit("shufflevector " + type + " " + one + ", " + type + " poison, <" +
              std::to_string(lanes) + " x i32> zeroinitializer");
}

}  // namespace lockstep::codegen::cpu
