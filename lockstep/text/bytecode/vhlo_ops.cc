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
    {"has_dynamic_root", Spelling::kBool},
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

constexpr Version kV0{0, 9, 0};
constexpr Version kV1_1{1, 1, 0};
constexpr Version kV1_5{1, 5, 0};
constexpr Version kV1_10{1, 10, 0};
constexpr Version kV1_12{1, 12, 0};

#define LS_CONV_ATTRIBUTES                                                                   \
  "batch_group_count feature_group_count input_batch_dimension input_feature_dimension "     \
  "input_spatial_dimensions kernel_input_feature_dimension kernel_output_feature_dimension " \
  "kernel_spatial_dimensions lhs_dilation output_batch_dimension output_feature_dimension "  \
  "output_spatial_dimensions "
#define LS_CUSTOM_CALL_ATTRIBUTES                                                    \
  "api_version backend_config call_target_name called_computations has_side_effect " \
  "operand_layouts output_operand_aliases result_layouts"

// clang-format off
constexpr Row kRows[] = {
    {"all_gather_v1", Opcode::kAllGather, kV0, "", "all_gather_dim channel_id replica_groups use_global_device_ids"},
    {"all_gather_v2", Opcode::kAllGather, kV1_5, "", "all_gather_dim channel_id replica_groups use_global_device_ids"},
    {"all_reduce_v1", Opcode::kAllReduce, kV0, "", "channel_id replica_groups use_global_device_ids"},
    {"all_reduce_v2", Opcode::kAllReduce, kV1_5, "", "channel_id replica_groups use_global_device_ids"},
    {"all_to_all_v1", Opcode::kAllToAll, kV0, "", "channel_id concat_dimension replica_groups split_count split_dimension"},
    {"all_to_all_v2", Opcode::kAllToAll, kV1_5, "", "channel_id concat_dimension replica_groups split_count split_dimension"},
    {"async_done_v1", Opcode::kAsyncDone, {1, 15, 0}, "", ""},
    {"async_start_v1", Opcode::kAsyncStart, {1, 15, 0}, "", ""},
    {"batch_norm_grad_v1", Opcode::kBatchNormGrad, kV0, "", "epsilon feature_index"},
    {"batch_norm_inference_v1", Opcode::kBatchNormInference, kV0, "", "epsilon feature_index"},
    {"batch_norm_training_v1", Opcode::kBatchNormTraining, kV0, "", "epsilon feature_index"},
    {"broadcast_in_dim_v1", Opcode::kBroadcastInDim, kV0, "", "broadcast_dimensions"},
    {"broadcast_v1", Opcode::kBroadcast, kV0, "", "broadcast_sizes"},
    {"call_v1", Opcode::kFuncCall, kV0, "", "callee"},
    {"cbrt_v1", Opcode::kCbrt, kV0, "", ""},
    {"cbrt_v2", Opcode::kCbrt, kV1_10, "", "result_accuracy"},
    {"cholesky_v1", Opcode::kCholesky, kV0, "", "lower"},
    {"collective_broadcast_v1", Opcode::kCollectiveBroadcast, {0, 16, 0}, "", "channel_id replica_groups"},
    {"collective_broadcast_v2", Opcode::kCollectiveBroadcast, {1, 20, 0}, "", "channel_id has_dynamic_root replica_groups"},
    {"collective_permute_v1", Opcode::kCollectivePermute, kV0, "", "channel_id source_target_pairs=plain"},
    {"collective_reduce_v1", Opcode::kCollectiveReduce, {1, 19, 0}, "", "channel_id has_dynamic_root replica_groups use_global_device_ids=false"},
    {"compare_v1", Opcode::kCompare, kV0, "", "compare_type comparison_direction"},
    {"composite_v1", Opcode::kComposite, {0, 19, 0}, "", "composite_attributes decomposition name version"},
    {"composite_v2", Opcode::kComposite, {1, 14, 0}, "", "composite_attributes decomposition name version"},
    {"concatenate_v1", Opcode::kConcatenate, kV0, "", "dimension=plain"},
    {"constant_v1", Opcode::kConstant, kV0, "", "value"},
    {"convolution_v1", Opcode::kConvolution, kV0, "dimension_numbers", LS_CONV_ATTRIBUTES "padding precision_config rhs_dilation window_reversal window_strides"},
    {"cosine_v1", Opcode::kCosine, kV0, "", ""},
    {"cosine_v2", Opcode::kCosine, kV1_10, "", "result_accuracy"},
    {"cross-replica-sum_v1", Opcode::kCrossReplicaSum, kV0, "", "replica_groups"},
    {"custom_call_v1", Opcode::kCustomCall, kV0, "", LS_CUSTOM_CALL_ATTRIBUTES},
    {"custom_call_v2", Opcode::kCustomCall, {1, 18, 0}, "", LS_CUSTOM_CALL_ATTRIBUTES " result_tilings"},
    {"dot_general_v1", Opcode::kDotGeneral, kV0, "dot_dimension_numbers", "lhs_batching_dimensions lhs_contracting_dimensions precision_config rhs_batching_dimensions rhs_contracting_dimensions"},
    {"dot_general_v2", Opcode::kDotGeneral, {1, 6, 0}, "dot_dimension_numbers", "accumulation_type allow_imprecise_accumulation lhs_batching_dimensions lhs_component_count lhs_contracting_dimensions lhs_precision_type num_primitive_operations precision_config rhs_batching_dimensions rhs_component_count rhs_contracting_dimensions rhs_precision_type"},
    {"dot_v1", Opcode::kDot, kV0, "", "precision_config"},
    {"dynamic_broadcast_in_dim_v1", Opcode::kDynamicBroadcastInDim, kV0, "", "broadcast_dimensions known_expanding_dimensions known_nonexpanding_dimensions"},
    {"dynamic_conv_v1", Opcode::kDynamicConv, kV0, "dimension_numbers", LS_CONV_ATTRIBUTES "padding=zero precision_config rhs_dilation window_reversal window_strides"},
    {"dynamic_conv_v2", Opcode::kDynamicConv, {0, 20, 0}, "dimension_numbers", LS_CONV_ATTRIBUTES "precision_config rhs_dilation window_reversal window_strides"},
    {"dynamic_gather_v1", Opcode::kDynamicGather, kV0, "dimension_numbers", "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims start_index_map"},
    {"dynamic_gather_v2", Opcode::kDynamicGather, kV1_1, "dimension_numbers", "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims operand_batching_dims start_index_map start_indices_batching_dims"},
    {"dynamic_iota_v1", Opcode::kDynamicIota, kV0, "", "iota_dimension"},
    {"dynamic_slice_v1", Opcode::kDynamicSlice, kV0, "", "slice_sizes"},
    {"einsum_v1", Opcode::kEinsum, kV0, "", "einsum_config"},
    {"exponential_minus_one_v1", Opcode::kExponentialMinusOne, kV0, "", ""},
    {"exponential_minus_one_v2", Opcode::kExponentialMinusOne, kV1_10, "", "result_accuracy"},
    {"exponential_v1", Opcode::kExponential, kV0, "", ""},
    {"exponential_v2", Opcode::kExponential, {1, 9, 0}, "", "result_accuracy"},
    {"fft_v1", Opcode::kFft, kV0, "", "fft_length fft_type"},
    {"gather_v1", Opcode::kGather, kV0, "dimension_numbers", "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims slice_sizes start_index_map"},
    {"gather_v2", Opcode::kGather, kV1_1, "dimension_numbers", "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims operand_batching_dims slice_sizes start_index_map start_indices_batching_dims"},
    {"get_dimension_size_v1", Opcode::kGetDimensionSize, kV0, "", "dimension=plain"},
    {"get_tuple_element_v1", Opcode::kGetTupleElement, kV0, "", "index"},
    {"infeed_v1", Opcode::kInfeed, kV0, "", "infeed_config layout"},
    {"iota_v1", Opcode::kIota, kV0, "", "iota_dimension"},
    {"log_plus_one_v1", Opcode::kLogPlusOne, kV0, "", ""},
    {"log_plus_one_v2", Opcode::kLogPlusOne, kV1_10, "", "result_accuracy"},
    {"log_v1", Opcode::kLog, kV0, "", ""},
    {"log_v2", Opcode::kLog, kV1_10, "", "result_accuracy"},
    {"logistic_v1", Opcode::kLogistic, kV0, "", ""},
    {"logistic_v2", Opcode::kLogistic, kV1_10, "", "result_accuracy"},
    {"map_v1", Opcode::kMap, kV0, "", "dimensions"},
    {"outfeed_v1", Opcode::kOutfeed, kV0, "", "outfeed_config"},
    {"pad_v1", Opcode::kPad, kV0, "", "edge_padding_high edge_padding_low interior_padding"},
    {"recv_v1", Opcode::kRecv, kV0, "", "channel_id channel_type is_host_transfer"},
    {"recv_v2", Opcode::kRecv, kV1_12, "", "channel_id channel_type is_host_transfer source_target_pairs"},
    {"reduce_precision_v1", Opcode::kReducePrecision, kV0, "", "exponent_bits mantissa_bits"},
    {"reduce_scatter_v1", Opcode::kReduceScatter, kV0, "", "channel_id replica_groups scatter_dimension use_global_device_ids"},
    {"reduce_v1", Opcode::kReduce, kV0, "", "dimensions"},
    {"reduce_window_v1", Opcode::kReduceWindow, kV0, "", "base_dilations padding window_dilations window_dimensions window_strides"},
    {"return_v1", Opcode::kFuncReturn, kV0, "", ""},
    {"reverse_v1", Opcode::kReverse, kV0, "", "dimensions"},
    {"rng_bit_generator_v1", Opcode::kRngBitGenerator, kV0, "", "rng_algorithm"},
    {"rng_v1", Opcode::kRng, kV0, "", "rng_distribution"},
    {"rsqrt_v1", Opcode::kRsqrt, kV0, "", ""},
    {"rsqrt_v2", Opcode::kRsqrt, kV1_10, "", "result_accuracy"},
    {"scatter_v1", Opcode::kScatter, kV0, "scatter_dimension_numbers", "index_vector_dim indices_are_sorted inserted_window_dims scatter_dims_to_operand_dims unique_indices update_window_dims"},
    {"scatter_v2", Opcode::kScatter, kV1_1, "scatter_dimension_numbers", "index_vector_dim indices_are_sorted input_batching_dims inserted_window_dims scatter_dims_to_operand_dims scatter_indices_batching_dims unique_indices update_window_dims"},
    {"select_and_scatter_v1", Opcode::kSelectAndScatter, kV0, "", "padding window_dimensions window_strides"},
    {"send_v1", Opcode::kSend, kV0, "", "channel_id channel_type is_host_transfer"},
    {"send_v2", Opcode::kSend, kV1_12, "", "channel_id channel_type is_host_transfer source_target_pairs"},
    {"set_dimension_size_v1", Opcode::kSetDimensionSize, kV0, "", "dimension=plain"},
    {"sine_v1", Opcode::kSine, kV0, "", ""},
    {"sine_v2", Opcode::kSine, kV1_10, "", "result_accuracy"},
    {"slice_v1", Opcode::kSlice, kV0, "", "limit_indices start_indices strides"},
    {"sort_v1", Opcode::kSort, kV0, "", "dimension=minus1 is_stable"},
    {"sqrt_v1", Opcode::kSqrt, kV0, "", ""},
    {"sqrt_v2", Opcode::kSqrt, kV1_10, "", "result_accuracy"},
    {"tan_v1", Opcode::kTan, {1, 4, 0}, "", ""},
    {"tan_v2", Opcode::kTan, kV1_10, "", "result_accuracy"},
    {"tanh_v1", Opcode::kTanh, kV0, "", ""},
    {"tanh_v2", Opcode::kTanh, kV1_10, "", "result_accuracy"},
    {"torch_index_select_v1", Opcode::kTorchIndexSelect, kV0, "", "batch_dims dim"},
    {"transpose_v1", Opcode::kTranspose, kV0, "", "permutation"},
    {"triangular_solve_v1", Opcode::kTriangularSolve, kV0, "", "left_side lower=plain transpose_a unit_diagonal"},
    {"unary_einsum_v1", Opcode::kUnaryEinsum, kV0, "", "einsum_config"},
};
// clang-format on

#undef LS_CONV_ATTRIBUTES
#undef LS_CUSTOM_CALL_ATTRIBUTES

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
                                    VhloOp{.name = {}, .opcode = opcode, .since = kV0})
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
