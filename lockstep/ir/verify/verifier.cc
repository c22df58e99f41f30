// SPDX-License-Identifier: Apache-2.0
// The walk over a module: functions, regions, definitions before uses, and every op's own rule.
#include "lockstep/ir/verifier.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

#include "lockstep/base/strings.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/verify/call_graph.h"
#include "lockstep/ir/verify/rules.h"
#include "lockstep/ir/verify/signature.h"
#include "lockstep/ir/verify/types.h"

namespace lockstep::ir {
namespace {

// "f.py:13:25", the innermost place that a location names; empty when it names none.
std::string DescribeLocation(const Module& module, LocationId id) {
  std::string name;
  for (int depth = 0; id && depth < 64; ++depth) {
    const Location& location = module.location_of(id);
    if (location.kind == Location::Kind::kFile) {
      return location.name + ":" + std::to_string(location.line) + ":" +
             std::to_string(location.column) + (name.empty() ? "" : " (" + name + ")");
    }
    if (location.kind == Location::Kind::kName && name.empty()) name = location.name;
    id = location.children.empty() ? LocationId() : location.children[0];
  }
  return name;
}

class Verifier {
 public:
  Verifier(const Module& module, base::DiagnosticSink& sink, Unenforced unenforced)
      : module_(module), sink_(sink), tolerant_(unenforced == Unenforced::kWarn) {}

  void Run() {
    CheckNames();
    VerifyBody(module_.top_level(), {});
    for (FunctionId id : module_.functions()) VerifyFunction(id);
    CheckCalls();
  }

 private:
  // A region on the way down. Values of depths from `floor` on are seen in it.
  struct Frame {
    OpId owner;        // none for the body of a function
    size_t index = 0;  // of the region in its owner
    OpId next;
    size_t floor = 1;
    std::vector<ValueId> defined;
    // A fault of the owner that is only told when nothing is wrong inside of it.
    Status fault = OkStatus();
    size_t num_errors = 0;  // when the owner was met
  };
  enum class TypeState : uint8_t { kUnknown, kGood, kBad };

  void Report(TextPosition position, LocationId location, std::string message,
              base::Severity severity = base::Severity::kError) {
    base::Diagnostic diagnostic;
    diagnostic.severity = severity;
    diagnostic.span = {module_.source_file, position.line, position.column};
    diagnostic.message = std::move(message);
    if (std::string place = DescribeLocation(module_, location); !place.empty()) {
      diagnostic.notes.push_back("written at " + place);
    }
    sink_.Add(std::move(diagnostic));
  }
  void ReportOp(OpId op, std::string message, base::Severity severity = base::Severity::kError) {
    Report(module_.position(op), module_.op_location(op), std::move(message), severity);
  }
  void ReportFunction(const Function& function, const std::string& message,
                      base::Severity severity = base::Severity::kError) {
    Report(function.position, function.location, "function @" + function.name + ": " + message,
           severity);
  }

  void CheckNames() {
    std::unordered_set<std::string_view> names;
    for (FunctionId id : module_.functions()) {
      const Function& function = module_.function(id);
      if (!names.insert(function.name).second) {
        ReportFunction(function, "there is another function of this name");
      }
    }
  }

  void CheckCalls() {
    const CallGraph::Findings findings = calls_.Check(kMaxNesting);
    for (const CallGraph::Circle& circle : findings.circles) {
      std::string text;
      for (size_t i = 0; i < circle.path.size(); ++i) {
        if (circle.shortened && i + 1 == circle.path.size()) text += ".. -> ";
        text += "@" + module_.function(circle.path[i]).name + " -> ";
      }
      ReportOp(circle.closing.op,
               "'" + std::string(OpcodeName(module_.opcode(circle.closing.op))) +
                   "': calls must not be recursive, found " + text + "@" +
                   module_.function(circle.closing.callee).name,
               tolerant_ ? base::Severity::kWarning : base::Severity::kError);
    }
    for (const CallGraph::Edge& call : findings.too_deep) {
      if (call.op) {
        ReportOp(call.op, "'" + std::string(OpcodeName(module_.opcode(call.op))) +
                              "': " + NestedTooDeep(kMaxNesting));
      } else {
        ReportFunction(module_.function(call.caller), NestedTooDeep(kMaxNesting));
      }
    }
  }

  // False, and a report the first time, when the type of a value of `op` is ill-formed.
  bool CheckValueType(ValueId value, OpId op) {
    const uint32_t id = module_.type_id(value).index;
    if (id >= type_states_.size()) type_states_.resize(id + 1, TypeState::kUnknown);
    if (type_states_[id] == TypeState::kUnknown) {
      const Status status = CheckType(module_.type(value));
      const bool good =
          status.ok() ||
          (tolerant_ && CheckType(module_.type(value), TypeChecks::kEnforcedByOps).ok());
      type_states_[id] = good ? TypeState::kGood : TypeState::kBad;
      // One error of a type is enough, also where a signature had it.
      if (!status.ok() && (good || bad_types_.insert(std::string(status.message())).second)) {
        ReportOp(op, base::StrCat(module_.info(op).name, ": ", status.message()),
                 good ? base::Severity::kWarning : base::Severity::kError);
      }
    }
    return type_states_[id] == TypeState::kGood;
  }

  // The ecosystem's verifier looks at types only where an op uses them.
  void CheckFunctionType(const Function& function, const Type& type) {
    const Status status = CheckType(type);
    if (status.ok()) return;
    const bool enforced = !tolerant_ || !CheckType(type, TypeChecks::kEnforcedByTypes).ok();
    if (enforced && !bad_types_.insert(std::string(status.message())).second) return;
    ReportFunction(function, std::string(status.message()),
                   enforced ? base::Severity::kError : base::Severity::kWarning);
  }

  void VerifyFunction(FunctionId id) {
    const Function& function = module_.function(id);
    for (ValueId argument : module_.arguments(function.body)) {
      CheckFunctionType(function, module_.type(argument));
    }
    for (const Type& type : function.result_types) {
      if (function.is_declaration) CheckFunctionType(function, type);
    }
    const OpId last = module_.last_op(function.body);
    if (function.is_declaration) {
      if (function.is_public) {
        ReportFunction(function, "a function without a body is a declaration and must be private");
      }
      if (last) ReportFunction(function, "a declaration must have no body");
      return;
    }
    // JAX ends the comparators that custom calls name with stablehlo.return.
    const Opcode end = last ? module_.opcode(last) : Opcode::kConstant;
    if (!last) ReportFunction(function, "its body must end with 'func.return'");
    if (last && end != Opcode::kFuncReturn && end != Opcode::kReturn) {
      ReportOp(last, "'" + std::string(OpcodeName(end)) + "': the body of function @" +
                         function.name + " must end with 'func.return' behind it");
    }
    VerifyBody(function.body, id);
  }

  // Walks a region and those inside it without recursion.
  void VerifyBody(RegionId body, FunctionId function) {
    function_ = function;
    Enter(body, OpId(), 0);
    while (!frames_.empty()) {
      const OpId op = frames_.back().next;
      if (!op) {
        Leave();
        continue;
      }
      frames_.back().next = module_.next(op);
      Status status = CheckOneOp(op);
      const bool later = !status.ok() && rule_failed_ && module_.num_regions(op) > 0 &&
                         FollowsItsRegions(module_.opcode(op));
      if (!status.ok() && !later) ReportOp(op, std::string(status.message()));
      if (module_.num_regions(op) > 0) {
        Enter(module_.region(op, 0), op, 0);
        frames_.back().fault = later ? std::move(status) : OkStatus();
        frames_.back().num_errors = sink_.error_count();
      } else {
        Define(module_.results(op));
      }
    }
  }

  void Enter(RegionId region, OpId owner, size_t index) {
    Frame frame{.owner = owner, .index = index, .next = module_.first_op(region)};
    if (!frames_.empty()) frame.floor = frames_.back().floor;
    // Shardy's manual computations are closed, as functions are.
    if (owner && module_.opcode(owner) == Opcode::kSdyManualComputation) {
      frame.floor = frames_.size() + 1;
    }
    frames_.push_back(std::move(frame));
    if (function_) calls_.AddNesting(function_, frames_.size());
    Define(module_.arguments(region));
  }

  // Ops that the ecosystem's verifier checks after what is in their regions.
  static bool FollowsItsRegions(Opcode opcode) {
    return opcode == Opcode::kAsyncStart || opcode == Opcode::kCase || opcode == Opcode::kIf ||
           opcode == Opcode::kMap;
  }

  // On to the next region of the same op; after its last one its results are defined.
  void Leave() {
    Frame done = std::move(frames_.back());
    frames_.pop_back();
    for (ValueId value : done.defined) depths_[value.index] = 0;
    if (!done.owner) return;
    if (done.index + 1 < module_.num_regions(done.owner)) {
      Enter(module_.region(done.owner, done.index + 1), done.owner, done.index + 1);
      frames_.back().fault = std::move(done.fault);
      frames_.back().num_errors = done.num_errors;
    } else {
      if (!done.fault.ok() && sink_.error_count() == done.num_errors) {
        ReportOp(done.owner, std::string(done.fault.message()));
      }
      Define(module_.results(done.owner));
    }
  }

  void Define(std::span<const ValueId> values) {
    for (ValueId value : values) {
      depths_[value.index] = static_cast<uint32_t>(frames_.size());
      frames_.back().defined.push_back(value);
    }
  }

  static Status Fault(Opcode opcode, std::string_view message) {
    return InvalidArgumentError("'" + std::string(OpcodeName(opcode)) +
                                "': " + std::string(message));
  }

  // The first fault of an op: its place, its operands, its types, its own rule.
  Status CheckOneOp(OpId op) {
    rule_failed_ = false;
    const Opcode opcode = module_.opcode(op);
    LS_RETURN_IF_ERROR(CheckPlace(op, opcode));
    for (ValueId operand : module_.operands(op)) {
      if (depths_[operand.index] < frames_.back().floor) {
        return Fault(opcode, "operand " + std::to_string(IndexOf(op, operand)) +
                                 " is not defined here: it must be defined before, in this region "
                                 "or one around it");
      }
    }
    if (!CheckTypes(op) || !CheckTerminators(op)) return OkStatus();
    OpSite site{.opcode = opcode,
                .attributes = module_.attributes_ref(op).get(),
                .regions = {},
                .module = &module_,
                .op = op};
    for (ValueId operand : module_.operands(op))
      site.operand_types.push_back(module_.type(operand));
    std::vector<Type> declared;
    for (ValueId result : module_.results(op)) declared.push_back(module_.type(result));
    std::vector<RegionId> regions;
    for (size_t i = 0; i < module_.num_regions(op); ++i) regions.push_back(module_.region(op, i));
    site.regions = regions;
    LS_RETURN_IF_ERROR(CheckSignature(site, &declared));
    std::vector<std::string> warnings;
    OpChecker checker(site, declared, tolerant_ ? &warnings : nullptr);
    const Status status = CheckOp(checker);
    rule_failed_ = !status.ok();
    for (std::string& warning : warnings) {
      ReportOp(op, std::move(warning), base::Severity::kWarning);
    }
    LS_RETURN_IF_ERROR(status);
    if (IsTerminator(opcode) && frames_.size() == 1) return CheckReturn(site);
    NoteCalls(op, opcode);
    return OkStatus();
  }

  Status CheckPlace(OpId op, Opcode opcode) const {
    const bool at_top = !function_;
    if (GetOpInfo(opcode).Has(kSymbol) != at_top) {
      return Fault(opcode, at_top ? "must stand in a function"
                                  : "must stand at the top level of the module");
    }
    if (IsTerminator(opcode) && module_.next(op)) {
      return Fault(opcode, "must be the last op of its region");
    }
    return OkStatus();
  }

  size_t IndexOf(OpId op, ValueId operand) const {
    const std::span<const ValueId> operands = module_.operands(op);
    return static_cast<size_t>(std::ranges::find(operands, operand) - operands.begin());
  }

  // Whether the types of an op are well-formed; a bad one is reported once, where it appears first.
  bool CheckTypes(OpId op) {
    bool good = true;
    for (ValueId operand : module_.operands(op)) good &= CheckValueType(operand, op);
    for (ValueId result : module_.results(op)) good &= CheckValueType(result, op);
    for (size_t i = 0; i < module_.num_regions(op); ++i) {
      for (ValueId argument : module_.arguments(module_.region(op, i))) {
        good &= CheckValueType(argument, op);
      }
    }
    return good;
  }

  // Whether the regions of an op end as they must; a wrong end is reported where it stands, but for
  // the ops whose own rule finds it, as the ecosystem's verifier has it.
  bool CheckTerminators(OpId op) {
    if (ReportsTerminators(module_.opcode(op))) return true;
    const Opcode terminator = TerminatorOf(module_.opcode(op));
    bool good = true;
    for (size_t i = 0; i < module_.num_regions(op); ++i) {
      const OpId last = module_.last_op(module_.region(op, i));
      if (!last || module_.opcode(last) == terminator) continue;
      good = false;
      ReportOp(last, "'" + std::string(OpcodeName(module_.opcode(last))) + "': region " +
                         std::to_string(i) + " of '" + std::string(OpcodeName(module_.opcode(op))) +
                         "' must end with '" + std::string(OpcodeName(terminator)) + "'");
    }
    return good;
  }

  Status CheckReturn(const OpSite& site) const {
    const Function& function = module_.function(function_);
    if (std::ranges::equal(site.operand_types, function.result_types)) return OkStatus();
    std::string message = "must return what @" + function.name + " declares, ";
    AppendText(message, function.result_types);
    message += ", found ";
    AppendText(message, site.operand_types);
    return Fault(site.opcode, message);
  }

  void NoteCall(OpId op, const std::string& callee) {
    const FunctionId target = module_.FindFunction(callee);
    if (!target) return;  // let pass with a warning
    calls_.AddCall({.caller = function_, .callee = target, .op = op, .nesting = frames_.size()});
  }
  // REQUIRES: the op's rule holds, so that what it names exists.
  void NoteCalls(OpId op, Opcode opcode) {
    if (opcode == Opcode::kFuncCall) NoteCall(op, module_.attrs<CallAttrs>(op).callee.name);
    if (opcode == Opcode::kComposite) {
      NoteCall(op, module_.attrs<CompositeAttrs>(op).decomposition.name);
    }
    if (opcode == Opcode::kCustomCall) {
      for (const Symbol& symbol : module_.attrs<CustomCallAttrs>(op).called_computations) {
        NoteCall(op, symbol.name);
      }
    }
    if (opcode == Opcode::kInterpreterRunParallel) {
      const auto programs = ListedFunctions(module_.attrs<RunParallelAttrs>(op).programs);
      for (const std::string& name : *programs) {
        NoteCall(op, name);
      }
    }
  }

  const Module& module_;
  base::DiagnosticSink& sink_;
  const bool tolerant_;
  bool rule_failed_ = false;  // whether it was the rule that the last op failed
  FunctionId function_;       // being walked; none at the top level
  std::vector<Frame> frames_;
  // Per value: the number of frames when it was defined; 0 while it is not seen.
  std::vector<uint32_t> depths_ = std::vector<uint32_t>(module_.value_capacity());
  std::vector<TypeState> type_states_;
  std::unordered_set<std::string> bad_types_;  // messages on types that are errors
  CallGraph calls_{module_.num_functions()};
};

}  // namespace

std::string NestedTooDeep(int max_nesting) {
  return "calls and regions are nested deeper than " + std::to_string(max_nesting);
}

void VerifyModule(const Module& module, base::DiagnosticSink& sink, Unenforced unenforced) {
  Verifier(module, sink, unenforced).Run();
}

Status VerifyModule(const Module& module) {
  base::DiagnosticSink sink;
  VerifyModule(module, sink);
  return sink.ToStatus();
}

Status CheckEntry(const Module& module) {
  const FunctionId entry = module.Entry();
  if (!entry) {
    return InvalidArgumentError("the module has no entry: expected a function @main");
  }
  const Function& function = module.function(entry);
  if (!function.is_declaration) return OkStatus();
  return InvalidArgumentError("the entry @" + function.name +
                              " has no body, it is only declared: there is nothing to run");
}

}  // namespace lockstep::ir
