// SPDX-License-Identifier: Apache-2.0
// .npy: a magic, a Python dictionary, the elements.
#include "lockstep/arrays/npy.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>
#include <vector>

#include "lockstep/arrays/formats.h"
#include "lockstep/base/files.h"
#include "lockstep/base/limits.h"
#include "lockstep/base/strings.h"

namespace lockstep::arrays {
namespace {

using base::Quoted;
using base::StrCat;

constexpr std::string_view kMagic("\x93NUMPY", 6);
constexpr int64_t kMaxRank = 64;  // numpy's own limit

// Reads {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }: no more of Python than that.
class HeaderReader {
 public:
  explicit HeaderReader(std::string_view text) : text_(text) {}

  Status Read(NpyHeader& header) {
    bool has_type = false, has_order = false, has_shape = false;
    LS_RETURN_IF_ERROR(Expect('{'));
    while (!Take('}')) {
      LS_ASSIGN_OR_RETURN(const std::string_view key, String());
      LS_RETURN_IF_ERROR(Expect(':'));
      bool* seen = key == "descr" ? &has_type : key == "fortran_order" ? &has_order : &has_shape;
      if (seen == &has_shape && key != "shape") return Wrong(StrCat("unknown key ", Quoted(key)));
      if (*seen) return Wrong(StrCat("key ", Quoted(key), " twice"));
      *seen = true;
      LS_RETURN_IF_ERROR(seen == &has_type    ? ReadType(header)
                         : seen == &has_order ? ReadOrder(header)
                                              : ReadShape(header));
      if (!Take(',') && Peek() != '}') return Wrong("expected ',' or '}'");
    }
    if (Peek() != '\0') return Wrong("text after the dictionary");
    if (!has_type || !has_order || !has_shape) {
      return Wrong("needs descr, fortran_order and shape");
    }
    return OkStatus();
  }

 private:
  Status Wrong(std::string_view what) const {
    return InvalidArgumentError(
        StrCat("bad .npy header at character ", position_, ": ", what, " in ", Quoted(text_)));
  }

  // The next character that is not a space; '\0' at the end.
  char Peek() {
    while (position_ < text_.size() && (text_[position_] == ' ' || text_[position_] == '\n')) {
      ++position_;
    }
    return position_ < text_.size() ? text_[position_] : '\0';
  }
  bool Take(char c) {
    if (Peek() != c) return false;
    ++position_;
    return true;
  }
  Status Expect(char c) { return Take(c) ? OkStatus() : Wrong(StrCat("expected '", c, "'")); }
  bool TakeWord(std::string_view word) {
    Peek();
    if (!text_.substr(position_).starts_with(word)) return false;
    position_ += word.size();
    return true;
  }

  Result<std::string_view> String() {
    const char quote = Peek();
    if (quote != '\'' && quote != '"') return Wrong("expected a string");
    const size_t begin = position_ + 1;
    const size_t end = text_.find(quote, begin);
    if (end == std::string_view::npos) return Wrong("string without an end");
    position_ = end + 1;
    return text_.substr(begin, end - begin);
  }

  Status ReadType(NpyHeader& header) {
    if (Peek() == '[') {
      return UnimplementedError(".npy of records: store each field as an array of its own");
    }
    LS_ASSIGN_OR_RETURN(const std::string_view name, String());
    if (name.size() < 2 || std::string_view("<>|=").find(name[0]) == std::string_view::npos) {
      return Wrong(StrCat("no type ", Quoted(name)));
    }
    const auto dtype = DTypeOfNpyName(name.substr(1));
    if (!dtype) return UnimplementedError(WhyNot(name));
    header.dtype = *dtype;
    header.big_endian = name[0] == '>';
    return OkStatus();
  }

  static std::string WhyNot(std::string_view name) {
    const std::string what = StrCat(".npy element type ", Quoted(name));
    switch (name[1]) {
      case 'V':
        return what +
               " is raw bytes: numpy does not store what bfloat16 and float8 arrays hold; "
               "save them as .safetensors";
      case 'O':
        return what + " holds pickled Python objects, which are not read";
      case 'U':
      case 'S':
        return what + " holds text, which is no tensor";
      case 'M':
      case 'm':
        return what + " holds dates or times; store them as integers";
    }
    return what + " is none that a tensor can have";
  }

  Status ReadOrder(NpyHeader& header) {
    header.fortran_order = TakeWord("True");
    return header.fortran_order || TakeWord("False") ? OkStatus() : Wrong("expected True or False");
  }

  Status ReadShape(NpyHeader& header) {
    LS_RETURN_IF_ERROR(Expect('('));
    bool after_comma = true;
    while (!Take(')')) {
      if (!after_comma) return Wrong("expected ',' or ')'");
      Peek();
      const size_t end = std::min(text_.find_first_not_of("0123456789", position_), text_.size());
      const auto size = base::ParseInt64(text_.substr(position_, end - position_));
      if (!size) return Wrong("expected a size");
      if (header.shape.rank() == kMaxRank) return Wrong(StrCat("rank above ", kMaxRank));
      position_ = end;
      header.shape.push_back(*size);
      TakeWord("L");  // numbers of Python 2
      after_comma = Take(',');
    }
    return OkStatus();
  }

  std::string_view text_;
  size_t position_ = 0;
};

// Reverses the bytes of every number of `width` bytes.
void SwapBytes(std::span<std::byte> data, size_t width) {
  for (size_t i = 0; i + width <= data.size(); i += width) {
    std::reverse(data.begin() + static_cast<ptrdiff_t>(i),
                 data.begin() + static_cast<ptrdiff_t>(i + width));
  }
}

// Elements whose first dimension varies fastest, put into row-major order.
void TransposeFromFortran(const Shape& shape, size_t width, std::span<const std::byte> from,
                          std::span<std::byte> to) {
  const int64_t rank = shape.rank();
  std::vector<size_t> strides(static_cast<size_t>(rank));  // in `from`, in bytes
  size_t stride = width;
  for (int64_t axis = 0; axis < rank; ++axis) {
    strides[static_cast<size_t>(axis)] = stride;
    stride *= static_cast<size_t>(shape[axis]);
  }
  std::vector<int64_t> index(static_cast<size_t>(rank));
  size_t source = 0;
  for (size_t target = 0; target < to.size(); target += width) {
    std::memcpy(to.data() + target, from.data() + source, width);
    for (int64_t axis = rank - 1; axis >= 0; --axis) {
      const auto i = static_cast<size_t>(axis);
      source += strides[i];
      if (++index[i] < shape[axis]) break;
      source -= strides[i] * static_cast<size_t>(shape[axis]);
      index[i] = 0;
    }
  }
}

}  // namespace

Result<NpyHeader> ParseNpyHeader(std::span<const std::byte> bytes) {
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (!text.starts_with(kMagic)) return InvalidArgumentError("no .npy file: it starts otherwise");
  const auto byte = [&](size_t i) { return static_cast<size_t>(static_cast<uint8_t>(text[i])); };
  if (text.size() < 10) return DataLossError(".npy file ends inside its header");
  const size_t version = byte(6);
  if (version < 1 || version > 3 || byte(7) != 0) {
    return UnimplementedError(StrCat(".npy version ", version, ".", byte(7)));
  }
  const size_t begin = version == 1 ? 10 : 12;
  if (text.size() < begin) return DataLossError(".npy file ends inside its header");
  size_t length = byte(8) | byte(9) << 8;
  if (version > 1) length |= byte(10) << 16 | byte(11) << 24;
  if (length > kMaxNpyHeaderBytes - begin) {
    return InvalidArgumentError(
        StrCat(".npy header of ", length, " bytes is larger than any array needs"));
  }
  if (text.size() - begin < length) return DataLossError(".npy file ends inside its header");

  NpyHeader header;
  LS_RETURN_IF_ERROR(HeaderReader(text.substr(begin, length)).Read(header));
  header.header_bytes = begin + length;
  LS_ASSIGN_OR_RETURN(const int64_t count, header.shape.CheckedNumElements());
  const size_t width = ElementSizeBytes(header.dtype);
  if (static_cast<uint64_t>(count) > std::numeric_limits<int64_t>::max() / width) {
    return ResourceExhaustedError(
        StrCat(TensorType(header.dtype, header.shape).ToString(), " is larger than any memory"));
  }
  header.data_bytes = static_cast<uint64_t>(count) * width;
  return header;
}

Result<Literal> NpyElements(const NpyHeader& header, std::span<const std::byte> data,
                            std::shared_ptr<const void> owner) {
  LS_CHECK(data.size() == header.data_bytes);
  const size_t width = ElementSizeBytes(header.dtype);
  const bool swap = header.big_endian && width > 1;
  const bool transpose = header.fortran_order && header.shape.rank() > 1;
  if (!swap && !transpose) {
    return BorrowElements(header.dtype, header.shape, data, std::move(owner));
  }
  LS_ASSIGN_OR_RETURN(std::vector<std::byte> copy,
                      base::AllocateBytes(data.size(), "a .npy array"));
  if (transpose) {
    TransposeFromFortran(header.shape, width, data, copy);
  } else {
    std::copy(data.begin(), data.end(), copy.begin());
  }
  if (swap) SwapBytes(copy, IsComplex(header.dtype) ? width / 2 : width);
  const auto kept = std::make_shared<const std::vector<std::byte>>(std::move(copy));
  return BorrowElements(header.dtype, header.shape, *kept, kept);
}

Result<Literal> ParseNpy(std::span<const std::byte> bytes, std::shared_ptr<const void> owner,
                         const ArrayCheck& check) {
  LS_ASSIGN_OR_RETURN(const NpyHeader header, ParseNpyHeader(bytes));
  if (check) LS_RETURN_IF_ERROR(check("", TensorType(header.dtype, header.shape)));
  const auto data = bytes.subspan(header.header_bytes);
  if (data.size() != header.data_bytes) {
    const std::string type = TensorType(header.dtype, header.shape).ToString();
    return DataLossError(StrCat(".npy file of ", type, " has ", data.size(),
                                " bytes of elements, needs ", header.data_bytes));
  }
  return NpyElements(header, data, std::move(owner));
}

std::string NpyHeaderText(const TensorType& type) {
  std::string text =
      StrCat("{'descr': '", NpyName(type.dtype()).value(), "', 'fortran_order': False, 'shape': (",
             base::Join(type.shape.dims(), ", "), type.rank() == 1 ? ",), }" : "), }");
  // Spaces up to a multiple of 64, as numpy does, so that mapped elements are aligned.
  constexpr size_t kPrefix = 10;
  text.append(63 - (kPrefix + text.size()) % 64, ' ');
  text += '\n';
  std::string out(kMagic);
  out +=
      {'\x01', '\x00', static_cast<char>(text.size() & 0xFF), static_cast<char>(text.size() >> 8)};
  return out + text;
}

Result<Literal> ReadNpy(const std::string& path, const ArrayCheck& check) {
  LS_ASSIGN_OR_RETURN(const auto file, base::MappedFile::Open(path));
  Result<Literal> result = ParseNpy(file->bytes(), file, check);
  if (!result.ok()) return result.status().Annotate(path);
  return result;
}

Status WriteNpy(const std::string& path, const Literal& value) {
  if (!NpyName(value.dtype())) return CannotCarry(".npy", "", value.dtype()).Annotate(path);
  LS_ASSIGN_OR_RETURN(const Literal full, value.Expanded());
  LS_ASSIGN_OR_RETURN(auto file, base::AtomicFileWriter::Create(path));
  LS_RETURN_IF_ERROR(file.Append(NpyHeaderText(value.type())));
  LS_RETURN_IF_ERROR(file.Append(full.stored_bytes()));
  return file.Commit();
}

}  // namespace lockstep::arrays
