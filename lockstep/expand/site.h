// SPDX-License-Identifier: Apache-2.0
// What an expansion is given: the op that it replaces, and a graph whose parameters are the op's
// operands. It returns values that take the place of the op's results.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "lockstep/graph_builder.h"
#include "lockstep/ir/module.h"

namespace lockstep::expand {

struct Site {
  ir::Module& module;
  ir::OpId op;
  GraphBuilder& b;
  Values operands;
  std::vector<Type> result_types;
  Status status = OkStatus();  // set it when the op cannot be expanded

  template <typename T>
  const T& attrs() const {
    return module.attrs<T>(op);
  }
  const TensorType& result_type(size_t i = 0) const { return result_types[i].tensor(); }
  // For `return site.Refuse("why")`.
  Values Refuse(std::string reason) {
    if (status.ok()) status = UnimplementedError(std::move(reason));
    return {};
  }
};

using ExpandFunction = Values (*)(Site& site);

// Null when there is no expansion of the op.
ExpandFunction FindExpansion(ir::Opcode opcode);

// --- the rooms

Values ExpandBroadcast(Site& site);  // chlo.broadcast_*
Values ExpandConj(Site& site);
Values ExpandConstant(Site& site);
Values ExpandConstantLike(Site& site);
Values ExpandIsInf(Site& site);
Values ExpandIsNegInf(Site& site);
Values ExpandIsPosInf(Site& site);
Values ExpandMulhi(Site& site);
Values ExpandNextAfter(Site& site);
Values ExpandSquare(Site& site);

Values ExpandAcos(Site& site);
Values ExpandAcosh(Site& site);
Values ExpandAsin(Site& site);
Values ExpandAsinAcosKernel(Site& site);
Values ExpandAsinh(Site& site);
Values ExpandAtan(Site& site);
Values ExpandAtanh(Site& site);
Values ExpandCosh(Site& site);
Values ExpandSinh(Site& site);
Values ExpandTan(Site& site);

Values ExpandBesselI1e(Site& site);
Values ExpandErf(Site& site);
Values ExpandErfInv(Site& site);
Values ExpandErfc(Site& site);

Values ExpandDigamma(Site& site);
Values ExpandLgamma(Site& site);
Values ExpandPolygamma(Site& site);
Values ExpandZeta(Site& site);

Values ExpandCustomCall(Site& site);  // those of which HasExpansion holds
Values ExpandRaggedDot(Site& site);
Values ExpandScan(Site& site);
Values ExpandTopK(Site& site);

}  // namespace lockstep::expand
