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

// A member whose header has been read.
struct Member {
  const ZipEntry* entry;
  std::string name;
  NpyHeader header;
};

Result<NpyHeader> ReadHeader(const ZipEntry& entry, const std::string& name,
                             const ArrayCheck& check) {
  LS_ASSIGN_OR_RETURN(const auto prefix, ReadZipPrefix(entry, kMaxNpyHeaderBytes));
  LS_ASSIGN_OR_RETURN(NpyHeader header, ParseNpyHeader(prefix));
  const TensorType type(header.dtype, header.shape);
  if (entry.size_bytes - header.header_bytes != header.data_bytes) {
    return DataLossError(StrCat(type.ToString(), " takes ", header.data_bytes,
                                " bytes, the archive states ",
                                entry.size_bytes - header.header_bytes));
  }
  if (check) LS_RETURN_IF_ERROR(check(name, type));
  return header;
}

Result<Literal> ReadElements(const Member& member, std::shared_ptr<const void> owner) {
  const ZipEntry& entry = *member.entry;
  std::span<const std::byte> content = entry.data;
  if (entry.deflated) {
    LS_ASSIGN_OR_RETURN(const auto inflated, InflateEntry(entry));
    content = {inflated.get(), static_cast<size_t>(entry.size_bytes)};
    owner = inflated;
  } else {
    LS_RETURN_IF_ERROR(CheckStored(entry));
  }
  return NpyElements(member.header, content.subspan(member.header.header_bytes), std::move(owner));
}

Result<std::vector<Member>> ReadMembers(const std::vector<ZipEntry>& entries,
                                        const ArrayCheck& check) {
  std::vector<Member> members;
  for (const ZipEntry& entry : entries) {
    if (!entry.name.ends_with(kSuffix)) {
      return InvalidArgumentError(StrCat("member ", Quoted(entry.name), " is no .npy file"));
    }
    std::string name = entry.name.substr(0, entry.name.size() - kSuffix.size());
    Result<NpyHeader> header = ReadHeader(entry, name, check);
    if (!header.ok()) return header.status().Annotate(StrCat("member ", Quoted(entry.name)));
    members.push_back({&entry, std::move(name), *std::move(header)});
  }
  return members;
}

Status CheckMemory(const std::vector<Member>& members) {
  uint64_t bytes = 0;
  for (const Member& member : members) {
    if (!member.entry->deflated) continue;
    if (__builtin_add_overflow(bytes, member.entry->size_bytes, &bytes)) bytes = ~uint64_t{0};
    if (bytes == ~uint64_t{0}) break;
  }
  if (bytes <= base::MemoryLimitBytes()) return OkStatus();
  return ResourceExhaustedError(StrCat("the arrays take ", bytes,
                                       " bytes of memory; this process may use ",
                                       base::MemoryLimitBytes()));
}

}  // namespace

Result<std::vector<NamedArray>> ParseNpz(std::span<const std::byte> bytes,
                                         const std::shared_ptr<const void>& owner,
                                         const ArrayCheck& check) {
  LS_ASSIGN_OR_RETURN(const std::vector<ZipEntry> entries, ParseZip(bytes));
  LS_ASSIGN_OR_RETURN(const std::vector<Member> members, ReadMembers(entries, check));
  LS_RETURN_IF_ERROR(CheckMemory(members));
  std::vector<NamedArray> arrays;
  for (const Member& member : members) {
    Result<Literal> value = ReadElements(member, owner);
    if (!value.ok()) return value.status().Annotate(StrCat("member ", Quoted(member.entry->name)));
    arrays.push_back({member.name, *std::move(value)});
  }
  LS_RETURN_IF_ERROR(CheckNames(arrays));
  return arrays;
}

Result<std::vector<NamedArray>> ReadNpz(const std::string& path, const ArrayCheck& check) {
  LS_ASSIGN_OR_RETURN(const auto file, base::MappedFile::Open(path));
  Result<std::vector<NamedArray>> arrays = ParseNpz(file->bytes(), file, check);
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
