# SPDX-License-Identifier: Apache-2.0
# Everything that links the library: the command, tests/, fuzzers, examples, benchmarks.
include_guard(GLOBAL)

# --- The command: target lockstep_cli, file bin/lockstep. tools/main.cc is alone with its main(),
# so that tools_test can link the rest.
lockstep_glob(tools_sources tools source)
list(REMOVE_ITEM tools_sources ${PROJECT_SOURCE_DIR}/tools/main.cc)
if(EXISTS ${PROJECT_SOURCE_DIR}/tools/main.cc)
  add_executable(lockstep_cli tools/main.cc)
  set_target_properties(lockstep_cli PROPERTIES OUTPUT_NAME lockstep)
  target_link_libraries(lockstep_cli PRIVATE lockstep_build)
  if(tools_sources)
    add_library(lockstep_tools STATIC ${tools_sources})
    target_link_libraries(lockstep_tools PRIVATE lockstep_build lockstep_headers
                                         PUBLIC lockstep CLI11::CLI11)
    target_link_libraries(lockstep_cli PRIVATE lockstep_tools)
  else()
    target_link_libraries(lockstep_cli PRIVATE lockstep CLI11::CLI11)
  endif()
endif()

# --- Benchmarks: bench/<name>_bench.cc is the program <name>_bench.
if(LOCKSTEP_BENCH)
  lockstep_glob(benches bench bench)
  foreach(source IN LISTS benches)
    cmake_path(GET source STEM name)
    add_executable(${name} ${source})
    target_link_libraries(${name} PRIVATE lockstep_build lockstep_headers lockstep
                                          benchmark::benchmark_main)
  endforeach()
endif()

# --- Examples: examples/NN_name.cc or examples/NN_name/*.cc is example_NN_name, run as a test.
if(LOCKSTEP_EXAMPLES)
  file(GLOB entries CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/examples/[0-9][0-9]_*)
  foreach(entry IN LISTS entries)
    cmake_path(GET entry STEM name)
    set(sources ${entry})
    if(IS_DIRECTORY ${entry})
      file(GLOB sources CONFIGURE_DEPENDS ${entry}/*.cc)
    elseif(NOT entry MATCHES "\\.cc$")
      continue()
    endif()
    if(NOT sources)
      continue()
    endif()
    add_executable(example_${name} ${sources})
    target_link_libraries(example_${name} PRIVATE lockstep_build lockstep)
    if(LOCKSTEP_TESTS)
      add_test(NAME example_${name} COMMAND example_${name}
               WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
      set_tests_properties(example_${name} PROPERTIES LABELS example TIMEOUT 600)
    endif()
  endforeach()
endif()

if(LOCKSTEP_TESTS)
  include(LockstepTests)
endif()
