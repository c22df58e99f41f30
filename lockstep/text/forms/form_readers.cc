// SPDX-License-Identifier: Apache-2.0
// The table of pretty forms that are read by a function of their own.
#include "lockstep/text/forms/form_readers.h"

#include <array>
#include <utility>

namespace lockstep::text {
namespace {

using ir::Opcode;

constexpr std::pair<Opcode, FormReader> kReaders[] = {
    {Opcode::kCompare, &ReadCompare},
    {Opcode::kReducePrecision, &ReadReducePrecision},
    {Opcode::kReduce, &ReadReduce},
    {Opcode::kDot, &ReadDot},
    {Opcode::kDotGeneral, &ReadDotGeneral},
    {Opcode::kConvolution, &ReadConvolution},
    {Opcode::kChloConstant, &ReadConstant},
    {Opcode::kConstant, &ReadConstant},
    {Opcode::kSlice, &ReadSlice},
    {Opcode::kFuncCall, &ReadCall},
    {Opcode::kWhile, &ReadWhile},
    {Opcode::kSdyManualComputation, &ReadManualComputation},
    {Opcode::kSdyMesh, &ReadMesh},
    {Opcode::kSdyPropagationBarrier, &ReadPropagationBarrier},
    {Opcode::kSdyReshard, &ReadSharding},
    {Opcode::kSdyShardingConstraint, &ReadSharding},
    {Opcode::kSdyShardingGroup, &ReadShardingGroup},
    {Opcode::kCheckExpectAlmostEq, &ReadCheck},
    {Opcode::kCheckExpectAlmostEqConst, &ReadCheck},
    {Opcode::kCheckExpectClose, &ReadCheck},
    {Opcode::kCheckExpectEq, &ReadCheck},
    {Opcode::kCheckExpectEqConst, &ReadCheck},
    {Opcode::kCheckExpectSerializedEq, &ReadCheck},
    {Opcode::kComposite, &ReadComposite},
    {Opcode::kCustomCall, &ReadCustomCall},
};

constexpr auto kByOpcode = [] {
  std::array<FormReader, ir::kNumOpcodes> table{};
  for (const auto& [opcode, reader] : kReaders) table[static_cast<size_t>(opcode)] = reader;
  return table;
}();

}  // namespace

FormReader FindFormReader(ir::Opcode opcode) { return kByOpcode[static_cast<size_t>(opcode)]; }

}  // namespace lockstep::text
