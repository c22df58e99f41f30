// SPDX-License-Identifier: Apache-2.0
// Literals as dense<..>: one value for a splat, nested lists, or a hex blob for long ones.
#include <cstring>
#include <vector>

#include "lockstep/base/storage.h"
#include "lockstep/text/write/attributes.h"
#include "lockstep/text/write/floats.h"

namespace lockstep::text {
namespace {

// Whether all elements have the bits of the first.
bool AllEqual(std::span<const std::byte> bytes, size_t element_size) {
  return std::memcmp(bytes.data(), bytes.data() + element_size, bytes.size() - element_size) == 0;
}

void AppendElement(std::string& out, DType dtype, std::span<const std::byte> bytes) {
  if (IsFloat(dtype)) {
    AppendFloat(out, dtype, bytes);
    return;
  }
  if (IsComplex(dtype)) {
    const size_t half = bytes.size() / 2;
    out += '(';
    AppendFloat(out, ComplexPart(dtype), bytes.first(half));
    out += ',';
    AppendFloat(out, ComplexPart(dtype), bytes.subspan(half));
    out += ')';
    return;
  }
  base::VisitDType(dtype, [&](auto tag) {
    using T = typename decltype(tag)::Storage;
    if constexpr (std::is_integral_v<T>) {
      T value;
      std::memcpy(&value, bytes.data(), sizeof(T));
      if constexpr (tag.kDType == DType::kI1) {
        out += value != 0 ? "true" : "false";
      } else if constexpr (tag.kDType == DType::kU64) {
        out += std::to_string(value);
      } else {
        AppendInteger(out, static_cast<int64_t>(value));
      }
    }
  });
}

// Row-major; a bracket opens where a dimension starts and closes where it ends.
void AppendNested(std::string& out, const Literal& values) {
  const std::span<const int64_t> dims = values.shape().dims();
  std::vector<int64_t> index(dims.size(), 0);
  size_t open = 0;
  for (int64_t i = 0; i < values.num_elements(); ++i) {
    if (i > 0) out += ", ";
    out.append(dims.size() - open, '[');
    open = dims.size();
    AppendElement(out, values.dtype(), values.element(i));
    for (size_t axis = dims.size(); axis-- > 0 && ++index[axis] == dims[axis];) {
      index[axis] = 0;
      out += ']';
      --open;
    }
  }
}

// MLIR holds a byte per element narrower than that, in two's complement of its own width.
uint8_t NarrowMask(DType dtype) {
  const int width = BitWidth(dtype);
  return width < 8 && dtype != DType::kI1 ? static_cast<uint8_t>((1 << width) - 1) : uint8_t{0xFF};
}

void AppendBlob(std::string& out, const Literal& values) {
  constexpr char kDigits[] = "0123456789ABCDEF";
  const std::span<const std::byte> bytes = values.stored_bytes();
  const uint8_t mask = NarrowMask(values.dtype());
  out += "\"0x";
  const size_t start = out.size();
  out.resize(start + 2 * bytes.size());
  char* digit = out.data() + start;
  for (const std::byte byte : bytes) {
    const auto value = static_cast<uint8_t>(static_cast<uint8_t>(byte) & mask);
    *digit++ = kDigits[value >> 4];
    *digit++ = kDigits[value & 15];
  }
  out += '"';
}

}  // namespace

void AppendDense(std::string& out, const Literal& values, int64_t max_list_elements) {
  out += "dense<";
  if (values.num_elements() > 0) {
    const std::span<const std::byte> bytes = values.stored_bytes();
    const size_t element_size = ElementSizeBytes(values.dtype());
    if (values.is_splat() || AllEqual(bytes, element_size)) {
      AppendElement(out, values.dtype(), bytes.first(element_size));
    } else if (values.num_elements() > max_list_elements) {
      AppendBlob(out, values);
    } else {
      AppendNested(out, values);
    }
  }
  out += '>';
}

void AppendElements(std::string& out, const ir::ElementsAttr& elements, int64_t max_list_elements) {
  AppendDense(out, elements.values, max_list_elements);
  out += " : ";
  out += elements.type.ToString();
}

}  // namespace lockstep::text
