// SPDX-License-Identifier: Apache-2.0
// What the rules of ops/ are written with: one op under check, and the checks that ops share. A
// rule states each constraint once; it serves verification and inference alike.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/ir/verifier.h"

namespace lockstep::ir {

// How a declared result is compared with what a rule expects.
enum class Match : uint8_t {
  kExact,     // shape and element type
  kBaseline,  // the same, scales and zero points of quantized elements aside
  kShape,     // the element type is the author's choice
};

// A region seen as a function: its arguments and what its terminator returns.
struct RegionSignature {
  std::vector<Type> inputs;
  std::vector<Type> results;
};

// --- words of messages
void AppendText(std::string& out, std::string_view text);
void AppendText(std::string& out, int64_t number);  // `?` for kDynamicSize
void AppendText(std::string& out, const Type& type);
void AppendText(std::string& out, const TensorType& type);
void AppendText(std::string& out, const ElementType& type);
void AppendText(std::string& out, const Shape& shape);  // "2x3", "a scalar" for rank 0
void AppendText(std::string& out, std::span<const int64_t> list);
void AppendText(std::string& out, std::span<const Type> types);
template <std::integral T>
void AppendText(std::string& out, T number) {
  AppendText(out, static_cast<int64_t>(number));
}
inline void AppendText(std::string& out, const char* text) {
  AppendText(out, std::string_view(text));
}
inline void AppendText(std::string& out, const std::vector<int64_t>& list) {
  AppendText(out, std::span<const int64_t>(list));
}
inline void AppendText(std::string& out, const std::vector<Type>& types) {
  AppendText(out, std::span<const Type>(types));
}

// One op under check. When it verifies, the results are declared and compared with; when it infers,
// there are none. What the rule expects of the results is collected. Rules run after the checks of
// CheckSignature (signature.h), so operands and declared results are of the classes that opcode.def
// names.
class OpChecker {
 public:
  // For inference.
  explicit OpChecker(const OpSite& site) : site_(site) {}
  // For verification. What Tolerate lets pass goes into `warnings`; null: it lets nothing pass.
  OpChecker(const OpSite& site, std::span<const Type> declared,
            std::vector<std::string>* warnings = nullptr)
      : site_(site), verifying_(true), declared_(declared), warnings_(warnings) {}

  const OpSite& site() const { return site_; }
  Opcode opcode() const { return site_.opcode; }
  template <typename T>
  const T& attrs() const {
    return site_.attrs<T>();
  }

  size_t num_operands() const { return site_.operand_types.size(); }
  const Type& operand_type(size_t index) const { return site_.operand_types[index]; }
  // REQUIRES: operand `index` is a tensor.
  const TensorType& operand(size_t index) const { return operand_type(index).tensor(); }

  size_t num_regions() const { return site_.regions.size(); }
  // REQUIRES: the region has a terminator.
  RegionSignature region(size_t index) const;

  // "'stablehlo.add' (C1): " and the parts; no label, no parentheses.
  template <typename... Parts>
  Status Error(std::string_view label, const Parts&... parts) const {
    std::string message;
    (AppendText(message, parts), ...);
    return Violation(label, message);
  }

  // For a constraint that the ecosystem's own verifier does not enforce (see Unenforced): its fault
  // becomes a warning and the rule goes on, so nothing behind it may rely on it. Where warnings are
  // not wanted, `status` as it is.
  Status Tolerate(const Status& status) const;

  // --- results
  bool verifying() const { return verifying_; }
  // For ops whose result type is the author's: FailedPrecondition while inferring.
  Status RequireDeclaredResults() const;
  // REQUIRES: verifying.
  std::span<const Type> declared() const { return declared_; }
  // REQUIRES: verifying, and result `index` is a tensor.
  const TensorType& result(size_t index) const { return declared_[index].tensor(); }
  // There are exactly `count` results.
  Status ExpectNumResults(std::string_view label, size_t count) const;
  // The next result is a tensor of this type; each part has its own label.
  Status ExpectTensor(std::string_view shape_label, std::string_view element_label,
                      const TensorType& expected, Match match = Match::kExact);
  Status ExpectTensor(std::string_view label, const TensorType& expected,
                      Match match = Match::kExact) {
    return ExpectTensor(label, label, expected, match);
  }
  // The next result is of this type.
  Status ExpectType(std::string_view label, const Type& expected);
  // The results that were expected so far.
  size_t num_expected() const { return expected_.size(); }
  std::vector<Type> TakeExpected() { return std::move(expected_); }

 private:
  Status Violation(std::string_view label, std::string_view message) const;
  // "result", or "result 1" when there are several.
  std::string ResultName() const;

  const OpSite& site_;
  bool verifying_ = false;
  std::span<const Type> declared_;
  std::vector<std::string>* warnings_ = nullptr;
  std::vector<Type> expected_;
};

// --- sizes and types. A dynamic size is compatible with every size.
inline bool Compatible(int64_t a, int64_t b) {
  return a == b || a == kDynamicSize || b == kDynamicSize;
}
bool Compatible(const Shape& a, const Shape& b);
// Compatible shapes, the same element type (members in turn for tuples and futures).
bool Compatible(const Type& a, const Type& b);
bool Compatible(std::span<const Type> a, std::span<const Type> b);
// tensor<*xf32>, which the specification does not have; such types are kept as text.
bool IsUnranked(const Type& type);
// No size of one type is above the bound that the other one has for it.
bool BoundsFit(const TensorType& a, const TensorType& b);
// Equal but for scales and zero points: the specification's baseline_element_type.
bool SameBaseline(const ElementType& a, const ElementType& b);
// Equal but for the quantization dimension, and scales and zero points when
// `parameters_may_differ`.
bool SameButForAxis(const ElementType& a, const ElementType& b, bool parameters_may_differ);
// is_promotable of the specification; bool to bool is.
bool IsPromotable(const ElementType& from, const ElementType& to);
// Two float types, among which the ecosystem's verifier takes any for promotable.
bool AreFloats(const ElementType& a, const ElementType& b);
// The same, and quantized types that express the same: it only wants each to be promotable to what
// a computation takes.
bool AreAlike(const ElementType& a, const ElementType& b);
// Where one size is dynamic, the other one's. REQUIRES: compatible.
Shape MergeShapes(const Shape& a, const Shape& b);
// Each size known and less than or equal, or one of them dynamic.
inline bool AtMost(int64_t a, int64_t b) {
  return a == kDynamicSize || b == kDynamicSize || a <= b;
}
// Width in bits of an element, of its storage type when quantized.
int ElementBits(const ElementType& element);

// --- arithmetic on sizes that come from outside; nullopt on overflow
std::optional<int64_t> CheckedAdd(std::optional<int64_t> a, std::optional<int64_t> b);
std::optional<int64_t> CheckedMultiply(std::optional<int64_t> a, std::optional<int64_t> b);

// A window that slides along one axis.
struct WindowAxis {
  int64_t size = 0;
  int64_t window = 1;
  int64_t stride = 1;
  int64_t low = 0;
  int64_t high = 0;
  int64_t base_dilation = 1;
  int64_t window_dilation = 1;
};
// How many places it takes; kDynamicSize when the size or window is, nullopt on overflow.
std::optional<int64_t> CountWindows(const WindowAxis& axis);

// --- lists of an attribute. `name` is the attribute's.
using List = std::span<const int64_t>;
Status CheckLength(const OpChecker& op, std::string_view label, std::string_view name, List list,
                   int64_t length);
// low <= x < high for every x.
Status CheckRange(const OpChecker& op, std::string_view label, std::string_view name, List list,
                  int64_t low, int64_t high);
Status CheckRange(const OpChecker& op, std::string_view label, std::string_view name, int64_t value,
                  int64_t low, int64_t high);
Status CheckUnique(const OpChecker& op, std::string_view label, std::string_view name, List list);
// Ascending; equal neighbours are allowed.
Status CheckSorted(const OpChecker& op, std::string_view label, std::string_view name, List list);
// x >= low for every x.
Status CheckAtLeast(const OpChecker& op, std::string_view label, std::string_view name, List list,
                    int64_t low);

std::vector<int64_t> Concatenated(List a, List b);
// One flag per axis: is it in `axes`? REQUIRES: all in [0, rank).
std::vector<bool> AxisMask(int64_t rank, List axes);
// The sizes of the axes that are not in `axes`.
Shape WithoutAxes(const Shape& shape, List axes);

// --- operands and regions
// Operands of `count` are all of compatible shape with the first one.
Status CheckSameShapes(const OpChecker& op, std::string_view label, std::string_view name,
                       size_t first, size_t count);
// A computation that folds: (E0.., E0..) -> (E0..), all 0-dimensional, and elements[i] promotable
// to Ei. Gives the Ei.
Result<std::vector<ElementType>> CheckReducer(const OpChecker& op, std::string_view label,
                                              size_t region, std::span<const ElementType> elements);
// Operand `index` is a list whose length is known.
Status CheckStaticList(const OpChecker& op, std::string_view label, size_t index);
// The region takes `inputs` and returns `results`.
Status CheckRegion(const OpChecker& op, std::string_view label, size_t region,
                   std::span<const Type> inputs, std::span<const Type> results);
// The integers of operand `index` when its value is known or it is a constant of at most `limit`
// elements.
std::optional<std::vector<int64_t>> ConstantOperand(const OpChecker& op, size_t index,
                                                    int64_t limit = 64);
// A 0-dimensional tensor.
inline TensorType Scalar(const ElementType& element) { return TensorType(element, Shape()); }

}  // namespace lockstep::ir
