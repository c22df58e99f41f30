// SPDX-License-Identifier: Apache-2.0
// The position stands in the safetensors metadata beside the state.
#include "lockstep/session/checkpoint_file.h"

#include "lockstep/arrays/safetensors.h"
#include "lockstep/base/numbers.h"

namespace lockstep::session {
namespace {

constexpr char kStepKey[] = "lockstep.step";
constexpr char kOrderKey[] = "lockstep.order";

}  // namespace

std::string CheckpointPath(const std::string& out_dir) {
  return out_dir + "/checkpoint.safetensors";
}

Status WriteCheckpoint(const std::string& path, const CheckpointFile& checkpoint) {
  return arrays::WriteSafetensors(
      path, checkpoint.arrays,
      {{kStepKey, std::to_string(checkpoint.step)}, {kOrderKey, checkpoint.order}});
}

Result<CheckpointFile> ReadCheckpoint(const std::string& path) {
  LS_ASSIGN_OR_RETURN(arrays::SafetensorsFile file, arrays::ReadSafetensors(path));
  auto step = file.metadata.find(kStepKey);
  auto order = file.metadata.find(kOrderKey);
  const auto number = step == file.metadata.end() ? std::nullopt : base::ParseInt64(step->second);
  if (!number || *number < 0 || order == file.metadata.end()) {
    return InvalidArgumentError(path + " is no checkpoint of a training run: its metadata lacks " +
                                kStepKey + " or " + kOrderKey);
  }
  return CheckpointFile{std::move(file.arrays), *number, order->second};
}

}  // namespace lockstep::session
