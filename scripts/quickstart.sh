#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# From a fresh Debian 12 machine to a trained classifier: installs, builds, trains on handwritten
# digits the step that JAX exported, and says how accurate it is. Results: out/quickstart.
set -euo pipefail
cd "$(dirname "$0")/.."

./scripts/install_packages.sh build
cmake --preset release >/dev/null
cmake --build build/release -j "$(nproc)" --target lockstep_cli

data=examples/data/mlp_sgd
out=out/quickstart
rm -rf "$out"
mkdir -p "$out"
build/release/bin/lockstep train --step $data/step.mlir --state $data/init.safetensors \
  --data examples/data/digits.npz --steps 600 --seed 1 --eval $data/eval.mlir --out "$out"
echo
echo "Loss curve and figures: $out/report.html"
