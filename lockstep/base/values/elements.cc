// SPDX-License-Identifier: Apache-2.0
// Naming elements; see elements.h.
#include "lockstep/base/values/elements.h"

namespace lockstep::base {

std::string IndexText(const Shape& shape, int64_t index) {
  std::string text;
  for (int64_t d = shape.rank(); d-- > 0;) {
    text = std::to_string(index % shape[d]) + (text.empty() ? "" : ", ") + text;
    index /= shape[d];
  }
  return "[" + text + "]";
}

std::string ElementText(const Literal& array, int64_t index) {
  return Literal::Splat(array.dtype(), Shape(), array.element(index)).value().ToString();
}

}  // namespace lockstep::base
