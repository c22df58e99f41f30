// SPDX-License-Identifier: Apache-2.0
// Reading, mapping and atomic writing, in a folder of its own.
#include "lockstep/base/files.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace lockstep::base {
namespace {

namespace fs = std::filesystem;

class FilesTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = testing::TempDir() + "lockstep_files_XXXXXX";
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string Path(const std::string& name) const { return folder_ + "/" + name; }
  std::string Make(const std::string& name, const std::string& content) const {
    std::ofstream(Path(name), std::ios::binary) << content;
    return Path(name);
  }
  size_t CountFiles() const {
    return static_cast<size_t>(std::distance(fs::directory_iterator(folder_), {}));
  }

  std::string folder_;
};

std::string_view Text(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

TEST_F(FilesTest, ReadsWhatIsThere) {
  const std::string content("a\0b\n", 4);
  EXPECT_EQ(ReadFile(Make("x", content)).value(), content);
  EXPECT_EQ(ReadFile(Make("empty", "")).value(), "");
  EXPECT_EQ(Text(MappedFile::Open(Path("x")).value()->bytes()), content);
  EXPECT_TRUE(MappedFile::Open(Path("empty")).value()->bytes().empty());
}

TEST_F(FilesTest, ReadsFilesWithoutASize) {
  EXPECT_NE(ReadFile("/proc/self/status").value().find("Name:"), std::string::npos);
  EXPECT_EQ(Text(MappedFile::Open("/proc/self/cmdline").value()->bytes()),
            ReadFile("/proc/self/cmdline").value());
  EXPECT_EQ(ReadFile("/dev/zero", 1).status().code(), StatusCode::kResourceExhausted);
  EXPECT_EQ(ReadFile("/dev/zero", 100000).status().code(), StatusCode::kResourceExhausted);
}

TEST_F(FilesTest, LimitCountsExactly) {
  Make("x", "12345");
  EXPECT_EQ(ReadFile(Path("x"), 5).value(), "12345");
  EXPECT_EQ(ReadFile(Path("x"), 4).status().ToString(),
            "RESOURCE_EXHAUSTED: cannot read '" + Path("x") + "': more than 4 bytes");
}

TEST_F(FilesTest, ErrorsNameThePathAndTheReason) {
  EXPECT_EQ(ReadFile(Path("no")).status().ToString(),
            "NOT_FOUND: cannot open '" + Path("no") + "': No such file or directory");
  EXPECT_EQ(ReadFile(folder_).status().code(), StatusCode::kInvalidArgument);
  EXPECT_EQ(MappedFile::Open(folder_).status().code(), StatusCode::kInvalidArgument);
  EXPECT_FALSE(ReadFile(std::string("a\0b", 3)).ok());
  EXPECT_EQ(AtomicWriteFile(Path("no/x"), "").code(), StatusCode::kNotFound);
}

TEST_F(FilesTest, WritesAndReplaces) {
  ASSERT_TRUE(AtomicWriteFile(Path("x"), "one").ok());
  EXPECT_EQ(ReadFile(Path("x")).value(), "one");
  chmod(Path("x").c_str(), 0640);
  ASSERT_TRUE(AtomicWriteFile(Path("x"), "two").ok());
  EXPECT_EQ(ReadFile(Path("x")).value(), "two");
  struct stat info{};
  stat(Path("x").c_str(), &info);
  EXPECT_EQ(info.st_mode & 0777, 0640u);
  EXPECT_EQ(CountFiles(), 1u);
}

TEST_F(FilesTest, NothingShowsBeforeCommit) {
  Make("x", "old");
  {
    auto writer = AtomicFileWriter::Create(Path("x")).value();
    AtomicFileWriter moved = std::move(writer);
    ASSERT_TRUE(moved.Append("new").ok());
    EXPECT_EQ(ReadFile(Path("x")).value(), "old");
    EXPECT_EQ(CountFiles(), 2u);
  }
  EXPECT_EQ(ReadFile(Path("x")).value(), "old");
  EXPECT_EQ(CountFiles(), 1u);
}

TEST_F(FilesTest, WritesThroughLinksAndToDevices) {
  Make("target", "old");
  fs::create_symlink("target", Path("link"));
  ASSERT_TRUE(AtomicWriteFile(Path("link"), "new").ok());
  EXPECT_TRUE(fs::is_symlink(Path("link")));
  EXPECT_EQ(ReadFile(Path("target")).value(), "new");
  EXPECT_TRUE(AtomicWriteFile("/dev/null", "gone").ok());
  EXPECT_EQ(AtomicWriteFile("/dev/full", "x").code(), StatusCode::kResourceExhausted);
  EXPECT_EQ(AtomicWriteFile(folder_, "x").code(), StatusCode::kInvalidArgument);
}

TEST_F(FilesTest, RelativePathsWork) {
  const fs::path before = fs::current_path();
  fs::current_path(folder_);
  EXPECT_TRUE(AtomicWriteFile("here", "x").ok());
  EXPECT_EQ(ReadFile("here").value(), "x");
  fs::current_path(before);
}

}  // namespace
}  // namespace lockstep::base
