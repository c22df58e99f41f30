// SPDX-License-Identifier: Apache-2.0
// interpreter.run_parallel: a grid of processes inside a self-checking program.
//   programs = [[@f, @g], [@h, @i]]   replicas of partitions; operands and results in that order
//   infeed = [@first, @second]        functions without arguments: what every process is fed, one
//                                     item each
#include <algorithm>
#include <iterator>

#include "lockstep/interpret/grid/collectives.h"
#include "lockstep/interpret/grid/grid.h"
#include "lockstep/ir/ops/custom.h"

namespace lockstep::interpret {
namespace {

Result<ir::FunctionId> FindProgram(const OpCall& call, const ir::Attribute& attribute) {
  const auto* symbol = attribute.As<ir::SymbolAttr>();
  if (symbol != nullptr && symbol->path.size() == 1) {
    if (const ir::FunctionId id = call.module.FindFunction(symbol->path[0])) return id;
  }
  return OpError(call, StatusCode::kInvalidArgument, "expected the name of a function");
}

struct Programs {
  GridShape shape{0, 0};
  std::vector<ir::FunctionId> functions;  // by process
};

Result<Programs> FindPrograms(const OpCall& call) {
  const auto* rows = call.attrs<ir::RunParallelAttrs>().programs.As<ir::ArrayAttr>();
  Programs programs;
  for (const ir::Attribute& row : rows == nullptr ? std::vector<ir::Attribute>() : rows->values) {
    const auto* list = row.As<ir::ArrayAttr>();
    const auto count = list == nullptr ? 0 : static_cast<int64_t>(list->values.size());
    if (programs.shape.num_replicas++ == 0) programs.shape.num_partitions = count;
    if (count == 0 || count != programs.shape.num_partitions) {
      return OpError(call, StatusCode::kInvalidArgument,
                     "programs must be lists of equal size, one per replica");
    }
    for (const ir::Attribute& program : list->values) {
      LS_ASSIGN_OR_RETURN(programs.functions.emplace_back(), FindProgram(call, program));
    }
  }
  if (!programs.functions.empty()) return programs;
  return OpError(call, StatusCode::kInvalidArgument, "programs must name a function");
}

// What the functions of `infeed` return; a token at the end is the op's own.
Result<std::deque<Values>> MakeInfeed(const OpCall& call) {
  const auto& attribute = call.attrs<ir::RunParallelAttrs>().infeed;
  const auto* list = attribute ? attribute->As<ir::ArrayAttr>() : nullptr;
  std::deque<Values> infeed;
  if (list == nullptr) return infeed;
  for (const ir::Attribute& item : list->values) {
    LS_ASSIGN_OR_RETURN(const ir::FunctionId function, FindProgram(call, item));
    LS_ASSIGN_OR_RETURN(Values values, call.evaluator.RunFunction(function, {}));
    if (!values.empty() && !values.back().IsArray()) values.pop_back();
    infeed.push_back(std::move(values));
  }
  return infeed;
}

// For each process its arguments.
Result<std::vector<Values>> SplitOperands(const OpCall& call, const Programs& programs) {
  std::vector<Values> arguments;
  auto next = call.operands.begin();
  for (const ir::FunctionId function : programs.functions) {
    const size_t count = call.module.arguments(call.module.function(function).body).size();
    if (static_cast<size_t>(call.operands.end() - next) < count) break;
    arguments.emplace_back(next, next + static_cast<std::ptrdiff_t>(count));
    next += static_cast<std::ptrdiff_t>(count);
  }
  if (arguments.size() == programs.functions.size() && next == call.operands.end()) {
    return arguments;
  }
  return OpError(call, StatusCode::kInvalidArgument,
                 "operands must be the arguments of all programs");
}

}  // namespace

Results EvaluateRunParallel(const OpCall& call) {
  const Process& parent = call.evaluator.process();
  if (parent.grid.shape().num_processes() > 1) {
    return OpError(call, StatusCode::kUnimplemented, "a grid of processes inside of another");
  }
  LS_ASSIGN_OR_RETURN(const Programs programs, FindPrograms(call));
  LS_ASSIGN_OR_RETURN(const auto arguments, SplitOperands(call, programs));
  LS_ASSIGN_OR_RETURN(const std::deque<Values> infeed, MakeInfeed(call));
  Grid grid(programs.shape);
  std::vector<RunResult> runs(programs.functions.size());
  const Status status = grid.Run([&](Process& process) -> Status {
    const auto id = static_cast<size_t>(process.id);
    process.infeed = infeed;
    LS_ASSIGN_OR_RETURN(
        runs[id], call.evaluator.RunAs(process, call.module.function(programs.functions[id]).body,
                                       arguments[id]));
    return OkStatus();
  });
  if (!status.ok()) return AtOp(call, status);
  AddFindings(runs, call.evaluator.result());
  ++call.evaluator.result().checks;  // that all processes came to an end
  std::vector<Datum> results;
  for (RunResult& run : runs) {
    std::ranges::move(run.outputs, std::back_inserter(results));
  }
  return results;
}

}  // namespace lockstep::interpret
