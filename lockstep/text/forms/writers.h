// SPDX-License-Identifier: Apache-2.0
// Writers of the pretty forms that are no pattern of opcode.def, one file per family. Each is a
// CustomWriter: false, with nothing written, when only the generic form can say the op.
#pragma once

#include "lockstep/text/write/printer.h"

namespace lockstep::text {

// elementwise
bool WriteCompare(Printer& printer, ir::OpId op);
bool WriteReducePrecision(Printer& printer, ir::OpId op);
// reduce
bool WriteReduce(Printer& printer, ir::OpId op);
// dot
bool WriteDot(Printer& printer, ir::OpId op);
bool WriteDotGeneral(Printer& printer, ir::OpId op);
// conv
bool WriteConvolution(Printer& printer, ir::OpId op);
// shape
bool WriteChloConstant(Printer& printer, ir::OpId op);
bool WriteConstant(Printer& printer, ir::OpId op);
bool WriteSlice(Printer& printer, ir::OpId op);
// control
bool WriteCall(Printer& printer, ir::OpId op);
bool WriteWhile(Printer& printer, ir::OpId op);
// collective
bool WriteSdyManualComputation(Printer& printer, ir::OpId op);
bool WriteSdyMesh(Printer& printer, ir::OpId op);
bool WriteSdyPropagationBarrier(Printer& printer, ir::OpId op);
bool WriteSdySharding(Printer& printer, ir::OpId op);
bool WriteSdyShardingGroup(Printer& printer, ir::OpId op);
// custom
bool WriteCheck(Printer& printer, ir::OpId op);
bool WriteCheckClose(Printer& printer, ir::OpId op);
bool WriteCheckConst(Printer& printer, ir::OpId op);
bool WriteComposite(Printer& printer, ir::OpId op);
bool WriteCustomCall(Printer& printer, ir::OpId op);

}  // namespace lockstep::text
