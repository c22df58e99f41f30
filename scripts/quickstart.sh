#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# From a fresh Debian 12 machine to a trained classifier: installs, builds, shows what the compiler
# made of a training step that JAX exported, trains with it on handwritten digits, and says how
# accurate it is. Results: out/quickstart.
set -euo pipefail
cd "$(dirname "$0")/.."

./scripts/install_packages.sh build
cmake --preset release >/dev/null
cmake --build build/release -j "$(nproc)" --target lockstep_cli

data=examples/data/mlp_sgd
out=out/quickstart
rm -rf "$out"
mkdir -p "$out"
lockstep=build/release/bin/lockstep

echo "== The step, compiled: memory before it runs, and how fast it is"
"$lockstep" explain $data/step.mlir --memory | sed -n '1,/^$/p'
"$lockstep" compile $data/step.mlir --to=plan --svg "$out/memory.svg" >"$out/plan.txt"
"$lockstep" bench $data/step.mlir
echo
echo "== Training"
"$lockstep" train --step $data/step.mlir --state $data/init.safetensors \
  --data examples/data/digits.npz --steps 600 --seed 1 --eval $data/eval.mlir --out "$out"
echo
echo "Loss curve and figures:            $out/report.html"
echo "Memory of a step, as a picture:    $out/memory.svg (as a table: $out/plan.txt)"
echo "Why ops became one kernel, or not: $lockstep explain $data/step.mlir --fusion"
