// SPDX-License-Identifier: Apache-2.0
// Binding and running the eval program; see evaluation.h.
#include "lockstep/session/training/evaluation.h"

#include "lockstep/session/cast.h"
#include "lockstep/session/training/train_setup.h"

namespace lockstep::session {
namespace {

std::optional<size_t> FindIndex(std::span<const arrays::NamedArray> arrays, std::string_view name) {
  for (size_t i = 0; i < arrays.size(); ++i) {
    if (arrays[i].name == name) return i;
  }
  return std::nullopt;
}

Status Mismatch(const Type& expected, const Literal& found) {
  return InvalidArgumentError("expected " + expected.ToString() + ", found " +
                              found.type().ToString());
}

// Array `name` of the data in the argument's dtype; an error when it is not there, of another
// shape, or would change.
Result<Literal> FromData(std::span<const arrays::NamedArray> data, const std::string& name,
                         const Type& type) {
  const auto found = FindIndex(data, name);
  if (!found) return NotFoundError("the data has no array '" + name + "'");
  const Literal& value = data[*found].value;
  if (!type.IsTensor() || !(value.shape() == type.tensor().shape)) {
    return Mismatch(type, value).Annotate("array '" + name + "'");
  }
  auto cast = CastExact(value, type.tensor().dtype());
  if (!cast.ok()) return cast.status().Annotate("array '" + name + "'");
  return cast;
}

}  // namespace

Result<Evaluation> Evaluation::Load(const TrainOptions& options,
                                    std::span<const arrays::NamedArray> state,
                                    std::span<const arrays::NamedArray> data) {
  LS_ASSIGN_OR_RETURN(Session session, Session::Load(options.eval_path, options.session));
  Evaluation evaluation(std::move(session));
  const auto arguments = evaluation.session_.arguments();
  std::vector<std::string> paths;
  for (const ArgumentInfo& argument : arguments) paths.push_back(argument.name);
  LS_ASSIGN_OR_RETURN(auto in_state, MatchArrays(paths, state));

  LS_ASSIGN_OR_RETURN(const auto named, ByArgument(arguments, options.eval_batch, "--eval-batch"));

  std::string faults;
  evaluation.inputs_.resize(arguments.size());
  for (size_t i = 0; i < arguments.size(); ++i) {
    const auto by_flag = named.find(i);
    Status status;
    if (in_state[i] && by_flag == named.end()) {
      const Literal& value = state[*in_state[i]].value;
      evaluation.state_inputs_.emplace_back(i, *in_state[i]);
      if (!(Type(value.type()) == arguments[i].type)) status = Mismatch(arguments[i].type, value);
    } else {
      const std::string name = by_flag != named.end()
                                   ? by_flag->second
                                   : std::string(WithoutFirstPart(paths[i])) + "_test";
      auto input = FromData(data, name, arguments[i].type);
      status = input.status();
      if (input.ok() && input->shape().rank() > 0) evaluation.num_rows_ = input->shape().dim(0);
      if (input.ok()) evaluation.inputs_[i] = *std::move(input);
      if (by_flag == named.end() && status.code() == StatusCode::kNotFound) {
        status = status.Annotate("it is not in the state");
      }
    }
    if (status.ok()) continue;
    faults += "\n  argument '" + paths[i] + "': " + std::string(status.message());
  }
  if (!faults.empty()) {
    return InvalidArgumentError(options.eval_path + " cannot be fed (see --eval-batch):" + faults);
  }
  return evaluation;
}

Result<std::vector<std::pair<std::string, double>>> Evaluation::Run(
    std::span<const arrays::NamedArray> state) const {
  std::vector<Literal> inputs = inputs_;
  for (const auto& [input, index] : state_inputs_) inputs[input] = state[index].value;
  LS_ASSIGN_OR_RETURN(std::vector<Literal> outputs, session_.Call(inputs));
  std::vector<std::pair<std::string, double>> figures;
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (outputs[i].num_elements() != 1 || IsComplex(outputs[i].dtype())) continue;
    const std::string name = MetricName(session_.results()[i].name);
    const double value = outputs[i].ElementAsDouble(0);
    figures.emplace_back(name, value);
    if (name == "correct" && num_rows_ > 0) {
      figures.emplace_back("accuracy", value / static_cast<double>(num_rows_));
    }
  }
  return figures;
}

}  // namespace lockstep::session
