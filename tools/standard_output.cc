// SPDX-License-Identifier: Apache-2.0
// A stream buffer over the file descriptor.
#include "tools/standard_output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <iostream>
#include <system_error>

#include "lockstep/base/files.h"

namespace lockstep::tools {

StandardOutput::StandardOutput() : previous_(std::cout.rdbuf(this)) {
  setp(buffer_.data(), buffer_.data() + buffer_.size());
}

StandardOutput::~StandardOutput() {
  Flush();
  std::cout.rdbuf(previous_);
}

Status StandardOutput::Finish() {
  Flush();
  errno = 0;
  if ((std::fflush(stdout) != 0 || std::ferror(stdout) != 0) && error_ == 0) {
    error_ = errno != 0 ? errno : EIO;
  }
  if (error_ == 0) return OkStatus();
  const Status status = base::FileError("write to", "standard output", error_);
  return Status(status.code(),
                "cannot write to standard output: " + std::generic_category().message(error_));
}

StandardOutput::int_type StandardOutput::overflow(int_type c) {
  if (!Flush()) return traits_type::eof();
  return traits_type::eq_int_type(c, traits_type::eof()) ? traits_type::not_eof(c)
                                                         : sputc(traits_type::to_char_type(c));
}

int StandardOutput::sync() { return Flush() ? 0 : -1; }

bool StandardOutput::Flush() {
  const char* begin = pbase();
  while (error_ == 0 && begin < pptr()) {
    const ssize_t count = write(STDOUT_FILENO, begin, static_cast<size_t>(pptr() - begin));
    if (count >= 0) {
      begin += count;
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
  setp(buffer_.data(), buffer_.data() + buffer_.size());
  return error_ == 0;
}

}  // namespace lockstep::tools
