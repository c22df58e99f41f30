// SPDX-License-Identifier: Apache-2.0
// The choice of format by extension.
#include "lockstep/arrays/array_file.h"

#include <optional>

#include "lockstep/arrays/npy.h"
#include "lockstep/arrays/npz.h"
#include "lockstep/arrays/safetensors.h"
#include "lockstep/base/files.h"
#include "lockstep/base/strings.h"

namespace lockstep::arrays {
namespace {

using base::StrCat;

enum class Format : uint8_t { kNpy, kNpz, kSafetensors };

std::optional<Format> FormatOf(const std::string& path) {
  if (path.ends_with(".npy")) return Format::kNpy;
  if (path.ends_with(".npz")) return Format::kNpz;
  if (path.ends_with(".safetensors")) return Format::kSafetensors;
  return std::nullopt;
}

Status UnknownFormat(const std::string& path) {
  return InvalidArgumentError(
      StrCat(base::Quoted(path), " has none of the extensions .npy, .npz and .safetensors"));
}

Status CheckIsOne(const std::string& path, size_t num_arrays) {
  if (num_arrays == 1) return OkStatus();
  return InvalidArgumentError(StrCat(path, ": a .npy file holds one array, not ", num_arrays,
                                     "; use .npz or .safetensors"));
}

}  // namespace

bool IsArrayFile(const std::string& path) { return FormatOf(path).has_value(); }

Result<std::vector<NamedArray>> ReadArrays(const std::string& path, const ArrayCheck& check) {
  const auto format = FormatOf(path);
  if (!format) return UnknownFormat(path);
  switch (*format) {
    case Format::kNpy: {
      LS_ASSIGN_OR_RETURN(Literal value, ReadNpy(path, check));
      std::vector<NamedArray> arrays;
      arrays.push_back({"", std::move(value)});
      return arrays;
    }
    case Format::kNpz:
      return ReadNpz(path, check);
    case Format::kSafetensors: {
      LS_ASSIGN_OR_RETURN(SafetensorsFile file, ReadSafetensors(path, check));
      return std::move(file.arrays);
    }
  }
  return UnknownFormat(path);
}

Status CheckWritable(const std::string& path, std::span<const DType> types) {
  const auto format = FormatOf(path);
  if (!format) return UnknownFormat(path);
  const std::string_view extension = std::string_view(path).substr(path.rfind('.'));
  for (const DType dtype : types) {
    const bool carried = *format == Format::kSafetensors ? SafetensorsName(dtype).has_value()
                                                         : NpyName(dtype).has_value();
    if (!carried) return CannotCarry(extension, "", dtype).Annotate(path);
  }
  if (*format == Format::kNpy) LS_RETURN_IF_ERROR(CheckIsOne(path, types.size()));
  return base::CheckWritable(path);
}

Status WriteArrays(const std::string& path, const std::vector<NamedArray>& arrays) {
  const auto format = FormatOf(path);
  if (!format) return UnknownFormat(path);
  switch (*format) {
    case Format::kNpy:
      LS_RETURN_IF_ERROR(CheckIsOne(path, arrays.size()));
      return WriteNpy(path, arrays[0].value);
    case Format::kNpz:
      return WriteNpz(path, arrays);
    case Format::kSafetensors:
      return WriteSafetensors(path, arrays);
  }
  return UnknownFormat(path);
}

}  // namespace lockstep::arrays
