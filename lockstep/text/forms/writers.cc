// SPDX-License-Identifier: Apache-2.0
// Which function writes which custom form.
#include "lockstep/text/forms/writers.h"

#include <array>

namespace lockstep::text {
namespace {

struct Row {
  ir::Opcode opcode;
  CustomWriter writer;
};

constexpr Row kRows[] = {
    {ir::Opcode::kCompare, WriteCompare},
    {ir::Opcode::kReducePrecision, WriteReducePrecision},
    {ir::Opcode::kReduce, WriteReduce},
    {ir::Opcode::kDot, WriteDot},
    {ir::Opcode::kDotGeneral, WriteDotGeneral},
    {ir::Opcode::kConvolution, WriteConvolution},
    {ir::Opcode::kChloConstant, WriteChloConstant},
    {ir::Opcode::kConstant, WriteConstant},
    {ir::Opcode::kSlice, WriteSlice},
    {ir::Opcode::kFuncCall, WriteCall},
    {ir::Opcode::kWhile, WriteWhile},
    {ir::Opcode::kSdyManualComputation, WriteSdyManualComputation},
    {ir::Opcode::kSdyMesh, WriteSdyMesh},
    {ir::Opcode::kSdyPropagationBarrier, WriteSdyPropagationBarrier},
    {ir::Opcode::kSdyReshard, WriteSdySharding},
    {ir::Opcode::kSdyShardingConstraint, WriteSdySharding},
    {ir::Opcode::kSdyShardingGroup, WriteSdyShardingGroup},
    {ir::Opcode::kCheckExpectAlmostEq, WriteCheck},
    {ir::Opcode::kCheckExpectAlmostEqConst, WriteCheckConst},
    {ir::Opcode::kCheckExpectClose, WriteCheckClose},
    {ir::Opcode::kCheckExpectEq, WriteCheck},
    {ir::Opcode::kCheckExpectEqConst, WriteCheckConst},
    {ir::Opcode::kCheckExpectSerializedEq, WriteCheck},
    {ir::Opcode::kComposite, WriteComposite},
    {ir::Opcode::kCustomCall, WriteCustomCall},
};

constexpr auto kWriters = [] {
  std::array<CustomWriter, ir::kNumOpcodes> writers{};
  for (const Row& row : kRows) writers[static_cast<size_t>(row.opcode)] = row.writer;
  return writers;
}();

}  // namespace

CustomWriter FindCustomWriter(ir::Opcode opcode) { return kWriters[static_cast<size_t>(opcode)]; }

}  // namespace lockstep::text
