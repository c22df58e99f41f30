// SPDX-License-Identifier: Apache-2.0
// The table of expansions, by opcode.
#include "lockstep/expand/site.h"

namespace lockstep::expand {
namespace {

using ir::Opcode;

struct Row {
  Opcode opcode;
  ExpandFunction expand;
};

constexpr Row kRows[] = {
    {Opcode::kChloAcos, ExpandAcos},
    {Opcode::kChloAcosh, ExpandAcosh},
    {Opcode::kChloAsin, ExpandAsin},
    {Opcode::kChloAsinAcosKernel, ExpandAsinAcosKernel},
    {Opcode::kChloAsinh, ExpandAsinh},
    {Opcode::kChloAtan, ExpandAtan},
    {Opcode::kChloAtanh, ExpandAtanh},
    {Opcode::kChloBesselI1e, ExpandBesselI1e},
    {Opcode::kChloBroadcastAdd, ExpandBroadcast},
    {Opcode::kChloBroadcastAnd, ExpandBroadcast},
    {Opcode::kChloBroadcastAtan2, ExpandBroadcast},
    {Opcode::kChloBroadcastCompare, ExpandBroadcast},
    {Opcode::kChloBroadcastComplex, ExpandBroadcast},
    {Opcode::kChloBroadcastDivide, ExpandBroadcast},
    {Opcode::kChloBroadcastMaximum, ExpandBroadcast},
    {Opcode::kChloBroadcastMinimum, ExpandBroadcast},
    {Opcode::kChloBroadcastMultiply, ExpandBroadcast},
    {Opcode::kChloBroadcastNextAfter, ExpandBroadcast},
    {Opcode::kChloBroadcastOr, ExpandBroadcast},
    {Opcode::kChloBroadcastPolygamma, ExpandBroadcast},
    {Opcode::kChloBroadcastPower, ExpandBroadcast},
    {Opcode::kChloBroadcastRemainder, ExpandBroadcast},
    {Opcode::kChloBroadcastSelect, ExpandBroadcast},
    {Opcode::kChloBroadcastShiftLeft, ExpandBroadcast},
    {Opcode::kChloBroadcastShiftRightArithmetic, ExpandBroadcast},
    {Opcode::kChloBroadcastShiftRightLogical, ExpandBroadcast},
    {Opcode::kChloBroadcastSubtract, ExpandBroadcast},
    {Opcode::kChloBroadcastXor, ExpandBroadcast},
    {Opcode::kChloBroadcastZeta, ExpandBroadcast},
    {Opcode::kChloConj, ExpandConj},
    {Opcode::kChloConstant, ExpandConstant},
    {Opcode::kChloConstantLike, ExpandConstantLike},
    {Opcode::kChloCosh, ExpandCosh},
    {Opcode::kChloDigamma, ExpandDigamma},
    {Opcode::kChloErf, ExpandErf},
    {Opcode::kChloErfInv, ExpandErfInv},
    {Opcode::kChloErfc, ExpandErfc},
    {Opcode::kChloIsInf, ExpandIsInf},
    {Opcode::kChloIsNegInf, ExpandIsNegInf},
    {Opcode::kChloIsPosInf, ExpandIsPosInf},
    {Opcode::kChloLgamma, ExpandLgamma},
    {Opcode::kChloMulhi, ExpandMulhi},
    {Opcode::kChloNextAfter, ExpandNextAfter},
    {Opcode::kChloPolygamma, ExpandPolygamma},
    {Opcode::kChloRaggedDot, ExpandRaggedDot},
    {Opcode::kChloScan, ExpandScan},
    {Opcode::kChloSinh, ExpandSinh},
    {Opcode::kChloSquare, ExpandSquare},
    {Opcode::kChloTan, ExpandTan},
    {Opcode::kChloTopK, ExpandTopK},
    {Opcode::kChloZeta, ExpandZeta},
    {Opcode::kCustomCall, ExpandCustomCall},
};

}  // namespace

ExpandFunction FindExpansion(ir::Opcode opcode) {
  for (const Row& row : kRows) {
    if (row.opcode == opcode) return row.expand;
  }
  return nullptr;
}

}  // namespace lockstep::expand
