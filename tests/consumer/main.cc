// SPDX-License-Identifier: Apache-2.0
// Uses the installed library as a user does: public headers only.
#include <lockstep/dtype.h>
#include <lockstep/status.h>
#include <lockstep/version.h>

#include <cstdio>

int main() {
  const lockstep::Status refused = lockstep::InvalidArgumentError("a status made by a user");
  if (refused.ok() || refused.code() != lockstep::StatusCode::kInvalidArgument) return 1;
  std::printf("the installed package works: lockstep %s, StableHLO %s\n", lockstep::kVersion,
              lockstep::kStablehloVersion);
  return 0;
}
