// SPDX-License-Identifier: Apache-2.0
// The communicator of processes inside this one: they meet where the interpreter's processes do, so
// that native and interpreted steps of one grid can be each other's partners.
#pragma once

#include "lockstep/interpret/grid/grid.h"
#include "lockstep/runtime/communicator.h"

namespace lockstep::runtime {

// `process` outlives it.
class LocalCommunicator : public Communicator {
 public:
  explicit LocalCommunicator(interpret::Process& process) : process_(process) {}

  interpret::GridShape grid() const override { return process_.grid.shape(); }
  int64_t process() const override { return process_.id; }
  Result<Gathered> AllGather(const Meeting& meeting, const Contribution& mine) override;
  Status Send(const Route& route, const Contribution& array) override;
  Status Receive(const Route& route, const TensorType& type, void* result) override;

 private:
  interpret::Process& process_;
};

}  // namespace lockstep::runtime
