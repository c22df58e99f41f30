// SPDX-License-Identifier: Apache-2.0
// Which ops the interpreter evaluates. A program is refused as a whole, before it runs, with every
// op that stands in the way.
#include <algorithm>
#include <array>
#include <string_view>

#include "lockstep/interpret/elementwise.h"
#include "lockstep/interpret/evaluate.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/custom.h"

namespace lockstep::interpret {
namespace {

constexpr std::string_view kNotYet = "the interpreter does not evaluate this op yet";
constexpr std::string_view kNeedsGrid = "it needs a grid of processes; the interpreter runs one";
constexpr std::string_view kCheckTargets[] = {"check.eq", "check.expect_almost_eq",
                                              "check.expect_close", "check.expect_eq"};

std::string Elementwise(const ir::Module& module, ir::OpId op) {
  const DType dtype = module.tensor_type(module.operand(op, 0)).dtype();
  if (SupportsElementwise(static_cast<ir::ElementwiseOp>(module.opcode(op)), dtype)) return "";
  return "the interpreter does not evaluate it on " + std::string(DTypeName(dtype)) + " yet";
}

std::string_view ShapeReason(ir::ShapeOp op) {
  using Op = ir::ShapeOp;
  switch (op) {
    case Op::kBitcastConvert:
    case Op::kBroadcast:
    case Op::kBroadcastInDim:
    case Op::kChloConstant:
    case Op::kConcatenate:
    case Op::kConstant:
    case Op::kDynamicSlice:
    case Op::kDynamicUpdateSlice:
    case Op::kGetDimensionSize:
    case Op::kIota:
    case Op::kPad:
    case Op::kReshape:
    case Op::kReverse:
    case Op::kSlice:
    case Op::kTranspose:
      return "";
    case Op::kDynamicBroadcastInDim:
    case Op::kDynamicIota:
    case Op::kDynamicPad:
    case Op::kDynamicReshape:
    case Op::kRealDynamicSlice:
    case Op::kSetDimensionSize:
      return "shapes that depend on values are not evaluated yet";
  }
  return kNotYet;
}

std::string_view Control(ir::ControlOp op) {
  using Op = ir::ControlOp;
  switch (op) {
    case Op::kAfterAll:
    case Op::kCase:
    case Op::kCreateToken:
    case Op::kFuncCall:
    case Op::kFuncReturn:
    case Op::kGetTupleElement:
    case Op::kIf:
    case Op::kMap:
    case Op::kOptimizationBarrier:
    case Op::kReturn:
    case Op::kTuple:
    case Op::kWhile:
      return "";
    case Op::kAsyncDone:
    case Op::kAsyncStart:
      return kNotYet;
  }
  return kNotYet;
}

std::string_view Collective(ir::CollectiveOp op) {
  using Op = ir::CollectiveOp;
  switch (op) {
    case Op::kPartitionId:
    case Op::kReplicaId:
    case Op::kSdyMesh:
    case Op::kSdyPropagationBarrier:
    case Op::kSdyReshard:
    case Op::kSdyReturn:
    case Op::kSdyShardingConstraint:
    case Op::kSdyShardingGroup:
      return "";
    case Op::kAllGather:
    case Op::kAllReduce:
    case Op::kAllToAll:
    case Op::kCollectiveBroadcast:
    case Op::kCollectivePermute:
    case Op::kCollectiveReduce:
    case Op::kCrossReplicaSum:
    case Op::kRecv:
    case Op::kReduceScatter:
    case Op::kSdyManualComputation:
    case Op::kSend:
      return kNeedsGrid;
    case Op::kInfeed:
    case Op::kOutfeed:
      return "the interpreter has no feeds yet";
  }
  return kNotYet;
}

std::string_view Random(ir::RandomOp op) {
  using Op = ir::RandomOp;
  switch (op) {
    case Op::kRng:
      return "its numbers are not determined by its inputs";
    case Op::kRngBitGenerator:
      return kNotYet;
  }
  return kNotYet;
}

std::string_view Linalg(ir::LinalgOp op) {
  using Op = ir::LinalgOp;
  switch (op) {
    case Op::kCholesky:
    case Op::kFft:
    case Op::kTriangularSolve:
      return kNotYet;
  }
  return kNotYet;
}

std::string_view Quantized(ir::QuantizedOp op) {
  using Op = ir::QuantizedOp;
  switch (op) {
    case Op::kUniformDequantize:
    case Op::kUniformQuantize:
      return kNotYet;
  }
  return kNotYet;
}

std::string Custom(const ir::Module& module, ir::OpId op) {
  using Op = ir::CustomOp;
  switch (static_cast<Op>(module.opcode(op))) {
    case Op::kCheckExpectAlmostEq:
    case Op::kCheckExpectAlmostEqConst:
    case Op::kCheckExpectClose:
    case Op::kCheckExpectEq:
    case Op::kCheckExpectEqConst:
    case Op::kComposite:
      return "";
    case Op::kCheckExpectSerializedEq:
      return "it compares with files that other programs write";
    case Op::kCustomCall: {
      const std::string& target = module.attrs<ir::CustomCallAttrs>(op).call_target_name;
      if (std::ranges::find(kCheckTargets, target) == std::end(kCheckTargets)) {
        return "there is no custom call target '" + target + "'";
      }
      return module.num_operands(op) == 2 ? "" : "a check takes two operands";
    }
    case Op::kInterpreterRunParallel:
      return std::string(kNeedsGrid);
  }
  return std::string(kNotYet);
}

// What no op is evaluated on.
std::string_view TypeReason(const Type& type) {
  switch (type.kind()) {
    case Type::Kind::kTensor:
      if (type.tensor().element.IsQuantized()) return "quantized types are not evaluated yet";
      if (!type.tensor().shape.IsStatic()) return "dynamic shapes are not evaluated yet";
      return "";
    case Type::Kind::kToken:
      return "";
    case Type::Kind::kTuple:
      for (const Type& member : type.members()) {
        if (const std::string_view reason = TypeReason(member); !reason.empty()) return reason;
      }
      return "";
    case Type::Kind::kBuffer:
    case Type::Kind::kFuture:
    case Type::Kind::kScalar:
    case Type::Kind::kFunction:
    case Type::Kind::kOpaque:
      return "values of such a type are not evaluated";
  }
  return "";
}

std::string FamilyReason(const ir::Module& module, ir::OpId op) {
  const ir::Opcode opcode = module.opcode(op);
  switch (module.info(op).family) {
    case ir::Family::kElementwise:
      return Elementwise(module, op);
    case ir::Family::kReduce:
      return ReduceUnsupportedReason(module, op);
    case ir::Family::kDot:
      return DotUnsupportedReason(module, op);
    case ir::Family::kConv:
      return ConvUnsupportedReason(module, op);
    case ir::Family::kShape:
      return std::string(ShapeReason(static_cast<ir::ShapeOp>(opcode)));
    case ir::Family::kGatherScatter:
      return GatherScatterUnsupportedReason(module, op);
    case ir::Family::kSort:
      return SortUnsupportedReason(module, op);
    case ir::Family::kControl:
      return std::string(Control(static_cast<ir::ControlOp>(opcode)));
    case ir::Family::kCollective:
      return std::string(Collective(static_cast<ir::CollectiveOp>(opcode)));
    case ir::Family::kRandom:
      return std::string(Random(static_cast<ir::RandomOp>(opcode)));
    case ir::Family::kLinalg:
      return std::string(Linalg(static_cast<ir::LinalgOp>(opcode)));
    case ir::Family::kQuantized:
      return std::string(Quantized(static_cast<ir::QuantizedOp>(opcode)));
    case ir::Family::kCustom:
      return Custom(module, op);
  }
  return std::string(kNotYet);
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
    return UnimplementedError("the interpreter cannot run this program:" + lines_);
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
    }
  }

  void Callee(const ir::Symbol& symbol) {
    if (const ir::FunctionId function = module_.FindFunction(symbol.name)) Function(function);
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
