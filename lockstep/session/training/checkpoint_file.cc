// SPDX-License-Identifier: Apache-2.0
// The position and the identity of the run stand in the safetensors metadata beside the state.
#include "lockstep/session/training/checkpoint_file.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "lockstep/arrays/safetensors.h"
#include "lockstep/base/files.h"
#include "lockstep/base/hash.h"
#include "lockstep/base/numbers.h"
#include "lockstep/base/strings.h"

namespace lockstep::session {
namespace {

constexpr char kStepKey[] = "lockstep.step";
constexpr char kContentKey[] = "lockstep.content";
constexpr std::string_view kIdentityPrefix = "lockstep.run.";
constexpr std::string_view kDigest = "sha256 ";

// The value of `key` for a message; a digest by its first digits.
std::string Shown(const RunIdentity& identity, const std::string& key) {
  auto found = identity.find(key);
  if (found == identity.end()) return "none";
  const std::string& value = found->second;
  if (!value.starts_with(kDigest)) return base::Quoted(value);
  return value.substr(0, kDigest.size() + 12) + "...";
}

// Of the position and of every array's name, type and elements.
Result<std::string> ContentDigest(const CheckpointFile& checkpoint) {
  base::Sha256 sha;
  sha.Update(base::StrCat(checkpoint.step, "\n"));
  std::map<std::string_view, const Literal*> by_name;  // a file has an order of its own
  for (const arrays::NamedArray& array : checkpoint.arrays) by_name[array.name] = &array.value;
  for (const auto& [name, value] : by_name) {
    sha.Update(base::StrCat(name, "\n", value->type().ToString(), "\n"));
    LS_ASSIGN_OR_RETURN(const Literal all, value->Expanded());
    sha.Update(all.stored_bytes());
  }
  return base::StrCat(kDigest, base::DigestHex(sha.Finish()));
}

}  // namespace

std::string CheckpointPath(const std::string& out_dir) {
  return out_dir + "/checkpoint.safetensors";
}

Status WriteCheckpoint(const std::string& path, const CheckpointFile& checkpoint) {
  arrays::Metadata metadata = {{kStepKey, std::to_string(checkpoint.step)}};
  for (const auto& [key, value] : checkpoint.identity) {
    metadata.emplace(base::StrCat(kIdentityPrefix, key), value);
  }
  LS_ASSIGN_OR_RETURN(const std::string digest, ContentDigest(checkpoint));
  metadata.emplace(kContentKey, digest);
  return arrays::WriteSafetensors(path, checkpoint.arrays, metadata);
}

Result<CheckpointFile> ReadCheckpoint(const std::string& path) {
  LS_ASSIGN_OR_RETURN(arrays::SafetensorsFile file, arrays::ReadSafetensors(path));
  CheckpointFile checkpoint{.arrays = std::move(file.arrays)};
  for (const auto& [key, value] : file.metadata) {
    if (!key.starts_with(kIdentityPrefix)) continue;
    checkpoint.identity.emplace(key.substr(kIdentityPrefix.size()), value);
  }
  auto step = file.metadata.find(kStepKey);
  const auto number = step == file.metadata.end() ? std::nullopt : base::ParseInt64(step->second);
  if (!number || *number < 0 || checkpoint.identity.empty()) {
    return InvalidArgumentError(
        base::StrCat(path, " is no checkpoint of a training run: its metadata lacks ", kStepKey,
                     " or ", kIdentityPrefix, "*"));
  }
  checkpoint.step = *number;
  LS_ASSIGN_OR_RETURN(const std::string digest, ContentDigest(checkpoint));
  const auto written = file.metadata.find(kContentKey);
  if (written == file.metadata.end() || written->second != digest) {
    return DataLossError(base::StrCat(path, " is damaged: its step and arrays do not have the ",
                                      "digest that was written with them; resume from a copy, or ",
                                      "start anew without --resume"));
  }
  return checkpoint;
}

Status CheckSameRun(const std::string& path, const RunIdentity& then, const RunIdentity& now) {
  std::set<std::string> keys;
  for (const RunIdentity* identity : {&then, &now}) {
    for (const auto& [key, value] : *identity) keys.insert(key);
  }
  std::string differences;
  for (const std::string& key : keys) {
    auto a = then.find(key), b = now.find(key);
    if (a != then.end() && b != now.end() && a->second == b->second) continue;
    std::string name = key;
    std::replace(name.begin(), name.end(), '_', ' ');
    base::StrAppend(differences, "\n  ", name, ": ", Shown(then, key), " in the checkpoint, ",
                    Shown(now, key), " now");
  }
  if (differences.empty()) return OkStatus();
  return FailedPreconditionError(base::StrCat(
      path, " cannot be resumed: these are not those of the run that wrote it", differences));
}

Result<std::string> FileDigest(const std::string& path) {
  std::error_code error;
  if (std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error)) {
    return "not a regular file";
  }
  LS_ASSIGN_OR_RETURN(auto file, base::MappedFile::Open(path));
  return base::StrCat(kDigest, base::Sha256Hex(file->bytes()));
}

}  // namespace lockstep::session
