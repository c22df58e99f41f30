// SPDX-License-Identifier: Apache-2.0
// Writes a Module as StableHLO text.
#pragma once

#include <string>

#include "lockstep/ir/module.h"

namespace lockstep::text {

struct WriteOptions {
  bool generic = false;    // "stablehlo.add"(%0, %1) : .. for every op
  bool locations = false;  // loc(..) after every op and a #loc table at the end
  // Constants of more elements than this become hex blobs, unless they are splats.
  int64_t max_list_elements = 100;
  // Use the names of arguments for %names (%params_w1); else %arg0, %arg1.
  bool value_names = false;
};

// The canonical text. ReadModule(WriteModule(m)) is structurally m.
std::string WriteModule(const ir::Module& module, const WriteOptions& options = {});

// One op without its regions' contents, for messages: "%3 = stablehlo.add %1, %2 : tensor<4xf32>".
std::string WriteOp(const ir::Module& module, ir::OpId op);

std::string WriteAttribute(const ir::Attribute& attribute);
// `dense<..> : type` as constants are written.
std::string WriteElements(const ir::ElementsAttr& elements, int64_t max_list_elements = 100);

}  // namespace lockstep::text
