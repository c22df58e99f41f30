// SPDX-License-Identifier: Apache-2.0
// The sources of batches; see batches.h.
#include "lockstep/session/batches.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "lockstep/base/philox.h"
#include "lockstep/base/strings.h"
#include "lockstep/session/cast.h"

namespace lockstep::session {
namespace {

// Streams of the generator that decides the order of data; the low word is the epoch or zero.
constexpr uint64_t kShuffleStream = uint64_t{1} << 40;
constexpr uint64_t kOffsetStream = uint64_t{2} << 40;

size_t RowBytes(const Literal& array) {
  const int64_t rows = array.shape().dim(0);
  return rows == 0 ? 0 : array.size_bytes() / static_cast<size_t>(rows);
}

// The sizes of `array` after its first dimension.
std::vector<int64_t> RowDims(const Literal& array) {
  auto dims = array.shape().dims();
  return {dims.begin() + 1, dims.end()};
}

// Rows `indices` of `array` as one array, in the argument's dtype.
Result<Literal> GatherRows(const Literal& array, std::span<const int64_t> indices, DType dtype) {
  std::vector<int64_t> dims = RowDims(array);
  dims.insert(dims.begin(), static_cast<int64_t>(indices.size()));
  const size_t row_bytes = RowBytes(array);
  std::vector<std::byte> bytes(indices.size() * row_bytes);
  const std::byte* source = array.stored_bytes().data();
  for (size_t i = 0; i < indices.size(); ++i) {
    std::memcpy(bytes.data() + i * row_bytes, source + static_cast<size_t>(indices[i]) * row_bytes,
                row_bytes);
  }
  LS_ASSIGN_OR_RETURN(Literal rows,
                      Literal::FromBytes(array.dtype(), Shape(std::move(dims)), std::move(bytes)));
  return CastExact(rows, dtype);
}

Status BatchShapeError(const BatchInput& input, const Shape& found) {
  return InvalidArgumentError(
      base::StrCat("argument '", input.argument.name, "' takes ", input.argument.type.ToString(),
                   ", but a batch of ", input.array_name, " has shape [", found.ToString(), "]"));
}

// A batch has the sizes of its argument.
Status CheckSizesAreKnown(const ArgumentInfo& argument) {
  if (!argument.type.IsTensor() || argument.type.tensor().shape.IsStatic()) return OkStatus();
  return InvalidArgumentError(base::StrCat("argument '", argument.name, "' takes ",
                                           argument.type.ToString(),
                                           ": export the step for one size of batch"));
}

// REQUIRES: the argument is a tensor.
Status CheckValues(const Literal& array, std::string_view array_name,
                   const ArgumentInfo& argument) {
  return CheckExact(array, argument.type.tensor().dtype())
      .Annotate(base::StrCat(array_name, " for argument '", argument.name, "'"));
}

// Checks that `batch` rows of each input make its argument, and expands splats once.
Status PrepareRows(std::vector<BatchInput>& inputs, int64_t batch, int64_t* num_rows) {
  *num_rows = -1;
  for (BatchInput& input : inputs) {
    LS_RETURN_IF_ERROR(CheckSizesAreKnown(input.argument));
    if (!input.argument.type.IsTensor() || input.array.shape().rank() == 0) {
      return InvalidArgumentError(base::StrCat(
          "argument '", input.argument.name, "' needs an array whose first dimension is rows; ",
          input.array_name, " is ", input.array.type().ToString()));
    }
    std::vector<int64_t> dims = RowDims(input.array);
    dims.insert(dims.begin(), batch);
    if (!(Shape(dims) == input.argument.type.tensor().shape)) {
      return BatchShapeError(input, Shape(dims));
    }
    const int64_t rows = input.array.shape().dim(0);
    if (*num_rows >= 0 && rows != *num_rows) {
      return InvalidArgumentError(
          base::StrCat("the arrays of a batch differ in rows: ", inputs.front().array_name,
                       " for '", inputs.front().argument.name, "' has ", *num_rows, ", ",
                       input.array_name, " for '", input.argument.name, "' has ", rows));
    }
    LS_RETURN_IF_ERROR(CheckValues(input.array, input.array_name, input.argument));
    *num_rows = rows;
    LS_ASSIGN_OR_RETURN(input.array, input.array.Expanded());
  }
  return OkStatus();
}

Result<std::vector<Literal>> GatherBatch(const std::vector<BatchInput>& inputs,
                                         std::span<const int64_t> indices) {
  std::vector<Literal> batch;
  for (const BatchInput& input : inputs) {
    LS_ASSIGN_OR_RETURN(Literal rows,
                        GatherRows(input.array, indices, input.argument.type.tensor().dtype()));
    batch.push_back(std::move(rows));
  }
  return batch;
}

// Row `step` of an integer array [steps, batch].
std::vector<int64_t> TableRow(const Literal& table, int64_t step) {
  const int64_t batch = table.shape().dim(1);
  std::vector<int64_t> row(static_cast<size_t>(batch));
  for (int64_t i = 0; i < batch; ++i) {
    row[static_cast<size_t>(i)] = table.ElementAsInt64(step * batch + i);
  }
  return row;
}

// An integer table [steps, batch] whose every entry is in [0, limit].
Status CheckTable(const Literal& table, int64_t limit, std::string_view name) {
  if (!IsInteger(table.dtype()) || table.shape().rank() != 2) {
    return InvalidArgumentError(std::string(name) + ": expected integers [steps, batch], found " +
                                table.type().ToString());
  }
  for (int64_t i = 0; i < table.num_elements(); ++i) {
    const int64_t value = table.ElementAsInt64(i);
    if (value >= 0 && value <= limit) continue;
    return OutOfRangeError(std::string(name) + ": entry " + std::to_string(value) + " of step " +
                           std::to_string(i / table.shape().dim(1) + 1) + " is not between 0 and " +
                           std::to_string(limit));
  }
  return OkStatus();
}

Status NoBatchFor(int64_t step, int64_t num_steps, std::string_view source) {
  return OutOfRangeError(std::string(source) + " has batches for " + std::to_string(num_steps) +
                         " steps; step " + std::to_string(step + 1) + " has none");
}

class RowSource : public BatchSource {
 public:
  RowSource(std::vector<BatchInput> inputs, Literal rows, std::string name)
      : inputs_(std::move(inputs)), rows_(std::move(rows)), name_(std::move(name)) {}

  Result<std::vector<Literal>> Get(int64_t step) override {
    if (step >= num_steps()) return NoBatchFor(step, num_steps(), name_);
    return GatherBatch(inputs_, TableRow(rows_, step));
  }
  int64_t num_steps() const override { return rows_.shape().dim(0); }
  std::string Describe() const override { return "rows in " + name_; }

 private:
  std::vector<BatchInput> inputs_;
  Literal rows_;
  std::string name_;
};

class ShuffledSource : public BatchSource {
 public:
  ShuffledSource(std::vector<BatchInput> inputs, int64_t num_rows, int64_t batch, uint64_t seed)
      : inputs_(std::move(inputs)), num_rows_(num_rows), batch_(batch), seed_(seed) {}

  Result<std::vector<Literal>> Get(int64_t step) override {
    const int64_t steps_per_epoch = num_rows_ / batch_;
    ShuffleFor(step / steps_per_epoch);
    const auto first = static_cast<size_t>(step % steps_per_epoch * batch_);
    return GatherBatch(inputs_, std::span(order_).subspan(first, static_cast<size_t>(batch_)));
  }
  int64_t num_steps() const override { return -1; }
  std::string Describe() const override { return "shuffled with seed " + std::to_string(seed_); }

 private:
  // Fisher-Yates from the identity, so an epoch's order does not depend on the one before.
  void ShuffleFor(int64_t epoch) {
    if (epoch == epoch_) return;
    epoch_ = epoch;
    order_.resize(static_cast<size_t>(num_rows_));
    std::iota(order_.begin(), order_.end(), int64_t{0});
    const base::CounterRng rng(seed_, kShuffleStream | static_cast<uint64_t>(epoch));
    for (size_t i = order_.size(); i > 1; --i) std::swap(order_[i - 1], order_[rng.Below(i, i)]);
  }

  std::vector<BatchInput> inputs_;
  int64_t num_rows_;
  int64_t batch_;
  uint64_t seed_;
  int64_t epoch_ = -1;
  std::vector<int64_t> order_;
};

class WindowSource : public BatchSource {
 public:
  WindowSource(WindowSpec spec, int64_t batch, int64_t last_offset)
      : spec_(std::move(spec)), batch_(batch), last_offset_(last_offset) {}

  Result<std::vector<Literal>> Get(int64_t step) override {
    if (num_steps() >= 0 && step >= num_steps()) {
      return NoBatchFor(step, num_steps(), spec_.offsets_name);
    }
    const std::vector<int64_t> offsets = OffsetsFor(step);
    std::vector<Literal> batch;
    for (size_t i = 0; i < spec_.arguments.size(); ++i) {
      std::vector<int64_t> indices;
      for (int64_t offset : offsets) {
        for (int64_t k = 0; k < spec_.length; ++k) indices.push_back(offset + spec_.shifts[i] + k);
      }
      const TensorType& type = spec_.arguments[i].type.tensor();
      LS_ASSIGN_OR_RETURN(Literal tokens, GatherRows(spec_.tokens, indices, type.dtype()));
      batch.push_back(tokens.Reshaped(type.shape));
    }
    return batch;
  }
  int64_t num_steps() const override { return spec_.offsets ? spec_.offsets->shape().dim(0) : -1; }
  std::string Describe() const override {
    return spec_.offsets ? "windows at " + spec_.offsets_name
                         : "windows drawn with seed " + std::to_string(spec_.seed);
  }

 private:
  std::vector<int64_t> OffsetsFor(int64_t step) const {
    if (spec_.offsets) return TableRow(*spec_.offsets, step);
    const base::CounterRng rng(spec_.seed, kOffsetStream);
    std::vector<int64_t> offsets;
    for (int64_t i = 0; i < batch_; ++i) {
      offsets.push_back(static_cast<int64_t>(rng.Below(static_cast<uint64_t>(step * batch_ + i),
                                                       static_cast<uint64_t>(last_offset_ + 1))));
    }
    return offsets;
  }

  WindowSpec spec_;
  int64_t batch_;
  int64_t last_offset_;
};

class ReadySource : public BatchSource {
 public:
  ReadySource(std::vector<BatchInput> inputs, int64_t num_batches, std::string name)
      : inputs_(std::move(inputs)), num_batches_(num_batches), name_(std::move(name)) {}

  Result<std::vector<Literal>> Get(int64_t step) override {
    if (step >= num_batches_) return NoBatchFor(step, num_batches_, name_);
    std::vector<Literal> batch;
    for (const BatchInput& input : inputs_) {
      const TensorType& type = input.argument.type.tensor();
      LS_ASSIGN_OR_RETURN(Literal slice,
                          GatherRows(input.array, std::span(&step, 1), type.dtype()));
      batch.push_back(slice.Reshaped(type.shape));
    }
    return batch;
  }
  int64_t num_steps() const override { return num_batches_; }
  std::string Describe() const override { return "batches in " + name_; }

 private:
  std::vector<BatchInput> inputs_;
  int64_t num_batches_;
  std::string name_;
};

class NoBatchSource : public BatchSource {
 public:
  Result<std::vector<Literal>> Get(int64_t) override { return std::vector<Literal>(); }
  int64_t num_steps() const override { return -1; }
  std::string Describe() const override { return "none"; }
};

}  // namespace

std::unique_ptr<BatchSource> MakeNoBatchSource() { return std::make_unique<NoBatchSource>(); }

Result<std::unique_ptr<BatchSource>> MakeRowSource(std::vector<BatchInput> inputs, Literal rows,
                                                   std::string rows_name) {
  if (rows.shape().rank() != 2) {
    return InvalidArgumentError(rows_name + ": expected integers [steps, batch], found " +
                                rows.type().ToString());
  }
  int64_t num_rows = 0;
  LS_RETURN_IF_ERROR(PrepareRows(inputs, rows.shape().dim(1), &num_rows));
  LS_RETURN_IF_ERROR(CheckTable(rows, num_rows - 1, rows_name));
  return std::unique_ptr<BatchSource>(
      new RowSource(std::move(inputs), std::move(rows), std::move(rows_name)));
}

Result<std::unique_ptr<BatchSource>> MakeShuffledSource(std::vector<BatchInput> inputs,
                                                        uint64_t seed) {
  if (inputs.empty()) return InvalidArgumentError("shuffled rows need at least one batch argument");
  const Type& first = inputs.front().argument.type;
  if (!first.IsTensor() || first.tensor().rank() == 0) {
    return InvalidArgumentError("argument '" + inputs.front().argument.name +
                                "' has no leading batch dimension");
  }
  const int64_t batch = first.tensor().shape.dim(0);
  int64_t num_rows = 0;
  LS_RETURN_IF_ERROR(PrepareRows(inputs, batch, &num_rows));
  if (batch <= 0 || num_rows < batch) {
    return InvalidArgumentError("the data has " + std::to_string(num_rows) +
                                " rows, fewer than a batch of " + std::to_string(batch));
  }
  return std::unique_ptr<BatchSource>(new ShuffledSource(std::move(inputs), num_rows, batch, seed));
}

Result<std::unique_ptr<BatchSource>> MakeWindowSource(WindowSpec spec) {
  if (spec.tokens.shape().rank() != 1) {
    return InvalidArgumentError("windows are cut from a token array of rank 1; " +
                                spec.tokens_name + " is " + spec.tokens.type().ToString());
  }
  if (spec.arguments.empty() || spec.length <= 0) {
    return InvalidArgumentError("windows need a positive --length and at least one batch argument");
  }
  LS_ASSIGN_OR_RETURN(spec.tokens, spec.tokens.Expanded());
  const Type& first = spec.arguments.front().type;
  const int64_t batch =
      first.IsTensor() && first.tensor().rank() > 0 ? first.tensor().shape.dim(0) : 0;
  for (const ArgumentInfo& argument : spec.arguments) {
    LS_RETURN_IF_ERROR(CheckSizesAreKnown(argument));
    if (!argument.type.IsTensor() || !(argument.type.tensor().shape == Shape{batch, spec.length})) {
      return InvalidArgumentError("argument '" + argument.name + "' takes " +
                                  argument.type.ToString() + ", but windows have shape [" +
                                  Shape{batch, spec.length}.ToString() + "]");
    }
    LS_RETURN_IF_ERROR(CheckValues(spec.tokens, spec.tokens_name, argument));
  }
  const int64_t last_offset = spec.tokens.num_elements() - spec.length -
                              *std::max_element(spec.shifts.begin(), spec.shifts.end());
  if (last_offset < 0) {
    return InvalidArgumentError("windows of " + std::to_string(spec.length) + " do not fit into " +
                                std::to_string(spec.tokens.num_elements()) + " tokens of " +
                                spec.tokens_name);
  }
  if (spec.offsets) {
    LS_RETURN_IF_ERROR(CheckTable(*spec.offsets, last_offset, spec.offsets_name));
    if (spec.offsets->shape().dim(1) != batch) {
      return InvalidArgumentError(spec.offsets_name + " has " +
                                  std::to_string(spec.offsets->shape().dim(1)) +
                                  " offsets a step, the batch is " + std::to_string(batch));
    }
  }
  return std::unique_ptr<BatchSource>(new WindowSource(std::move(spec), batch, last_offset));
}

Result<std::unique_ptr<BatchSource>> MakeReadySource(std::vector<BatchInput> inputs,
                                                     std::string file_name) {
  int64_t num_batches = -1;
  for (BatchInput& input : inputs) {
    LS_RETURN_IF_ERROR(CheckSizesAreKnown(input.argument));
    const Shape& shape = input.array.shape();
    const bool fits = shape.rank() > 0 && input.argument.type.IsTensor() &&
                      Shape(RowDims(input.array)) == input.argument.type.tensor().shape;
    if (!fits) {
      return BatchShapeError(input, shape.rank() > 0 ? Shape(RowDims(input.array)) : shape);
    }
    LS_RETURN_IF_ERROR(CheckValues(input.array, input.array_name, input.argument));
    LS_ASSIGN_OR_RETURN(input.array, input.array.Expanded());
    num_batches = num_batches < 0 ? shape.dim(0) : std::min(num_batches, shape.dim(0));
  }
  return std::unique_ptr<BatchSource>(
      new ReadySource(std::move(inputs), std::max<int64_t>(num_batches, 0), std::move(file_name)));
}

}  // namespace lockstep::session
