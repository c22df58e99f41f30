// SPDX-License-Identifier: Apache-2.0
// Directions of comparisons, turned round and negated.
#include "lockstep/passes/facts/comparison.h"

namespace lockstep::passes {

using Direction = ir::ComparisonDirection;

Direction Mirrored(Direction direction) {
  switch (direction) {
    case Direction::kGe:
      return Direction::kLe;
    case Direction::kGt:
      return Direction::kLt;
    case Direction::kLe:
      return Direction::kGe;
    case Direction::kLt:
      return Direction::kGt;
    case Direction::kEq:
    case Direction::kNe:
      return direction;
  }
  return direction;
}

Direction Negated(Direction direction) {
  switch (direction) {
    case Direction::kEq:
      return Direction::kNe;
    case Direction::kNe:
      return Direction::kEq;
    case Direction::kGe:
      return Direction::kLt;
    case Direction::kGt:
      return Direction::kLe;
    case Direction::kLe:
      return Direction::kGt;
    case Direction::kLt:
      return Direction::kGe;
  }
  return direction;
}

}  // namespace lockstep::passes
