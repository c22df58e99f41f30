// SPDX-License-Identifier: Apache-2.0
// Status and Result: how every fallible call of Lockstep reports failure.
//
// A Status is for what input, environment or a peer can cause. A broken invariant of Lockstep
// itself aborts through LS_CHECK, naming file and line. Nothing in the C++ library throws.
//
//   Result<Literal> Load(const std::string& path) {
//     LS_ASSIGN_OR_RETURN(const std::string bytes, ReadFile(path));
//     LS_RETURN_IF_ERROR(CheckHeader(bytes));
//     return Parse(bytes);
//   }
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace lockstep {

// Equal in value to PJRT_Error_Code (and so to absl::StatusCode): crossing a PJRT boundary is a
// cast.
enum class StatusCode : int32_t {
  kOk = 0,
  kCancelled = 1,
  kUnknown = 2,
  kInvalidArgument = 3,
  kDeadlineExceeded = 4,
  kNotFound = 5,
  kAlreadyExists = 6,
  kPermissionDenied = 7,
  kResourceExhausted = 8,
  kFailedPrecondition = 9,
  kAborted = 10,
  kOutOfRange = 11,
  kUnimplemented = 12,
  kInternal = 13,
  kUnavailable = 14,
  kDataLoss = 15,
  kUnauthenticated = 16,
};

// The code's name in capitals with underscores, e.g. "INVALID_ARGUMENT".
std::string_view StatusCodeName(StatusCode code);

// The outcome of a call: OK, or a code and a message for a person. Cheap to copy when OK (one null
// pointer). Thread-compatible: const access from many threads is safe.
class [[nodiscard]] Status {
 public:
  Status() = default;
  // REQUIRES: code is not kOk.
  Status(StatusCode code, std::string message);

  bool ok() const { return rep_ == nullptr; }
  StatusCode code() const { return ok() ? StatusCode::kOk : rep_->code; }
  // Empty when OK. The message says what was found, what was expected and what to do.
  std::string_view message() const {
    return ok() ? std::string_view() : std::string_view(rep_->message);
  }
  // "OK" or "INVALID_ARGUMENT: message".
  std::string ToString() const;

  // The same code with `context` and ": " before the message. OK stays OK.
  Status Annotate(std::string_view context) const;

  friend bool operator==(const Status& a, const Status& b) {
    return a.code() == b.code() && a.message() == b.message();
  }

 private:
  struct Rep {
    StatusCode code;
    std::string message;
  };
  std::shared_ptr<const Rep> rep_;
};

std::ostream& operator<<(std::ostream& out, const Status& status);

// One constructor per code that Lockstep itself uses, with what each stands for.
inline Status OkStatus() { return Status(); }
// The caller asked to stop.
Status CancelledError(std::string message);
// The input is wrong, whatever the state of the machine.
Status InvalidArgumentError(std::string message);
// No such file, name or array.
Status NotFoundError(std::string message);
// Something is there that must not be replaced.
Status AlreadyExistsError(std::string message);
// Memory, disk or a limit of sizes is used up.
Status ResourceExhaustedError(std::string message);
// Right in itself, but not in this state: something else has to be done before.
Status FailedPreconditionError(std::string message);
// Past the end of what there is.
Status OutOfRangeError(std::string message);
// Valid, but not done by this version or backend.
Status UnimplementedError(std::string message);
// A defect of Lockstep or of a library that it calls.
Status InternalError(std::string message);
// Out of reach at the moment; trying again may help.
Status UnavailableError(std::string message);
// Stored data is damaged: a checksum or a length does not agree.
Status DataLossError(std::string message);

namespace internal {
// Prints where and what, then aborts.
[[noreturn]] void CheckFailed(const char* file, int line, const char* condition,
                              const std::string& detail = {});
}  // namespace internal

// A value of T or the Status that says why there is none. Reading the value of a failed Result
// aborts; test ok() first or use LS_ASSIGN_OR_RETURN.
template <typename T>
class [[nodiscard]] Result {
 public:
  // Implicit, so that a function can return an error. REQUIRES: !status.ok().
  Result(Status status) : status_(std::move(status)) {
    if (status_.ok()) internal::CheckFailed(__FILE__, __LINE__, "a failed Result needs an error");
  }
  // Implicit from whatever converts to T.
  template <typename U = T>
    requires std::is_convertible_v<U&&, T> && (!std::is_same_v<std::remove_cvref_t<U>, Status>) &&
             (!std::is_same_v<std::remove_cvref_t<U>, Result<T>>)
  Result(U&& value) : value_(std::forward<U>(value)) {}

  bool ok() const { return value_.has_value(); }
  // OK when there is a value.
  const Status& status() const { return status_; }

  // The value; aborts with the error's text when there is none. * and -> are the same.
  const T& value() const& { return Checked(), *value_; }
  T& value() & { return Checked(), *value_; }
  T&& value() && { return Checked(), *std::move(value_); }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

 private:
  void Checked() const {
    if (!ok()) internal::CheckFailed(__FILE__, __LINE__, "Result::ok()", status_.ToString());
  }
  Status status_;
  std::optional<T> value_;
};

}  // namespace lockstep

#define LS_CONCAT_INNER(a, b) a##b
#define LS_CONCAT(a, b) LS_CONCAT_INNER(a, b)

// Returns from the enclosing function when `expr`, a Status, is not OK.
#define LS_RETURN_IF_ERROR(expr)                                                     \
  do {                                                                               \
    if (::lockstep::Status ls_status_ = (expr); !ls_status_.ok()) return ls_status_; \
  } while (false)

// `lhs` takes the value of `expr`, a Result; an error returns from the enclosing function.
#define LS_ASSIGN_OR_RETURN(lhs, expr) \
  LS_ASSIGN_OR_RETURN_INNER(LS_CONCAT(ls_result_, __LINE__), lhs, expr)
#define LS_ASSIGN_OR_RETURN_INNER(result, lhs, expr) \
  auto result = (expr);                              \
  if (!result.ok()) return result.status();          \
  lhs = std::move(result).value()

// Aborts with file and line when `condition` is false: for Lockstep's own broken invariants only.
#define LS_CHECK(condition)                                                              \
  do {                                                                                   \
    if (!(condition)) ::lockstep::internal::CheckFailed(__FILE__, __LINE__, #condition); \
  } while (false)
