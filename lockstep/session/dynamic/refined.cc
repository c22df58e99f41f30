// SPDX-License-Identifier: Apache-2.0
// Refinement at the time of a call. See refined.h.
#include "lockstep/session/dynamic/refined.h"

#include <algorithm>
#include <mutex>
#include <string>
#include <utility>

#include "lockstep/ir/module.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/passes/check_static_shapes.h"
#include "lockstep/passes/refine/shape_values.h"
#include "lockstep/passes/refine_dynamic_shapes.h"

namespace lockstep::session {
namespace {

// Prepared programs that are kept; the one used longest ago goes first.
constexpr size_t kMaxKept = 32;
// An argument of more elements is data, not a shape.
constexpr int64_t kMaxShapeElements = 64;
bool IsSmall(const Literal& input) { return input.num_elements() <= kMaxShapeElements; }

// An argument's value counts where shapes depend on it.
Result<std::shared_ptr<ir::Module>> Refine(const ir::Module& module,
                                           std::span<const Literal> inputs,
                                           const std::vector<bool>& is_shape) {
  passes::RefineDynamicShapesOptions options;
  for (size_t i = 0; i < inputs.size(); ++i) {
    options.argument_types.emplace_back(inputs[i].type());
    options.argument_values.emplace_back(is_shape[i] ? std::optional(inputs[i]) : std::nullopt);
  }
  auto refined = std::make_shared<ir::Module>(module.Clone());
  LS_RETURN_IF_ERROR(passes::RefineDynamicShapes(*refined, options).status());
  LS_RETURN_IF_ERROR(passes::CheckStaticShapes(*refined));
  LS_RETURN_IF_ERROR(ir::VerifyModule(*refined));
  return refined;
}

// The arguments of the entry that shapes depend on.
std::vector<bool> FindShapeArguments(const ir::Module& module) {
  const passes::ShapeValues shape_values(module);
  std::vector<bool> is_shape;
  for (const ir::ValueId argument : module.arguments(module.function(module.Entry()).body)) {
    is_shape.push_back(shape_values.Contains(argument));
  }
  return is_shape;
}

class RefinedProgram : public Executable {
 public:
  RefinedProgram(const Module& module, const Backend& backend, const SessionOptions& options)
      : module_(module),
        backend_(backend),
        options_(options),
        is_shape_(FindShapeArguments(module_.ir())) {}

  Result<std::vector<Literal>> Run(std::span<const Literal> inputs) const override {
    LS_ASSIGN_OR_RETURN(const std::shared_ptr<Executable> prepared, Find(inputs));
    return prepared->Run(inputs);
  }

  Status RunInPlace(std::span<const void* const>, std::span<void* const>) const override {
    return UnimplementedError(
        "the program has sizes that the inputs of a call fix: call it with arrays that know "
        "theirs");
  }

  // Whether no input has a say in the shapes.
  bool IsFixed() const {
    for (const ArgumentInfo& argument : module_.Arguments()) {
      if (argument.type.IsTensor() && !argument.type.tensor().shape.IsStatic()) return false;
    }
    return std::ranges::count(is_shape_, true) == 0;
  }

  Result<std::shared_ptr<Executable>> Prepare(std::span<const Literal> inputs) const {
    std::vector<bool> is_shape;
    for (size_t i = 0; i < inputs.size(); ++i) is_shape.push_back(IsShape(i, inputs[i]));
    LS_ASSIGN_OR_RETURN(auto refined, Refine(module_.ir(), inputs, is_shape));
    LS_ASSIGN_OR_RETURN(auto prepared, backend_.prepare(Module(std::move(refined)), options_));
    return std::shared_ptr<Executable>(std::move(prepared));
  }

 private:
  bool IsShape(size_t argument, const Literal& input) const {
    return is_shape_[argument] && IsSmall(input);
  }

  // Inputs with one key fix the same sizes.
  std::string KeyOf(std::span<const Literal> inputs) const {
    std::string key;
    for (size_t i = 0; i < inputs.size(); ++i) {
      key += inputs[i].type().ToString() + ";";
      if (!IsShape(i, inputs[i])) continue;
      // The bits: two numbers may look alike when they are printed.
      for (int64_t k = 0; k < inputs[i].num_elements(); ++k) {
        const auto element = inputs[i].element(k);
        key.append(reinterpret_cast<const char*>(element.data()), element.size());
      }
    }
    return key;
  }

  Result<std::shared_ptr<Executable>> Find(std::span<const Literal> inputs) const {
    const std::string key = KeyOf(inputs);
    {
      const std::lock_guard lock(mutex_);
      const auto at = std::ranges::find(kept_, key, &Kept::key);
      if (at != kept_.end()) {
        std::rotate(at, at + 1, kept_.end());
        return kept_.back().executable;
      }
    }
    // Two threads may do this at once for the same shapes; either result is good.
    LS_ASSIGN_OR_RETURN(auto executable, Prepare(inputs));
    const std::lock_guard lock(mutex_);
    if (kept_.size() >= kMaxKept) kept_.erase(kept_.begin());
    kept_.push_back({key, executable});
    return executable;
  }

  struct Kept {
    std::string key;
    std::shared_ptr<Executable> executable;
  };

  const Module module_;
  const Backend& backend_;
  const SessionOptions options_;
  std::vector<bool> is_shape_;  // by argument
  mutable std::mutex mutex_;
  mutable std::vector<Kept> kept_;  // last used last
};

}  // namespace

Result<Module> RefineForProcesses(const Module& module,
                                  std::span<const std::vector<Literal>> inputs) {
  std::vector<bool> is_shape = FindShapeArguments(module.ir());
  const std::vector<Literal>& first = inputs[0];
  for (size_t p = 1; p < inputs.size(); ++p) {
    for (size_t i = 0; i < first.size(); ++i) {
      if (inputs[p][i].type() == first[i].type()) continue;
      return InvalidArgumentError(
          "argument " + std::to_string(i) + " must have one type in all " +
          "processes of a program with unknown sizes, found " + first[i].type().ToString() +
          " and " + inputs[p][i].type().ToString() + " in process " + std::to_string(p));
    }
  }
  for (size_t i = 0; i < first.size(); ++i) {
    is_shape[i] = is_shape[i] && IsSmall(first[i]) &&
                  std::ranges::all_of(inputs, [&](const auto& own) { return own[i] == first[i]; });
  }
  LS_ASSIGN_OR_RETURN(auto refined, Refine(module.ir(), first, is_shape));
  return Module(std::move(refined));
}

bool NeedsRefinement(const Module& module) { return passes::HasDynamicShapes(module.ir()); }

Result<std::unique_ptr<Executable>> PrepareRefined(const Module& module, const Backend& backend,
                                                   const SessionOptions& options) {
  auto program = std::make_unique<RefinedProgram>(module, backend, options);
  if (program->IsFixed()) LS_RETURN_IF_ERROR(program->Prepare({}).status());
  return std::unique_ptr<Executable>(std::move(program));
}

}  // namespace lockstep::session
