// SPDX-License-Identifier: Apache-2.0
// Files that numpy and safetensors wrote (tests/arrays/data), and every type written and read back.
#include "lockstep/arrays/array_file.h"

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "lockstep/arrays/npy.h"
#include "lockstep/arrays/npz.h"
#include "lockstep/arrays/safetensors.h"
#include "lockstep/arrays/zip.h"
#include "lockstep/base/files.h"
#include "lockstep/base/json.h"
#include "lockstep/base/storage.h"

namespace lockstep::arrays {
namespace {

using nlohmann::json;

const std::string kData = "tests/arrays/data/";

std::string TempPath(const std::string& name) { return testing::TempDir() + "lockstep_" + name; }

double Imaginary(const Literal& value, int64_t index) {
  const auto bytes = value.element(index);
  if (value.dtype() == DType::kC64) {
    float parts[2];
    std::memcpy(parts, bytes.data(), sizeof(parts));
    return static_cast<double>(parts[1]);
  }
  double parts[2];
  std::memcpy(parts, bytes.data(), sizeof(parts));
  return parts[1];
}

void ExpectElements(const Literal& value, const json& expected) {
  ASSERT_EQ(static_cast<size_t>(value.num_elements()), expected.size());
  for (int64_t i = 0; i < value.num_elements(); ++i) {
    const json& want = expected[static_cast<size_t>(i)];
    if (want.is_array()) {
      EXPECT_EQ(value.ElementAsDouble(i), want[0].get<double>());
      EXPECT_EQ(Imaginary(value, i), want[1].get<double>());
    } else {
      EXPECT_EQ(value.ElementAsDouble(i), want.get<double>());
    }
  }
}

TEST(ReadArrays, ReadsWhatOtherProgramsWrote) {
  const auto text = base::ReadFile(kData + "expected.json");
  ASSERT_TRUE(text.ok()) << text.status();
  const json expected = base::ParseJson(*text).value();
  EXPECT_GE(expected.size(), 30u);
  for (const auto& [file, rows] : expected.items()) {
    SCOPED_TRACE(file);
    auto arrays = ReadArrays(kData + file);
    ASSERT_TRUE(arrays.ok()) << arrays.status();
    if (file.starts_with("types")) std::ranges::sort(*arrays, {}, &NamedArray::name);
    ASSERT_EQ(arrays->size(), rows.size());
    for (size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ((*arrays)[i].name, rows[i][0].get<std::string>());
      EXPECT_EQ((*arrays)[i].value.type().ToString(), rows[i][1].get<std::string>());
      ExpectElements((*arrays)[i].value, rows[i][2]);
    }
  }
}

TEST(ReadArrays, InflatesInPieces) {
  const Literal value = ReadArrays(kData + "large.npz").value()[0].value;
  ASSERT_EQ(value.num_elements(), 400000);
  EXPECT_EQ(value.ElementAsDouble(399999), 7.0);
  EXPECT_EQ(value.ElementAsDouble(399998), 0.0);
}

TEST(ReadSafetensors, KeepsTheMetadata) {
  const SafetensorsFile file = ReadSafetensors(kData + "types.safetensors").value();
  EXPECT_EQ(file.metadata, (Metadata{{"made by", "numpy"}, {"é", "ü"}}));
}

// A literal with a different pattern in every byte that the type allows.
Literal Sample(DType dtype, Shape shape) {
  Literal value = Literal::Zeros(dtype, std::move(shape)).value();
  uint8_t next = 1;
  for (std::byte& byte : value.MutableBytes()) byte = static_cast<std::byte>(next += 37);
  if (dtype == DType::kI1) {
    for (std::byte& byte : value.MutableBytes()) byte &= std::byte{1};
  }
  return value;
}

TEST(WriteArrays, EveryTypeReadsBackOrIsRefused) {
  for (int i = 0; i < kNumDTypes; ++i) {
    const auto dtype = static_cast<DType>(i);
    SCOPED_TRACE(DTypeName(dtype));
    const std::vector<NamedArray> arrays = {{"a", Sample(dtype, Shape{2, 3})},
                                            {"b", Sample(dtype, Shape())},
                                            {"c", Sample(dtype, Shape{0, 2})}};
    for (const char* extension : {".npy", ".npz", ".safetensors"}) {
      const bool npy = extension == std::string_view(".npy");
      const bool can = extension == std::string_view(".safetensors")
                           ? SafetensorsName(dtype).has_value()
                           : NpyName(dtype).has_value();
      const std::string path = TempPath("types") + extension;
      const Status status = WriteArrays(path, npy ? std::vector<NamedArray>{arrays[0]} : arrays);
      ASSERT_EQ(status.ok(), can) << status;
      if (!can) continue;
      const auto read = ReadArrays(path);
      ASSERT_TRUE(read.ok()) << read.status();
      ASSERT_EQ(read->size(), npy ? 1u : 3u);
      for (size_t k = 0; k < read->size(); ++k) {
        EXPECT_EQ((*read)[k].value, arrays[k].value);
        EXPECT_EQ((*read)[k].name, npy ? "" : arrays[k].name);
      }
      std::filesystem::remove(path);
    }
  }
}

TEST(WriteArrays, SaysWhichFormatCanCarryAType) {
  const std::vector<NamedArray> bf16 = {{"w", Sample(DType::kBF16, Shape{1})}};
  EXPECT_EQ(WriteArrays("x.npz", bf16).message(),
            "x.npz: .npz cannot carry bf16, the type of array 'w'; .safetensors can");
  const std::vector<NamedArray> c128 = {{"w", Sample(DType::kC128, Shape{1})}};
  EXPECT_EQ(WriteArrays("x.safetensors", c128).message(),
            "x.safetensors: .safetensors cannot carry complex<f64>, the type of array 'w'; "
            ".npy and .npz can");
  EXPECT_EQ(WriteNpy("x.npy", Sample(DType::kI4, Shape{1})).message(),
            "x.npy: .npy cannot carry i4, nor can any other format here: convert it in the program "
            "first");
  EXPECT_EQ(WriteArrays("x.npy", {}).message(),
            "x.npy: a .npy file holds one array, not 0; use .npz or .safetensors");
  EXPECT_EQ(WriteArrays("x.csv", {}).message(),
            "'x.csv' has none of the extensions .npy, .npz and .safetensors");
  EXPECT_FALSE(std::filesystem::exists("x.npz"));
}

TEST(WriteArrays, RefusesBadNames) {
  const Literal one = Literal::ScalarF32(1);
  for (const char* format : {"x.npz", "x.safetensors"}) {
    EXPECT_EQ(WriteArrays(format, {{"a", one}, {"a", one}}).message(),
              std::string(format) + ": two arrays named 'a'");
    EXPECT_FALSE(WriteArrays(format, {{"", one}}).ok());
    EXPECT_FALSE(WriteArrays(format, {{std::string("a\0b", 3), one}}).ok());
    EXPECT_FALSE(WriteArrays(format, {{"\xFF", one}}).ok());
  }
  EXPECT_FALSE(WriteArrays("x.safetensors", {{"__metadata__", one}}).ok());
}

TEST(WriteArrays, WritesNpyAsNumpyDoes) {
  for (const char* name : {"f4", "c16", "bool", "u1", "scalar", "empty", "vector"}) {
    const std::string path = kData + name + ".npy";
    ASSERT_TRUE(WriteNpy(TempPath("same.npy"), ReadNpy(path).value()).ok());
    EXPECT_EQ(base::ReadFile(TempPath("same.npy")).value(), base::ReadFile(path).value()) << name;
  }
  std::filesystem::remove(TempPath("same.npy"));
}

TEST(WriteArrays, SplatsAreWrittenWhole) {
  const float value = 2.5f;
  const Literal splat =
      Literal::Splat(DType::kF32, Shape{1000}, std::as_bytes(std::span(&value, 1))).value();
  for (const char* extension : {"splat.npz", "splat.safetensors"}) {
    ASSERT_TRUE(WriteArrays(TempPath(extension), {{"s", splat}}).ok());
    EXPECT_EQ(ReadArrays(TempPath(extension)).value()[0].value, splat);
    std::filesystem::remove(TempPath(extension));
  }
}

TEST(ZipWriter, Zip64FieldsReadBack) {
  const std::string path = TempPath("zip64.npz");
  const Literal value = Sample(DType::kF32, Shape{5});
  {
    auto file = base::AtomicFileWriter::Create(path).value();
    ZipWriter zip(file, /*zip64_from=*/150);
    for (const char* name : {"a.npy", "b.npy", "c.npy"}) {
      ASSERT_TRUE(zip.Add(name, NpyHeaderText(value.type()), value.stored_bytes()).ok());
    }
    ASSERT_TRUE(zip.Finish().ok());
    ASSERT_TRUE(file.Commit().ok());
  }
  const auto arrays = ReadNpz(path);
  ASSERT_TRUE(arrays.ok()) << arrays.status();
  ASSERT_EQ(arrays->size(), 3u);
  for (const NamedArray& array : *arrays) EXPECT_EQ(array.value, value);
  std::filesystem::remove(path);
}

TEST(ReadArrays, ErrorsNameTheFile) {
  EXPECT_EQ(ReadArrays("no.npy").status().ToString(),
            "NOT_FOUND: cannot open 'no.npy': No such file or directory");
  const std::string path = TempPath("bad.safetensors");
  ASSERT_TRUE(base::AtomicWriteFile(path, "x").ok());
  EXPECT_EQ(ReadArrays(path).status().message(),
            path + ": no .safetensors file: shorter than 8 bytes");
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace lockstep::arrays
