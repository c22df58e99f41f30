// SPDX-License-Identifier: Apache-2.0
// Arithmetic from the ops, bytes from the buffers.
#include "lockstep/plan/cost/step_cost.h"

#include <algorithm>

#include "lockstep/plan/cost/roofline.h"

namespace lockstep::plan {
namespace {

// Bytes of each buffer of a kernel: all of it, or no more than the loops touch.
double BytesOfLoops(const Step& step) {
  const Kernel& kernel = step.kernel;
  std::vector<double> touched(kernel.buffers.size(), 0);
  const auto places = static_cast<double>(kernel.domain.NumElements());
  for (const Node& node : kernel.nodes) {
    if (node.kind != NodeKind::kLoad) continue;
    touched[node.buffer] += places * static_cast<double>(ElementSizeBytes(node.dtype));
  }
  for (const Store& store : kernel.stores) {
    const DType dtype = kernel.nodes[store.node].dtype;
    touched[store.buffer] += places * static_cast<double>(ElementSizeBytes(dtype));
  }
  double bytes = 0;
  for (size_t i = 0; i < touched.size(); ++i) {
    const bool is_input = i < step.inputs.size();
    const Slice& slice = is_input ? step.inputs[i] : step.outputs[i - step.inputs.size()];
    bytes += std::min(touched[i], static_cast<double>(slice.size_bytes));
  }
  return bytes;
}

// What a step computes in: the type of its first input, which for a dot is what is multiplied.
DType ComputeType(const ir::Module& module, const Step& step) {
  for (const auto* values : {&step.input_values, &step.output_values}) {
    for (const ir::ValueId value : *values) {
      if (value.index < module.value_capacity() && module.type(value).IsTensor()) {
        return module.type(value).tensor().dtype();
      }
    }
  }
  return DType::kF32;
}

}  // namespace

analyze::Cost CostOfStep(const ir::Module& module, const Step& step) {
  analyze::Cost cost;
  switch (step.kind) {
    case StepKind::kLoops:
      for (const ir::OpId op : step.group.ops) cost += analyze::CostOfOp(module, op);
      cost.bytes = BytesOfLoops(step);
      break;
    case StepKind::kOp:
      cost = analyze::CostOfOp(module, step.op());
      break;
    case StepKind::kCopy:
      cost.bytes = 2 * static_cast<double>(step.outputs[0].size_bytes);
      break;
    case StepKind::kWhile:
    case StepKind::kCase:
      break;
  }
  return cost;
}

double PredictStep(const ir::Module& module, const Step& step, const DeviceModel& device) {
  return RooflineSeconds(CostOfStep(module, step), ComputeType(module, step), device);
}

}  // namespace lockstep::plan
