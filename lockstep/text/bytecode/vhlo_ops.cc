// SPDX-License-Identifier: Apache-2.0
// The table of vhlo's ops. Only ops with attributes or versions of their own have a row: the others
// are NAME_v1 since 0.9.0.
#include "lockstep/text/bytecode/vhlo_ops.h"

#include <algorithm>
#include <map>
#include <string>

#include "lockstep/status.h"

namespace lockstep::text::bytecode {
namespace {

using ir::Opcode;

// Attributes by name, as every op that has one of that name spells it.
constexpr VhloAttribute kAttributes[] = {
    {"accumulation_type", Spelling::kAlgorithmPart},
    {"all_gather_dim", Spelling::kPlain},
    {"allow_imprecise_accumulation", Spelling::kAlgorithmPart},
    {"api_version", Spelling::kApiVersion},
    {"backend_config", Spelling::kBackendConfig},
    {"base_dilations", Spelling::kIntegers},
    {"batch_dims", Spelling::kPlain},
    {"batch_group_count", Spelling::kPlain},
    {"broadcast_dimensions", Spelling::kIntegers},
    {"broadcast_sizes", Spelling::kIntegers},
    {"call_target_name", Spelling::kPlain},
    {"called_computations", Spelling::kSymbols},
    {"callee", Spelling::kSymbol},
    {"channel_id", Spelling::kChannelId},
    {"channel_type", Spelling::kChannelType},
    {"collapsed_slice_dims", Spelling::kNumbersPart},
    {"compare_type", Spelling::kComparisonType},
    {"comparison_direction", Spelling::kPlain},
    {"composite_attributes", Spelling::kDictionary},
    {"concat_dimension", Spelling::kPlain},
    {"decomposition", Spelling::kSymbol},
    {"dim", Spelling::kPlain},
    {"dimensions", Spelling::kIntegers},
    {"edge_padding_high", Spelling::kIntegers},
    {"edge_padding_low", Spelling::kIntegers},
    {"einsum_config", Spelling::kPlain},
    {"epsilon", Spelling::kPlain},
    {"exponent_bits", Spelling::kPlain},
    {"feature_group_count", Spelling::kPlain},
    {"feature_index", Spelling::kPlain},
    {"fft_length", Spelling::kIntegers},
    {"fft_type", Spelling::kPlain},
    {"has_dynamic_root", Spelling::kUnit},
    {"has_side_effect", Spelling::kBool},
    {"index", Spelling::kPlain},
    {"index_vector_dim", Spelling::kNumbersIndex},
    {"indices_are_sorted", Spelling::kBool},
    {"infeed_config", Spelling::kString},
    {"input_batch_dimension", Spelling::kNumbersIndex},
    {"input_batching_dims", Spelling::kNumbersPart},
    {"input_feature_dimension", Spelling::kNumbersIndex},
    {"input_spatial_dimensions", Spelling::kNumbersPart},
    {"inserted_window_dims", Spelling::kNumbersPart},
    {"interior_padding", Spelling::kIntegers},
    {"iota_dimension", Spelling::kPlain},
    {"is_host_transfer", Spelling::kBool},
    {"is_stable", Spelling::kBool},
    {"kernel_input_feature_dimension", Spelling::kNumbersIndex},
    {"kernel_output_feature_dimension", Spelling::kNumbersIndex},
    {"kernel_spatial_dimensions", Spelling::kNumbersPart},
    {"known_expanding_dimensions", Spelling::kOptionalIntegers},
    {"known_nonexpanding_dimensions", Spelling::kOptionalIntegers},
    {"layout", Spelling::kArray},
    {"left_side", Spelling::kPlain},
    {"lhs_batching_dimensions", Spelling::kNumbersPart},
    {"lhs_component_count", Spelling::kAlgorithmPart},
    {"lhs_contracting_dimensions", Spelling::kNumbersPart},
    {"lhs_dilation", Spelling::kIntegers},
    {"lhs_precision_type", Spelling::kAlgorithmPart},
    {"limit_indices", Spelling::kIntegers},
    {"lower", Spelling::kBool},
    {"mantissa_bits", Spelling::kPlain},
    {"name", Spelling::kPlain},
    {"num_primitive_operations", Spelling::kAlgorithmPart},
    {"offset_dims", Spelling::kNumbersPart},
    {"operand_batching_dims", Spelling::kNumbersPart},
    {"operand_layouts", Spelling::kArray},
    {"outfeed_config", Spelling::kString},
    {"output_batch_dimension", Spelling::kNumbersIndex},
    {"output_feature_dimension", Spelling::kNumbersIndex},
    {"output_operand_aliases", Spelling::kArray},
    {"output_spatial_dimensions", Spelling::kNumbersPart},
    {"padding", Spelling::kPadding},
    {"permutation", Spelling::kIntegers},
    {"precision_config", Spelling::kArray},
    {"replica_groups", Spelling::kReplicaGroups},
    {"result_accuracy", Spelling::kResultAccuracy},
    {"result_layouts", Spelling::kArray},
    {"result_tilings", Spelling::kTilings},
    {"rhs_batching_dimensions", Spelling::kNumbersPart},
    {"rhs_component_count", Spelling::kAlgorithmPart},
    {"rhs_contracting_dimensions", Spelling::kNumbersPart},
    {"rhs_dilation", Spelling::kIntegers},
    {"rhs_precision_type", Spelling::kAlgorithmPart},
    {"rng_algorithm", Spelling::kPlain},
    {"rng_distribution", Spelling::kPlain},
    {"scatter_dimension", Spelling::kPlain},
    {"scatter_dims_to_operand_dims", Spelling::kNumbersPart},
    {"scatter_indices_batching_dims", Spelling::kNumbersPart},
    {"slice_sizes", Spelling::kIntegers},
    {"source_target_pairs", Spelling::kPairs},
    {"split_count", Spelling::kPlain},
    {"split_dimension", Spelling::kPlain},
    {"start_index_map", Spelling::kNumbersPart},
    {"start_indices", Spelling::kIntegers},
    {"start_indices_batching_dims", Spelling::kNumbersPart},
    {"strides", Spelling::kIntegers},
    {"transpose_a", Spelling::kPlain},
    {"unique_indices", Spelling::kBool},
    {"unit_diagonal", Spelling::kPlain},
    {"update_window_dims", Spelling::kNumbersPart},
    {"use_global_device_ids", Spelling::kUnit},
    {"value", Spelling::kPlain},
    {"version", Spelling::kI32},
    {"window_dilations", Spelling::kIntegers},
    {"window_dimensions", Spelling::kIntegers},
    {"window_reversal", Spelling::kBools},
    {"window_strides", Spelling::kIntegers},
};

// One op; its attributes are separated by blanks, in order. A name with '=' has the spelling behind
// it.
struct Row {
  std::string_view name;
  Opcode opcode;
  Version since;
  std::string_view numbers;
  std::string_view attributes;
};

constexpr Row kRows[] = {
#define LS_VHLO(name, opcode, major, minor, numbers, attributes) \
  {name, Opcode::k##opcode, {major, minor, 0}, numbers, attributes},
#include "lockstep/text/bytecode/vhlo_ops.def"
};

VhloAttribute ParseAttribute(std::string_view text) {
  constexpr std::pair<std::string_view, Spelling> kOverrides[] = {
      {"plain", Spelling::kPlain},
      {"zero", Spelling::kZeroPadding},
      {"minus1", Spelling::kI64Minus1},
      {"false", Spelling::kBool},
  };
  const size_t equal = text.find('=');
  if (equal != std::string_view::npos) {
    for (const auto& [name, spelling] : kOverrides) {
      if (name == text.substr(equal + 1)) return {text.substr(0, equal), spelling};
    }
  }
  const auto found = std::lower_bound(
      std::begin(kAttributes), std::end(kAttributes), text,
      [](const VhloAttribute& attribute, std::string_view name) { return attribute.name < name; });
  LS_CHECK(found != std::end(kAttributes) && found->name == text);
  return *found;
}

// Ops without a row: NAME_v1 of StableHLO. Their names are kept here.
struct Table {
  std::map<std::string, VhloOp, std::less<>> by_name;
  std::vector<std::vector<const VhloOp*>> by_opcode;  // from the oldest to the newest
};

Table MakeTable() {
  Table table;
  std::vector<bool> has_row(static_cast<size_t>(ir::kNumOpcodes));
  for (const Row& row : kRows) {
    VhloOp op{row.name, row.opcode, row.since, row.numbers, {}};
    for (std::string_view rest = row.attributes; !rest.empty();) {
      const size_t end = std::min(rest.find(' '), rest.size());
      op.attributes.push_back(ParseAttribute(rest.substr(0, end)));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    has_row[static_cast<size_t>(row.opcode)] = true;
    table.by_name.emplace(row.name, std::move(op));
  }
  constexpr std::string_view kPrefix = "stablehlo.";
  for (int i = 0; i < ir::kNumOpcodes; ++i) {
    const auto opcode = static_cast<Opcode>(i);
    const std::string_view name = ir::OpcodeName(opcode);
    if (has_row[static_cast<size_t>(i)] || !name.starts_with(kPrefix)) continue;
    if (opcode == Opcode::kReturn) continue;  // shares return_v1
    const auto place = table.by_name
                           .emplace(std::string(name.substr(kPrefix.size())) + "_v1",
                                    VhloOp{.name = {}, .opcode = opcode, .since = kOldest})
                           .first;
    place->second.name = place->first;
  }
  table.by_opcode.resize(static_cast<size_t>(ir::kNumOpcodes));
  for (const auto& [name, op] : table.by_name) {  // _v1 sorts before _v2
    table.by_opcode[static_cast<size_t>(op.opcode)].push_back(&op);
  }
  table.by_opcode[static_cast<size_t>(Opcode::kReturn)] =
      table.by_opcode[static_cast<size_t>(Opcode::kFuncReturn)];
  return table;
}

const Table& GetTable() {
  static const Table table = MakeTable();
  return table;
}

}  // namespace

const VhloOp* FindVhloOp(std::string_view name) {
  const auto found = GetTable().by_name.find(name);
  return found == GetTable().by_name.end() ? nullptr : &found->second;
}

const VhloOp* FindVhloOp(Opcode opcode, Version version) {
  const VhloOp* newest = nullptr;
  for (const VhloOp* op : GetTable().by_opcode[static_cast<size_t>(opcode)]) {
    if (op->since <= version) newest = op;
  }
  return newest;
}

const VhloOp* FindOldestVhloOp(Opcode opcode) {
  const auto& ops = GetTable().by_opcode[static_cast<size_t>(opcode)];
  return ops.empty() ? nullptr : ops.front();
}

}  // namespace lockstep::text::bytecode
