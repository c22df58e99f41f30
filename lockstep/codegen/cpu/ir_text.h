// SPDX-License-Identifier: Apache-2.0
// LLVM IR as text, put together from instructions. Everything is in SSA form with names from a
// counter, and instructions come for `lanes` elements at once: a vector, or a scalar when it is 1.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::codegen::cpu {

// Elements that one vector instruction works on, whatever the processor: LLVM cuts it to the width
// of its registers. One number everywhere makes results the same on all of them.
inline constexpr int kLanes = 16;

// The module that functions are added to.
class ModuleText {
 public:
  // "declare <type> @name(<arguments>)", once.
  void Declare(const std::string& declaration) { declarations_.insert(declaration); }
  // Adds a whole definition, unless one of that name is there.
  void Define(const std::string& name, const std::string& text) { functions_.emplace(name, text); }
  bool IsDefined(const std::string& name) const { return functions_.contains(name); }
  std::string Text() const;

 private:
  std::set<std::string> declarations_;
  std::map<std::string, std::string> functions_;
};

// The body of a function under construction.
class FunctionText {
 public:
  explicit FunctionText(ModuleText& module) : module_(module) {}

  int lanes = 1;
  ModuleText& module() { return module_; }

  // "<16 x float>" for "float" while lanes is 16.
  std::string Type(std::string_view scalar) const;
  // ".v16f32" and the like: how intrinsics spell a type.
  std::string Suffix(std::string_view scalar) const;
  // A constant of every lane.
  std::string Splat(std::string_view scalar, std::string_view constant) const;
  std::string SplatDouble(double value) const;
  std::string SplatInt(std::string_view scalar, int64_t value) const;

  // Appends "  %n = <instruction>" and returns "%n".
  std::string Emit(const std::string& instruction);
  // Appends a line without a result.
  void Line(const std::string& instruction) { body_ += "  " + instruction + "\n"; }
  // Memory for one value of `type` for as long as the function runs; its name.
  std::string Alloca(const std::string& type);
  // Begins a block.
  void Block(const std::string& label);
  std::string FreshLabel(std::string_view prefix);
  const std::string& current_block() const { return block_; }

  // "<op> <type> a, b" on lanes.
  std::string Binary(std::string_view op, std::string_view scalar, std::string_view a,
                     std::string_view b);
  std::string Compare(std::string_view predicate, std::string_view scalar, std::string_view a,
                      std::string_view b);  // fcmp for float types, else icmp
  std::string Select(std::string_view condition, std::string_view scalar, std::string_view a,
                     std::string_view b);
  // "<op> <from> a to <to>".
  std::string Cast(std::string_view op, std::string_view from, std::string_view a,
                   std::string_view to);
  // An intrinsic whose arguments and result are of one type, declared on the way.
  std::string Intrinsic(std::string_view name, std::string_view scalar,
                        const std::vector<std::string>& arguments);

  // One i1: `condition` holds in every lane.
  std::string InAllLanes(const std::string& condition);
  // A scalar in every lane.
  std::string Broadcast(std::string_view scalar, const std::string& value);

  // for (i = begin; i < end; i += step) body(i), all i64. A loop known to run once is its body.
  void Loop(const std::string& begin, const std::string& end, int64_t step,
            const std::function<void(const std::string&)>& body);

  // The blocks, with the one called entry first.
  std::string body() const { return "entry:\n" + allocas_ + body_; }

 private:
  ModuleText& module_;
  std::string allocas_;
  std::string body_;
  std::string block_ = "entry";
  int next_ = 0;
  int next_label_ = 0;
};

bool IsFloatType(std::string_view scalar);
// 64 for "double" and "i64".
int BitsOf(std::string_view scalar);
// 0x-spelling that LLVM reads exactly, for float and double alike.
std::string FloatConstant(double value);

}  // namespace lockstep::codegen::cpu
