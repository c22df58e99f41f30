// SPDX-License-Identifier: Apache-2.0
// Factorizations, reductions to simpler forms, and solves. See evaluate.h.
#include <algorithm>

#include "lockstep/interpret/custom_calls/lapack/evaluate.h"
#include "lockstep/interpret/custom_calls/lapack/routines.h"
#include "lockstep/interpret/custom_calls/registry.h"

namespace lockstep::interpret::lapack {
namespace {

Status NotAllowed(const Arrays& arrays, std::string message) {
  return OpError(arrays.call(), StatusCode::kInvalidArgument, std::move(message));
}

Result<int64_t> Number(const Arrays& arrays, const char* name) {
  const auto number = ConfigNumber(arrays.call().module, arrays.call().op, name);
  if (number) return *number;
  return NotAllowed(arrays, std::string("the configuration needs the number '") + name + "'");
}

std::vector<Int> Info(Int info) { return {info}; }

// Routines without an info among their results fail only when called wrongly.
void ExpectSuccess(Int info) { LS_CHECK(info == 0); }

}  // namespace

Result<char> Letter(const Arrays& arrays, const char* name, std::string_view letters) {
  const auto number = ConfigNumber(arrays.call().module, arrays.call().op, name);
  if (number && *number > 0 && *number < 128 &&
      letters.find(static_cast<char>(*number)) != std::string_view::npos) {
    return static_cast<char>(*number);
  }
  return NotAllowed(arrays, std::string("the configuration needs '") + name +
                                "', the code of a letter of " + std::string(letters));
}

template <typename T>
Status EvaluatePotrf(Arrays& arrays) {
  const Int n = arrays.rows(0);
  LS_RETURN_IF_ERROR(arrays.ExpectOperand(0, {n, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {n, n}));
  LS_ASSIGN_OR_RETURN(const char uplo, Letter(arrays, "uplo", "LU"));
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    const Int info = Potrf(uplo, n, a.data());
    arrays.Write(0, batch, a);
    arrays.Write(1, batch, Info(info));
  }
  return OkStatus();
}

template <typename T>
Status EvaluateGetrf(Arrays& arrays) {
  const Int m = arrays.rows(0), n = arrays.columns(0), rank = std::min(m, n);
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {m, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(1, {rank}));
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    std::vector<Int> pivots(static_cast<size_t>(rank));
    const Int info = Getrf(m, n, a.data(), pivots.data());
    arrays.Write(0, batch, a);
    arrays.Write(1, batch, pivots);
    arrays.Write(2, batch, Info(info));
  }
  return OkStatus();
}

template <typename T>
Status EvaluateGeqrf(Arrays& arrays) {
  const Int m = arrays.rows(0), n = arrays.columns(0), rank = std::min(m, n);
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {m, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(1, {rank}));
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    std::vector<T> tau(static_cast<size_t>(rank));
    ExpectSuccess(Geqrf(m, n, a.data(), tau.data()));
    arrays.Write(0, batch, a);
    arrays.Write(1, batch, tau);
  }
  return OkStatus();
}

template <typename T>
Status EvaluateGeqp3(Arrays& arrays) {
  const Int m = arrays.rows(0), n = arrays.columns(0), rank = std::min(m, n);
  LS_RETURN_IF_ERROR(arrays.ExpectOperand(1, {n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {m, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(1, {n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(2, {rank}));
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    std::vector<Int> pivots = arrays.Read<Int>(1, batch);
    std::vector<T> tau(static_cast<size_t>(rank));
    ExpectSuccess(Geqp3(m, n, a.data(), pivots.data(), tau.data()));
    arrays.Write(0, batch, a);
    arrays.Write(1, batch, pivots);
    arrays.Write(2, batch, tau);
  }
  return OkStatus();
}

template <typename T>
Status EvaluateOrgqr(Arrays& arrays) {
  const Int m = arrays.rows(0), n = arrays.columns(0), k = arrays.rows(1);
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {m, n}));
  if (m < n || n < k) {
    return NotAllowed(arrays, "there must be at least as many rows as columns as reflectors");
  }
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    const std::vector<T> tau = arrays.Read<T>(1, batch);
    ExpectSuccess(Orgqr(m, n, k, a.data(), tau.data()));
    arrays.Write(0, batch, a);
  }
  return OkStatus();
}

template <typename T>
Status EvaluateOrmqr(Arrays& arrays) {
  const Int m = arrays.rows(2), n = arrays.columns(2), k = arrays.rows(1);
  LS_ASSIGN_OR_RETURN(const int64_t left, Number(arrays, "left"));
  LS_ASSIGN_OR_RETURN(const int64_t transpose, Number(arrays, "transpose"));
  const Int size = left != 0 ? m : n;
  LS_RETURN_IF_ERROR(arrays.ExpectOperand(0, {size, k}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {m, n}));
  if (size < k) return NotAllowed(arrays, "there must be at least as many rows as reflectors");
  constexpr char kAdjoint = std::is_same_v<T, double> ? 'T' : 'C';
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    const std::vector<T> tau = arrays.Read<T>(1, batch);
    std::vector<T> c = arrays.Read<T>(2, batch);
    ExpectSuccess(Ormqr(left != 0 ? 'L' : 'R', transpose != 0 ? kAdjoint : 'N', m, n, k, a.data(),
                        tau.data(), c.data()));
    arrays.Write(0, batch, c);
  }
  return OkStatus();
}

template <typename T>
Status EvaluateGehrd(Arrays& arrays) {
  const Int n = arrays.rows(0), rest = std::max(0, n - 1);
  LS_RETURN_IF_ERROR(arrays.ExpectOperand(0, {n, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {n, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(1, {rest}));
  LS_ASSIGN_OR_RETURN(const int64_t low, Number(arrays, "low"));
  LS_ASSIGN_OR_RETURN(const int64_t high, Number(arrays, "high"));
  const bool in_range = n == 0 ? low == 1 && high == 0 : 1 <= low && low <= high && high <= n;
  if (!in_range)
    return NotAllowed(arrays, "low and high must be rows of the matrix, counted from 1");
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    std::vector<T> tau(static_cast<size_t>(rest));
    const Int info = Gehrd(n, static_cast<Int>(low), static_cast<Int>(high), a.data(), tau.data());
    arrays.Write(0, batch, a);
    arrays.Write(1, batch, tau);
    arrays.Write(2, batch, Info(info));
  }
  return OkStatus();
}

template <typename T>
Status EvaluateSytrd(Arrays& arrays) {
  const Int n = arrays.rows(0), rest = std::max(0, n - 1);
  LS_RETURN_IF_ERROR(arrays.ExpectOperand(0, {n, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(0, {n, n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(1, {n}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(2, {rest}));
  LS_RETURN_IF_ERROR(arrays.ExpectResult(3, {rest}));
  LS_ASSIGN_OR_RETURN(const char uplo, Letter(arrays, "uplo", "LU"));
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> a = arrays.Read<T>(0, batch);
    std::vector<double> d(static_cast<size_t>(n)), e(static_cast<size_t>(rest));
    std::vector<T> tau(static_cast<size_t>(rest));
    const Int info = Sytrd(uplo, n, a.data(), d.data(), e.data(), tau.data());
    arrays.Write(0, batch, a);
    arrays.Write(1, batch, d);
    arrays.Write(2, batch, e);
    arrays.Write(3, batch, tau);
    arrays.Write(4, batch, Info(info));
  }
  return OkStatus();
}

// All diagonals have n entries: the first of the lower and the last of the upper one are not used.
template <typename T>
Status EvaluateGtsv(Arrays& arrays) {
  const Int n = arrays.rows(3), columns = arrays.columns(3);
  for (size_t i = 0; i < 3; ++i) {
    LS_RETURN_IF_ERROR(arrays.ExpectOperand(i, {n}));
    LS_RETURN_IF_ERROR(arrays.ExpectResult(i, {n}));
  }
  LS_RETURN_IF_ERROR(arrays.ExpectResult(3, {n, columns}));
  for (int64_t batch = 0; batch < arrays.num_batches(); ++batch) {
    std::vector<T> lower = arrays.Read<T>(0, batch), diagonal = arrays.Read<T>(1, batch);
    std::vector<T> upper = arrays.Read<T>(2, batch), b = arrays.Read<T>(3, batch);
    T* const below = n > 1 ? lower.data() + 1 : nullptr;
    const Int info = Gtsv(n, columns, below, diagonal.data(), upper.data(), b.data());
    arrays.Write(0, batch, lower);
    arrays.Write(1, batch, diagonal);
    arrays.Write(2, batch, upper);
    arrays.Write(3, batch, b);
    arrays.Write(4, batch, Info(info));
  }
  return OkStatus();
}

#define LS_INSTANTIATE(name)                       \
  template Status Evaluate##name<double>(Arrays&); \
  template Status Evaluate##name<Complex>(Arrays&)
LS_INSTANTIATE(Potrf);
LS_INSTANTIATE(Getrf);
LS_INSTANTIATE(Geqrf);
LS_INSTANTIATE(Geqp3);
LS_INSTANTIATE(Orgqr);
LS_INSTANTIATE(Ormqr);
LS_INSTANTIATE(Gehrd);
LS_INSTANTIATE(Sytrd);
LS_INSTANTIATE(Gtsv);
#undef LS_INSTANTIATE

}  // namespace lockstep::interpret::lapack
