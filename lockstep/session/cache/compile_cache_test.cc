// SPDX-License-Identifier: Apache-2.0
// The cache: what is kept is found, what is damaged is not trusted, what is asked twice is made
// once.
#include "lockstep/session/cache/compile_cache.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "lockstep/text/load.h"

namespace lockstep::session {
namespace {

namespace fs = std::filesystem;
constexpr char kAdd[] =
    "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %0 = stablehlo.add %x, %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";

class CompileCacheTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "lockstep_cache_XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    options_.folder = pattern + "/cache";
    root_ = pattern;
    Result<ir::Module> module = text::LoadProgram(kAdd, "add");
    ASSERT_TRUE(module.ok());
    module_ = std::make_shared<const ir::Module>(*std::move(module));
  }
  void TearDown() override { fs::remove_all(root_); }

  CompileCache::Compile Compiler() {
    return [this]() -> Result<CompileCache::ProgramPtr> {
      ++compiled_;
      return CompileForCpu(*module_, {});
    };
  }

  std::string root_;
  CompileCacheOptions options_;
  std::shared_ptr<const ir::Module> module_;
  std::atomic<int> compiled_ = 0;
};

TEST_F(CompileCacheTest, MemoryThenDisk) {
  CompileCache cache(options_);
  ASSERT_TRUE(cache.Get("aa", Compiler()).ok());
  ASSERT_TRUE(cache.Get("aa", Compiler()).ok());
  CompileCache other(options_);  // as another process
  ASSERT_TRUE(other.Get("aa", Compiler()).ok());
  EXPECT_EQ(compiled_, 1);
  EXPECT_EQ(cache.counts().memory_hits, 1);
  EXPECT_EQ(cache.counts().misses, 1);
  EXPECT_EQ(other.counts().disk_hits, 1);
  EXPECT_EQ(cache.disk_use().files, 1);
}

TEST_F(CompileCacheTest, ADamagedFileIsCompiledAgain) {
  ASSERT_TRUE(CompileCache(options_).Get("aa", Compiler()).ok());
  const std::string path = options_.folder + "/aa.lsp";
  fs::resize_file(path, fs::file_size(path) - 3);
  CompileCache cache(options_);
  ASSERT_TRUE(cache.Get("aa", Compiler()).ok());
  EXPECT_EQ(compiled_, 2);
  EXPECT_EQ(cache.counts().refused, 1);
  ASSERT_TRUE(CompileCache(options_).Get("aa", Compiler()).ok());
  EXPECT_EQ(compiled_, 2) << "the file was not replaced";
}

TEST_F(CompileCacheTest, AFileUnderAnotherNameIsCompiledAgain) {
  ASSERT_TRUE(CompileCache(options_).Get("aa", Compiler()).ok());
  fs::copy_file(options_.folder + "/aa.lsp", options_.folder + "/ab.lsp");
  CompileCache cache(options_);
  ASSERT_TRUE(cache.Get("ab", Compiler()).ok());
  EXPECT_EQ(cache.counts().refused, 1);
  EXPECT_EQ(compiled_, 2);
}

TEST_F(CompileCacheTest, AFileOfAnotherVersionIsCompiledAgain) {
  ASSERT_TRUE(CompileCache(options_).Get("aa", Compiler()).ok());
  std::fstream file(options_.folder + "/aa.lsp", std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(8);
  file.put(99);
  file.close();
  CompileCache cache(options_);
  ASSERT_TRUE(cache.Get("aa", Compiler()).ok());
  EXPECT_EQ(cache.counts().refused, 1);
  EXPECT_EQ(compiled_, 2);
}

TEST_F(CompileCacheTest, ManyWhoAskAtOnceCompileOnce) {
  CompileCache here(options_), there(options_);  // `there` stands for another process
  std::vector<std::thread> threads;
  std::atomic<int> good = 0;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&, i] {
      if ((i % 2 == 0 ? here : there).Get("aa", Compiler()).ok()) ++good;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(good, 8);
  EXPECT_EQ(compiled_, 1);
}

TEST_F(CompileCacheTest, TheLeastUsedGoesFirst) {
  ASSERT_TRUE(CompileCache(options_).Get("aa", Compiler()).ok());
  const auto size = static_cast<int64_t>(fs::file_size(options_.folder + "/aa.lsp"));
  options_.max_disk_bytes = 2 * size;
  CompileCache cache(options_);
  ASSERT_TRUE(cache.Get("bb", Compiler()).ok());
  fs::last_write_time(options_.folder + "/aa.lsp",
                      fs::file_time_type::clock::now() - std::chrono::hours(1));
  ASSERT_TRUE(cache.Get("cc", Compiler()).ok());
  EXPECT_FALSE(fs::exists(options_.folder + "/aa.lsp"));
  EXPECT_TRUE(fs::exists(options_.folder + "/cc.lsp"));
  EXPECT_EQ(cache.counts().evictions, 1);
}

TEST_F(CompileCacheTest, MemoryIsBounded) {
  options_.folder.clear();
  options_.max_memory_bytes = 0;
  CompileCache cache(options_);
  ASSERT_TRUE(cache.Get("aa", Compiler()).ok());
  ASSERT_TRUE(cache.Get("aa", Compiler()).ok());
  EXPECT_EQ(compiled_, 2);
}

TEST_F(CompileCacheTest, AFolderThatOthersWriteIntoIsNotUsed) {
  fs::create_directories(options_.folder);
  ASSERT_EQ(::chmod(options_.folder.c_str(), 0777), 0);
  CompileCache cache(options_);
  ASSERT_TRUE(cache.Get("aa", Compiler()).ok());
  EXPECT_EQ(cache.disk_use().files, 0);
}

TEST_F(CompileCacheTest, ErrorsAreNotKept) {
  CompileCache cache(options_);
  const auto fail = []() -> Result<CompileCache::ProgramPtr> { return InternalError("no"); };
  EXPECT_EQ(cache.Get("aa", fail).status().code(), StatusCode::kInternal);
  EXPECT_TRUE(cache.Get("aa", Compiler()).ok());
}

TEST_F(CompileCacheTest, KeysDependOnWhatMatters) {
  const auto key = [](std::string_view text, const char* features) {
    Result<ir::Module> module = text::LoadProgram(text, "f");
    CpuCompileOptions options;
    options.session.cpu_features = features;
    return *CacheKey(*module, options);
  };
  std::string other = kAdd;
  other.replace(other.find("add"), 3, "subtract");
  EXPECT_EQ(key(kAdd, "native"), key(std::string("\n// comment\n") + kAdd, "native"));
  EXPECT_NE(key(kAdd, "native"), key(other, "native"));
  if (base::HostCpuLevel() > base::CpuLevel::kBaseline) {
    EXPECT_NE(key(kAdd, "native"), key(kAdd, "baseline"));
  }
}

}  // namespace
}  // namespace lockstep::session
