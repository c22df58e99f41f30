// SPDX-License-Identifier: Apache-2.0
// .npz: the zip container and the .npy format put together.
#include "lockstep/arrays/npz.h"

#include "lockstep/arrays/npy.h"
#include "lockstep/arrays/zip.h"
#include "lockstep/base/files.h"
#include "lockstep/base/limits.h"
#include "lockstep/base/strings.h"

namespace lockstep::arrays {
namespace {

using base::Quoted;
using base::StrCat;

constexpr std::string_view kSuffix = ".npy";

Result<Literal> ReadMember(const ZipEntry& entry, std::shared_ptr<const void> owner) {
  LS_ASSIGN_OR_RETURN(const auto prefix, ReadZipPrefix(entry, kMaxNpyHeaderBytes));
  LS_ASSIGN_OR_RETURN(const NpyHeader header, ParseNpyHeader(prefix));
  if (entry.size_bytes - header.header_bytes != header.data_bytes) {
    return DataLossError(StrCat(TensorType(header.dtype, header.shape).ToString(), " takes ",
                                header.data_bytes, " bytes, the archive states ",
                                entry.size_bytes - header.header_bytes));
  }
  if (!entry.deflated) {
    LS_RETURN_IF_ERROR(CheckStored(entry));
    return NpyElements(header, entry.data.subspan(header.header_bytes), std::move(owner));
  }
  LS_ASSIGN_OR_RETURN(std::vector<std::byte> inflated, InflateEntry(entry));
  const auto content = std::make_shared<const std::vector<std::byte>>(std::move(inflated));
  return NpyElements(header, std::span(*content).subspan(header.header_bytes), content);
}

}  // namespace

Result<std::vector<NamedArray>> ParseNpz(std::span<const std::byte> bytes,
                                         const std::shared_ptr<const void>& owner) {
  LS_ASSIGN_OR_RETURN(const std::vector<ZipEntry> entries, ParseZip(bytes));
  uint64_t inflated_bytes = 0;
  for (const ZipEntry& entry : entries) {
    if (entry.deflated &&
        __builtin_add_overflow(inflated_bytes, entry.size_bytes, &inflated_bytes)) {
      inflated_bytes = ~uint64_t{0};
      break;
    }
  }
  if (inflated_bytes > base::MemoryLimitBytes()) {
    return ResourceExhaustedError(StrCat("the arrays take ", inflated_bytes,
                                         " bytes of memory; this process may use ",
                                         base::MemoryLimitBytes()));
  }
  std::vector<NamedArray> arrays;
  for (const ZipEntry& entry : entries) {
    if (!entry.name.ends_with(kSuffix)) {
      return InvalidArgumentError(StrCat("member ", Quoted(entry.name), " is no .npy file"));
    }
    NamedArray array{entry.name.substr(0, entry.name.size() - kSuffix.size()), Literal()};
    Result<Literal> value = ReadMember(entry, owner);
    if (!value.ok()) return value.status().Annotate(StrCat("member ", Quoted(entry.name)));
    array.value = *std::move(value);
    arrays.push_back(std::move(array));
  }
  LS_RETURN_IF_ERROR(CheckNames(arrays));
  return arrays;
}

Result<std::vector<NamedArray>> ReadNpz(const std::string& path) {
  LS_ASSIGN_OR_RETURN(const auto file, base::MappedFile::Open(path));
  Result<std::vector<NamedArray>> arrays = ParseNpz(file->bytes(), file);
  if (!arrays.ok()) return arrays.status().Annotate(path);
  return arrays;
}

Status WriteNpz(const std::string& path, const std::vector<NamedArray>& arrays) {
  if (Status names = CheckNames(arrays); !names.ok()) return names.Annotate(path);
  for (const NamedArray& array : arrays) {
    if (!NpyName(array.value.dtype())) {
      return CannotCarry(".npz", array.name, array.value.dtype()).Annotate(path);
    }
  }
  LS_ASSIGN_OR_RETURN(auto file, base::AtomicFileWriter::Create(path));
  ZipWriter zip(file);
  for (const NamedArray& array : arrays) {
    LS_ASSIGN_OR_RETURN(const Literal full, array.value.Expanded());
    LS_RETURN_IF_ERROR(zip.Add(array.name + std::string(kSuffix), NpyHeaderText(full.type()),
                               full.stored_bytes()));
  }
  LS_RETURN_IF_ERROR(zip.Finish());
  return file.Commit();
}

}  // namespace lockstep::arrays
