// SPDX-License-Identifier: Apache-2.0
// Lesson 1: build a training step in C++ and run it.
//
// The network learns the exclusive or: two inputs, eight tanh units, one logistic output. The step
// holds forward pass, hand-written gradients and the update of gradient descent; it takes the
// parameters and a batch, and returns the new parameters and the loss.
#include <cstdio>
#include <string>
#include <vector>

#include "lockstep/graph_builder.h"
#include "lockstep/session.h"

using namespace lockstep;

namespace {

constexpr int64_t kBatch = 4, kInputs = 2, kHidden = 8;

TensorType F32(std::initializer_list<int64_t> dims) { return {DType::kF32, Shape(dims)}; }

Result<Module> BuildStep() {
  GraphBuilder b("xor_step");
  Value w1 = b.Parameter(F32({kInputs, kHidden}), "params.w1");
  Value b1 = b.Parameter(F32({kHidden}), "params.b1");
  Value w2 = b.Parameter(F32({kHidden, 1}), "params.w2");
  Value b2 = b.Parameter(F32({1}), "params.b2");
  Value x = b.Parameter(F32({kBatch, kInputs}), "batch.x");
  Value y = b.Parameter(F32({kBatch, 1}), "batch.y");

  // Forward: mean squared error of sigmoid(tanh(x w1 + b1) w2 + b2).
  Value hidden = b.Tanh(b.Matmul(x, w1) + b1);
  Value output = b.Logistic(b.Matmul(hidden, w2) + b2);
  Value error = output - y;
  Value loss = b.Mean(error * error);

  // Backward, by the chain rule. d sigmoid = s (1 - s), d tanh = 1 - t^2.
  Value one = b.Scalar(1);
  Value d_output = b.Scalar(2.0 / kBatch) * error * output * (one - output);
  Value d_w2 = b.Matmul(b.Transpose(hidden, {1, 0}), d_output);
  Value d_b2 = b.Sum(d_output, {0});
  Value d_hidden = b.Matmul(d_output, b.Transpose(w2, {1, 0})) * (one - hidden * hidden);
  Value d_w1 = b.Matmul(b.Transpose(x, {1, 0}), d_hidden);
  Value d_b1 = b.Sum(d_hidden, {0});

  // The caller gives its parameters up; the new ones take their place.
  Value rate = b.Scalar(2.0);
  const Values parameters = {w1, b1, w2, b2};
  for (size_t i = 0; i < parameters.size(); ++i) b.Donate(parameters[i], i);
  return b.Build({w1 - rate * d_w1, b1 - rate * d_b1, w2 - rate * d_w2, b2 - rate * d_b2, loss},
                 {"params.w1", "params.b1", "params.w2", "params.b2", "loss"});
}

Literal Array(std::initializer_list<int64_t> dims, std::vector<float> values) {
  return Literal::FromValues<float>(DType::kF32, Shape(dims), values);
}

// Small values that differ from unit to unit, so that the units learn different things.
std::vector<Literal> FirstParameters() {
  std::vector<float> w1, w2;
  for (int i = 0; i < kInputs * kHidden; ++i) w1.push_back(static_cast<float>(i * 7 % 11 - 5) / 5);
  for (int i = 0; i < kHidden; ++i) w2.push_back(static_cast<float>(i * 5 % 7 - 3) / 3);
  return {Array({kInputs, kHidden}, w1), Literal::Zeros(DType::kF32, {kHidden}).value(),
          Array({kHidden, 1}, w2), Literal::Zeros(DType::kF32, {1}).value()};
}

Status Train() {
  LS_ASSIGN_OR_RETURN(Module step, BuildStep());
  LS_ASSIGN_OR_RETURN(Session session, Session::Create(step));
  std::vector<Literal> parameters = FirstParameters();
  const Literal x = Array({kBatch, kInputs}, {0, 0, 0, 1, 1, 0, 1, 1});
  const Literal y = Array({kBatch, 1}, {0, 1, 1, 0});

  double loss = 0;
  for (int i = 1; i <= 500; ++i) {
    std::vector<Literal> inputs = std::move(parameters);
    inputs.push_back(x);
    inputs.push_back(y);
    LS_ASSIGN_OR_RETURN(std::vector<Literal> outputs, session.Call(inputs));
    loss = outputs.back().ElementAsDouble(0);
    outputs.pop_back();
    parameters = std::move(outputs);
    if (i == 1 || i % 100 == 0) std::printf("step %3d  loss %.5f\n", i, loss);
  }
  if (!(loss < 0.01)) {
    return InternalError("the network did not learn: loss " + std::to_string(loss));
  }
  return OkStatus();
}

}  // namespace

int main() {
  const Status status = Train();
  if (!status.ok()) std::fprintf(stderr, "%s\n", status.ToString().c_str());
  return status.ok() ? 0 : 1;
}
