// SPDX-License-Identifier: Apache-2.0
// Shardings and meshes from their text, and places in a mesh.
#include "lockstep/ir/sharding.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lockstep::ir {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Attribute Text(std::string text) { return OpaqueAttr{std::move(text)}; }

std::string Error(const Status& status) { return std::string(status.message()); }

TEST(ShardingTest, ReadsMeshes) {
  const auto mesh =
      ReadMesh(Text(R"(#sdy.mesh<["a"=2, "b" = 4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>)"));
  ASSERT_TRUE(mesh.ok()) << mesh.status();
  EXPECT_THAT(mesh->axes, ElementsAre(MeshAxis{"a", 2}, MeshAxis{"b", 4}));
  EXPECT_EQ(mesh->num_devices(), 8);
  EXPECT_EQ(mesh->device_ids[0], 7);
  const auto single = ReadMesh(Text("#sdy.mesh<[], device_ids=[3]>"));
  ASSERT_TRUE(single.ok()) << single.status();
  EXPECT_EQ(single->num_devices(), 1);
}

TEST(ShardingTest, ReadsShardings) {
  const auto sharding = ReadSharding(
      Text(R"(#sdy.sharding<@"my mesh", [{"a", "b":(2)4, ?}p1, {?}, {}], replicated={"c"}>)"));
  ASSERT_TRUE(sharding.ok()) << sharding.status();
  EXPECT_EQ(sharding->mesh.name, "my mesh");
  ASSERT_EQ(sharding->dimensions.size(), 3u);
  ASSERT_EQ(sharding->dimensions[0].size(), 2u);
  EXPECT_EQ(sharding->dimensions[0][1].name, "b");
  EXPECT_EQ(sharding->dimensions[0][1].pre_size, 2);
  EXPECT_EQ(sharding->dimensions[0][1].size, 4);
  EXPECT_THAT(sharding->dimensions[1], IsEmpty());
  const auto list = ReadShardings(
      Text(R"(#sdy.sharding_per_value<[<@m, []>, <mesh<["x"=2]>, [{"x"}], unreduced={}>]>)"));
  ASSERT_TRUE(list.ok()) << list.status();
  ASSERT_EQ(list->size(), 2u);
  EXPECT_EQ((*list)[1].mesh.mesh->num_devices(), 2);
  const auto axes = ReadManualAxes(Text(R"(#sdy<manual_axes{"x", "y"}>)"));
  ASSERT_TRUE(axes.ok()) << axes.status();
  EXPECT_THAT(*axes, ElementsAre("x", "y"));
}

TEST(ShardingTest, RefusesWhatItCannotRead) {
  EXPECT_THAT(Error(ReadMesh(Text("#sdy.mesh<[\"a\"=0]>")).status()), HasSubstr("2^20 devices"));
  EXPECT_THAT(Error(ReadMesh(Text("#sdy.mesh<[\"a\"=1048576, \"b\"=2]>")).status()),
              HasSubstr("2^20 devices"));
  EXPECT_THAT(Error(ReadMesh(Text("#sdy.mesh<[\"a\"=2], device_ids=[0, 0]>")).status()),
              HasSubstr("every device id once"));
  EXPECT_THAT(Error(ReadMesh(Text("#sdy.mesh<[\"a\"=2], device_ids=[0]>")).status()),
              HasSubstr("one device id per place"));
  EXPECT_THAT(Error(ReadMesh(Text("#sdy.mesh<[\"a\"=99999999999999999999]>")).status()),
              HasSubstr("a number"));
  EXPECT_THAT(Error(ReadSharding(Text("#sdy.sharding<@m, [{\"a}]>")).status()),
              HasSubstr("a closing"));
  EXPECT_THAT(Error(ReadSharding(Text("#sdy.sharding<@m, [{}]> tail")).status()),
              HasSubstr("the end"));
  EXPECT_THAT(Error(ReadSharding(Text("#sdy.sharding<@m, [{}], unreduced={\"a\"}>")).status()),
              HasSubstr("no unreduced axes"));
  EXPECT_THAT(Error(ReadSharding(Attribute::I64(1)).status()), HasSubstr("an integer"));
}

TEST(ShardingTest, FindsPlacesAlongAxesAndTheirParts) {
  const Mesh mesh{{{"a", 2}, {"b", 4}}, {}};
  const auto place = [&](std::vector<AxisRef> axes, int64_t device) {
    return PlaceAlong(mesh, axes, device).value();
  };
  EXPECT_EQ(place({{"b"}}, 6).index, 2);
  EXPECT_EQ(place({{"b"}}, 6).count, 4);
  EXPECT_EQ(place({{"b"}, {"a"}}, 6).index, 5);
  EXPECT_EQ(place({{"b", 1, 2}}, 6).index, 1);  // the slow half of b
  EXPECT_EQ(place({{"b", 2, 2}}, 6).index, 0);  // the fast half
  EXPECT_EQ(place({}, 6).count, 1);
  const Mesh reversed{{{"a", 4}}, {3, 2, 1, 0}};
  EXPECT_EQ(PlaceAlong(reversed, std::vector<AxisRef>{{"a"}}, 3).value().index, 0);
  EXPECT_THAT(Error(PlaceAlong(mesh, std::vector<AxisRef>{{"c"}}, 0).status()),
              HasSubstr("no axis \"c\""));
}

TEST(ShardingTest, ExpandsMeshAxesToGroups) {
  const Module module;
  const auto expand = [&](const std::string& axes) {
    return ExpandMeshAxes(
        module, Text("#stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = "
                     "[#stablehlo.mesh_axis<name = \"a\", size = 2>, <name = \"b\", size = 2>], "
                     "device_ids = dense<[3, 2, 1, 0]> : tensor<4xi64>>, axes = [" +
                     axes + "]>"));
  };
  auto groups = expand("#stablehlo.axis_ref<name = \"b\">");
  ASSERT_TRUE(groups.ok()) << groups.status();
  EXPECT_EQ(groups->rows, 2);
  EXPECT_THAT(groups->values, ElementsAre(3, 2, 1, 0));
  groups = expand("<name = \"b\">, <name = \"a\">");
  ASSERT_TRUE(groups.ok()) << groups.status();
  EXPECT_EQ(groups->rows, 1);
  EXPECT_THAT(groups->values, ElementsAre(3, 1, 2, 0));
  EXPECT_THAT(Error(expand("<name = \"a\">, <name = \"a\">").status()), HasSubstr("twice"));
  EXPECT_THAT(Error(ExpandMeshAxes(module, Text("#stablehlo.replica_group_mesh_axes<mesh = @m, "
                                                "axes = []>"))
                        .status()),
              HasSubstr("no sdy.mesh @m"));
}

}  // namespace
}  // namespace lockstep::ir
