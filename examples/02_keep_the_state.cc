// SPDX-License-Identifier: Apache-2.0
// Lesson 2: a training loop whose state stays where it is.
//
// Buffers hold the parameters from one call to the next. The step donates them: each new parameter
// takes the place of the old one, and nothing is copied. The batch lies in vectors of our own.
// Execute returns at once, so the next batch is made while the step runs on the last one, and
// another program measures the parameters beside it.
#include <cstdio>
#include <vector>

#include "lockstep/graph_builder.h"
#include "lockstep/session.h"

using namespace lockstep;

namespace {

constexpr int64_t kPoints = 256;
const TensorType kScalar = {DType::kF32, Shape{}};
const TensorType kBatch = {DType::kF32, Shape{kPoints}};

Values Coefficients(GraphBuilder& b) {
  return {b.Parameter(kScalar, "c0"), b.Parameter(kScalar, "c1"), b.Parameter(kScalar, "c2")};
}

Value Curve(const Values& c, Value x) { return c[0] + x * (c[1] + x * c[2]); }

// One step of gradient descent on the mean squared error of the curve at the points (x, y).
Result<Module> BuildStep() {
  GraphBuilder b("fit_step");
  const Values c = Coefficients(b);
  Value x = b.Parameter(kBatch, "x"), y = b.Parameter(kBatch, "y");
  Value error = Curve(c, x) - y;
  Value d_error = b.Scalar(2) * error;
  Value rate = b.Scalar(0.5);
  for (size_t i = 0; i < c.size(); ++i) b.Donate(c[i], i);
  return b.Build({c[0] - rate * b.Mean(d_error), c[1] - rate * b.Mean(d_error * x),
                  c[2] - rate * b.Mean(d_error * x * x), b.Mean(error * error)});
}

// The curve at one point.
Result<Module> BuildCurve() {
  GraphBuilder b("curve");
  const Values c = Coefficients(b);
  return b.Build({Curve(c, b.Parameter(kScalar, "x"))});
}

// Points of 1 - 2 x + 3 x^2; each batch has others.
void MakeBatch(int step, std::vector<float>& xs, std::vector<float>& ys) {
  for (size_t i = 0; i < xs.size(); ++i) {
    const float x = static_cast<float>((i * 37 + static_cast<size_t>(step) * 11) % 200) / 100 - 1;
    xs[i] = x;
    ys[i] = 1 - 2 * x + 3 * x * x;
  }
}

Status Fit() {
  LS_ASSIGN_OR_RETURN(Module step_module, BuildStep());
  LS_ASSIGN_OR_RETURN(Module curve_module, BuildCurve());
  LS_ASSIGN_OR_RETURN(Session step, Session::Create(step_module));
  LS_ASSIGN_OR_RETURN(Session curve, Session::Create(curve_module));

  // Two batches: one is filled while the step reads the other.
  std::vector<float> xs[2], ys[2];
  for (int k = 0; k < 2; ++k) xs[k].resize(kPoints), ys[k].resize(kPoints);
  float point = 2;
  LS_ASSIGN_OR_RETURN(Buffer at, Buffer::FromSpan<float>({}, {&point, 1}));

  std::vector<Buffer> state;
  for (int i = 0; i < 3; ++i) {
    LS_ASSIGN_OR_RETURN(Buffer zero, Buffer::Allocate(DType::kF32, {}));
    state.push_back(zero);
  }
  const float* place = state[0].View<float>().value().data();

  float loss = 0;
  MakeBatch(0, xs[0], ys[0]);
  for (int i = 0; i < 400; ++i) {
    LS_ASSIGN_OR_RETURN(Buffer x, Buffer::FromSpan<const float>({kPoints}, xs[i % 2]));
    LS_ASSIGN_OR_RETURN(Buffer y, Buffer::FromSpan<const float>({kPoints}, ys[i % 2]));
    std::vector<Buffer> arguments = state;
    arguments.insert(arguments.end(), {x, y});
    Future<std::vector<Buffer>> call = step.Execute(arguments);  // takes `state`
    MakeBatch(i + 1, xs[(i + 1) % 2], ys[(i + 1) % 2]);
    LS_ASSIGN_OR_RETURN(std::vector<Buffer> results, call.Await());

    state.assign(results.begin(), results.begin() + 3);
    LS_ASSIGN_OR_RETURN(std::span<const float> losses, results[3].View<float>());
    loss = losses[0];
    if (i % 100 == 0) std::printf("step %3d  loss %.6f\n", i + 1, loss);
  }

  // The next step may be started before this is read: it waits until the curve was evaluated.
  std::vector<Buffer> arguments = state;
  arguments.push_back(at);
  LS_ASSIGN_OR_RETURN(std::vector<Buffer> results, curve.Execute(arguments).Await());
  const float value = results[0].View<float>().value()[0];
  std::printf("the curve at 2 is %.3f\n", value);

  if (state[0].View<float>().value().data() != place) return InternalError("the state moved");
  if (!(loss < 1e-4f) || !(value > 8.9f && value < 9.1f)) return InternalError("it did not fit");
  return OkStatus();
}

}  // namespace

int main() {
  const Status status = Fit();
  if (!status.ok()) std::fprintf(stderr, "%s\n", status.ToString().c_str());
  return status.ok() ? 0 : 1;
}
