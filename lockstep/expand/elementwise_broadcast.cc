// SPDX-License-Identifier: Apache-2.0
// chlo.broadcast_*: the operands are brought to one shape, then the plain op works on them.
#include <algorithm>
#include <numeric>
#include <optional>

#include "lockstep/expand/site.h"
#include "lockstep/ir/ops/elementwise.h"

namespace lockstep::expand {
namespace {

using ir::Opcode;

std::optional<Int64s> GivenDimensions(const Site& site) {
  const Opcode opcode = site.module.opcode(site.op);
  if (opcode == Opcode::kChloBroadcastSelect) return std::nullopt;
  if (opcode == Opcode::kChloBroadcastCompare) {
    return site.attrs<ir::ChloBroadcastCompareAttrs>().broadcast_dimensions;
  }
  return site.attrs<ir::ChloBroadcastAttrs>().broadcast_dimensions;
}

// The dimensions of the result that those of an operand become: `given` for the operand of lower
// rank, else the last ones.
Int64s Placement(int64_t operand_rank, int64_t rank, const std::optional<Int64s>& given) {
  if (given && static_cast<int64_t>(given->size()) == operand_rank && operand_rank < rank) {
    return *given;
  }
  Int64s last(static_cast<size_t>(operand_rank));
  std::iota(last.begin(), last.end(), rank - operand_rank);
  return last;
}

std::string PlainName(const Site& site) {
  const std::string name(site.module.info(site.op).name);
  const std::string plain = name.substr(std::string("chlo.broadcast_").size());
  const bool is_chlo = plain == "next_after" || plain == "polygamma" || plain == "zeta";
  return (is_chlo ? "chlo." : "stablehlo.") + plain;
}

}  // namespace

Values ExpandBroadcast(Site& site) {
  const auto given = GivenDimensions(site);
  const int64_t rank = site.result_type().rank();
  Int64s sizes(static_cast<size_t>(rank), 1);
  std::vector<Int64s> placements;
  for (const Value operand : site.operands) {
    placements.push_back(Placement(operand.shape().rank(), rank, given));
    for (size_t d = 0; d < placements.back().size(); ++d) {
      const int64_t size = operand.shape().dims()[d];
      if (size == kDynamicSize) return site.Refuse("broadcasting of dynamic dimensions");
      if (size != 1) sizes[static_cast<size_t>(placements.back()[d])] = size;
    }
  }
  Values operands;
  for (size_t i = 0; i < site.operands.size(); ++i) {
    const Value operand = site.operands[i];
    const bool fits = operand.shape() == Shape(sizes);
    operands.push_back(fits ? operand
                            : site.b.BroadcastInDim(operand, Shape(sizes), placements[i]));
  }
  OpOptions options;
  if (site.module.opcode(site.op) == Opcode::kChloBroadcastCompare) {
    const auto& attrs = site.attrs<ir::ChloBroadcastCompareAttrs>();
    const auto word = [](auto value) {
      using Traits = ir::EnumTraits<decltype(value)>;
      return Word{std::string(Traits::kNames[static_cast<size_t>(value)])};
    };
    options.attributes.push_back({"comparison_direction", word(attrs.comparison_direction)});
    if (attrs.compare_type)
      options.attributes.push_back({"compare_type", word(*attrs.compare_type)});
  }
  return site.b.Op(PlainName(site), operands, options);
}

}  // namespace lockstep::expand
