// SPDX-License-Identifier: Apache-2.0
// Rules of convert and bitcast_convert.
#include "lockstep/passes/simplify/rule.h"

namespace lockstep::passes::simplify {
namespace {

// Bits of the significand, with the leading one; 0 for types not listed.
int SignificandBits(DType dtype) {
  if (dtype == DType::kF64) return 53;
  if (dtype == DType::kF32) return 24;
  if (dtype == DType::kF16) return 11;
  if (dtype == DType::kBF16) return 8;
  return 0;
}

// Whether every value of `from` survives in `to`.
bool KeepsValues(DType from, DType to) {
  if (from == to) return true;
  if (IsComplex(from) || IsComplex(to) || from == DType::kIndex || to == DType::kIndex) {
    return from == DType::kC64 && to == DType::kC128;
  }
  if (IsBool(to)) return false;
  if (IsBool(from)) return IsInteger(to) || SignificandBits(to) > 0;
  if (IsInteger(from) && IsInteger(to)) {
    const int from_bits = BitWidth(from), to_bits = BitWidth(to);
    if (IsSignedInteger(from) == IsSignedInteger(to)) return from_bits <= to_bits;
    return IsUnsignedInteger(from) && from_bits < to_bits;
  }
  if (IsInteger(from)) {
    // f16 ends at 65504, far above what its significand holds exactly.
    const int magnitude = BitWidth(from) - (IsSignedInteger(from) ? 1 : 0);
    return magnitude <= SignificandBits(to);
  }
  if (IsInteger(to)) return false;
  const int from_bits = SignificandBits(from), to_bits = SignificandBits(to);
  if (from == DType::kBF16 && to == DType::kF16) return false;
  if (from_bits == 0) return to == DType::kF32 || to == DType::kF64;  // 8 bits and less
  return from_bits < to_bits;
}

// convert x : to its own type
// x
bool ConvertNoop(Site& s) { return s.type(s.in()) == s.type() && s.Replace(s.in()); }

// convert (convert x : A -> B) : B -> C           every value of A survives in B
// convert x : A -> C
bool ConvertConvert(Site& s) {
  const OpId inner = s.Def(s.in(), Opcode::kConvert);
  if (!inner) return false;
  const ValueId x = s.m.operand(inner, 0);
  if (!KeepsValues(s.dtype(x), s.dtype(s.in()))) return false;
  return s.Replace(s.Convert(x, s.type().dtype()));
}

// bitcast_convert (bitcast_convert x) : back to the type of x
// x
bool BitcastTwice(Site& s) {
  if (s.type(s.in()) == s.type()) return s.Replace(s.in());
  const OpId inner = s.Def(s.in(), Opcode::kBitcastConvert);
  if (!inner) return false;
  const ValueId x = s.m.operand(inner, 0);
  if (s.type(x) == s.type()) return s.Replace(x);
  if (BitWidth(s.dtype(x)) != BitWidth(s.type().dtype()) || s.shape(x) != s.type().shape) {
    return false;
  }
  return s.Replace(s.Make(Opcode::kBitcastConvert, {x}, s.type()));
}

// convert (iota : i64) : i64 -> i32       types that hold all places
// iota : i32
bool ConvertIota(Site& s) {
  const OpId iota = s.Def(s.in(), Opcode::kIota);
  if (!iota || !s.OneUse(s.in()) || IsBool(s.type().dtype()) || IsComplex(s.type().dtype()) ||
      IsComplex(s.dtype(s.in()))) {
    return false;
  }
  const int64_t size = s.shape(s.in())[s.attrs<ir::IotaAttrs>(iota).iota_dimension];
  const auto holds = [&](DType dtype) {
    const int bits = IsInteger(dtype) ? BitWidth(dtype) - 1 : SignificandBits(dtype);
    return bits > 0 && (bits >= 62 || size <= (int64_t{1} << bits));
  };
  if (!holds(s.dtype(s.in())) || !holds(s.type().dtype())) return false;
  return s.Replace(
      s.Make(Opcode::kIota, std::span<const ValueId>(), s.type(), s.m.attributes_ref(iota)));
}

// convert (select p, 1, 0) and the like: convert constants instead
// select p, (convert 1), (convert 0)
bool ConvertSelectConstants(Site& s) {
  const OpId select = s.Def(s.in(), Opcode::kSelect);
  if (!select || !s.OneUse(s.in())) return false;
  const ValueId a = s.m.operand(select, 1), b = s.m.operand(select, 2);
  if (!s.IsConstant(a) || !s.IsConstant(b)) return false;
  const DType to = s.type().dtype();
  return s.Replace(s.Make(Opcode::kSelect,
                          {s.m.operand(select, 0), s.Convert(a, to), s.Convert(b, to)}, s.type()));
}

// select p, 1, 0                  p of the same shape
// convert p
bool SelectToConvert(Site& s) {
  if (!s.IsOne(s.in(1)) || !s.IsPositiveZero(s.in(2)) || IsComplex(s.type().dtype()) ||
      s.shape(s.in(0)) != s.type().shape) {
    return false;
  }
  return s.Replace(s.Convert(s.in(0), s.type().dtype()));
}

constexpr Rule kRules[] = {
    {"convert_noop", Opcode::kConvert, ConvertNoop},
    {"convert_convert", Opcode::kConvert, ConvertConvert},
    {"convert_iota", Opcode::kConvert, ConvertIota},
    {"convert_select_constants", Opcode::kConvert, ConvertSelectConstants},
    {"select_to_convert", Opcode::kSelect, SelectToConvert},
    {"bitcast_twice", Opcode::kBitcastConvert, BitcastTwice},
};

}  // namespace

std::span<const Rule> ConvertRules() { return kRules; }

}  // namespace lockstep::passes::simplify
