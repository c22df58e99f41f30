// SPDX-License-Identifier: Apache-2.0
// .safetensors: eight bytes of length, a JSON header, the bytes of the arrays one after another.
#include "lockstep/arrays/safetensors.h"

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "lockstep/base/files.h"
#include "lockstep/base/json.h"
#include "lockstep/base/strings.h"

namespace lockstep::arrays {
namespace {

using base::Quoted;
using base::StrCat;
using nlohmann::json;

constexpr size_t kMaxHeaderBytes = 100'000'000;  // as the format has it
constexpr std::string_view kMetadataKey = "__metadata__";
constexpr int64_t kMaxRank = 64;

struct Entry {
  std::string name;
  DType dtype;
  Shape shape;
  uint64_t begin;
  uint64_t end;
};

Status WrongEntry(std::string_view name, std::string_view what) {
  return InvalidArgumentError(StrCat("array ", Quoted(name), ": ", what));
}

// A list of at most `max_size` non-negative integers, or nullopt.
std::optional<std::vector<int64_t>> Integers(const json& value, size_t max_size) {
  if (!value.is_array() || value.size() > max_size) return std::nullopt;
  std::vector<int64_t> numbers;
  for (const json& item : value) {
    if (!item.is_number_unsigned()) return std::nullopt;
    const auto number = item.get<uint64_t>();
    if (number > static_cast<uint64_t>(std::numeric_limits<int64_t>::max())) return std::nullopt;
    numbers.push_back(static_cast<int64_t>(number));
  }
  return numbers;
}

Result<Entry> ReadEntry(const std::string& name, const json& value) {
  LS_RETURN_IF_ERROR(CheckName(name));
  if (!value.is_object() || value.size() != 3 || !value.contains("dtype") ||
      !value.contains("shape") || !value.contains("data_offsets")) {
    return WrongEntry(name, "needs dtype, shape and data_offsets, and nothing else");
  }
  if (!value["dtype"].is_string()) return WrongEntry(name, "dtype is no string");
  const auto& type_name = value["dtype"].get_ref<const std::string&>();
  const auto dtype = DTypeOfSafetensorsName(type_name);
  if (!dtype) {
    return UnimplementedError(StrCat("array ", Quoted(name), ": element type ", Quoted(type_name),
                                     type_name.starts_with("F4") || type_name.starts_with("F6")
                                         ? " has no agreed order of its packed bits"
                                         : " is not known"));
  }
  auto dims = Integers(value["shape"], kMaxRank);
  const auto offsets = Integers(value["data_offsets"], 2);
  if (!dims) return WrongEntry(name, StrCat("shape is no list of up to ", kMaxRank, " sizes"));
  if (!offsets || offsets->size() != 2 || (*offsets)[0] > (*offsets)[1]) {
    return WrongEntry(name, "data_offsets is no pair [begin, end]");
  }
  Entry entry{name, *dtype, Shape(std::move(*dims)), static_cast<uint64_t>((*offsets)[0]),
              static_cast<uint64_t>((*offsets)[1])};
  const auto count = entry.shape.CheckedNumElements();
  if (!count.ok()) return count.status().Annotate(StrCat("array ", Quoted(name)));
  uint64_t size = 0;
  if (__builtin_mul_overflow(static_cast<uint64_t>(*count), ElementSizeBytes(*dtype), &size) ||
      size != entry.end - entry.begin) {
    return WrongEntry(name,
                      StrCat(TensorType(*dtype, entry.shape).ToString(), " does not take the ",
                             entry.end - entry.begin, " bytes of data_offsets"));
  }
  return entry;
}

Status ReadMetadata(const json& value, Metadata& metadata) {
  if (!value.is_object()) return InvalidArgumentError("__metadata__ is no object");
  for (const auto& [key, text] : value.items()) {
    if (!text.is_string()) {
      return InvalidArgumentError(StrCat("__metadata__ ", Quoted(key), " is no string"));
    }
    metadata.emplace(key, text.get_ref<const std::string&>());
  }
  return OkStatus();
}

// Sorted by place; an error unless they cover [0, data_bytes) exactly.
Status SortAndCheckPlaces(std::vector<Entry>& entries, uint64_t data_bytes) {
  std::ranges::sort(entries, {}, [](const Entry& e) { return std::tie(e.begin, e.end, e.name); });
  uint64_t next = 0;
  for (const Entry& entry : entries) {
    if (entry.begin != next) {
      return WrongEntry(
          entry.name,
          StrCat("begins at byte ", entry.begin, " of the data, ",
                 entry.begin < next ? "inside another array" : "after a gap", "; expected ", next));
    }
    next = entry.end;
  }
  if (next != data_bytes) {
    return DataLossError(StrCat("the arrays take ", next, " bytes, the file holds ", data_bytes,
                                next > data_bytes ? ": it is cut short" : ""));
  }
  return OkStatus();
}

std::string HeaderText(const std::vector<NamedArray>& arrays, const Metadata& metadata) {
  json header = json::object();
  if (!metadata.empty()) header[std::string(kMetadataKey)] = metadata;
  uint64_t next = 0;
  for (const NamedArray& array : arrays) {
    const Literal& value = array.value;
    const auto dims = value.shape().dims();
    header[array.name] = {{"dtype", std::string(*SafetensorsName(value.dtype()))},
                          {"shape", std::vector<int64_t>(dims.begin(), dims.end())},
                          {"data_offsets", {next, next + value.size_bytes()}}};
    next += value.size_bytes();
  }
  std::string text = base::JsonText(header);
  text.append((8 - text.size() % 8) % 8, ' ');  // keeps the arrays aligned
  return text;
}

}  // namespace

Result<SafetensorsFile> ParseSafetensors(std::span<const std::byte> bytes,
                                         const std::shared_ptr<const void>& owner,
                                         const ArrayCheck& check) {
  constexpr size_t kPrefix = sizeof(uint64_t);
  if (bytes.size() < kPrefix) return DataLossError("no .safetensors file: shorter than 8 bytes");
  uint64_t length = 0;
  std::memcpy(&length, bytes.data(), kPrefix);
  const auto rest = bytes.subspan(kPrefix);
  if (length > kMaxHeaderBytes) {
    return InvalidArgumentError(StrCat("no .safetensors file: a header of ", length, " bytes"));
  }
  if (length > rest.size()) {
    return DataLossError(
        StrCat(".safetensors header of ", length, " bytes in a file of ", bytes.size()));
  }
  const std::string_view text(reinterpret_cast<const char*>(rest.data()), length);
  if (!text.starts_with('{')) return InvalidArgumentError(".safetensors header is no JSON object");
  LS_ASSIGN_OR_RETURN(const json header,
                      base::ParseJson(text, {.max_bytes = kMaxHeaderBytes, .max_depth = 4}));

  SafetensorsFile file;
  std::vector<Entry> entries;
  for (const auto& [name, value] : header.items()) {
    if (name == kMetadataKey) {
      LS_RETURN_IF_ERROR(ReadMetadata(value, file.metadata));
    } else {
      LS_ASSIGN_OR_RETURN(Entry entry, ReadEntry(name, value));
      entries.push_back(std::move(entry));
    }
  }
  const auto data = rest.subspan(length);
  LS_RETURN_IF_ERROR(SortAndCheckPlaces(entries, data.size()));
  for (const Entry& entry : entries) {
    if (check) LS_RETURN_IF_ERROR(check(entry.name, TensorType(entry.dtype, entry.shape)));
  }
  for (Entry& entry : entries) {
    LS_ASSIGN_OR_RETURN(Literal value,
                        BorrowElements(entry.dtype, std::move(entry.shape),
                                       data.subspan(entry.begin, entry.end - entry.begin), owner));
    file.arrays.push_back({std::move(entry.name), std::move(value)});
  }
  return file;
}

Result<SafetensorsFile> ReadSafetensors(const std::string& path, const ArrayCheck& check) {
  LS_ASSIGN_OR_RETURN(const auto mapped, base::MappedFile::Open(path));
  Result<SafetensorsFile> file = ParseSafetensors(mapped->bytes(), mapped, check);
  if (!file.ok()) return file.status().Annotate(path);
  return file;
}

Status WriteSafetensors(const std::string& path, const std::vector<NamedArray>& arrays,
                        const Metadata& metadata) {
  if (Status names = CheckNames(arrays); !names.ok()) return names.Annotate(path);
  for (const NamedArray& array : arrays) {
    if (array.name == kMetadataKey) {
      return InvalidArgumentError(StrCat(path, ": no array can be named ", kMetadataKey));
    }
    if (!SafetensorsName(array.value.dtype())) {
      return CannotCarry(".safetensors", array.name, array.value.dtype()).Annotate(path);
    }
  }
  const std::string header = HeaderText(arrays, metadata);
  if (header.size() > kMaxHeaderBytes) {
    return ResourceExhaustedError(StrCat(path, ": a header of ", header.size(), " bytes"));
  }
  const uint64_t length = header.size();
  LS_ASSIGN_OR_RETURN(auto file, base::AtomicFileWriter::Create(path));
  LS_RETURN_IF_ERROR(file.Append(std::as_bytes(std::span(&length, 1))));
  LS_RETURN_IF_ERROR(file.Append(header));
  for (const NamedArray& array : arrays) {
    LS_ASSIGN_OR_RETURN(const Literal full, array.value.Expanded());
    LS_RETURN_IF_ERROR(file.Append(full.stored_bytes()));
  }
  return file.Commit();
}

}  // namespace lockstep::arrays
