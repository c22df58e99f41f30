// SPDX-License-Identifier: Apache-2.0
// Arrays become literals for as long as processes meet.
#include "lockstep/runtime/local_communicator.h"

#include <algorithm>
#include <cstring>

namespace lockstep::runtime {
namespace {

// Refers to the array; who keeps the literal past the call copies it, as the rendezvous does.
Result<interpret::Values> Borrowed(const Contribution& array) {
  const auto bytes = static_cast<size_t>(array.type.shape.NumElements() * array.element_bytes());
  const std::span elements(static_cast<const std::byte*>(array.elements), bytes);
  LS_ASSIGN_OR_RETURN(Literal literal,
                      Literal::Borrow(array.type.dtype(), array.type.shape, elements, nullptr));
  return interpret::Values{std::move(literal)};
}

bool IsOf(const TensorType& type, const interpret::Values& values) {
  return values.size() == 1 && values[0].IsArray() && values[0].array().dtype() == type.dtype() &&
         values[0].array().shape() == type.shape;
}

// All elements of an array of `type` that another process gave, which may be a splat.
Result<Literal> Whole(const interpret::Datum& datum) { return datum.array().Expanded(); }

}  // namespace

Result<Communicator::Gathered> LocalCommunicator::AllGather(const Meeting& meeting,
                                                            const Contribution& mine) {
  if (std::ranges::find(meeting.group, process_.id) == meeting.group.end()) {
    return InvalidArgumentError("process " + std::to_string(process_.id) +
                                " is in none of the replica_groups");
  }
  LS_ASSIGN_OR_RETURN(const interpret::Values values, Borrowed(mine));
  LS_ASSIGN_OR_RETURN(const auto met,
                      process_.grid.rendezvous().Meet(
                          process_.id, {meeting.op, meeting.channel, meeting.group}, values));
  auto arrays = std::make_shared<std::vector<Literal>>();
  Gathered gathered;
  for (const interpret::Values& brought : *met) {
    if (!IsOf(mine.type, brought)) {
      return InvalidArgumentError("processes of a group come with operands of different types");
    }
    const Literal& array = brought[0].array();
    if (array.stored_bytes().size() == array.size_bytes()) {
      arrays->push_back(array);  // shares the bytes
    } else {
      LS_ASSIGN_OR_RETURN(arrays->emplace_back(), Whole(brought[0]));
    }
  }
  for (const Literal& array : *arrays) gathered.parts.push_back(array.stored_bytes().data());
  gathered.owner = std::move(arrays);
  return gathered;
}

Status LocalCommunicator::Send(const Route& route, const Contribution& array) {
  LS_ASSIGN_OR_RETURN(const interpret::Values values, Borrowed(array));
  process_.grid.rendezvous().Send({route.op, route.channel, route.source, route.target}, values);
  return OkStatus();
}

Status LocalCommunicator::Receive(const Route& route, const TensorType& type, void* result) {
  LS_ASSIGN_OR_RETURN(const interpret::Values values,
                      process_.grid.rendezvous().Receive(
                          process_.id, {route.op, route.channel, route.source, route.target}));
  if (!IsOf(type, values)) {
    return InvalidArgumentError("expects an array of type " + type.ToString() +
                                ", found something else");
  }
  LS_ASSIGN_OR_RETURN(const Literal whole, Whole(values[0]));
  std::memcpy(result, whole.stored_bytes().data(), whole.stored_bytes().size());
  return OkStatus();
}

}  // namespace lockstep::runtime
