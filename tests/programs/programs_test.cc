// SPDX-License-Identifier: Apache-2.0
// Programs exported from JAX against the results that XLA computed; see README.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "lockstep/arrays/array_file.h"
#include "lockstep/session.h"
#include "lockstep/session/inputs.h"
#include "lockstep/session/training/train.h"

namespace lockstep {
namespace {

namespace fs = std::filesystem;
const fs::path kPrograms = "tests/programs";

nlohmann::json ReadJson(const fs::path& path) {
  std::ifstream file(path);
  return nlohmann::json::parse(file);
}

// The largest error relative to the largest magnitude of `want`; infinite when a value that is not
// finite stands elsewhere.
double RelativeError(const Literal& got, const Literal& want) {
  double worst = 0, scale = 0;
  for (int64_t i = 0; i < want.num_elements(); ++i) {
    const double g = got.ElementAsDouble(i), w = want.ElementAsDouble(i);
    if (std::isfinite(w)) {
      if (!std::isfinite(g)) return INFINITY;
      worst = std::max(worst, std::abs(g - w));
      scale = std::max(scale, std::abs(w));
    } else if (std::isnan(w) ? !std::isnan(g) : g != w) {
      return INFINITY;
    }
  }
  return worst == 0 ? 0 : worst / scale;
}

void ExpectAgrees(const Literal& got, const Literal& want, const nlohmann::json& info) {
  ASSERT_EQ(got.dtype(), want.dtype());
  ASSERT_EQ(got.shape(), want.shape());
  ASSERT_FALSE(IsComplex(want.dtype()));
  if (IsFloat(want.dtype()) && info.contains("tolerance")) {
    EXPECT_LE(RelativeError(got, want), info["tolerance"].get<double>()) << info["name"];
  } else {
    EXPECT_EQ(got, want) << info["name"];
  }
}

struct Stem {
  std::string folder;
  std::string name;
  std::string suffix;  // .mlir, or .mlirbc: the same program as an artifact
};

void PrintTo(const Stem& stem, std::ostream* out) {
  *out << stem.folder << "/" << stem.name << stem.suffix;
}

std::vector<Stem> AllStems() {
  std::vector<Stem> stems;
  for (const auto& entry : fs::directory_iterator(kPrograms)) {
    if (!entry.is_directory()) continue;
    for (const auto& file : fs::directory_iterator(entry)) {
      std::string name = file.path().filename().string();
      const size_t suffix = name.find(".results.safetensors");
      if (suffix == std::string::npos) continue;
      name.resize(suffix);
      for (const char* form : {".mlir", ".mlirbc"}) {
        if (fs::exists(entry.path() / (name + form))) {
          stems.push_back({entry.path().filename().string(), name, form});
        }
      }
    }
  }
  std::sort(stems.begin(), stems.end(), [](const Stem& a, const Stem& b) {
    return std::tie(a.folder, a.name, a.suffix) < std::tie(b.folder, b.name, b.suffix);
  });
  return stems;
}

class StoredResults : public ::testing::TestWithParam<Stem> {};

void ExpectStoredResults(const Stem& param, const std::string& backend) {
  const fs::path folder = kPrograms / param.folder;
  const std::string stem = (folder / param.name).string();
  SessionOptions options;
  options.backend = backend;
  const auto session = Session::Load(stem + param.suffix, options);
  ASSERT_TRUE(session.ok()) << session.status();
  const std::string arguments = stem + ".args.safetensors";
  const auto inputs = session::ReadInputs(session->arguments(), std::span(&arguments, 1));
  ASSERT_TRUE(inputs.ok()) << inputs.status();
  const auto outputs = session->Call(*inputs);
  ASSERT_TRUE(outputs.ok()) << outputs.status();

  const auto want = arrays::ReadArrays(stem + ".results.safetensors");
  ASSERT_TRUE(want.ok()) << want.status();
  ASSERT_EQ(want->size(), outputs->size());
  const auto infos = ReadJson(folder / "meta.json")["programs"][param.name]["results"];
  for (const arrays::NamedArray& array : *want) {
    const size_t index = std::stoul(array.name.substr(3));
    ASSERT_LT(index, outputs->size());
    ExpectAgrees((*outputs)[index], array.value, infos[index]);
  }
}

TEST_P(StoredResults, Agree) { ExpectStoredResults(GetParam(), "interpreter"); }
TEST_P(StoredResults, AgreeCompiled) { ExpectStoredResults(GetParam(), "cpu"); }

// But for names, which an artifact without locations does not have.
TEST(Artifacts, HaveTheSignaturesOfTheirTexts) {
  int compared = 0;
  for (const Stem& stem : AllStems()) {
    if (stem.suffix != ".mlirbc") continue;
    const std::string path = (kPrograms / stem.folder / stem.name).string();
    const auto text = LoadModule(path + ".mlir"), artifact = LoadModule(path + ".mlirbc");
    ASSERT_TRUE(text.ok() && artifact.ok()) << path;
    const auto want = text->Arguments(), got = artifact->Arguments();
    ASSERT_EQ(got.size(), want.size()) << path;
    for (size_t i = 0; i < want.size(); ++i) {
      EXPECT_EQ(got[i].type, want[i].type) << path;
      EXPECT_EQ(got[i].donated, want[i].donated) << path;
      EXPECT_EQ(got[i].aliased_output, want[i].aliased_output) << path;
    }
    const auto results = text->Results(), given = artifact->Results();
    ASSERT_EQ(given.size(), results.size()) << path;
    for (size_t i = 0; i < results.size(); ++i) EXPECT_EQ(given[i].type, results[i].type) << path;
    ++compared;
  }
  EXPECT_GE(compared, 20);
}

std::string StemTestName(const ::testing::TestParamInfo<Stem>& info) {
  return info.param.folder + "_" + info.param.name + "_" + info.param.suffix.substr(1);
}
INSTANTIATE_TEST_SUITE_P(Programs, StoredResults, ::testing::ValuesIn(AllStems()), StemTestName);

// The steps of the recorded run; each loss within ten times the drift that XLA itself shows
// between f32 and double over the whole run, and at least 1e-4.
void FollowTrajectory(session::TrainOptions options, const fs::path& recorded,
                      const std::string& backend) {
  constexpr int64_t kSteps = 50;
  const auto trajectory = ReadJson(recorded);
  const double tolerance = std::max(10 * trajectory["xla_drift"].get<double>(), 1e-4);
  options.steps = kSteps;
  options.session.backend = backend;
  options.data_path = "examples/data/digits.npz";
  options.out_dir =
      (fs::path(testing::TempDir()) / ("trajectory_" + backend + options.out_dir)).string();

  struct Losses {
    std::vector<double> values;
  } losses;
  const auto summary = session::Train(
      options, {.on_step =
                    [](const session::StepRecord& record, void* user) {
                      static_cast<Losses*>(user)->values.push_back(record.metrics.at(0).second);
                    },
                .user = &losses});
  ASSERT_TRUE(summary.ok()) << summary.status();
  ASSERT_EQ(losses.values.size(), static_cast<size_t>(kSteps));
  for (size_t i = 0; i < losses.values.size(); ++i) {
    const double want = trajectory["loss"][i];
    EXPECT_LE(std::abs(losses.values[i] - want) / std::abs(want), tolerance) << "step " << i + 1;
  }
}

class Trajectory : public ::testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Backends, Trajectory, ::testing::Values("interpreter", "cpu"));

TEST_P(Trajectory, MlpSgd) {
  FollowTrajectory({.step_path = "examples/data/mlp_sgd/step.mlir",
                    .state_path = "examples/data/mlp_sgd/init.safetensors",
                    .rows_path = "examples/data/mlp_sgd/rows.npy",
                    .out_dir = "mlp_sgd"},
                   kPrograms / "mlp_sgd/trajectory.json", GetParam());
}

TEST_P(Trajectory, CnnMomentum) {
  FollowTrajectory({.step_path = "tests/programs/cnn_momentum/step.mlir",
                    .state_path = "tests/programs/cnn_momentum/init.safetensors",
                    .rows_path = "tests/programs/cnn_momentum/rows.npy",
                    .out_dir = "cnn_momentum"},
                   kPrograms / "cnn_momentum/trajectory.json", GetParam());
}

}  // namespace
}  // namespace lockstep
