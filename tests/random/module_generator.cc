// SPDX-License-Identifier: Apache-2.0
// From recipes to modules; see module_generator.h.
#include "tests/random/module_generator.h"

#include <array>
#include <numeric>

#include "tests/random/draw.h"

namespace lockstep::random_modules {
namespace {

constexpr int64_t kMaxElements = 4096;

// Regular ops and structured ones in one list, drawn alike.
struct Row {
  std::string_view op;
  Maker make = nullptr;  // null: MakeRegular
};

const std::vector<Row>& Rows() {
  static const auto* const rows = [] {
    auto* made = new std::vector<Row>;
    for (int i = 0; i < ir::kNumOpcodes; ++i) {
      const ir::OpInfo& info = ir::GetOpInfo(static_cast<ir::Opcode>(i));
      if (IsRegular(info)) made->push_back({info.name});
    }
    for (const NamedMaker& maker : StructuredMakers()) made->push_back({maker.op, maker.make});
    return made;
  }();
  return *rows;
}

// Arrays that could grow without end, and what is no tensor, do not go back into the pool.
bool FitsPool(const Value& value) {
  if (!value.type().IsTensor()) return false;
  int64_t elements = 1;
  for (int64_t d = 0; d < value.shape().rank(); ++d) elements *= value.dim(d);
  return elements <= kMaxElements && value.shape().rank() <= 5;
}

Values Parameters(GraphBuilder& b) {
  return {
      b.Parameter({DType::kF32, Shape{2, 3}}, "x"), b.Parameter({DType::kF32, Shape{}}, "s"),
      b.Parameter({DType::kI32, Shape{4}}, "i"),    b.Parameter({DType::kI1, Shape{2, 3}}, "p"),
      b.Parameter({DType::kC64, Shape{3}}, "c"),    b.Parameter({DType::kBF16, Shape{3, 1}}, "h")};
}

}  // namespace

std::span<const DType> TypesOfClass(char letter) {
  using enum DType;
  static constexpr std::array kBool = {kI1};
  static constexpr std::array kSigned = {kI32, kI8, kI64, kI16, kI4, kI2};
  static constexpr std::array kUnsigned = {kU32, kU8, kU64, kU16, kU4, kU2};
  static constexpr std::array kFloats = {
      kF32,           kF64,        kBF16,       kF16,       kF8E4M3FN, kF8E5M2,   kF8E3M4,  kF8E4M3,
      kF8E4M3B11FNUZ, kF8E4M3FNUZ, kF8E5M2FNUZ, kF8E8M0FNU, kF6E2M3FN, kF6E3M2FN, kF4E2M1FN};
  static constexpr std::array kComplex = {kC64, kC128};
  switch (letter) {
    case 'b':
      return kBool;
    case 'i':
      return kSigned;
    case 'u':
      return kUnsigned;
    case 'f':
      return kFloats;
    case 'c':
      return kComplex;
    default:  // quantized and others: not drawn
      return {};
  }
}

Int64s Draw::Sizes(int64_t rank) {
  Int64s sizes;
  for (int64_t d = 0; d < rank; ++d) sizes.push_back(Size());
  return sizes;
}

DType Draw::Element(std::string_view classes) {
  if (classes == "*") classes = "fiubc";
  std::vector<DType> types;
  for (const char letter : classes) {
    const auto members = TypesOfClass(letter);
    types.insert(types.end(), members.begin(), members.end());
  }
  return Pick(types);
}

Int64s Draw::Permutation(int64_t n) {
  Int64s order(static_cast<size_t>(n));
  std::iota(order.begin(), order.end(), 0);
  for (size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[static_cast<size_t>(Below(static_cast<int64_t>(i)))]);
  }
  return order;
}

Int64s Draw::Subset(int64_t n) {
  Int64s some;
  for (int64_t i = 0; i < n; ++i) {
    if (Coin()) some.push_back(i);
  }
  return some;
}

Value Draw::Operand(std::string_view classes, int64_t rank) {
  if (classes == "*") classes = "fiubc";
  Values fitting;
  for (const Value& value : pool_) {
    const auto in_class = [&](char letter) {
      const auto types = TypesOfClass(letter);
      return std::find(types.begin(), types.end(), value.dtype()) != types.end();
    };
    if (value.shape().rank() >= rank && std::any_of(classes.begin(), classes.end(), in_class)) {
      fitting.push_back(value);
    }
  }
  // A new constant now and then brings types that nothing has yet.
  if (!fitting.empty() && Below(4) != 3) return Pick(fitting);
  const DType dtype = Element(classes);
  return OfType({dtype, Shape(Sizes(rank + Below(2)))});
}

Value Draw::OfType(const TensorType& type) {
  Values fitting;
  for (const Value& value : pool_) {
    if (value.type().tensor() == type) fitting.push_back(value);
  }
  if (!fitting.empty()) return Pick(fitting);
  return b.Constant(Literal::Zeros(type.dtype(), type.shape).value());
}

Result<Module> MakeModule(const Recipe& recipe) {
  GraphBuilder b("random");
  Values pool = Parameters(b);
  for (const Step& step : recipe) {
    const auto& rows = Rows();
    const Row& row = rows[(step.empty() ? 0 : step[0]) % rows.size()];
    Draw draw(b, step, pool);
    const Values made = row.make != nullptr
                            ? row.make(draw)
                            : MakeRegular(draw, ir::GetOpInfo(*ir::FindOpcode(row.op)));
    if (!b.status().ok()) return b.status();
    for (const Value& value : made) {
      if (FitsPool(value)) pool.push_back(value);
    }
  }
  constexpr size_t kMaxResults = 4;
  const size_t first = pool.size() - std::min(pool.size(), kMaxResults);
  return b.Build(Values(pool.begin() + static_cast<ptrdiff_t>(first), pool.end()));
}

std::vector<std::string_view> DrawnOps() {
  std::vector<std::string_view> names;
  for (const Row& row : Rows()) names.push_back(row.op);
  std::sort(names.begin(), names.end());
  return names;
}

void Damage(ir::Module& module, const Step& choices) {
  std::vector<ir::OpId> ops;
  std::vector<ir::ValueId> values;
  // Ops of nested regions too: every op that has a parent.
  for (uint32_t i = 0; i < module.op_capacity(); ++i) {
    const ir::OpId op{i};
    if (!module.parent(op)) continue;
    ops.push_back(op);
    const auto results = module.results(op);
    values.insert(values.end(), results.begin(), results.end());
  }
  const auto choice = [&](size_t i, size_t bound) {
    return bound == 0 ? 0 : (i < choices.size() ? choices[i] : 0) % bound;
  };
  if (ops.empty() || values.empty()) return;
  const ir::OpId op = ops[choice(1, ops.size())];
  const ir::ValueId value = values[choice(2, values.size())];
  switch (choice(0, 4)) {
    case 0:
      if (module.num_operands(op) > 0) {
        module.SetOperand(op, choice(3, module.num_operands(op)), value);
      }
      break;
    case 1:
      module.SetType(value, module.type(values[choice(3, values.size())]));
      break;
    case 2: {
      const auto dims = static_cast<int64_t>(choice(3, 5));
      const auto types = TypesOfClass("fiubc"[choice(4, 5)]);
      module.SetType(value, Type(TensorType(types[choice(5, types.size())],
                                            Shape(Int64s(choice(6, 4), dims)))));
      break;
    }
    default: {
      // Attributes of another op of the same kind: well-typed, but made for other operands.
      for (const ir::OpId other : ops) {
        if (other != op && module.opcode(other) == module.opcode(op)) {
          module.SetAttributes(op, module.attributes_ref(other));
          break;
        }
      }
    }
  }
}

}  // namespace lockstep::random_modules
