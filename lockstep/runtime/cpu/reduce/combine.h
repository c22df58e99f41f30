// SPDX-License-Identifier: Apache-2.0
// One binary op on arrays of elements: the bodies of nearly all reductions and scatters.
#pragma once

#include <cstdint>

#include "lockstep/dtype.h"
#include "lockstep/ir/opcode.h"

namespace lockstep::runtime::cpu::kernels {

// The same op on places found in three ways. What is read and then written is done element by
// element in ascending order, so targets may repeat.
struct Combine {
  // out[i] = op(a[i], b[i]); out may be a or b.
  void (*columns)(const void* a, const void* b, void* out, int64_t n) = nullptr;
  // target[i * target_step] = op(target[i * target_step], x[i * x_step])
  void (*strided)(void* target, int64_t target_step, const void* x, int64_t x_step,
                  int64_t n) = nullptr;
  // target[at[i]] = op(target[at[i]], x[x_at[i]]); those with at[i] < 0 are left out.
  void (*indexed)(void* target, const int64_t* at, const void* x, const int64_t* x_at,
                  int64_t n) = nullptr;
  // acc = op(acc, x[i * step]) for i in [0, n), 0 < n, beginning with op(*init, x[0]), or with x[0]
  // where init is null; out[i * step] = acc, or op(before[l], acc) where before is not null. The
  // same for `lines` lines l that lie `line_step` apart.
  void (*running)(const void* init, const void* before, const void* x, void* out, int64_t step,
                  int64_t n, int64_t lines, int64_t line_step) = nullptr;
  // out[l] = what acc is at the end.
  void (*totals)(const void* init, const void* x, void* out, int64_t step, int64_t n, int64_t lines,
                 int64_t line_step) = nullptr;

  explicit operator bool() const { return columns != nullptr; }
};

// add, multiply, maximum, minimum, and, or, xor of the types that programs compute with: bool,
// integers from 8 bits, bf16, f16, f32, f64, complex. False for others.
Combine FindCombine(ir::Opcode opcode, DType dtype);

// op(a, b) = b for elements of 1, 2, 4, 8 or 16 bytes.
Combine ReplaceCombine(int64_t element_size);

// Whether op(element, x) = x for every x. `element` is of `dtype`.
bool IsIdentity(ir::Opcode opcode, DType dtype, const void* element);

// Whether any order of combining is as good as any other (up to rounding).
bool IsAssociative(ir::Opcode opcode);

}  // namespace lockstep::runtime::cpu::kernels
