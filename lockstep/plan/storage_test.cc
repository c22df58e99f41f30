// SPDX-License-Identifier: Apache-2.0
#include "lockstep/plan/storage.h"

#include <gtest/gtest.h>

namespace lockstep::plan {
namespace {

const ir::ValueId kA(0), kB(1), kC(2);

TEST(StorageTest, ValuesThatDoNotMeetShareMemory) {
  StorageTable table;
  table.Add(kA, 64, {0, 3});
  table.Add(kB, 64, {4, 6});
  EXPECT_TRUE(table.TryUnite(kA, kB, StorageTable::kNever));
  EXPECT_EQ(table.Find(kA), table.Find(kB));
}

TEST(StorageTest, ValuesMeetAtTheStepThatMayOverwriteAlone) {
  StorageTable table;
  table.Add(kA, 64, {0, 4});
  table.Add(kB, 64, {4, 6});
  EXPECT_FALSE(table.TryUnite(kA, kB, StorageTable::kNever));
  EXPECT_FALSE(table.TryUnite(kA, kB, 3));
  EXPECT_TRUE(table.TryUnite(kA, kB, 4));
}

TEST(StorageTest, AClassLivesAsLongAsAllOfItsValues) {
  StorageTable table;
  table.Add(kA, 64, {0, 2});
  table.Add(kB, 64, {5, 7});
  table.Add(kC, 64, {6, 9});
  ASSERT_TRUE(table.TryUnite(kA, kB, StorageTable::kNever));
  EXPECT_FALSE(table.TryUnite(kA, kC, StorageTable::kNever));
}

TEST(StorageTest, SizesAndBindingsMustAgree) {
  StorageTable table;
  table.Add(kA, 64, {0, 1});
  table.Add(kB, 128, {2, 3});
  table.Add(kC, 64, {2, 3});
  EXPECT_FALSE(table.TryUnite(kA, kB, StorageTable::kNever));
  table.of(kA).space = Space::kArgument;
  table.of(kA).is_writable = false;
  EXPECT_FALSE(table.TryUnite(kA, kC, StorageTable::kNever));
}

}  // namespace
}  // namespace lockstep::plan
