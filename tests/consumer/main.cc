// SPDX-License-Identifier: Apache-2.0
// Uses the installed library as a user does: public headers only.
#include <lockstep/dtype.h>
#include <lockstep/status.h>
#include <lockstep/version.h>

#include <cstdio>

int main() {
  const lockstep::Status refused = lockstep::Status(lockstep::StatusCode::kInvalidArgument, "no");
  if (refused.ok()) return 1;
  std::printf("lockstep %s, StableHLO %s: %s\n", lockstep::kVersion, lockstep::kStablehloVersion,
              refused.ToString().c_str());
  return 0;
}
