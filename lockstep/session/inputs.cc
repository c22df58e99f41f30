// SPDX-License-Identifier: Apache-2.0
// Reading inputs; see inputs.h.
#include "lockstep/session/inputs.h"

#include <algorithm>
#include <complex>
#include <optional>

#include "lockstep/arrays/array_file.h"
#include "lockstep/base/numbers.h"
#include "lockstep/base/philox.h"
#include "lockstep/base/storage.h"
#include "lockstep/session/bindings.h"
#include "lockstep/text/reader.h"

namespace lockstep::session {
namespace {

constexpr std::string_view kRandom = "random:";

// One random value of dtype D; draws 2 * index and 2 * index + 1 belong to element `index`.
template <DType D>
auto RandomElement(const base::CounterRng& rng, uint64_t index) {
  using Storage = base::StorageOf<D>;
  const auto real = [&](uint64_t draw) { return 2 * rng.Uniform(draw) - 1; };
  if constexpr (IsComplex(D)) {
    using Part = typename Storage::value_type;
    return Storage(static_cast<Part>(real(2 * index)), static_cast<Part>(real(2 * index + 1)));
  } else if constexpr (D == DType::kF8E8M0FNU) {
    // Powers of two without zero and sign: 1 - [0, 1) is in (0, 1].
    return static_cast<Storage>(1 - rng.Uniform(2 * index));
  } else if constexpr (IsFloat(D)) {
    return static_cast<Storage>(real(2 * index));
  } else {
    // Two-bit and boolean types hold less than [0, 8).
    const uint64_t bound = IsBool(D) || BitWidth(D) == 2 ? 2 : BitWidth(D) == 4 ? 4 : 8;
    return static_cast<Storage>(rng.Below(2 * index, bound));
  }
}

class InputFiller {
 public:
  explicit InputFiller(std::span<const ArgumentInfo> arguments)
      : arguments_(arguments), values_(arguments.size()) {}

  Status Add(const std::string& spec, bool is_last) {
    if (spec.starts_with(kRandom)) return AddRandom(spec, is_last);
    if (spec.find('<') != std::string::npos) {
      LS_ASSIGN_OR_RETURN(Literal value, text::ReadLiteral(spec));
      return SetNext(std::move(value), spec);
    }
    // Only what fits takes memory.
    const auto check = [&](std::string_view name, const TensorType& type) -> Status {
      if (name.empty()) {
        LS_ASSIGN_OR_RETURN(const size_t next, FindNext(spec));
        return CheckFits(next, type);
      }
      LS_ASSIGN_OR_RETURN(const size_t argument, FindArgument(name, spec));
      return CheckFits(argument, type);
    };
    LS_ASSIGN_OR_RETURN(auto arrays, arrays::ReadArrays(spec, check));
    if (arrays.size() == 1 && arrays.front().name.empty()) {
      return SetNext(std::move(arrays.front().value), spec);
    }
    for (arrays::NamedArray& array : arrays) {
      LS_ASSIGN_OR_RETURN(size_t argument, FindArgument(array.name, spec));
      LS_RETURN_IF_ERROR(Set(argument, std::move(array.value), spec));
    }
    return OkStatus();
  }

  Result<std::vector<Literal>> Take() {
    std::string missing;
    std::vector<Literal> values;
    for (size_t i = 0; i < values_.size(); ++i) {
      if (values_[i]) {
        values.push_back(*std::move(values_[i]));
      } else {
        missing += "\n  argument " + std::to_string(i) + " '" + arguments_[i].name +
                   "' : " + arguments_[i].type.ToString();
      }
    }
    if (missing.empty()) return values;
    return InvalidArgumentError("no input for:" + missing + "\ngive each with --input");
  }

 private:
  Status Set(size_t argument, Literal value, const std::string& spec) {
    if (values_[argument]) {
      return InvalidArgumentError("argument " + std::to_string(argument) + " '" +
                                  arguments_[argument].name + "' is given twice, again by '" +
                                  spec + "'");
    }
    values_[argument] = std::move(value);
    return OkStatus();
  }

  // The next argument that is not given.
  Result<size_t> FindNext(const std::string& spec) {
    while (next_ < values_.size() && values_[next_]) ++next_;
    if (next_ < values_.size()) return next_;
    return InvalidArgumentError("input '" + spec + "' is one too many: the program takes " +
                                std::to_string(values_.size()));
  }

  Status SetNext(Literal value, const std::string& spec) {
    LS_ASSIGN_OR_RETURN(const size_t next, FindNext(spec));
    return Set(next, std::move(value), spec);
  }

  // A first look at an array that is not read yet: the type, and the sizes that are known.
  Status CheckFits(size_t index, const TensorType& found) const {
    const ArgumentInfo& argument = arguments_[index];
    bool fits = argument.type.IsTensor();
    if (fits) {
      const TensorType& wanted = argument.type.tensor();
      fits = wanted.dtype() == found.dtype() && wanted.rank() == found.rank();
      for (int64_t d = 0; fits && d < wanted.rank(); ++d) {
        fits = wanted.shape[d] == kDynamicSize || wanted.shape[d] == found.shape[d];
      }
    }
    if (fits) return OkStatus();
    return InvalidArgumentError("argument " + std::to_string(index) + " '" + argument.name +
                                "': expected " + argument.type.ToString() + ", found " +
                                found.ToString());
  }

  Status AddRandom(const std::string& spec, bool is_last) {
    const auto seed = base::ParseUint64(std::string_view(spec).substr(kRandom.size()));
    if (!seed) {
      return InvalidArgumentError("expected random:SEED, a whole number from 0 to " +
                                  std::to_string(UINT64_MAX) + " as in random:7, found '" + spec +
                                  "'");
    }
    LS_RETURN_IF_ERROR(FindNext(spec).status());
    for (size_t i = 0; i < values_.size(); ++i) {
      if (values_[i]) continue;
      if (!arguments_[i].type.IsTensor()) {
        return InvalidArgumentError("argument '" + arguments_[i].name + "' is no tensor");
      }
      if (!arguments_[i].type.tensor().shape.IsStatic()) {
        return InvalidArgumentError("argument " + std::to_string(i) + " '" + arguments_[i].name +
                                    "' has the type " + arguments_[i].type.ToString() +
                                    ": give it as an array, which has a size");
      }
      LS_ASSIGN_OR_RETURN(values_[i], RandomLiteral(arguments_[i].type.tensor(), *seed, i));
      if (!is_last) break;
    }
    return OkStatus();
  }

  Result<size_t> FindArgument(std::string_view name, const std::string& spec) const {
    if (name.starts_with("arg")) {
      const auto index = base::ParseUint64(name.substr(3));
      if (index && *index < arguments_.size()) return static_cast<size_t>(*index);
    }
    std::optional<size_t> found;
    for (size_t i = 0; i < arguments_.size(); ++i) {
      if (!MatchesPath(name, arguments_[i].name)) continue;
      if (found) {
        return InvalidArgumentError(spec + ": '" + std::string(name) + "' matches both '" +
                                    arguments_[*found].name + "' and '" + arguments_[i].name + "'");
      }
      found = i;
    }
    if (found) return *found;
    return InvalidArgumentError(spec + ": no argument is called '" + std::string(name) +
                                "'; there are " + ArgumentNames());
  }

  std::string ArgumentNames() const {
    constexpr size_t kMaxNamed = 20;
    std::string names;
    for (size_t i = 0; i < std::min(arguments_.size(), kMaxNamed); ++i) {
      const std::string position = "arg" + std::to_string(i);
      names += (i == 0 ? "" : ", ") + position;
      if (arguments_[i].name != position) names += " ('" + arguments_[i].name + "')";
    }
    if (arguments_.size() > kMaxNamed) {
      names += " and " + std::to_string(arguments_.size() - kMaxNamed) + " more";
    }
    return names.empty() ? "none" : names;
  }

  std::span<const ArgumentInfo> arguments_;
  std::vector<std::optional<Literal>> values_;
  size_t next_ = 0;
};

}  // namespace

bool IsOfType(const Type& found, const Type& wanted) {
  if (!wanted.IsTensor()) return found == wanted;
  const TensorType &type = wanted.tensor(), &given = found.tensor();
  if (given.dtype() != type.dtype() || given.rank() != type.rank()) return false;
  for (int64_t d = 0; d < type.rank(); ++d) {
    const int64_t bound = type.bounds.empty() ? kDynamicSize : type.bounds[static_cast<size_t>(d)];
    if (type.shape[d] != kDynamicSize && type.shape[d] != given.shape[d]) return false;
    if (bound != kDynamicSize && given.shape[d] > bound) return false;
  }
  return true;
}

Result<Literal> RandomLiteral(const TensorType& type, uint64_t seed, uint64_t index) {
  LS_ASSIGN_OR_RETURN(Literal zeros, Literal::Zeros(type.dtype(), type.shape));
  LS_ASSIGN_OR_RETURN(Literal value, zeros.Expanded());
  const base::CounterRng rng(seed, index);
  base::VisitDType(type.dtype(), [&]<DType D>(base::TypeTag<D>) {
    uint64_t element = 0;
    for (auto& slot : value.mutable_data<base::StorageOf<D>>()) {
      slot = RandomElement<D>(rng, element++);
    }
  });
  return value;
}

Result<std::vector<Literal>> RandomInputs(std::span<const ArgumentInfo> arguments, uint64_t seed) {
  if (arguments.empty()) return std::vector<Literal>();
  const std::string spec = std::string(kRandom) + std::to_string(seed);
  return ReadInputs(arguments, {&spec, 1});
}

Result<std::vector<Literal>> ReadInputs(std::span<const ArgumentInfo> arguments,
                                        std::span<const std::string> specs) {
  InputFiller filler(arguments);
  for (size_t i = 0; i < specs.size(); ++i) {
    LS_RETURN_IF_ERROR(filler.Add(specs[i], i + 1 == specs.size()));
  }
  return filler.Take();
}

}  // namespace lockstep::session
