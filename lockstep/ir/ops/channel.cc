// SPDX-License-Identifier: Apache-2.0
// Constraints of point-to-point ops and feeds.
#include "lockstep/ir/verify/process_grid.h"
#include "lockstep/ir/verify/rules.h"

namespace lockstep::ir {
namespace {

constexpr int64_t kDeviceToDevice = 1;
constexpr int64_t kDeviceToHost = 2;
constexpr int64_t kHostToDevice = 3;

// Values first, the token last.
Status CheckTokenLast(const OpChecker& op, std::string_view values_label,
                      std::string_view token_label) {
  const std::span<const Type> results = op.declared();
  if (!results.back().IsToken()) {
    return op.Error(token_label, "the last result must be a token, found ", results.back());
  }
  for (const Type& type : results.first(results.size() - 1)) {
    if (!type.IsTensor()) {
      return op.Error(values_label, "results before the last must be tensors, found ", type);
    }
    if (!type.tensor().shape.IsStatic()) {
      return op.Error(values_label, "results must have no dynamic sizes, found ", type);
    }
  }
  return OkStatus();
}

// C1-C5 of send and recv. Where the text says that recv gets a transfer from device to host, its
// dialect says host to device, and is followed.
template <typename Attrs>
Status CheckChannel(const OpChecker& op, const Attrs& attributes, bool receives) {
  if (attributes.source_target_pairs) {
    LS_RETURN_IF_ERROR(op.Tolerate(
        CheckPairs(op, {"C1", "C2", "C3", "C4"}, *attributes.source_target_pairs, false)));
  }
  const int64_t type = attributes.channel_handle.type;
  const bool fits = attributes.is_host_transfer ? type == (receives ? kHostToDevice : kDeviceToHost)
                                                : type == kDeviceToDevice;
  if (fits) return OkStatus();
  return op.Error("C5", "the channel type must be ",
                  attributes.is_host_transfer ? "a transfer with the host" : "device to device (1)",
                  ", found ", type);
}

}  // namespace

ProcessGrid GridOf(const Module* module) {
  auto number = [&](std::string_view name) -> std::optional<int64_t> {
    const Attribute* attribute = module == nullptr ? nullptr : module->attributes.Find(name);
    const auto* integer = attribute == nullptr ? nullptr : attribute->As<IntegerAttr>();
    if (integer == nullptr || integer->value < 1) return std::nullopt;
    return integer->value;
  };
  return {number("mhlo.num_replicas"), number("mhlo.num_partitions")};
}

Status CheckPairs(const OpChecker& op, const PairLabels& labels, const I64Matrix& pairs,
                  bool across_partitions) {
  if (pairs.values.empty()) return OkStatus();
  if (pairs.columns != 2) {
    return op.Error(labels.width, "source_target_pairs must have 2 columns, found ", pairs.columns);
  }
  std::vector<int64_t> sources, targets;
  for (int64_t i = 0; i < pairs.rows; ++i) {
    sources.push_back(pairs.at(i, 0));
    targets.push_back(pairs.at(i, 1));
  }
  LS_RETURN_IF_ERROR(CheckUnique(op, labels.sources, "sources", sources));
  LS_RETURN_IF_ERROR(CheckUnique(op, labels.targets, "targets", targets));
  LS_RETURN_IF_ERROR(CheckAtLeast(op, labels.range, "source_target_pairs", pairs.values, 0));
  const ProcessGrid grid = GridOf(op.site().module);
  const auto count = across_partitions ? grid.num_partitions : grid.num_replicas;
  if (!count) return OkStatus();
  return op.Tolerate(CheckRange(op, labels.range, "source_target_pairs", pairs.values, 0, *count));
}

Status CheckSend(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckChannel(op, op.attrs<SendAttrs>(), /*receives=*/false));
  return op.ExpectType("", Type::Token());
}

Status CheckRecv(OpChecker& op) {
  LS_RETURN_IF_ERROR(CheckChannel(op, op.attrs<RecvAttrs>(), /*receives=*/true));
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  if (op.declared().empty()) return op.Error("", "must have a token as last result");
  return CheckTokenLast(op, "", "");
}

// Not of the specification: a list of integers for each result but the token.
Status CheckInfeedLayout(const OpChecker& op, const Attribute& layout) {
  const auto* lists = layout.As<ArrayAttr>();
  if (lists == nullptr || lists->values.size() + 1 != op.declared().size()) {
    return op.Error("", "layout must be a list for each of the ", op.declared().size() - 1,
                    " results before the token");
  }
  for (const Attribute& list : lists->values) {
    const auto* integers = list.As<ArrayAttr>();
    bool good = integers != nullptr;
    for (size_t i = 0; good && i < integers->values.size(); ++i) {
      good = integers->values[i].As<IntegerAttr>() != nullptr;
    }
    if (!good) return op.Error("", "layout must hold lists of integers, found ", list.KindName());
  }
  return OkStatus();
}

Status CheckInfeed(OpChecker& op) {
  LS_RETURN_IF_ERROR(op.RequireDeclaredResults());
  if (op.declared().empty()) return op.Error("C1", "must have at least one result");
  LS_RETURN_IF_ERROR(CheckTokenLast(op, "C2", "C3"));
  const auto& layout = op.attrs<InfeedAttrs>().layout;
  return layout ? CheckInfeedLayout(op, *layout) : OkStatus();
}

}  // namespace lockstep::ir
