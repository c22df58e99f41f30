// SPDX-License-Identifier: Apache-2.0
// Communicator: how a process of a running program meets the others. Collective steps ask for
// nothing else; what carries the data is behind it.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "lockstep/interpret/interpreter.h"

namespace lockstep::runtime {

// What processes meet for. All who come with an equal one meet; the n-th call of one process meets
// the n-th calls of the others.
struct Meeting {
  std::string op;
  int64_t channel = 0;
  std::vector<int64_t> group;  // processes, in the order of the group
};

// A way from one process to another. What is sent on it arrives in order.
struct Route {
  std::string op;
  int64_t channel = 0;
  int64_t source = 0;
  int64_t target = 0;
};

// An array that a process brings: elements as a Literal stores them, row-major.
struct Contribution {
  TensorType type;
  const void* elements = nullptr;
  int64_t element_bytes() const { return static_cast<int64_t>(ElementSizeBytes(type.dtype())); }
};

// out[i] = fold(a[i], b[i]) for i in [0, n); `out` may be `a` or `b`.
using Fold = std::function<void(const void* a, const void* b, void* out, int64_t n)>;

// One process's end; its own thread alone uses it. Members of a group bring arrays of one type.
// What is made of all of them is the same, bit for bit, for every member and every transport:
// reductions fold in the order of the group by a balanced tree, ((a b) (c d)) e.
// Errors, of all: FailedPrecondition saying who is missing; InvalidArgument when the process is not
// in the group or arrays differ in type.
class Communicator {
 public:
  virtual ~Communicator() = default;
  virtual interpret::GridShape grid() const = 0;
  virtual int64_t process() const = 0;

  // What each member brought, in the order of the group; `owner` keeps the arrays.
  struct Gathered {
    std::vector<const void*> parts;
    std::shared_ptr<const void> owner;
  };
  virtual Result<Gathered> AllGather(const Meeting& meeting, const Contribution& mine) = 0;
  // Does not wait.
  virtual Status Send(const Route& route, const Contribution& array) = 0;
  // Waits for the next array on the route, which must be of `type`.
  virtual Status Receive(const Route& route, const TensorType& type, void* result) = 0;

  // The rest is made of AllGather. A transport may do it with less traffic and the same bits.
  virtual Status AllReduce(const Meeting& meeting, const Contribution& mine, const Fold& fold,
                           void* result);
  // Each member gets the slice along `dimension` of its own number. REQUIRES: it divides.
  virtual Status ReduceScatter(const Meeting& meeting, const Contribution& mine, int64_t dimension,
                               const Fold& fold, void* result);
  // The slices along `split` of this member's number, joined along `concat`. REQUIRES: it divides.
  virtual Status AllToAll(const Meeting& meeting, const Contribution& mine, int64_t split,
                          int64_t concat, void* result);
  // What member `root` of the group brought.
  virtual Status Broadcast(const Meeting& meeting, const Contribution& mine, size_t root,
                           void* result);
  virtual Status Barrier(const Meeting& meeting);

 protected:
  // The place of this process in the group. REQUIRES: it has one.
  int64_t PlaceIn(const Meeting& meeting) const;
};

// Puts `parts` of `type` one behind the other along `dimension`.
void JoinParts(std::span<const void* const> parts, const TensorType& type, int64_t dimension,
               void* result);

}  // namespace lockstep::runtime
