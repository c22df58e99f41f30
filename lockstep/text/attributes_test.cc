// SPDX-License-Identifier: Apache-2.0
// Types, attributes and constants by themselves.
#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <limits>

#include "lockstep/base/small_floats.h"
#include "lockstep/text/element_text.h"
#include "lockstep/text/reader.h"

namespace lockstep::text {
namespace {

template <typename T>
T Parse(std::string_view text) {
  const Result<ir::Attribute> attribute = ReadAttribute(text);
  EXPECT_TRUE(attribute.ok()) << text << ": " << attribute.status();
  const T* value = attribute.ok() ? attribute->As<T>() : nullptr;
  EXPECT_NE(value, nullptr) << text;
  return value == nullptr ? T() : *value;
}

std::string Refusal(std::string_view text) {
  const Result<ir::Attribute> attribute = ReadAttribute(text);
  EXPECT_FALSE(attribute.ok()) << text;
  if (attribute.ok()) return "";
  const std::string message(attribute.status().message());
  return message.substr(0, message.find('\n'));
}

TEST(ReadTypeTest, RoundTrips) {
  for (const char* text : {"tensor<f32>",
                           "tensor<4x8xf32>",
                           "tensor<0x3xi1>",
                           "tensor<?x2xbf16>",
                           "tensor<2xcomplex<f64>>",
                           "tensor<?x3xf32, #stablehlo.bounds<5, ?>>",
                           "tensor<3xui4>",
                           "tensor<2x!quant.uniform<i8:f32, 0.5:-3>>",
                           "tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.1:-30, 0.5:-20}>>",
                           "!stablehlo.token",
                           "tuple<>",
                           "tuple<tensor<f32>, tuple<!stablehlo.token>>",
                           "memref<2x3xf32>",
                           "!stablehlo.future<tensor<f32>>",
                           "(tensor<f32>) -> (tensor<f32>, i32)",
                           "() -> ()",
                           "index",
                           "f8E4M3FN",
                           "tf32",
                           "none",
                           "!foo.bar<[1, \"a>\"], {x = !t.u}>",
                           "vector<2x3xf32>",
                           "memref<2xf32, 1>"}) {
    const Result<Type> type = ReadType(text);
    ASSERT_TRUE(type.ok()) << text << ": " << type.status();
    EXPECT_EQ(type->ToString(), std::string_view(text) == "(tensor<f32>) -> (tensor<f32>, i32)"
                                    ? type->ToString()
                                    : text);
    EXPECT_EQ(*ReadType(type->ToString()), *type) << text;
  }
}

TEST(ReadTypeTest, ReadsOtherSpellings) {
  EXPECT_EQ(*ReadType("tensor< 4 x 8 x f32 >"), Type(TensorType(DType::kF32, {4, 8})));
  EXPECT_EQ(*ReadType("tensor<4xsi32>"), Type(TensorType(DType::kI32, {4})));
  EXPECT_EQ(*ReadType("tensor<4xf32, #stablehlo.type_extensions<bounds = [?]>>"),
            *ReadType("tensor<4xf32, #stablehlo.bounds<?>>"));
  const Type quantized = *ReadType("tensor<!quant.uniform<u8:f32, 2.0>>");
  EXPECT_EQ(quantized.tensor().dtype(), DType::kU8);
  EXPECT_EQ(quantized.tensor().element.quantization->storage_max, 255);
}

TEST(ReadTypeTest, RefusesWhatIsNone) {
  for (const char* text :
       {"tensor<4xf33>", "tensor<4f32>", "tensor<4x>", "tensor<99999999999999999999xf32>",
        "tensor<4xf32", "tensor<4xf32, #foo.bar>", "tensor<4xf32, #stablehlo.bounds<1, 2>>",
        "complex<i32>", "tuple<f33>", "tensor<2x!quant.uniform<f32:f32, 0.5>>", "!undefined",
        "(f32)", "tensor<tensor<f32>>", "tensor<2xf32> x", ""}) {
    EXPECT_FALSE(ReadType(text).ok()) << text;
  }
}

TEST(ReadAttributeTest, Numbers) {
  EXPECT_EQ(Parse<ir::IntegerAttr>("5"), (ir::IntegerAttr{5, DType::kI64}));
  EXPECT_EQ(Parse<ir::IntegerAttr>("-5 : i8"), (ir::IntegerAttr{-5, DType::kI8}));
  EXPECT_EQ(Parse<ir::IntegerAttr>("255 : i8"), (ir::IntegerAttr{-1, DType::kI8}));
  EXPECT_EQ(Parse<ir::IntegerAttr>("0xFF : i32"), (ir::IntegerAttr{255, DType::kI32}));
  EXPECT_EQ(Parse<ir::IntegerAttr>("18446744073709551615 : ui64"),
            (ir::IntegerAttr{-1, DType::kU64}));
  EXPECT_EQ(Parse<ir::IntegerAttr>("true"), (ir::IntegerAttr{1, DType::kI1}));
  EXPECT_EQ(Parse<ir::FloatAttr>("1.5"), (ir::FloatAttr{1.5, DType::kF64}));
  EXPECT_EQ(Parse<ir::FloatAttr>("0.1 : f32"), (ir::FloatAttr{0.1f, DType::kF32}));
  EXPECT_EQ(Parse<ir::FloatAttr>("-0.0 : bf16"), (ir::FloatAttr{-0.0, DType::kBF16}));
  EXPECT_TRUE(std::isnan(Parse<ir::FloatAttr>("0x7FC0 : bf16").value));
  EXPECT_EQ(Parse<ir::FloatAttr>("0x7FC5 : bf16"), Parse<ir::FloatAttr>("0x7FC0 : bf16"));
  EXPECT_EQ(Refusal("256 : i8"), "<input>:1:1: error: the integer does not fit the element type");
  EXPECT_EQ(Refusal("-1 : ui8"), "<input>:1:2: error: the integer does not fit the element type");
  EXPECT_EQ(Refusal("1.5 : i32"), "<input>:1:1: error: expected an integer, found a float");
  EXPECT_EQ(Refusal("0x7FC : bf16").substr(0, 20), "<input>:1:1: error: ");
  EXPECT_EQ(Refusal("1 : tensor<f32>"),
            "<input>:1:5: error: expected the type of a number, found tensor<f32>");
}

TEST(ReadAttributeTest, Structures) {
  EXPECT_EQ(Parse<ir::StringAttr>(R"("a\22\0A")").value, "a\"\n");
  EXPECT_EQ(Parse<ir::SymbolAttr>("@a::@\"b c\"").path, (std::vector<std::string>{"a", "b c"}));
  EXPECT_EQ(Parse<ir::ArrayAttr>("[1, \"x\", [], unit]").values.size(), 4u);
  const auto dictionary = Parse<ir::DictionaryAttr>(R"({b = 1 : i32, a, "c d" = {e = []}})");
  ASSERT_EQ(dictionary.entries.size(), 3u);
  EXPECT_EQ(dictionary.entries.begin()->first, "a");
  EXPECT_NE(dictionary.entries.Find("c d"), nullptr);
  EXPECT_EQ(Parse<ir::TypeAttr>("(i32) -> f32").type.kind(), Type::Kind::kFunction);
  EXPECT_EQ(Refusal("{a = 1, a = 2}"), "<input>:1:9: error: attribute 'a' is given twice");
  EXPECT_EQ(Refusal("[1, 2"), "<input>:1:6: error: expected ']', found end of input");
  EXPECT_EQ(Refusal("{1 = 2}"), "<input>:1:2: error: expected the name of an attribute, found '1'");
  EXPECT_EQ(Refusal("bogus"), "<input>:1:1: error: expected an attribute, found 'bogus'");
  EXPECT_EQ(Refusal("#undefined"), "<input>:1:1: error: '#undefined' is not defined");
}

TEST(ReadAttributeTest, OfDialects) {
  EXPECT_EQ(Parse<ir::EnumAttr>("#stablehlo<precision HIGH>"),
            (ir::EnumAttr{"stablehlo.precision", "HIGH"}));
  EXPECT_EQ(Parse<ir::EnumAttr>("#stablehlo.result_accuracy_mode<HIGHEST>"),
            (ir::EnumAttr{"stablehlo.result_accuracy_mode", "HIGHEST"}));
  const auto gather = Parse<ir::StructAttr>(
      "#stablehlo.gather<offset_dims = [0, 1 : i32], index_vector_dim = 2 : i8>");
  EXPECT_EQ(gather.kind, "stablehlo.gather");
  EXPECT_EQ(gather.fields.size(), 2u);
  EXPECT_EQ(*gather.fields.Find("offset_dims"), *ReadAttribute("[0, 1]"));
  EXPECT_EQ(*gather.fields.Find("index_vector_dim"), ir::Attribute::I64(2));
  const auto accuracy =
      Parse<ir::StructAttr>("#stablehlo.result_accuracy<atol = 0.5 : f32, mode = HIGHEST>");
  EXPECT_EQ(*accuracy.fields.Find("mode")->As<ir::EnumAttr>(), (ir::EnumAttr{"", "HIGHEST"}));
  EXPECT_EQ(*accuracy.fields.Find("atol"), *ReadAttribute("0.5"));
  const auto algorithm =
      Parse<ir::StructAttr>("#stablehlo.dot_algorithm<lhs_precision_type = tf32>");
  EXPECT_EQ(algorithm.fields.Find("lhs_precision_type")->As<ir::TypeAttr>()->type,
            Type::Opaque("tf32"));
  EXPECT_EQ(Refusal("#stablehlo.gather<mode = X>"),
            "<input>:1:19: error: expected a field of #stablehlo.gather, found 'mode'");
  EXPECT_EQ(Refusal("#stablehlo.gather<index_vector_dim = true>"),
            "<input>:1:38: error: expected an integer as 'index_vector_dim', found a bool");
  EXPECT_EQ(Refusal("#stablehlo.gather<index_vector_dim = 1, index_vector_dim = 1>"),
            "<input>:1:41: error: field 'index_vector_dim' is given twice");
  const auto conv =
      Parse<ir::StructAttr>("#stablehlo.conv<[b, 1, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>");
  EXPECT_EQ(*conv.fields.Find("input_spatial_dimensions"), *ReadAttribute("[2, 1]"));
  EXPECT_EQ(*conv.fields.Find("kernel_output_feature_dimension"), *ReadAttribute("3"));
  EXPECT_EQ(Parse<ir::StructAttr>("#stablehlo.conv<raw input_batch_dimension = 0>").fields.size(),
            9u);
  for (const char* text :
       {"#sdy.sharding<@mesh, [{\"a\"}, {}]>", "#sdy<manual_axes{\"x\"}>", "#foo.bar",
        "affine_map<(d0) -> (d0 floordiv 2)>", "dense<[1, 2]> : vector<2xi32>",
        "sparse<[[0, 0]], [1.0]> : tensor<3x4xf32>", "#stablehlo.bounds<1, ?>", "loc(\"f\":1:2)"}) {
    EXPECT_EQ(Parse<ir::OpaqueAttr>(text).text, text);
  }
  EXPECT_EQ(Refusal("#stablehlo.conv<[b, 0, 0, f]x[i, o]->[b, f]>"),
            "<input>:1:17: error: expected the spatial dimensions 0, 1, .. once each");
  EXPECT_EQ(Refusal("#stablehlo.conv<[b, 0]x[i, o]->[b, f]>"),
            "<input>:1:17: error: expected both 'b' and 'f' in the list");
  EXPECT_EQ(Refusal("#foo.bar<[#loc]>"),
            "<input>:1:17: error: expected no alias inside an attribute or type that is kept as "
            "text, found '#loc'");
  EXPECT_EQ(Refusal("#foo.bar<[)>"), "<input>:1:9: error: '<' is not closed");
}

TEST(ReadAttributeTest, NestingIsLimited) {
  const std::string deep(300, '[');
  EXPECT_EQ(Refusal(deep), "<input>:1:257: error: nested more than 256 levels deep");
  std::string type;
  for (int i = 0; i < 300; ++i) type += "tuple<";
  EXPECT_FALSE(ReadType(type).ok());
  EXPECT_TRUE(ReadAttribute(std::string(200, '[') + std::string(200, ']')).ok());
  // Foreign text does not nest for the reader.
  EXPECT_TRUE(ReadAttribute("#a.b<" + std::string(5000, '[') + std::string(5000, ']') + ">").ok());
}

TEST(ReadElementsTest, ListsSplatsAndBlobs) {
  const auto list =
      Parse<ir::ElementsAttr>("dense<[[1, 2], // one row\n [3, -4]]> : tensor<2x2xi32>");
  EXPECT_EQ(list.values,
            Literal::FromValues<int32_t>(DType::kI32, {2, 2}, std::vector{1, 2, 3, -4}));
  const auto splat = Parse<ir::ElementsAttr>("dense<1.5> : tensor<99999999999xf32>");
  EXPECT_TRUE(splat.values.is_splat());
  EXPECT_EQ(splat.values.num_elements(), 99999999999);
  EXPECT_EQ(Parse<ir::ElementsAttr>("dense<> : tensor<2x0xf32>").values.num_elements(), 0);
  EXPECT_EQ(Parse<ir::ElementsAttr>("dense<[[], []]> : tensor<2x0xf32>").values.num_elements(), 0);
  EXPECT_EQ(Parse<ir::ElementsAttr>("dense<\"0x000080BF00000040\"> : tensor<2xf32>").values,
            Literal::FromValues<float>(DType::kF32, {2}, std::vector{-1.0f, 2.0f}));
  EXPECT_EQ(Parse<ir::ElementsAttr>("dense<\"0x010002\"> : tensor<3xi1>").values,
            Literal::FromValues<uint8_t>(DType::kI1, {3}, std::vector<uint8_t>{1, 0, 1}));
  EXPECT_EQ(Parse<ir::ElementsAttr>("dense<\"0x0501\"> : tensor<10xi1>").values,
            Literal::FromValues<uint8_t>(DType::kI1, {10},
                                         std::vector<uint8_t>{1, 0, 1, 0, 0, 0, 0, 0, 1, 0}));
  EXPECT_EQ(Parse<ir::ElementsAttr>("dense<\"0x0F07\"> : tensor<2xi4>").values,
            Literal::FromValues<int8_t>(DType::kI4, {2}, std::vector<int8_t>{-1, 7}));
  EXPECT_EQ(Parse<ir::ElementsAttr>("dense<(1.0, -2.5)> : tensor<complex<f32>>").values,
            Literal::FromValues<std::complex<float>>(
                DType::kC64, {}, std::vector<std::complex<float>>{{1.0f, -2.5f}}));
  EXPECT_EQ(Parse<ir::ElementsAttr>("dense<[true, false]> : tensor<2xi1>").values,
            Literal::FromValues<uint8_t>(DType::kI1, {2}, std::vector<uint8_t>{1, 0}));
  const auto quantized =
      Parse<ir::ElementsAttr>("dense<[1, 2]> : tensor<2x!quant.uniform<i8:f32, 0.5>>");
  EXPECT_TRUE(quantized.type.element.IsQuantized());
  EXPECT_EQ(quantized.values.dtype(), DType::kI8);
  EXPECT_EQ(Parse<ir::DenseArrayAttr>("array<i64: 1, -2>").values,
            Literal::FromValues<int64_t>(DType::kI64, {2}, std::vector<int64_t>{1, -2}));
  EXPECT_EQ(Parse<ir::DenseArrayAttr>("array<i1: true, false>").values.num_elements(), 2);
  EXPECT_EQ(Parse<ir::DenseArrayAttr>("array<f32>").values.num_elements(), 0);
}

TEST(ReadElementsTest, RefusesWithThePlace) {
  const std::pair<const char*, const char*> kCases[] = {
      {"dense<[1, 2]> : tensor<3xi32>", "1:12: error: expected 3 elements in dimension 0, found 2"},
      {"dense<[1, 2, 3]> : tensor<2xi32>",
       "1:14: error: expected 2 elements in dimension 0, found more"},
      {"dense<[1, [2]]> : tensor<2xi32>", "1:11: error: expected an element, found a list"},
      {"dense<[1, 2]> : tensor<2x2xi32>", "1:8: error: expected '[': dimension 1 is a list"},
      {"dense<[1 2]> : tensor<2xi32>", "1:10: error: expected ',' or ']'"},
      {"dense<[1, 300]> : tensor<2xi8>", "1:11: error: the integer does not fit the element type"},
      {"dense<2> : tensor<i1>", "1:7: error: the integer does not fit the element type"},
      {"dense<true> : tensor<i8>", "1:7: error: expected an integer"},
      {"dense<1.5> : tensor<i8>", "1:7: error: expected an integer, found a float"},
      {"dense<.5> : tensor<f32>", "1:7: error: expected a number"},
      {"dense<inf> : tensor<f32>", "1:7: error: expected a number"},
      {"dense<1.0, 2.0> : tensor<f32>", "1:10: error: expected '>' behind the elements"},
      {"dense<> : tensor<2xf32>", "1:7: error: expected elements"},
      {"dense<1> : tensor<?xi32>",
       "1:12: error: expected a tensor type of static shape, found tensor<?xi32>"},
      {"dense<\"0x0102\"> : tensor<3xi8>",
       "1:7: error: expected the bytes of one element or all elements of tensor<3xi8>, found 2 "
       "bytes"},
      {"dense<\"0x010\"> : tensor<3xi8>",
       "1:7: error: expected \"0x..\" with two hexadecimal digits per byte"},
      {"dense<\"0x01G0\"> : tensor<2xi8>",
       "1:7: error: expected \"0x..\" with two hexadecimal digits per byte"},
      {"dense<\"0x01> : tensor<2xi8>",
       "1:7: error: expected a string, found a string that does not end on its line"},
      {"array<i64: 1,>", "1:14: error: expected an integer"},
  };
  for (const auto& [text, message] : kCases) {
    EXPECT_EQ(Refusal(text), "<input>:" + std::string(message)) << text;
  }
  // A list cannot ask for more memory than its text could fill.
  EXPECT_FALSE(ReadAttribute("dense<[1, 2]> : tensor<9000000000000000000xi64>").ok());
  EXPECT_FALSE(ReadAttribute("dense<[1]> : tensor<9223372036854775807x9xi64>").ok());
}

// Every border between two neighbours, and a little to either side of it: the decimal decides, not
// the double nearest to it.
template <typename T>
void CheckBorders(DType dtype) {
  for (uint32_t bits = 0; bits < T::kFormat.max_finite(); ++bits) {
    const auto low = static_cast<double>(T::FromBits(bits));
    const auto high = static_cast<double>(T::FromBits(bits + 1));
    const double border = (low + high) / 2;
    char text[1300];
    // All digits of the border; then one unit more and less far behind the last.
    const int size = std::snprintf(text, sizeof(text), "%.1100f", border);
    std::string above(text, static_cast<size_t>(size));
    EXPECT_EQ(RoundDecimal(dtype, above), base::EncodeFloat(T::kFormat, border)) << bits;
    above.back() = '1';
    EXPECT_EQ(RoundDecimal(dtype, above), bits + 1) << above;
    std::string below(text, static_cast<size_t>(size));
    size_t last = below.find_last_not_of("0.");
    while (below[last] == '.') --last;
    --below[last];
    for (size_t i = last + 1; i < below.size(); ++i) {
      if (below[i] != '.') below[i] = '9';
    }
    EXPECT_EQ(RoundDecimal(dtype, below), bits) << below;
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(RoundDecimalTest, RoundsOnceAtEveryBorder) {
  CheckBorders<base::F8E4M3FN>(DType::kF8E4M3FN);
  CheckBorders<base::F8E5M2>(DType::kF8E5M2);
  CheckBorders<base::F6E3M2FN>(DType::kF6E3M2FN);
  CheckBorders<base::F4E2M1FN>(DType::kF4E2M1FN);
}

TEST(RoundDecimalTest, TakesEverySpelling) {
  EXPECT_EQ(RoundDecimal(DType::kBF16, "1.00390625"), 0x3F80u);  // a tie: to even
  EXPECT_EQ(RoundDecimal(DType::kBF16, "1.00390625000000000000000000000000001"), 0x3F81u);
  EXPECT_EQ(RoundDecimal(DType::kBF16, "100.390625000000000000000000000000001e-2"), 0x3F81u);
  EXPECT_EQ(RoundDecimal(DType::kBF16, "-0.000000000000000000100390625e+19"), 0xBF80u);
  EXPECT_EQ(RoundDecimal(DType::kBF16, "1e999999999999999999999"), 0x7F80u);
  EXPECT_EQ(RoundDecimal(DType::kBF16, "-1e-999999999999999999999"), 0x8000u);
  EXPECT_EQ(RoundDecimal(DType::kF16, "65519.99999999999999999999"), 0x7BFFu);
  EXPECT_EQ(RoundDecimal(DType::kF16, "65520"), 0x7C00u);
}

TEST(RoundDecimalTest, FloatsOfTheMachineRoundFromTheDecimal) {
  // 1 + 2^-24 and a bit: by way of a double it would be a tie and round down.
  const auto value =
      Parse<ir::ElementsAttr>("dense<1.000000059604644775390626> : tensor<f32>").values;
  EXPECT_EQ(value, Literal::ScalarF32(std::nextafter(1.0f, 2.0f)));
  EXPECT_EQ(Parse<ir::ElementsAttr>("dense<1.0e400> : tensor<f32>").values,
            Literal::ScalarF32(std::numeric_limits<float>::infinity()));
  EXPECT_EQ(Parse<ir::ElementsAttr>("dense<-1.0e-400> : tensor<f32>").values,
            Literal::ScalarF32(-0.0f));
}

}  // namespace
}  // namespace lockstep::text
