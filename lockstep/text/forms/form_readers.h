// SPDX-License-Identifier: Apache-2.0
// Readers of the pretty forms that no form string describes. Each stands in the file of its op's
// family, begins behind the op's name and ends behind its types or regions.
#pragma once

#include "lockstep/text/op_reader.h"

namespace lockstep::text {

using FormReader = bool (*)(OpReader& reader, OpParts& parts);

// Null for an op without one.
FormReader FindFormReader(ir::Opcode opcode);

// elementwise
bool ReadCompare(OpReader& reader, OpParts& parts);
bool ReadReducePrecision(OpReader& reader, OpParts& parts);
// reduce
bool ReadReduce(OpReader& reader, OpParts& parts);
// dot
bool ReadDot(OpReader& reader, OpParts& parts);
bool ReadDotGeneral(OpReader& reader, OpParts& parts);
// conv
bool ReadConvolution(OpReader& reader, OpParts& parts);
// shape; ReadConstant also for chlo.constant
bool ReadConstant(OpReader& reader, OpParts& parts);
bool ReadSlice(OpReader& reader, OpParts& parts);
// control
bool ReadCall(OpReader& reader, OpParts& parts);
bool ReadWhile(OpReader& reader, OpParts& parts);
// collective
bool ReadManualComputation(OpReader& reader, OpParts& parts);
bool ReadMesh(OpReader& reader, OpParts& parts);
bool ReadPropagationBarrier(OpReader& reader, OpParts& parts);
bool ReadSharding(OpReader& reader, OpParts& parts);  // sharding_constraint and reshard
bool ReadShardingGroup(OpReader& reader, OpParts& parts);
// custom
bool ReadCheck(OpReader& reader, OpParts& parts);  // check.*
bool ReadComposite(OpReader& reader, OpParts& parts);
bool ReadCustomCall(OpReader& reader, OpParts& parts);

}  // namespace lockstep::text
