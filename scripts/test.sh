#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Installs, builds and passes all tests; a clean run is meant to take under 15 minutes on two cores.
# The last line says "N passed, N failed". Logs: build/test/<step>.log. LOCKSTEP_JOBS: jobs at once.
set -uo pipefail
cd "$(dirname "$0")/.."

jobs=${LOCKSTEP_JOBS:-$(nproc)}
logs=build/test
passed=0 failed=0
mkdir -p "$logs"

# step NAME COMMAND...: runs and times one step; it counts as one test unless it brings own counts.
step() {
  local name=$1 started=$SECONDS
  shift
  if "$@" >"$logs/$name.log" 2>&1; then
    printf '%-14s ok      %4d s  %s\n' "$name" $((SECONDS - started)) \
      "$(tail -n 1 "$logs/$name.log")"
    passed=$((passed + 1))
    return 0
  fi
  printf '%-14s FAILED  %4d s  %s\n' "$name" $((SECONDS - started)) "$logs/$name.log"
  tail -n "${FAILURE_LINES:-40}" "$logs/$name.log" | sed 's/^/    /'
  failed=$((failed + 1))
  return 1
}

finish() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
  exit
}

# run_tests BUILD CTEST-ARGUMENTS...: runs CTest there and adds the cases that it counted.
run_tests() {
  local build=$1
  shift
  rm -rf "$build/gtest" "$build/junit.xml"
  GTEST_OUTPUT="json:$PWD/$build/gtest/" ctest --test-dir "$build" -j "$jobs" --output-on-failure \
    --no-tests=error --output-junit "$PWD/$build/junit.xml" "$@"
}

counted_step() {
  local name=$1 build=$2 before_passed=$passed before_failed=$failed
  shift 2
  step "$name" run_tests "$build" "$@"
  if [ -f "$build/junit.xml" ]; then
    read -r p f < <(./scripts/count_tests "$build/junit.xml" "$build/gtest")
    passed=$((before_passed + p)) failed=$((before_failed + f))
    printf '%-14s %d passed, %d failed\n' "" "$p" "$f"
  fi
}

# An installed package, moved elsewhere, must build and run a project that knows nothing of us,
# and the example of the README.
check_consumer() {
  local folder
  folder=$(mktemp -d) || return 1
  cmake --install build/dev --prefix "$folder/installed" >/dev/null &&
    mv "$folder/installed" "$folder/moved" &&
    sed -n '/^```cpp$/,/^```$/p' README.md | sed '/^```/d' >"$folder/readme_example.cc" &&
    cmake -G Ninja -S tests/consumer -B "$folder/build" -DCMAKE_PREFIX_PATH="$folder/moved" \
      -DREADME_EXAMPLE="$folder/readme_example.cc" &&
    cmake --build "$folder/build" -j "$jobs" && "$folder/build/readme_example" &&
    "$folder/build/consumer"
  local status=$?
  rm -rf "$folder"
  return $status
}

# The parsers' corpora under ASan and UBSan: only the floors that read untrusted input are built.
build_asan_corpora() {
  cmake --preset asan && cmake --build build/asan -j "$jobs" --target fuzzers
}

step install ./scripts/install_packages.sh || finish
step format ./scripts/format --check
step floors ./scripts/check_floors
step sizes ./scripts/check_size
step architecture ./scripts/check_architecture
step configure cmake --preset dev || finish
step build cmake --build build/dev -j "$jobs" || finish
counted_step tests build/dev
step coverage ./scripts/make_spec_coverage.py --check
step consumer check_consumer
step build_asan build_asan_corpora && counted_step asan_corpora build/asan -L fuzz
finish
