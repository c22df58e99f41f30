// SPDX-License-Identifier: Apache-2.0
// Attributes, their parts and literals as text, appended to a string.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/ir/attribute.h"
#include "lockstep/ir/ops/conv.h"

namespace lockstep::text {

// Lists longer than this become hex blobs (WriteOptions::max_list_elements).
inline constexpr int64_t kDefaultMaxListElements = 100;

// Whether a number of the default type (i64, f64) goes without its type, as inside `[1, 2]`.
enum class Elide : uint8_t { kNever, kDefaultType };

void AppendInteger(std::string& out, int64_t value);
// `"text"`, with `\0A` and the like for what does not print.
void AppendQuoted(std::string& out, std::string_view text);
// `@name`, `@"odd name"`.
void AppendSymbol(std::string& out, std::string_view name);
// `name` or `"odd name"`, as a key of a dictionary.
void AppendKey(std::string& out, std::string_view name);
// `[0, 1]`
void AppendList(std::string& out, std::span<const int64_t> values);

void AppendAttribute(std::string& out, const ir::Attribute& attribute, Elide elide = Elide::kNever,
                     int64_t max_list_elements = kDefaultMaxListElements);
// `name = value`, or `name` for a unit attribute.
void AppendEntry(std::string& out, std::string_view name, const ir::Attribute& value,
                 int64_t max_list_elements = kDefaultMaxListElements);
// `{a = 1 : i64, b}`
void AppendDictionary(std::string& out, const ir::Dictionary& dictionary,
                      int64_t max_list_elements = kDefaultMaxListElements);
// `lhs_precision_type = tf32, ..`: what stands between the brackets of
// #stablehlo.dot_algorithm<..>.
void AppendFields(std::string& out, const ir::StructAttr& attribute);

// `dense<[1, 2]>`, without a type.
void AppendDense(std::string& out, const Literal& values,
                 int64_t max_list_elements = kDefaultMaxListElements);
// `dense<[1, 2]> : tensor<2xi64>`
void AppendElements(std::string& out, const ir::ElementsAttr& elements,
                    int64_t max_list_elements = kDefaultMaxListElements);

// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`. False, and nothing appended, when the numbers do not
// name each dimension once: then only the raw form can say them.
bool AppendConvDimensions(std::string& out, const ir::ConvDimensionNumbers& numbers);

}  // namespace lockstep::text
