// SPDX-License-Identifier: Apache-2.0
// chlo.scan: a loop that calls the body, which becomes a function, on slices.
#include "lockstep/ir/ops/reduce.h"
#include "lockstep/expand/site.h"
#include "lockstep/expand/splice.h"

namespace lockstep::expand {
namespace {

// The shape without `dimension`, and with size 1 there.
Shape WithoutDimension(const Shape& shape, int64_t dimension) {
  Int64s dims(shape.dims().begin(), shape.dims().end());
  dims.erase(dims.begin() + dimension);
  return Shape(dims);
}
Shape WithOne(const Shape& shape, int64_t dimension) {
  Int64s dims(shape.dims().begin(), shape.dims().end());
  dims[static_cast<size_t>(dimension)] = 1;
  return Shape(dims);
}

struct Scan {
  const ir::ChloScanAttrs& attrs;
  size_t num_inputs = 0, num_carries = 0, num_outputs = 0;
  int64_t steps = 0;
  std::string body = "";  // the function's name
};

Values StartsAt(GraphBuilder& b, Value index, int64_t rank, int64_t dimension) {
  Values starts(static_cast<size_t>(rank), b.Scalar(0, DType::kI64));
  starts[static_cast<size_t>(dimension)] = index;
  return starts;
}

// State: the step, the carries, the outputs.
Values Step(Site& site, const Scan& scan, std::span<const Value> state) {
  GraphBuilder& b = site.b;
  const int64_t dimension = scan.attrs.dimension;
  const Value step = state[0];
  const Value index = scan.attrs.is_reverse
                          ? b.Sub(b.Scalar(static_cast<double>(scan.steps - 1), DType::kI64), step)
                          : step;
  Values arguments;
  for (size_t k = 0; k < scan.num_inputs; ++k) {
    const Value input = site.operands[k];
    const Shape one = WithOne(input.shape(), dimension);
    const Value slice = b.DynamicSlice(input, StartsAt(b, index, input.shape().rank(), dimension),
                                       {one.dims().begin(), one.dims().end()});
    arguments.push_back(b.Reshape(slice, WithoutDimension(input.shape(), dimension)));
  }
  const auto carries = state.subspan(1, scan.num_carries);
  arguments.insert(arguments.end(), carries.begin(), carries.end());
  const Values given = b.Call(scan.body, arguments);
  if (given.size() != scan.num_outputs + scan.num_carries) return {};
  Values next = {b.Add(step, b.Scalar(1, DType::kI64))};
  next.insert(next.end(), given.begin() + static_cast<std::ptrdiff_t>(scan.num_outputs),
              given.end());
  for (size_t k = 0; k < scan.num_outputs; ++k) {
    const Value output = state[1 + scan.num_carries + k];
    const Value slice = b.Reshape(given[k], WithOne(output.shape(), dimension));
    next.push_back(
        b.DynamicUpdateSlice(output, slice, StartsAt(b, index, output.shape().rank(), dimension)));
  }
  return next;
}

}  // namespace

Values ExpandScan(Site& site) {
  GraphBuilder& b = site.b;
  const auto& attrs = site.attrs<ir::ChloScanAttrs>();
  Scan scan{attrs};
  scan.num_inputs = static_cast<size_t>(attrs.operandSegmentSizes.sizes[0]);
  scan.num_carries = site.operands.size() - scan.num_inputs;
  scan.num_outputs = site.result_types.size() - scan.num_carries;
  if (scan.num_inputs > 0) {
    scan.steps = site.operands[0].dim(attrs.dimension);
  } else if (attrs.scan_dim_size) {
    scan.steps = *attrs.scan_dim_size;
  } else if (scan.num_outputs > 0) {
    scan.steps = site.result_type().shape.dim(attrs.dimension);
  }
  for (const Type& type : site.result_types) {
    if (!type.tensor().shape.IsStatic()) return site.Refuse("a scan over dynamic dimensions");
  }
  const auto body = OutlineRegion(site, site.module.region(site.op), "chlo.scan.body");
  if (!body.ok()) return site.Refuse(std::string(body.status().message()));
  scan.body = *body;
  Values state = {b.Scalar(0, DType::kI64)};
  for (size_t k = 0; k < scan.num_carries; ++k) {
    state.push_back(site.operands[scan.num_inputs + k]);
  }
  for (size_t k = 0; k < scan.num_outputs; ++k) {
    state.push_back(b.Full(0, site.result_type(k)));
  }
  const Value end = b.Scalar(static_cast<double>(scan.steps), DType::kI64);
  const Values last = b.While(
      state, [&](std::span<const Value> s) -> Values { return {b.Compare(s[0], end, "LT")}; },
      [&](std::span<const Value> s) { return Step(site, scan, s); });
  if (last.size() != state.size()) return {};
  const auto carries = last.begin() + 1,
             outputs = carries + static_cast<std::ptrdiff_t>(scan.num_carries);
  Values results(outputs, last.end());
  results.insert(results.end(), carries, outputs);
  return results;
}

}  // namespace lockstep::expand
