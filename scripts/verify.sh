#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What is too long for scripts/test.sh; run it before an issue is called done.
#   verify.sh [--fuzz-seconds N] [--programs FOLDER] [--report FILE] [STAGE...]
# Stages: asan tsan tidy fuzz bench programs jaxlib (default: all). Each fuzzer runs for N seconds
# (default 1800), two at a time. FOLDER (default ../shared/programs where it exists) is a collection
# of exported programs; see check_programs.py. The report is build/verify/DATE.md, logs beside it.
set -uo pipefail
cd "$(dirname "$0")/.."

fuzz_seconds=1800
programs=../shared/programs
report=build/verify/$(date -u +%Y-%m-%dT%H%MZ).md
stages=()
# The folders whose every stored result must be right; others may be refused as unimplemented.
required=(mlp_sgd cnn_momentum gpt_char lstm_char resnet_bn vae embedding_bag optax_adamw_tree
          tiny_loops)

while [ $# -gt 0 ]; do
  case "$1" in
    --fuzz-seconds) fuzz_seconds=$2; shift 2 ;;
    --programs) programs=$2; shift 2 ;;
    --report) report=$2; shift 2 ;;
    asan | tsan | tidy | fuzz | bench | programs | jaxlib) stages+=("$1"); shift ;;
    *) sed -n '3,8s/^# //p' "$0" >&2; exit 2 ;;
  esac
done
[ ${#stages[@]} -gt 0 ] || stages=(asan tsan tidy fuzz bench programs jaxlib)

jobs=${LOCKSTEP_JOBS:-$(nproc)}
logs=build/verify/logs
failed=0
mkdir -p "$logs" "$(dirname "$report")"

say() { echo "$*" | tee -a "$report"; }

# stage NAME TITLE FUNCTION...: runs it, writes the heading, the outcome and what it printed last.
stage() {
  local title=$1 log=$logs/$2.log started=$SECONDS outcome=passed
  shift 2
  "$@" >"$log" 2>&1 || { outcome="FAILED (see $log)"; failed=$((failed + 1)); }
  say "## $title: $outcome, $((SECONDS - started)) s"
  say '```'
  tail -n 25 "$log" | cut -c1-160 | tee -a "$report"
  say '```'
}

build() {  # PRESET TARGET...: quiet unless it fails
  local preset=$1
  shift
  { cmake --preset "$preset" &&
    cmake --build "build/$preset" -j "$jobs" ${1:+--target "$@"} -- -k 0; } \
    >"$logs/build_$preset.log" 2>&1 || { tail -n 30 "$logs/build_$preset.log"; return 1; }
}

sanitized_tests() {  # PRESET
  build "$1" || return 1
  rm -rf "build/$1/gtest" "build/$1/junit.xml"
  GTEST_OUTPUT="json:$PWD/build/$1/gtest/" ctest --preset "$1" -j "$jobs" \
    --output-junit "$PWD/build/$1/junit.xml" >"$logs/ctest_$1.log" 2>&1
  local status=$?
  [ $status -eq 0 ] || tail -n 60 "$logs/ctest_$1.log"
  ./scripts/count_tests "build/$1/junit.xml" "build/$1/gtest" |
    sed 's/\(.*\) \(.*\)/\1 passed, \2 failed/'
  return $status
}

tidy_all() {
  cmake --preset asan >/dev/null &&
    run-clang-tidy-19 -quiet -j "$jobs" -p build/asan '/(lockstep|tools)/.*(?<!_test)\.cc$' \
      >"$logs/tidy_all.log" 2>&1
  [ -s "$logs/tidy_all.log" ] || return 1
  ! grep -E '(warning|error):' "$logs/tidy_all.log" | sort -u | grep .
}

fuzz_one() {  # NAME: what it finds stays in build/fuzz/found/NAME
  local found=build/fuzz/found/$1
  mkdir -p "$found/corpus"
  "build/fuzz/bin/${1}_fuzz" -max_total_time="$fuzz_seconds" -timeout=20 -rss_limit_mb=2048 \
    -max_len=65536 -print_final_stats=1 -artifact_prefix="$found/" "$found/corpus" \
    "tests/fuzz/corpus/$1" >"$logs/fuzz_$1.log" 2>&1
  local status=$?
  echo "$1: exit status $status, $(sed -n 's/stat::number_of_executed_units: *//p' \
    "$logs/fuzz_$1.log") inputs in $fuzz_seconds s"
  return $status
}

fuzz_all() {
  build fuzz fuzzers || return 1
  export -f fuzz_one
  export fuzz_seconds logs
  find tests/fuzz -name '*_fuzz.cc' -printf '%f\n' | sed 's/_fuzz\.cc$//' | sort |
    xargs -P 2 -I {} bash -c 'fuzz_one {}'
}

bench_all() {
  build bench || return 1
  local program status=0
  for program in build/bench/bin/*_bench; do
    "$program" --benchmark_min_time=0.5 2>&1 || status=1
  done
  return $status
}

check_programs() {
  build release lockstep_cli || return 1
  ./scripts/check_programs.py "$programs" --jobs "$jobs" --trajectories \
    --require "${required[@]}" --json "$logs/programs.json" >"$logs/check_programs.log"
  local status=$?
  grep '^FAIL\|^PASS  *train' "$logs/check_programs.log"
  tail -n 1 "$logs/check_programs.log"
  return $status
}

check_dynamic() {
  build release lockstep_cli && python3 scripts/compare_dynamic.py --jobs "$jobs"
}

check_jaxlib() {
  build release lockstep_cli && python3 scripts/check_jaxlib.py &&
    python3 scripts/compare_random.py --count 500
}

say "# Verification, $(date -u +%Y-%m-%d)"
say ""
cpu=$(sed -n 's/model name[^:]*: //p' /proc/cpuinfo | head -n 1)
say "Commit $(git rev-parse --short HEAD 2>/dev/null || echo unknown), $cpu, $(nproc) cores."
say ""
for name in "${stages[@]}"; do
  case $name in
    asan) stage "Tests under ASan and UBSan" asan sanitized_tests asan ;;
    tsan) stage "Tests under TSan" tsan sanitized_tests tsan ;;
    tidy) stage "clang-tidy" tidy tidy_all ;;
    fuzz) stage "Fuzzers" fuzz fuzz_all ;;
    bench) stage "Benchmarks" bench bench_all ;;
    programs)
      if [ -d "$programs" ]; then
        stage "Programs of a collection" programs check_programs
      else
        say "## Programs of a collection: skipped, there is no $programs"
      fi ;;
    jaxlib)
      if [ -f scripts/check_jaxlib.py ] && python3 -c 'import jax' 2>/dev/null; then
        stage "jaxlib accepts what is printed; random programs agree with XLA" jaxlib check_jaxlib
        stage "Symbolic dimensions as in JAX" dynamic check_dynamic
      else
        say "## jaxlib accepts what is printed: skipped, jax is not importable"
      fi ;;
  esac
done
say ""
say "$([ $failed -eq 0 ] && echo "All stages passed." || echo "$failed stages FAILED.")"
echo "report: $report"
[ $failed -eq 0 ]
