// SPDX-License-Identifier: Apache-2.0
// Which sizes of a program are unknown, and which op is to blame.
#include "lockstep/passes/check_static_shapes.h"

#include <algorithm>

#include "lockstep/ir/dynamic.h"
#include "lockstep/passes/refine/callees.h"

namespace lockstep::passes {
namespace {

template <typename Visit>  // bool(OpId): go on?
bool VisitOps(const ir::Module& module, ir::RegionId region, const Visit& visit) {
  for (const ir::OpId op : module.ops(region)) {
    if (!visit(op)) return false;
    for (size_t i = 0; i < module.num_regions(op); ++i) {
      if (!VisitOps(module, module.region(op, i), visit)) return false;
    }
  }
  return true;
}

bool AllStatic(const ir::Module& module, std::span<const ir::ValueId> values) {
  return std::ranges::all_of(values,
                             [&](ir::ValueId value) { return ir::IsStatic(module.type(value)); });
}

// "dimensions 0 and 2 of tensor<?x3x?xf32>".
std::string UnknownSizes(const Type& type) {
  std::string list;
  int count = 0;
  for (int64_t d = 0; type.IsTensor() && d < type.tensor().rank(); ++d) {
    if (type.tensor().shape[d] != kDynamicSize) continue;
    list += (count == 0 ? "" : ", ") + std::to_string(d);
    ++count;
  }
  return (count == 1 ? "dimension " : "dimensions ") + list + " of " + type.ToString();
}

// Collects what has an unknown size, the first lines of it.
class Findings {
 public:
  explicit Findings(const ir::Module& module) : module_(module) {}

  void Arguments(const ir::Function& function) {
    const auto arguments = module_.arguments(function.body);
    for (size_t i = 0; i < arguments.size(); ++i) {
      const Type& type = module_.type(arguments[i]);
      if (ir::IsStatic(type)) continue;
      Add("argument " + std::to_string(i) + " of @" + function.name + ": " + UnknownSizes(type) +
          " is not given");
    }
  }

  // Only ops that make an unknown size out of known ones.
  void Ops(const ir::Function& function) {
    VisitOps(module_, function.body, [&](ir::OpId op) {
      if (AllStatic(module_, module_.results(op)) || !AllStatic(module_, module_.operands(op)) ||
          CalleeOf(module_, op)) {
        return true;
      }
      for (const ir::ValueId result : module_.results(op)) {
        if (!ir::IsStatic(module_.type(result))) AddOp(op, module_.type(result));
      }
      return true;
    });
  }

  // Whatever has an unknown size.
  void Rest(const ir::Function& function) {
    VisitOps(module_, function.body, [&](ir::OpId op) {
      for (const ir::ValueId result : module_.results(op)) {
        if (!ir::IsStatic(module_.type(result))) AddOp(op, module_.type(result));
      }
      return count_ < kMaxLines;
    });
  }

  bool empty() const { return count_ == 0; }
  Status ToStatus() const {
    if (count_ == 0) return OkStatus();
    std::string more;
    if (count_ > kMaxLines) more = "\n  and " + std::to_string(count_ - kMaxLines) + " more";
    return UnimplementedError("the inputs do not fix all sizes of this program:" + lines_ + more);
  }

 private:
  static constexpr int kMaxLines = 20;

  void Add(const std::string& line) {
    if (++count_ <= kMaxLines) lines_ += "\n  " + line;
  }
  void AddOp(ir::OpId op, const Type& type) {
    std::string place = ir::PlaceText(module_, op);
    if (!place.empty()) place += ": ";
    Add(place + "'" + std::string(module_.info(op).name) + "': " + UnknownSizes(type) +
        " depends on values");
  }

  const ir::Module& module_;
  std::string lines_;
  int count_ = 0;
};

bool IsDynamic(const ir::Module& module, ir::FunctionId id) {
  const ir::RegionId body = module.function(id).body;
  if (!AllStatic(module, module.arguments(body))) return true;
  return !VisitOps(module, body, [&](ir::OpId op) {
    return AllStatic(module, module.results(op)) && ir::ShapeOperands(module, op).empty();
  });
}

}  // namespace

bool HasDynamicShapes(const ir::Module& module) {
  const ir::FunctionId entry = module.Entry();
  return entry && HasDynamicShapes(module, entry);
}

bool HasDynamicShapes(const ir::Module& module, ir::FunctionId entry) {
  const std::vector<bool> reached = ReachableFunctions(module, entry);
  return std::ranges::any_of(module.functions(), [&](ir::FunctionId id) {
    return reached[id.index] && IsDynamic(module, id);
  });
}

Status CheckStaticShapes(const ir::Module& module) {
  Findings findings(module);
  for (const ir::FunctionId id : module.functions()) {
    if (id == module.Entry()) findings.Arguments(module.function(id));
    findings.Ops(module.function(id));
  }
  if (!findings.empty()) return findings.ToStatus();
  for (const ir::FunctionId id : module.functions()) findings.Rest(module.function(id));
  return findings.ToStatus();
}

}  // namespace lockstep::passes
