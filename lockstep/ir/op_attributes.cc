// SPDX-License-Identifier: Apache-2.0
// Attributes by opcode, and the one place where the templates of op_attributes_impl.h become code.
#include "lockstep/ir/op_attributes.h"

#include "lockstep/ir/op_attributes_impl.h"
#include "lockstep/ir/ops/collective.h"
#include "lockstep/ir/ops/control.h"
#include "lockstep/ir/ops/conv.h"
#include "lockstep/ir/ops/custom.h"
#include "lockstep/ir/ops/dot.h"
#include "lockstep/ir/ops/elementwise.h"
#include "lockstep/ir/ops/gather_scatter.h"
#include "lockstep/ir/ops/linalg.h"
#include "lockstep/ir/ops/random.h"
#include "lockstep/ir/ops/reduce.h"
#include "lockstep/ir/ops/shape.h"
#include "lockstep/ir/ops/sort.h"

namespace lockstep::ir {
namespace {

// What differs between the attribute structs of two ops.
struct AttributesRow {
  const OpAttributesRef& (*defaults)();
  Result<OpAttributesRef> (*take)(Dictionary&);
};

constexpr AttributesRow kRows[] = {
#define LS_OP(family, name, mnemonic, attributes, ...) \
  {&SharedDefaults<attributes>, &TakeAttributesAs<attributes>},
#include "lockstep/ir/opcode.def"
};

const AttributesRow& RowOf(Opcode opcode) { return kRows[static_cast<size_t>(opcode)]; }

}  // namespace

OpAttributesRef DefaultAttributes(Opcode opcode) { return RowOf(opcode).defaults(); }

Result<OpAttributesRef> TakeAttributes(Opcode opcode, Dictionary& dictionary) {
  Result<OpAttributesRef> attributes = RowOf(opcode).take(dictionary);
  if (attributes.ok()) return attributes;
  return attributes.status().Annotate("'" + std::string(OpcodeName(opcode)) + "'");
}

#define LS_INSTANTIATE(T)                              \
  template OpAttributesRef MakeAttributes<T>(T value); \
  template const T& GetAttributes<T>(const OpAttributes& attributes)

LS_INSTANTIATE(NoAttrs);
// elementwise
LS_INSTANTIATE(ChloBroadcastAttrs);
LS_INSTANTIATE(ChloBroadcastCompareAttrs);
LS_INSTANTIATE(CompareAttrs);
LS_INSTANTIATE(ReducePrecisionAttrs);
LS_INSTANTIATE(ResultAccuracyAttrs);
// reduce
LS_INSTANTIATE(BatchNormAttrs);
LS_INSTANTIATE(ChloScanAttrs);
LS_INSTANTIATE(ReduceAttrs);
LS_INSTANTIATE(ReduceWindowAttrs);
LS_INSTANTIATE(SelectAndScatterAttrs);
// dot, conv
LS_INSTANTIATE(ChloRaggedDotAttrs);
LS_INSTANTIATE(DotAttrs);
LS_INSTANTIATE(DotGeneralAttrs);
LS_INSTANTIATE(EinsumAttrs);
LS_INSTANTIATE(ConvolutionAttrs);
LS_INSTANTIATE(DynamicConvAttrs);
// shape
LS_INSTANTIATE(BroadcastAttrs);
LS_INSTANTIATE(BroadcastInDimAttrs);
LS_INSTANTIATE(ChloConstantAttrs);
LS_INSTANTIATE(ConcatenateAttrs);
LS_INSTANTIATE(ConstantAttrs);
LS_INSTANTIATE(DimensionAttrs);
LS_INSTANTIATE(DynamicBroadcastInDimAttrs);
LS_INSTANTIATE(DynamicSliceAttrs);
LS_INSTANTIATE(IotaAttrs);
LS_INSTANTIATE(PadAttrs);
LS_INSTANTIATE(ReverseAttrs);
LS_INSTANTIATE(SliceAttrs);
LS_INSTANTIATE(TransposeAttrs);
// gather_scatter, sort
LS_INSTANTIATE(DynamicGatherAttrs);
LS_INSTANTIATE(GatherAttrs);
LS_INSTANTIATE(ScatterAttrs);
LS_INSTANTIATE(TorchIndexSelectAttrs);
LS_INSTANTIATE(ChloTopKAttrs);
LS_INSTANTIATE(SortAttrs);
// control
LS_INSTANTIATE(CallAttrs);
LS_INSTANTIATE(GetTupleElementAttrs);
LS_INSTANTIATE(MapAttrs);
// collective
LS_INSTANTIATE(AllGatherAttrs);
LS_INSTANTIATE(AllReduceAttrs);
LS_INSTANTIATE(AllToAllAttrs);
LS_INSTANTIATE(CollectiveBroadcastAttrs);
LS_INSTANTIATE(CollectivePermuteAttrs);
LS_INSTANTIATE(CollectiveReduceAttrs);
LS_INSTANTIATE(CrossReplicaSumAttrs);
LS_INSTANTIATE(InfeedAttrs);
LS_INSTANTIATE(OutfeedAttrs);
LS_INSTANTIATE(RecvAttrs);
LS_INSTANTIATE(ReduceScatterAttrs);
LS_INSTANTIATE(SdyManualComputationAttrs);
LS_INSTANTIATE(SdyMeshAttrs);
LS_INSTANTIATE(SdyPropagationBarrierAttrs);
LS_INSTANTIATE(SdyShardingAttrs);
LS_INSTANTIATE(SdyShardingGroupAttrs);
LS_INSTANTIATE(SendAttrs);
// random, linalg
LS_INSTANTIATE(RngAttrs);
LS_INSTANTIATE(RngBitGeneratorAttrs);
LS_INSTANTIATE(CholeskyAttrs);
LS_INSTANTIATE(FftAttrs);
LS_INSTANTIATE(TriangularSolveAttrs);
// custom
LS_INSTANTIATE(CheckCloseAttrs);
LS_INSTANTIATE(CheckConstAttrs);
LS_INSTANTIATE(CheckConstToleranceAttrs);
LS_INSTANTIATE(CheckSerializedAttrs);
LS_INSTANTIATE(CheckToleranceAttrs);
LS_INSTANTIATE(CompositeAttrs);
LS_INSTANTIATE(CustomCallAttrs);
LS_INSTANTIATE(RunParallelAttrs);

#undef LS_INSTANTIATE

}  // namespace lockstep::ir
