// SPDX-License-Identifier: Apache-2.0
// The public handle of a program (lockstep/module.h): the entry's signature out of the IR.
#include "lockstep/ir/module.h"
#include "lockstep/ir/names.h"
#include "lockstep/ir/verifier.h"
#include "lockstep/module.h"

namespace lockstep {
namespace {

// A name that is not there becomes a word and the position.
std::string OrPosition(std::string name, const char* word, size_t index) {
  return name.empty() ? word + std::to_string(index) : std::move(name);
}

}  // namespace

Module::Module() {
  static const auto empty = std::make_shared<const ir::Module>();
  module_ = empty;
}

Module::Module(std::shared_ptr<const ir::Module> module) : module_(std::move(module)) {
  LS_CHECK(module_ != nullptr);
}

std::vector<ArgumentInfo> Module::Arguments() const {
  std::vector<ArgumentInfo> infos;
  const ir::FunctionId entry = module_->Entry();
  if (!entry) return infos;
  const ir::Function& function = module_->function(entry);
  const auto arguments = module_->arguments(function.body);
  for (size_t i = 0; i < arguments.size(); ++i) {
    ArgumentInfo& info = infos.emplace_back();
    info.name = OrPosition(ir::CanonicalPath(module_->value_name(arguments[i])), "arg", i);
    info.type = module_->type(arguments[i]);
    const ir::Dictionary& attributes = function.argument_attributes[i];
    if (const ir::Attribute* output = attributes.Find("tf.aliasing_output")) {
      if (const auto* index = output->As<ir::IntegerAttr>()) info.aliased_output = index->value;
    }
    const ir::Attribute* donor = attributes.Find("jax.buffer_donor");
    const auto* is_donor = donor ? donor->As<ir::IntegerAttr>() : nullptr;
    info.donated = info.aliased_output || (is_donor && is_donor->value != 0);
  }
  return infos;
}

std::vector<ResultInfo> Module::Results() const {
  std::vector<ResultInfo> infos;
  const ir::FunctionId entry = module_->Entry();
  if (!entry) return infos;
  const ir::Function& function = module_->function(entry);
  for (size_t i = 0; i < function.result_types.size(); ++i) {
    ResultInfo& info = infos.emplace_back();
    info.type = function.result_types[i];
    const ir::Attribute* attribute = function.result_attributes[i].Find("jax.result_info");
    const auto* text = attribute ? attribute->As<ir::StringAttr>() : nullptr;
    info.name = OrPosition(text ? ir::CanonicalResultPath(text->value) : "", "out", i);
  }
  return infos;
}

const std::string& Module::name() const { return module_->name; }

Status Module::Verify() const { return ir::VerifyModule(*module_); }

}  // namespace lockstep
