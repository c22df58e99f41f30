// SPDX-License-Identifier: Apache-2.0
// Pretty forms of Shardy's ops. Their attributes are kept as text; here they stand without the name
// that the generic form gives them: `<@mesh, [{}]>` for `#sdy.sharding<@mesh, [{}]>`.
#include "lockstep/ir/ops/collective.h"

#include "lockstep/text/forms/writers.h"
#include "lockstep/text/lexer.h"
#include "lockstep/text/write/attributes.h"

namespace lockstep::text {
namespace {

// The text of `attribute` between `before` and `after`; null when it is not of that form, or is
// anything but one bracket and what it holds, which is as far as the pretty form is read.
std::optional<std::string_view> Inside(const ir::Attribute& attribute, std::string_view before,
                                       std::string_view after) {
  const auto* opaque = attribute.As<ir::OpaqueAttr>();
  if (opaque == nullptr) return std::nullopt;
  std::string_view text = opaque->text;
  if (text.size() < before.size() + after.size() || !text.starts_with(before) ||
      !text.ends_with(after)) {
    return std::nullopt;
  }
  text.remove_prefix(before.size());
  text.remove_suffix(after.size());
  if (text.empty() || std::string_view("<[{").find(text[0]) == std::string_view::npos) {
    return std::nullopt;
  }
  Lexer lexer(text);
  lexer.SkipTo(text.data() + 1);
  if (lexer.FindClosing(text[0]) != text.data() + text.size()) return std::nullopt;
  return text;
}

// ` : T` of the only operand, which the result shares.
bool SameType(const ir::Module& module, ir::OpId op) {
  return module.type_id(module.operand(op, 0)) == module.type_id(module.result(op));
}

constexpr std::string_view kDirections[] = {"NONE", "FORWARD", "BACKWARD", "BOTH"};

}  // namespace

// sdy.mesh @mesh = <["data"=4]>
bool WriteSdyMesh(Printer& printer, ir::OpId op) {
  const auto& attributes = printer.module().attrs<ir::SdyMeshAttrs>(op);
  const auto mesh = Inside(attributes.mesh, "#sdy.mesh", "");
  if (!mesh) return false;
  printer.Text("sdy.mesh ");
  AppendSymbol(printer.out(), attributes.sym_name);
  printer.Text(" = ");
  printer.Text(*mesh);
  printer.AttributeDictionary(op, {"sym_name", "mesh"});
  return true;
}

// sdy.sharding_constraint %a <@mesh, [{"data"}]> : T
bool WriteSdySharding(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  const auto sharding =
      Inside(module.attrs<ir::SdyShardingAttrs>(op).sharding, "#sdy.sharding", "");
  if (!sharding || !sharding->starts_with('<') || !SameType(module, op)) return false;
  printer.Text(module.info(op).name);
  printer.Text(" ");
  printer.Value(module.operand(op, 0));
  printer.Text(" ");
  printer.Text(*sharding);
  printer.AttributeDictionary(op, {"sharding"});
  printer.Text(" : ");
  printer.TypeOf(module.result(op));
  return true;
}

// sdy.propagation_barrier %a allowed_direction=NONE : T
bool WriteSdyPropagationBarrier(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  const ir::Attribute& direction =
      module.attrs<ir::SdyPropagationBarrierAttrs>(op).allowed_direction;
  const auto* value = direction.As<ir::IntegerAttr>();
  if (value == nullptr || value->dtype != DType::kI32 || value->value < 0 ||
      static_cast<size_t>(value->value) >= std::size(kDirections) || !SameType(module, op)) {
    return false;
  }
  printer.Text("sdy.propagation_barrier ");
  printer.Value(module.operand(op, 0));
  printer.Text(" allowed_direction=");
  printer.Text(kDirections[value->value]);
  printer.AttributeDictionary(op, {"allowed_direction"});
  printer.Text(" : ");
  printer.TypeOf(module.result(op));
  return true;
}

// sdy.sharding_group %a group_id=21 : T
bool WriteSdyShardingGroup(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  const int64_t group = module.attrs<ir::SdyShardingGroupAttrs>(op).group_id;
  if (group < 0) return false;
  printer.Text("sdy.sharding_group ");
  printer.Value(module.operand(op, 0));
  printer.Text(" group_id=");
  AppendInteger(printer.out(), group);
  printer.AttributeDictionary(op, {"group_id"});
  printer.Text(" : ");
  printer.TypeOf(module.operand(op, 0));
  return true;
}

// sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[..] manual_axes={"data"}
//   (%arg1: T) {..} : (T) -> U
bool WriteSdyManualComputation(Printer& printer, ir::OpId op) {
  const ir::Module& module = printer.module();
  const auto& attributes = module.attrs<ir::SdyManualComputationAttrs>(op);
  const auto in = Inside(attributes.in_shardings, "#sdy.sharding_per_value<", ">");
  const auto out = Inside(attributes.out_shardings, "#sdy.sharding_per_value<", ">");
  const auto axes = Inside(attributes.manual_axes, "#sdy<manual_axes", ">");
  if (!in || !out || !axes) return false;
  const ir::RegionId body = module.region(op);
  printer.Text("sdy.manual_computation");
  printer.ValuesInParentheses(module.operands(op));
  printer.Text(" in_shardings=");
  printer.Text(*in);
  printer.Text(" out_shardings=");
  printer.Text(*out);
  printer.Text(" manual_axes=");
  printer.Text(*axes);
  printer.Text(" (");
  printer.Arguments(module.arguments(body));
  printer.Text(") ");
  printer.Region(body, /*label=*/false);
  printer.AttributeDictionary(op, {"in_shardings", "out_shardings", "manual_axes"});
  printer.Text(" : ");
  printer.FunctionalType(op);
  return true;
}

}  // namespace lockstep::text
