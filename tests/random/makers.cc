// SPDX-License-Identifier: Apache-2.0
// How each structured op is drawn, and the regular ones; see draw.h.
#include <algorithm>

#include "tests/random/draw.h"

namespace lockstep::random_modules {
namespace {

TensorType TypeLike(const Value& value, Shape shape) { return {value.dtype(), std::move(shape)}; }

Int64s Dims(const Value& value) {
  Int64s dims;
  for (int64_t d = 0; d < value.shape().rank(); ++d) dims.push_back(value.dim(d));
  return dims;
}

// A scalar body that applies `op` to its two arguments.
OpRegion Combine(GraphBuilder& b, DType dtype, std::string_view op) {
  const Type scalar = TensorType(dtype, Shape{});
  return {{scalar, scalar},
          [&b, op](std::span<const Value> args) { return b.Op(op, {args[0], args[1]}); }};
}

OpRegion Comparator(GraphBuilder& b, const std::vector<DType>& dtypes) {
  Types arguments;
  for (const DType dtype : dtypes) {
    arguments.insert(arguments.end(), 2, Type(TensorType(dtype, Shape{})));
  }
  return {arguments, [&b](std::span<const Value> args) -> Values {
            return {b.Compare(args[0], args[1], "LT")};
          }};
}

Values BroadcastInDim(Draw& d) {
  const Value a = d.Operand("*");
  const int64_t rank = a.shape().rank();
  Int64s axes = d.Permutation(rank + 1);
  axes.resize(static_cast<size_t>(rank));
  Int64s sizes(static_cast<size_t>(rank) + 1, d.Size());
  for (int64_t i = 0; i < rank; ++i) {
    int64_t& size = sizes[static_cast<size_t>(axes[static_cast<size_t>(i)])];
    size = a.dim(i) == 1 ? d.Size() : a.dim(i);
  }
  return {d.b.BroadcastInDim(a, Shape(sizes), axes)};
}

Values Reshape(Draw& d) {
  const Value a = d.Operand("*");
  Int64s sizes = Dims(a);
  sizes.insert(sizes.begin() + d.Below(a.shape().rank() + 1), 1);
  return {d.b.Reshape(a, Shape(sizes))};
}

Values Transpose(Draw& d) {
  const Value a = d.Operand("*");
  return {d.b.Transpose(a, d.Permutation(a.shape().rank()))};
}

Values Slice(Draw& d) {
  const Value a = d.Operand("*");
  Int64s starts, limits, strides;
  for (const int64_t size : Dims(a)) {
    starts.push_back(d.Between(0, size));
    limits.push_back(d.Between(starts.back(), size));
    strides.push_back(d.Between(1, 3));
  }
  return {d.b.Slice(a, starts, limits, strides)};
}

Values Starts(Draw& d, int64_t rank) {
  Values starts;
  const DType dtype = d.Element("iu");
  for (int64_t i = 0; i < rank; ++i) starts.push_back(d.OfType({dtype, Shape{}}));
  return starts;
}

Values DynamicSlice(Draw& d) {
  const Value a = d.Operand("*");
  Int64s sizes;
  for (const int64_t size : Dims(a)) sizes.push_back(d.Between(0, size));
  return {d.b.DynamicSlice(a, Starts(d, a.shape().rank()), sizes)};
}

Values DynamicUpdateSlice(Draw& d) {
  const Value a = d.Operand("*");
  Int64s sizes;
  for (const int64_t size : Dims(a)) sizes.push_back(d.Between(0, size));
  return {
      d.b.DynamicUpdateSlice(a, d.OfType(TypeLike(a, Shape(sizes))), Starts(d, a.shape().rank()))};
}

Values Concatenate(Draw& d) {
  const Value a = d.Operand("*", 1);
  const int64_t axis = d.Below(a.shape().rank());
  Int64s sizes = Dims(a);
  sizes[static_cast<size_t>(axis)] = d.Size();
  return {d.b.Concatenate({a, d.OfType(TypeLike(a, Shape(sizes)))}, axis)};
}

Values Pad(Draw& d) {
  const Value a = d.Operand("*");
  Int64s low, high, interior;
  for (const int64_t size : Dims(a)) {
    interior.push_back(d.Below(3));
    low.push_back(d.Between(size > 0 ? -1 : 0, 2));
    high.push_back(d.Between(size > 1 ? -1 : 0, 2));
  }
  return {d.b.Pad(a, d.OfType(TypeLike(a, Shape{})), low, high, interior)};
}

Values Reverse(Draw& d) {
  const Value a = d.Operand("*");
  return d.b.Op("reverse", {a}, {.attributes = {{"dimensions", d.Subset(a.shape().rank())}}});
}

Values Iota(Draw& d) {
  const Int64s sizes = d.Sizes(d.Between(1, 3));
  return {d.b.Iota({d.Element("iufc"), Shape(sizes)}, d.Below(static_cast<int64_t>(sizes.size())))};
}

Values Constant(Draw& d) {
  return {
      d.b.Full(static_cast<double>(d.Below(2)), {d.Element("iufc"), Shape(d.Sizes(d.Below(3)))})};
}

Values Convert(Draw& d) { return {d.b.Convert(d.Operand("*"), d.Element("*"))}; }

Values Compare(Draw& d) {
  const Value a = d.Operand("biuf");
  constexpr std::string_view kDirections[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  return {d.b.Compare(a, d.OfType(a.type().tensor()), d.Pick(kDirections))};
}

Values Select(Draw& d) {
  const Value a = d.Operand("*");
  const Shape pred = d.Coin() ? a.shape() : Shape{};
  return d.b.Op("select", {d.OfType({DType::kI1, pred}), a, d.OfType(a.type().tensor())});
}

Values Clamp(Draw& d) {
  const Value a = d.Operand("*");
  const TensorType bound = d.Coin() ? a.type().tensor() : TypeLike(a, Shape{});
  return d.b.Op("clamp", {d.OfType(bound), a, d.OfType(bound)});
}

Values Complex(Draw& d) {
  const DType dtype = d.Coin() ? DType::kF32 : DType::kF64;
  const TensorType type(dtype, Shape(d.Sizes(d.Below(3))));
  return d.b.Op("complex", {d.OfType(type), d.OfType(type)});
}

Values ReducePrecision(Draw& d) {
  return d.b.Op(
      "reduce_precision", {d.Operand("f")},
      {.attributes = {{"exponent_bits", d.Between(1, 8)}, {"mantissa_bits", d.Between(0, 10)}}});
}

Values Reduce(Draw& d) {
  const Value a = d.Operand("biuf");
  constexpr std::string_view kOps[] = {"add", "maximum", "minimum", "multiply"};
  return {d.b.Reduce(a, d.OfType(TypeLike(a, Shape{})), d.Subset(a.shape().rank()), d.Pick(kOps))};
}

// Padding that keeps every window non-negative in size.
struct Windows {
  Int64s sizes, strides, base_dilations, window_dilations;
  std::vector<Int64s> padding;
};

Windows DrawWindows(Draw& d, int64_t rank) {
  Windows w;
  for (int64_t i = 0; i < rank; ++i) {
    w.sizes.push_back(d.Between(1, 3));
    w.strides.push_back(d.Between(1, 2));
    w.base_dilations.push_back(d.Between(1, 2));
    w.window_dilations.push_back(d.Between(1, 2));
    w.padding.push_back({d.Below(3), d.Below(3)});
  }
  return w;
}

Values ReduceWindow(Draw& d) {
  const Value a = d.Operand("biuf");
  const Windows w = DrawWindows(d, a.shape().rank());
  Fields attributes = {{"window_dimensions", w.sizes},
                       {"window_strides", w.strides},
                       {"base_dilations", w.base_dilations},
                       {"window_dilations", w.window_dilations}};
  if (!w.padding.empty()) attributes.push_back({"padding", w.padding});
  return d.b.Op("reduce_window", {a, d.OfType(TypeLike(a, Shape{}))},
                {.attributes = attributes, .regions = {Combine(d.b, a.dtype(), "maximum")}});
}

Values SelectAndScatter(Draw& d) {
  const Value a = d.Operand("iuf", 1);
  Int64s windows, sources;
  for (const int64_t size : Dims(a)) {
    windows.push_back(d.Between(1, std::max<int64_t>(size, 1)));
    sources.push_back(size < windows.back() ? 0 : (size - windows.back()) / windows.back() + 1);
  }
  const Type scalar = TypeLike(a, Shape{});
  GraphBuilder& b = d.b;
  const OpRegion select = {{scalar, scalar}, [&b](std::span<const Value> args) -> Values {
                             return {b.Compare(args[0], args[1], "GE")};
                           }};
  return d.b.Op("select_and_scatter",
                {a, d.OfType(TypeLike(a, Shape(sources))), d.OfType(TypeLike(a, Shape{}))},
                {.attributes = {{"window_dimensions", windows}, {"window_strides", windows}},
                 .regions = {select, Combine(d.b, a.dtype(), "add")}});
}

Values DotGeneral(Draw& d) {
  const Value a = d.Operand("biuf");
  DotAxes axes;
  Int64s sizes;
  for (int64_t i = 0; i < a.shape().rank(); ++i) {
    const int64_t role = d.Below(3);
    if (role == 2) continue;
    (role == 0 ? axes.lhs_contracting : axes.lhs_batch).push_back(i);
    (role == 0 ? axes.rhs_contracting : axes.rhs_batch)
        .push_back(static_cast<int64_t>(sizes.size()));
    sizes.push_back(a.dim(i));
  }
  if (d.Coin()) sizes.push_back(d.Size());
  return {d.b.DotGeneral(a, d.OfType(TypeLike(a, Shape(sizes))), axes)};
}

Values Convolution(Draw& d) {
  const DType dtype = d.Element("iuf");
  const int64_t groups = d.Between(1, 2), spatial = d.Below(3);
  Int64s input = {d.Between(1, 2), 2 * groups}, kernel = {2, 2 * groups};
  ConvolutionOptions options;
  options.feature_groups = groups;
  options.input_layout = options.output_layout = "bf";
  options.kernel_layout = "io";
  for (int64_t i = 0; i < spatial; ++i) {
    input.push_back(d.Between(0, 5));
    kernel.push_back(d.Between(1, 3));
    options.strides.push_back(d.Between(1, 2));
    options.padding.emplace_back(d.Below(3), d.Below(3));
    options.lhs_dilation.push_back(d.Between(1, 2));
    options.rhs_dilation.push_back(d.Between(1, 2));
    for (std::string* layout :
         {&options.input_layout, &options.kernel_layout, &options.output_layout}) {
      *layout += static_cast<char>('0' + i);
    }
  }
  return {
      d.b.Convolution(d.OfType({dtype, Shape(input)}), d.OfType({dtype, Shape(kernel)}), options)};
}

Values Gather(Draw& d) {
  const Value a = d.Operand("*", 1);
  const int64_t axis = d.Below(a.shape().rank());
  GatherOptions options;
  options.slice_sizes = Dims(a);
  if (a.dim(axis) == 0) return {d.b.Slice(a, Int64s(options.slice_sizes.size()), Dims(a))};
  options.slice_sizes[static_cast<size_t>(axis)] = 1;
  options.collapsed_slice_dims = {axis};
  options.start_index_map = {axis};
  options.index_vector_dim = 1;
  for (int64_t i = 1; i < a.shape().rank(); ++i) options.offset_dims.push_back(i);
  options.indices_are_sorted = false;
  return {d.b.Gather(a, d.OfType({d.Element("iu"), Shape{d.Size()}}), options)};
}

Values Scatter(Draw& d) {
  const Value a = d.Operand("biuf", 1);
  const int64_t count = d.Size();
  Int64s updates = Dims(a), window;
  updates[0] = count;
  for (int64_t i = 1; i < a.shape().rank(); ++i) window.push_back(i);
  const Fields numbers = {{"update_window_dims", window},
                          {"inserted_window_dims", Int64s{0}},
                          {"scatter_dims_to_operand_dims", Int64s{0}},
                          {"index_vector_dim", int64_t{1}}};
  constexpr std::string_view kOps[] = {"add", "maximum", "multiply"};
  return d.b.Op(
      "scatter",
      {a, d.OfType({d.Element("iu"), Shape{count}}), d.OfType(TypeLike(a, Shape(updates)))},
      {.attributes = {{"scatter_dimension_numbers", numbers}, {"unique_indices", d.Coin()}},
       .regions = {Combine(d.b, a.dtype(), d.Pick(kOps))}});
}

Values Sort(Draw& d) {
  const Value a = d.Operand("biuf", 1);
  const Value other = d.OfType({d.Element("if"), a.shape()});
  return d.b.Op("sort", {a, other},
                {.attributes = {{"dimension", d.Below(a.shape().rank())}, {"is_stable", d.Coin()}},
                 .regions = {Comparator(d.b, {a.dtype(), other.dtype()})}});
}

Values TopK(Draw& d) {
  const Value a = d.Operand("iuf", 1);
  return d.b.Op("chlo.top_k", {a},
                {.attributes = {{"k", d.Between(0, a.dim(a.shape().rank() - 1))}}});
}

Values If(Draw& d) {
  const Value a = d.Operand("iuf");
  GraphBuilder& b = d.b;
  return d.b.If(
      d.OfType({DType::kI1, Shape{}}), [a](auto) -> Values { return {a}; },
      [&b, a](auto) { return b.Op("add", {a, a}); });
}

Values Case(Draw& d) {
  const Value a = d.Operand("*");
  const std::vector<Body> branches(static_cast<size_t>(d.Between(1, 3)),
                                   [a](auto) -> Values { return {a}; });
  return d.b.Case(d.OfType({DType::kI32, Shape{}}), branches);
}

// Counts from 0 to a small number, so every program ends.
Values While(Draw& d) {
  const Value a = d.Operand("iuf");
  GraphBuilder& b = d.b;
  const double count = static_cast<double>(d.Below(4));
  return d.b.While(
      {b.Scalar(0, DType::kI32), a},
      [&b, count](std::span<const Value> state) -> Values {
        return {b.Compare(state[0], b.Scalar(count, DType::kI32), "LT")};
      },
      [&b](std::span<const Value> state) -> Values {
        return {b.Add(state[0], b.Scalar(1, DType::kI32)), b.Op("add", {state[1], state[1]})[0]};
      });
}

Values Barrier(Draw& d) { return d.b.Op("optimization_barrier", {d.Operand("*"), d.Operand("*")}); }

// Its result is no array: it only joins through get_tuple_element.
Values Tuple(Draw& d) {
  const Values made = d.b.Op("tuple", {d.Operand("*"), d.Operand("*")});
  return d.b.Op("get_tuple_element", made, {.attributes = {{"index", d.Below(2)}}});
}

Values Cholesky(Draw& d) {
  const int64_t n = d.Size();
  return d.b.Op("cholesky", {d.OfType({d.Coin() ? DType::kF32 : DType::kC64, Shape{n, n}})},
                {.attributes = {{"lower", d.Coin()}}});
}

Values TriangularSolve(Draw& d) {
  const int64_t n = d.Size();
  const DType dtype = d.Coin() ? DType::kF64 : DType::kF32;
  constexpr std::string_view kTransposes[] = {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};
  return d.b.Op("triangular_solve",
                {d.OfType({dtype, Shape{n, n}}), d.OfType({dtype, Shape{n, n}})},
                {.attributes = {{"left_side", d.Coin()},
                                {"lower", d.Coin()},
                                {"unit_diagonal", d.Coin()},
                                {"transpose_a", Word{std::string(d.Pick(kTransposes))}}}});
}

Values Fft(Draw& d) {
  const int64_t n = d.Between(1, 4);
  return d.b.Op(
      "fft", {d.OfType({DType::kC64, Shape{d.Size(), n}})},
      {.attributes = {{"fft_type", Word{d.Coin() ? "FFT" : "IFFT"}}, {"fft_length", Int64s{n}}}});
}

Values RngBitGenerator(Draw& d) {
  return d.b.Op("rng_bit_generator", {d.OfType({DType::kU64, Shape{2}})},
                {.attributes = {{"rng_algorithm", Word{d.Coin() ? "THREE_FRY" : "PHILOX"}}},
                 .result_types = {TensorType(DType::kU64, Shape{2}),
                                  TensorType(DType::kU32, Shape(d.Sizes(d.Between(1, 2))))}});
}

Values AllReduce(Draw& d) {
  const Value a = d.Operand("iuf");
  return d.b.Op("all_reduce", {a},
                {.attributes = {{"replica_groups", std::vector<Int64s>{{0}}}},
                 .regions = {Combine(d.b, a.dtype(), "add")}});
}

constexpr NamedMaker kMakers[] = {
    {"chlo.top_k", TopK},
    {"stablehlo.all_reduce", AllReduce},
    {"stablehlo.broadcast_in_dim", BroadcastInDim},
    {"stablehlo.case", Case},
    {"stablehlo.cholesky", Cholesky},
    {"stablehlo.clamp", Clamp},
    {"stablehlo.compare", Compare},
    {"stablehlo.complex", Complex},
    {"stablehlo.concatenate", Concatenate},
    {"stablehlo.constant", Constant},
    {"stablehlo.convert", Convert},
    {"stablehlo.convolution", Convolution},
    {"stablehlo.dot_general", DotGeneral},
    {"stablehlo.dynamic_slice", DynamicSlice},
    {"stablehlo.dynamic_update_slice", DynamicUpdateSlice},
    {"stablehlo.fft", Fft},
    {"stablehlo.gather", Gather},
    {"stablehlo.if", If},
    {"stablehlo.iota", Iota},
    {"stablehlo.optimization_barrier", Barrier},
    {"stablehlo.pad", Pad},
    {"stablehlo.reduce", Reduce},
    {"stablehlo.reduce_precision", ReducePrecision},
    {"stablehlo.reduce_window", ReduceWindow},
    {"stablehlo.reshape", Reshape},
    {"stablehlo.reverse", Reverse},
    {"stablehlo.rng_bit_generator", RngBitGenerator},
    {"stablehlo.scatter", Scatter},
    {"stablehlo.select", Select},
    {"stablehlo.select_and_scatter", SelectAndScatter},
    {"stablehlo.slice", Slice},
    {"stablehlo.sort", Sort},
    {"stablehlo.transpose", Transpose},
    {"stablehlo.triangular_solve", TriangularSolve},
    {"stablehlo.tuple", Tuple},
    {"stablehlo.while", While},
};

bool HasMaker(std::string_view op) {
  return std::any_of(std::begin(kMakers), std::end(kMakers),
                     [&](const NamedMaker& maker) { return maker.op == op; });
}

}  // namespace

std::span<const NamedMaker> StructuredMakers() { return kMakers; }

bool IsRegular(const ir::OpInfo& info) {
  // One needs an attribute, the other is a step of asin and acos that no program writes.
  return info.Has(ir::kElementwise) && info.family == ir::Family::kElementwise &&
         info.name != "chlo.constant_like" && info.name != "chlo._asin_acos_kernel" &&
         !HasMaker(info.name);
}

Values MakeRegular(Draw& draw, const ir::OpInfo& info) {
  const std::string_view classes = info.element_classes;
  const Value first = draw.Operand(classes.substr(0, classes.find_first_of(" ,")));
  Values operands = {first};
  while (operands.size() < info.operands.size()) {
    operands.push_back(draw.OfType(first.type().tensor()));
  }
  return draw.b.Op(info.name, operands);
}

}  // namespace lockstep::random_modules
