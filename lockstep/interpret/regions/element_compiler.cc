// SPDX-License-Identifier: Apache-2.0
// Compiles a region of scalar ops to the program of an ElementFunction.
#include <algorithm>
#include <cstring>
#include <optional>
#include <unordered_map>

#include "lockstep/interpret/kernels/numeric.h"
#include "lockstep/interpret/regions/element_function.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/ir/ops/shape.h"

namespace lockstep::interpret {

using ir::Opcode;
using kernels::Lane;

namespace {

// Calls become part of the program; a program of calls of calls could grow without end.
constexpr int kMaxCallDepth = 16;
constexpr size_t kMaxSlots = 4096;

bool IsScalarArray(const ir::Module& module, ir::ValueId value) {
  const Type& type = module.type(value);
  return type.IsTensor() && type.tensor().rank() == 0 && !type.tensor().element.IsQuantized();
}

// Logic on the bytes of bools, which needs no wider lanes.
kernels::KernelFunction FindBoolKernel(Opcode opcode) {
  const auto op = static_cast<Opcode>(kernels::OpForBool(static_cast<ir::ElementwiseOp>(opcode)));
  if (op == Opcode::kAnd) return kernels::BinaryKernelOf<kernels::And, uint8_t>;
  if (op == Opcode::kOr) return kernels::BinaryKernelOf<kernels::Or, uint8_t>;
  if (op == Opcode::kXor) return kernels::BinaryKernelOf<kernels::Xor, uint8_t>;
  return nullptr;
}

kernels::LaneKernel FindKernel(Opcode opcode, DType dtype) {
  auto op = static_cast<ir::ElementwiseOp>(opcode);
  const Lane lane = kernels::LaneFor(dtype);
  if (IsFloat(dtype)) return kernels::FloatKernel(op, lane);
  if (IsComplex(dtype)) return kernels::ComplexKernel(op, lane);
  if (IsBool(dtype)) op = kernels::OpForBool(op);
  return kernels::IntegerKernel(op, lane);
}

// The unsigned integer with the bits of a float.
DType BitsOf(DType dtype) {
  const size_t size = ElementSizeBytes(dtype);
  return size == 1 ? DType::kU8 : size == 2 ? DType::kU16 : size == 4 ? DType::kU32 : DType::kU64;
}

bool IsAssociative(Opcode opcode) {
  constexpr Opcode kOps[] = {Opcode::kAdd, Opcode::kMultiply, Opcode::kMaximum, Opcode::kMinimum,
                             Opcode::kAnd, Opcode::kOr,       Opcode::kXor};
  return std::ranges::find(kOps, opcode) != std::end(kOps);
}

}  // namespace

// Each step gives false when the region cannot be compiled.
class ElementCompiler {
 public:
  ElementCompiler(const OpCall& call, ElementFunction& function)
      : call_(call), module_(call.module), function_(function) {}

  bool Compile() {
    const auto arguments = module_.arguments(function_.region_);
    slots_dtype_ = function_.argument_dtypes_;
    std::vector<size_t> slots;
    for (size_t i = 0; i < arguments.size(); ++i) slots.push_back(i);
    std::vector<size_t> results;
    if (!Region(function_.region_, slots, 0, results)) return false;
    FindAssociativity(results);
    // Results are read after arguments may have been overwritten: none may be an argument.
    for (size_t& slot : results) {
      if (slot < arguments.size()) slot = Emit({.output_dtype = slots_dtype_[slot]}, {slot});
    }
    function_.result_slots_ = results;
    LayOut();
    return true;
  }

 private:
  using Instruction = ElementFunction::Instruction;
  using SlotMap = std::unordered_map<ir::ValueId, size_t>;

  bool Region(ir::RegionId region, const std::vector<size_t>& arguments, int depth,
              std::vector<size_t>& results) {
    if (depth > kMaxCallDepth) return false;
    SlotMap slots;
    for (size_t i = 0; i < arguments.size(); ++i) {
      slots[module_.arguments(region)[i]] = arguments[i];
    }
    for (const ir::OpId op : module_.ops(region)) {
      std::vector<size_t> inputs;
      for (const ir::ValueId value : module_.operands(op)) {
        if (!IsScalarArray(module_, value)) return false;
        inputs.push_back(Slot(value, slots));
      }
      for (const ir::ValueId value : module_.results(op)) {
        if (!IsScalarArray(module_, value)) return false;
      }
      if (ir::IsTerminator(module_.opcode(op))) {
        results = inputs;
        return true;
      }
      std::vector<size_t> outputs;
      if (!Op(op, inputs, depth, outputs)) return false;
      for (size_t i = 0; i < outputs.size(); ++i) slots[module_.result(op, i)] = outputs[i];
    }
    return false;
  }

  // The slot of an operand; a value from outside becomes a constant.
  size_t Slot(ir::ValueId value, SlotMap& slots) {
    auto [at, is_new] = slots.try_emplace(value, 0);
    if (is_new) at->second = Constant(call_.evaluator.Captured(value).array());
    return at->second;
  }

  bool Op(ir::OpId op, const std::vector<size_t>& inputs, int depth, std::vector<size_t>& outputs) {
    if (slots_dtype_.size() > kMaxSlots) return false;
    const Opcode opcode = module_.opcode(op);
    if (opcode == Opcode::kConstant) {
      outputs = {Constant(module_.attrs<ir::ConstantAttrs>(op).value.values)};
      return true;
    }
    if (opcode == Opcode::kFuncCall) {
      const ir::FunctionId callee =
          module_.FindFunction(module_.attrs<ir::CallAttrs>(op).callee.name);
      if (!callee || module_.function(callee).is_declaration) return false;
      return Region(module_.function(callee).body, inputs, depth + 1, outputs);
    }
    if (opcode == Opcode::kBitcastConvert) {
      // Between scalars the bytes stay as they are, unless the types are narrower than a byte.
      const DType from = slots_dtype_[inputs[0]];
      const DType to = module_.tensor_type(module_.result(op)).dtype();
      if (BitWidth(from) < 8 || BitWidth(from) != BitWidth(to)) return false;
      outputs = {Emit({.output_dtype = to}, inputs)};
      return true;
    }
    if (!ir::IsElementwise(opcode) || module_.num_results(op) != 1) return false;
    std::optional<Instruction> instruction = Elementwise(op);
    if (!instruction) return false;
    outputs = {Emit(*instruction, inputs)};
    return true;
  }

  std::optional<Instruction> Elementwise(ir::OpId op) {
    const DType from = module_.tensor_type(module_.operand(op, 0)).dtype();
    const DType to = module_.tensor_type(module_.result(op)).dtype();
    Instruction instruction{.input_dtype = from, .output_dtype = to};
    const Opcode opcode = module_.opcode(op);
    if (opcode == Opcode::kSelect) {
      instruction.kind = Instruction::Kind::kSelect;
      return instruction;
    }
    if (opcode == Opcode::kConvert) {
      instruction.kind = Instruction::Kind::kConvert;
      return instruction;
    }
    // Its kernel needs more than operands.
    if (opcode == Opcode::kReducePrecision) return std::nullopt;
    return WithKernel(op, instruction);
  }

  std::optional<Instruction> WithKernel(ir::OpId op, Instruction instruction) {
    const Opcode opcode = module_.opcode(op);
    instruction.kind = Instruction::Kind::kKernel;
    const DType from = instruction.input_dtype;
    instruction.args.width = BitWidth(from);
    if (IsBool(from) && (instruction.kernel = FindBoolKernel(opcode)) != nullptr) {
      return instruction;
    }
    kernels::LaneKernel kernel;
    if (opcode == Opcode::kCompare) {
      const auto& attrs = module_.attrs<ir::CompareAttrs>(op);
      const auto relation = static_cast<kernels::Relation>(attrs.comparison_direction);
      const bool total = attrs.compare_type == ir::ComparisonType::kTotalorder && IsFloat(from);
      if (total) instruction.input_dtype = BitsOf(from);
      const Lane lane = kernels::LaneFor(instruction.input_dtype);
      kernel = total ? kernels::TotalOrderKernel(relation, lane)
                     : kernels::CompareKernel(relation, lane);
    } else {
      kernel = FindKernel(opcode, from);
    }
    if (kernel.run == nullptr) return std::nullopt;
    instruction.kernel = kernel.run;
    instruction.widens = !kernels::IsStoredAs(instruction.input_dtype, kernel.input);
    instruction.narrows = !kernels::IsStoredAs(instruction.output_dtype, kernel.output);
    return instruction;
  }

  size_t Emit(Instruction instruction, const std::vector<size_t>& inputs) {
    instruction.num_inputs = inputs.size();
    std::ranges::copy(inputs, instruction.inputs.begin());
    instruction.output = AddTemporary(instruction.output_dtype);
    function_.program_.push_back(instruction);
    return instruction.output;
  }

  size_t AddTemporary(DType dtype) {
    const size_t offset = function_.columns_.size();
    function_.columns_.resize(offset + ElementFunction::kColumn * ElementSizeBytes(dtype));
    function_.temporary_offsets_.push_back(offset);
    slots_dtype_.push_back(dtype);
    return slots_dtype_.size() - 1;
  }

  size_t Constant(const Literal& scalar) {
    const size_t slot = AddTemporary(scalar.dtype());
    const auto element = scalar.stored_bytes();
    std::byte* column = function_.Column(slot);
    for (int64_t i = 0; i < ElementFunction::kColumn; ++i) {
      std::memcpy(column + static_cast<size_t>(i) * element.size(), element.data(), element.size());
    }
    return slot;
  }

  // add(a, b) and the like; a commutative op may name its arguments in either order.
  void FindAssociativity(const std::vector<size_t>& results) {
    if (function_.program_.size() != 1 || results.size() != 1 || slots_dtype_.size() != 3) return;
    const Instruction& only = function_.program_[0];
    const auto first = module_.first_op(function_.region_);
    function_.is_associative_ = only.num_inputs == 2 && only.inputs[0] != only.inputs[1] &&
                                results[0] == only.output && IsAssociative(module_.opcode(first));
  }

  void LayOut() {
    const bool needs_lanes = std::ranges::any_of(
        function_.program_, [](const Instruction& i) { return i.widens || i.narrows; });
    if (needs_lanes) {
      function_.lanes_.resize((KernelInputs{}.size() + 1) * ElementFunction::kColumn *
                              kernels::kMaxLaneSize);
    }
    function_.pointers_.resize(slots_dtype_.size());
    for (size_t slot = function_.num_arguments(); slot < slots_dtype_.size(); ++slot) {
      function_.pointers_[slot] = function_.Column(slot);
    }
  }

  const OpCall& call_;
  const ir::Module& module_;
  ElementFunction& function_;
  std::vector<DType> slots_dtype_;
};

Result<ElementFunction> ElementFunction::Compile(const OpCall& call, ir::RegionId region) {
  ElementFunction function(call, region);
  const ir::Module& module = call.module;
  for (const ir::ValueId argument : module.arguments(region)) {
    function.argument_dtypes_.push_back(module.tensor_type(argument).dtype());
  }
  const ir::OpId terminator = module.last_op(region);
  for (const ir::ValueId value : module.operands(terminator)) {
    function.result_dtypes_.push_back(module.tensor_type(value).dtype());
  }
  function.is_compiled_ = ElementCompiler(call, function).Compile();
  if (!function.is_compiled_) function.is_associative_ = false;
  return function;
}

}  // namespace lockstep::interpret
