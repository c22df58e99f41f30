#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Installs the Debian 12 packages that Lockstep needs; does nothing where they are all there.
#   install_packages.sh build   to build and run (what quickstart.sh needs)
#   install_packages.sh         also to test, check and fuzz
set -euo pipefail

build=(g++ cmake ninja-build mold ccache python3
       libssl-dev zlib1g-dev liblapack-dev libxxhash-dev nlohmann-json3-dev libcli11-dev
       libllvm19 llvm-19-dev)
check=(libgtest-dev libgmock-dev libbenchmark-dev librapidcheck-dev
       clang-19 clang-format-19 clang-tidy-19 libclang-rt-19-dev)

case "${1:-all}" in
  build) wanted=("${build[@]}") ;;
  all) wanted=("${build[@]}" "${check[@]}") ;;
  *) echo "usage: $0 [build|all]" >&2; exit 2 ;;
esac

missing=()
for package in "${wanted[@]}"; do
  state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
  echo "all ${#wanted[@]} packages are installed"
  exit 0
fi

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
echo "installing: ${missing[*]}"
"${as_root[@]}" apt-get update -q
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -q -y --no-install-recommends \
  "${missing[@]}"
