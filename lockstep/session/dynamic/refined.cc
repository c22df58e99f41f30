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

class RefinedProgram : public Executable {
 public:
  RefinedProgram(const Module& module, const Backend& backend, const SessionOptions& options)
      : module_(module), backend_(backend), options_(options) {
    const passes::ShapeValues shape_values(module_.ir());
    const ir::Module& ir = module_.ir();
    for (const ir::ValueId argument : ir.arguments(ir.function(ir.Entry()).body)) {
      is_shape_.push_back(shape_values.Contains(argument));
    }
  }

  Result<std::vector<Literal>> Run(std::span<const Literal> inputs) const override {
    LS_ASSIGN_OR_RETURN(const std::shared_ptr<Executable> prepared, Find(inputs));
    return prepared->Run(inputs);
  }

  // Whether no input has a say in the shapes.
  bool IsFixed() const {
    for (const ArgumentInfo& argument : module_.Arguments()) {
      if (argument.type.IsTensor() && !argument.type.tensor().shape.IsStatic()) return false;
    }
    return std::ranges::count(is_shape_, true) == 0;
  }

  Result<std::shared_ptr<Executable>> Prepare(std::span<const Literal> inputs) const {
    passes::RefineDynamicShapesOptions options;
    for (size_t i = 0; i < inputs.size(); ++i) {
      options.argument_types.emplace_back(inputs[i].type());
      options.argument_values.emplace_back(IsShape(i, inputs[i]) ? std::optional(inputs[i])
                                                                 : std::nullopt);
    }
    auto refined = std::make_shared<ir::Module>(module_.ir().Clone());
    LS_RETURN_IF_ERROR(passes::RefineDynamicShapes(*refined, options).status());
    LS_RETURN_IF_ERROR(passes::CheckStaticShapes(*refined));
    LS_RETURN_IF_ERROR(ir::VerifyModule(*refined));
    LS_ASSIGN_OR_RETURN(auto prepared, backend_.prepare(Module(std::move(refined)), options_));
    return std::shared_ptr<Executable>(std::move(prepared));
  }

 private:
  bool IsShape(size_t argument, const Literal& input) const {
    return is_shape_[argument] && input.num_elements() <= kMaxShapeElements;
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

bool NeedsRefinement(const Module& module) { return passes::HasDynamicShapes(module.ir()); }

Result<std::unique_ptr<Executable>> PrepareRefined(const Module& module, const Backend& backend,
                                                   const SessionOptions& options) {
  auto program = std::make_unique<RefinedProgram>(module, backend, options);
  if (program->IsFixed()) LS_RETURN_IF_ERROR(program->Prepare({}).status());
  return std::unique_ptr<Executable>(std::move(program));
}

}  // namespace lockstep::session
