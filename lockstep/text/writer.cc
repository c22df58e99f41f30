// SPDX-License-Identifier: Apache-2.0
// Modules and functions as text, and the entry points of the writer.
#include "lockstep/text/writer.h"

#include <vector>

#include "lockstep/text/write/attributes.h"
#include "lockstep/text/write/printer.h"

namespace lockstep::text {
namespace {

bool HasAny(const std::vector<ir::Dictionary>& dictionaries) {
  for (const ir::Dictionary& dictionary : dictionaries) {
    if (!dictionary.empty()) return true;
  }
  return false;
}

ir::Attribute FunctionType(const ir::Module& module, const ir::Function& function) {
  std::vector<Type> inputs;
  for (const ir::ValueId argument : module.arguments(function.body)) {
    inputs.push_back(module.type(argument));
  }
  return ir::TypeAttr{Type::Function(std::move(inputs), function.result_types)};
}

ir::Attribute ArrayOf(const std::vector<ir::Dictionary>& dictionaries) {
  ir::ArrayAttr array;
  for (const ir::Dictionary& dictionary : dictionaries) {
    array.values.push_back(ir::DictionaryAttr{dictionary});
  }
  return array;
}

class ModuleWriter {
 public:
  ModuleWriter(const ir::Module& module, const WriteOptions& options)
      : module_(module), printer_(module, options), out_(printer_.out()) {}

  std::string Write() {
    NameValues();
    const LocationTable* locations = printer_.locations();
    if (locations != nullptr) locations->AppendDefinitions(out_, /*of_arguments=*/true);
    if (printer_.options().generic) {
      GenericModule();
    } else {
      PrettyModule();
    }
    printer_.Trailing(module_.location);
    out_ += '\n';
    if (locations != nullptr) locations->AppendDefinitions(out_, /*of_arguments=*/false);
    return std::move(out_);
  }

 private:
  void NameValues() {
    std::vector<ir::RegionId> regions = {module_.top_level()};
    for (const ir::FunctionId id : module_.functions()) {
      if (!module_.function(id).is_declaration) regions.push_back(module_.function(id).body);
    }
    printer_.names().NameRegions(regions);
  }

  void PrettyModule() {
    out_ += "module";
    if (!module_.name.empty()) {
      out_ += ' ';
      AppendSymbol(out_, module_.name);
    }
    Attributes(" attributes ", module_.attributes);
    out_ += ' ';
    Contents(&ModuleWriter::PrettyFunction);
  }

  void GenericModule() {
    out_ += "\"builtin.module\"() ";
    if (!module_.name.empty()) {
      out_ += "<{sym_name = ";
      AppendQuoted(out_, module_.name);
      out_ += "}> ";
    }
    out_ += '(';
    Contents(&ModuleWriter::GenericFunction);
    out_ += ')';
    Attributes(" ", module_.attributes);
    out_ += " : () -> ()";
  }

  // The ops beside the functions come first.
  void Contents(void (ModuleWriter::*write_function)(const ir::Function&)) {
    const bool empty = module_.functions().empty() && !module_.first_op(module_.top_level());
    out_ += '{';
    if (empty && printer_.options().generic) out_ += "\n^bb0:";
    printer_.Indent();
    for (const ir::OpId op : module_.ops(module_.top_level())) {
      printer_.NewLine();
      printer_.Op(op);
    }
    for (const ir::FunctionId id : module_.functions()) {
      printer_.NewLine();
      (this->*write_function)(module_.function(id));
      printer_.Trailing(module_.function(id).location);
    }
    printer_.Outdent();
    printer_.NewLine();
    out_ += '}';
  }

  void PrettyFunction(const ir::Function& function) {
    out_ += function.is_public ? "func.func public " : "func.func private ";
    AppendSymbol(out_, function.name);
    out_ += '(';
    const std::span<const ir::ValueId> arguments = module_.arguments(function.body);
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (i > 0) out_ += ", ";
      if (function.is_declaration) {
        printer_.TypeOf(arguments[i]);
      } else {
        printer_.Value(arguments[i]);
        out_ += ": ";
        printer_.TypeOf(arguments[i]);
      }
      if (i < function.argument_attributes.size()) {
        Attributes(" ", function.argument_attributes[i]);
      }
      if (!function.is_declaration && printer_.locations() != nullptr) {
        printer_.locations()->AppendArgument(out_, module_.value_location(arguments[i]));
      }
    }
    out_ += ')';
    Results(function);
    Attributes(" attributes ", function.attributes);
    if (function.is_declaration) return;
    out_ += ' ';
    printer_.Region(function.body, /*label=*/false);
  }

  void Results(const ir::Function& function) {
    const std::vector<Type>& types = function.result_types;
    if (types.empty()) return;
    out_ += " -> ";
    const bool bare = types.size() == 1 && !HasAny(function.result_attributes) &&
                      types[0].kind() != Type::Kind::kFunction;
    if (!bare) out_ += '(';
    for (size_t i = 0; i < types.size(); ++i) {
      if (i > 0) out_ += ", ";
      out_ += types[i].ToString();
      if (i < function.result_attributes.size()) Attributes(" ", function.result_attributes[i]);
    }
    if (!bare) out_ += ')';
  }

  void GenericFunction(const ir::Function& function) {
    ir::Dictionary own;
    if (HasAny(function.argument_attributes)) {
      own.Set("arg_attrs", ArrayOf(function.argument_attributes));
    }
    own.Set("function_type", FunctionType(module_, function));
    if (HasAny(function.result_attributes)) {
      own.Set("res_attrs", ArrayOf(function.result_attributes));
    }
    own.Set("sym_name", ir::Attribute::String(function.name));
    own.Set("sym_visibility", ir::Attribute::String(function.is_public ? "public" : "private"));
    out_ += "\"func.func\"() <";
    AppendDictionary(out_, own);
    out_ += "> (";
    if (function.is_declaration) {
      out_ += '{';
      printer_.NewLine();
      out_ += '}';
    } else {
      printer_.Region(function.body, /*label=*/true);
    }
    out_ += ')';
    Attributes(" ", function.attributes);
    out_ += " : () -> ()";
  }

  void Attributes(std::string_view before, const ir::Dictionary& attributes) {
    if (attributes.empty()) return;
    out_ += before;
    AppendDictionary(out_, attributes, printer_.options().max_list_elements);
  }

  const ir::Module& module_;
  Printer printer_;
  std::string& out_;
};

// The body of the function or the top level that `op` stands in; none when it is detached.
ir::RegionId OutermostRegion(const ir::Module& module, ir::OpId op) {
  ir::RegionId region = module.parent(op);
  while (region && module.parent_op(region)) region = module.parent(module.parent_op(region));
  return region;
}

}  // namespace

std::string WriteModule(const ir::Module& module, const WriteOptions& options) {
  return ModuleWriter(module, options).Write();
}

std::string WriteOp(const ir::Module& module, ir::OpId op) {
  Printer printer(module, WriteOptions());
  if (const ir::RegionId root = OutermostRegion(module, op)) {
    printer.names().NameRegions({&root, 1});
  }
  printer.LeaveOutRegions();
  printer.Op(op);
  return std::move(printer.out());
}

std::string WriteAttribute(const ir::Attribute& attribute) {
  std::string out;
  AppendAttribute(out, attribute);
  return out;
}

std::string WriteElements(const ir::ElementsAttr& elements, int64_t max_list_elements) {
  std::string out;
  AppendElements(out, elements, max_list_elements);
  return out;
}

}  // namespace lockstep::text
