// SPDX-License-Identifier: Apache-2.0
// The table of kernels of each level, for float and double; each is defined in its own file.
#pragma once

#include "lockstep/runtime/cpu/matmul/simd.h"

namespace lockstep::runtime::cpu::matmul {

namespace scalar {
template <typename T>
const KernelTable<T>& Table();
}
namespace avx2 {
template <typename T>
const KernelTable<T>& Table();
}
namespace avx512 {
template <typename T>
const KernelTable<T>& Table();
}

}  // namespace lockstep::runtime::cpu::matmul
