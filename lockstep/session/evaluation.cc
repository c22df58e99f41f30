// SPDX-License-Identifier: Apache-2.0
// Binding and running the eval program; see evaluation.h.
#include "lockstep/session/evaluation.h"

#include "lockstep/session/cast.h"
#include "lockstep/session/train_setup.h"

namespace lockstep::session {
namespace {

std::optional<size_t> FindIndex(std::span<const arrays::NamedArray> arrays, std::string_view name) {
  for (size_t i = 0; i < arrays.size(); ++i) {
    if (arrays[i].name == name) return i;
  }
  return std::nullopt;
}

// The array that --eval-batch names for `path`.
std::optional<std::string> NamedArrayFor(std::string_view path, std::span<const NamePair> names) {
  for (const auto& [argument, array] : names) {
    if (MatchesPath(argument, path)) return array;
  }
  return std::nullopt;
}

// Test data in the argument's dtype where that loses nothing; else as it is, for the type check.
Literal CastIfLossless(const Literal& value, const Type& type) {
  if (!type.IsTensor()) return value;
  auto cast = CastLossless(value, type.tensor().dtype());
  return cast.ok() ? *std::move(cast) : value;
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

  std::string faults;
  evaluation.inputs_.resize(arguments.size());
  for (size_t i = 0; i < arguments.size(); ++i) {
    Literal& input = evaluation.inputs_[i];
    const auto named = NamedArrayFor(paths[i], options.eval_batch);
    if (in_state[i] && !named) {
      input = state[*in_state[i]].value;
      evaluation.state_inputs_.emplace_back(i, *in_state[i]);
    } else {
      const std::string name = named.value_or(std::string(WithoutFirstPart(paths[i])) + "_test");
      const auto in_data = FindIndex(data, name);
      if (!in_data) {
        faults += "\n  argument '" + paths[i] + "': neither in the state nor an array '" + name +
                  "' in the data";
        continue;
      }
      input = CastIfLossless(data[*in_data].value, arguments[i].type);
      if (input.shape().rank() > 0) evaluation.num_rows_ = input.shape().dim(0);
    }
    if (!(Type(input.type()) == arguments[i].type)) {
      faults += "\n  argument '" + paths[i] + "': expected " + arguments[i].type.ToString() +
                ", found " + input.type().ToString();
    }
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
    if (outputs[i].num_elements() != 1) continue;
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
