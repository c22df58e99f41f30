// SPDX-License-Identifier: Apache-2.0
// Standard output that knows whether all of it was written.
#pragma once

#include <array>
#include <streambuf>

#include "lockstep/status.h"

namespace lockstep::tools {

// While one lives, std::cout writes through it. The streams of the standard library forget the
// system's reason for a failure; this keeps it.
class StandardOutput : public std::streambuf {
 public:
  StandardOutput();
  ~StandardOutput() override;
  StandardOutput(const StandardOutput&) = delete;
  StandardOutput& operator=(const StandardOutput&) = delete;

  // Writes what is left, of std::printf too. An error names the reason of the first failure.
  Status Finish();

 protected:
  int_type overflow(int_type c) override;
  int sync() override;

 private:
  bool Flush();

  std::array<char, 1 << 16> buffer_;
  std::streambuf* previous_;
  int error_ = 0;  // errno of the first failure
};

}  // namespace lockstep::tools
