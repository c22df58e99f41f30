// SPDX-License-Identifier: Apache-2.0
// What the constraints of windowed ops share with reduce and convolution.
#pragma once

#include "lockstep/ir/verify/constraints.h"

namespace lockstep::ir {

Status CheckReduceWindow(OpChecker& op);
Status CheckSelectAndScatter(OpChecker& op);

// Operands [0, count) are inputs and [count, 2 * count) their 0-dimensional init values, of the
// same element types.
Status CheckInitValues(const OpChecker& op, std::string_view label, size_t count);
std::vector<ElementType> ElementsOf(const OpChecker& op, size_t first, size_t count);

// The attribute with its default written out: `count` ones when empty.
std::vector<int64_t> OnesIfEmpty(List list, int64_t count);
// The padding has shape [rank, 2]; absent, it is all zero.
Result<I64Matrix> CheckPadding(const OpChecker& op, std::string_view label,
                               const std::optional<I64Matrix>& padding, int64_t rank);

}  // namespace lockstep::ir
