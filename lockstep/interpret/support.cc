// SPDX-License-Identifier: Apache-2.0
// Which ops the interpreter evaluates. A program is refused as a whole, before it runs, with every
// op that stands in the way.
#include <string_view>

#include "lockstep/interpret/evaluate.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/custom.h"

namespace lockstep::interpret {
namespace {

// What no op is evaluated on.
std::string_view TypeReason(const Type& type) {
  switch (type.kind()) {
    case Type::Kind::kTensor:
      return "";
    case Type::Kind::kToken:
      return "";
    case Type::Kind::kTuple:
    case Type::Kind::kFuture:
      for (const Type& member : type.members()) {
        if (const std::string_view reason = TypeReason(member); !reason.empty()) return reason;
      }
      return "";
    case Type::Kind::kBuffer:
    case Type::Kind::kScalar:
    case Type::Kind::kFunction:
    case Type::Kind::kOpaque:
      return "values of such a type are not evaluated";
  }
  return "";
}

std::string FamilyReason(const ir::Module& module, ir::OpId op) {
  switch (module.info(op).family) {
    case ir::Family::kElementwise:
      return ElementwiseUnsupportedReason(module, op);
    case ir::Family::kReduce:
      return ReduceUnsupportedReason(module, op);
    case ir::Family::kDot:
      return DotUnsupportedReason(module, op);
    case ir::Family::kConv:
      return ConvUnsupportedReason(module, op);
    case ir::Family::kShape:
      return ShapeUnsupportedReason(module, op);
    case ir::Family::kGatherScatter:
      return GatherScatterUnsupportedReason(module, op);
    case ir::Family::kSort:
      return SortUnsupportedReason(module, op);
    case ir::Family::kControl:
      return ControlUnsupportedReason(module, op);
    case ir::Family::kCollective:
      return CollectiveUnsupportedReason(module, op);
    case ir::Family::kRandom:
      return RandomUnsupportedReason(module, op);
    case ir::Family::kLinalg:
      return LinalgUnsupportedReason(module, op);
    case ir::Family::kQuantized:
      return QuantizedUnsupportedReason(module, op);
    case ir::Family::kCustom:
      return CustomUnsupportedReason(module, op);
  }
  return "";
}

// Walks the functions that can be reached and collects what is refused, up to a limit.
class SupportCheck {
 public:
  explicit SupportCheck(const ir::Module& module)
      : module_(module), seen_(module.num_functions(), false) {}

  void Function(ir::FunctionId function) {
    if (seen_[function.index]) return;
    seen_[function.index] = true;
    pending_.push_back(function);
  }

  Status Run() {
    while (!pending_.empty()) {
      const ir::Function& function = module_.function(pending_.back());
      pending_.pop_back();
      if (function.is_declaration) {
        Refuse("function @" + function.name + " has no body");
      } else {
        Region(function.body);
      }
    }
    if (count_ == 0) return OkStatus();
    if (count_ > kMaxLines) {
      lines_ += "\n  and " + std::to_string(count_ - kMaxLines) + " more";
    }
    return UnimplementedError("this program cannot run:" + lines_);
  }

 private:
  static constexpr int kMaxLines = 20;

  void Region(ir::RegionId region) {
    for (const ir::OpId op : module_.ops(region)) {
      Op(op);
      for (size_t i = 0; i < module_.num_regions(op); ++i) Region(module_.region(op, i));
    }
  }

  void Op(ir::OpId op) {
    const std::string reason = UnsupportedReason(module_, op);
    if (!reason.empty()) {
      const ir::TextPosition at = module_.position(op);
      std::string place;
      if (at.line != 0) {
        place = module_.source_file + ":" + std::to_string(at.line) + ":" +
                std::to_string(at.column) + ": ";
      }
      Refuse(place + "'" + std::string(module_.info(op).name) + "': " + reason);
    }
    if (module_.opcode(op) == ir::Opcode::kFuncCall) {
      Callee(module_.attrs<ir::CallAttrs>(op).callee);
    } else if (module_.opcode(op) == ir::Opcode::kComposite) {
      Callee(module_.attrs<ir::CompositeAttrs>(op).decomposition);
    } else if (module_.opcode(op) == ir::Opcode::kInterpreterRunParallel) {
      const auto& attrs = module_.attrs<ir::RunParallelAttrs>(op);
      Programs(attrs.programs);
      if (attrs.infeed) Programs(*attrs.infeed);
    }
  }

  void Callee(const ir::Symbol& symbol) {
    if (const ir::FunctionId function = module_.FindFunction(symbol.name)) Function(function);
  }

  // A function, or lists of them.
  void Programs(const ir::Attribute& attribute) {
    if (const auto* symbol = attribute.As<ir::SymbolAttr>(); symbol && !symbol->path.empty()) {
      Callee({symbol->path[0]});
    } else if (const auto* list = attribute.As<ir::ArrayAttr>()) {
      for (const ir::Attribute& item : list->values) Programs(item);
    }
  }

  void Refuse(const std::string& line) {
    if (++count_ <= kMaxLines) lines_ += "\n  " + line;
  }

  const ir::Module& module_;
  std::vector<bool> seen_;
  std::vector<ir::FunctionId> pending_;
  std::string lines_;
  int count_ = 0;
};

}  // namespace

std::string UnsupportedReason(const ir::Module& module, ir::OpId op) {
  if (std::string reason = FamilyReason(module, op); !reason.empty()) return reason;
  for (const auto& values : {module.operands(op), module.results(op)}) {
    for (const ir::ValueId value : values) {
      const std::string_view reason = TypeReason(module.type(value));
      if (!reason.empty()) return std::string(reason);
    }
  }
  return "";
}

Status CheckSupported(const ir::Module& module, ir::FunctionId function) {
  SupportCheck check(module);
  check.Function(function);
  return check.Run();
}

}  // namespace lockstep::interpret
