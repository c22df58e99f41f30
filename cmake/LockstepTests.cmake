# SPDX-License-Identifier: Apache-2.0
# The tests that do not stand beside their source: data files, the command, parsers' corpora.
include_guard(GLOBAL)

# --- tools/*_test.cc
lockstep_glob(sources tools test)
if(sources AND TARGET lockstep_tools)
  lockstep_gtest(tools_test unit ${sources})
  target_link_libraries(tools_test PRIVATE lockstep_tools)
endif()

# --- tests/<folder>/**/*.cc: the program tests_<folder>, linked with the whole library, where the
# folder has a *_test.cc.
file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true ${PROJECT_SOURCE_DIR}/tests/*)
foreach(folder IN LISTS folders)
  cmake_path(GET folder FILENAME name)
  if(NOT IS_DIRECTORY ${folder} OR name STREQUAL "consumer")
    continue()
  endif()
  lockstep_glob(sources tests/${name} test)
  if(sources)
    lockstep_glob(shared tests/${name} source)
    lockstep_gtest(tests_${name} behaviour ${sources} ${shared})
    target_link_libraries(tests_${name} PRIVATE lockstep rapidcheck)
  endif()
endforeach()

# --- tests/ops/<family>/*.mlir: self-checking programs, run by the command, one test per folder.
# (The ill-formed ones of tests/errors/ are read by their own program, tests_errors.)
if(TARGET lockstep_cli)
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true
       ${PROJECT_SOURCE_DIR}/tests/ops/*)
  foreach(folder IN LISTS folders)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*.mlir)
    if(files)
      cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/tests
                 OUTPUT_VARIABLE name)
      add_test(NAME ${name} COMMAND lockstep_cli test ${files}
               WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
      set_tests_properties(${name} PROPERTIES LABELS data TIMEOUT 600)
      list(APPEND op_files ${files})
    endif()
  endforeach()

  # The same by the cpu backend, op by op and with all passes. tests/ops/oracle holds what only the
  # interpreter promises.
  list(FILTER op_files EXCLUDE REGEX /tests/ops/oracle/)
  foreach(mode IN ITEMS op_by_op optimized)
    set(flags --backend=cpu)
    if(mode STREQUAL "optimized")
      list(APPEND flags --optimize)
    endif()
    add_test(NAME backend/${mode} COMMAND lockstep_cli test ${flags} ${op_files}
             WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(backend/${mode} PROPERTIES LABELS data TIMEOUT 600)
    foreach(level IN ITEMS baseline avx2)
      add_test(NAME backend/${mode}_${level}
               COMMAND lockstep_cli test ${flags} --cpu-features=${level} ${op_files}
               WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
      set_tests_properties(backend/${mode}_${level} PROPERTIES LABELS data TIMEOUT 600)
    endforeach()
  endforeach()

  # --- tests/cli/*_test.{sh,py}: scripts that find the command in $LOCKSTEP.
  file(GLOB scripts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/cli/*_test.sh
       ${PROJECT_SOURCE_DIR}/tests/cli/*_test.py)
  foreach(script IN LISTS scripts)
    cmake_path(GET script STEM name)
    add_test(NAME cli/${name} COMMAND ${script} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(cli/${name} PROPERTIES LABELS cli TIMEOUT 600
                         ENVIRONMENT "LOCKSTEP=$<TARGET_FILE:lockstep_cli>")
  endforeach()
endif()

# --- tests/fuzz/<name>_fuzz.cc: the program <name>_fuzz. With LOCKSTEP_FUZZ it is a libFuzzer
# program; otherwise it replays tests/fuzz/corpus/<name>/ as a test. It links the floors that read
# untrusted input, so the target `fuzzers` is a small build.
lockstep_glob(sources tests/fuzz fuzz)
add_custom_target(fuzzers)
foreach(source IN LISTS sources)
  cmake_path(GET source STEM target)
  string(REGEX REPLACE "_fuzz$" "" name ${target})
  add_executable(${target} ${source})
  add_dependencies(fuzzers ${target})
  target_link_libraries(${target} PRIVATE lockstep_build lockstep_headers)
  lockstep_link_floors(${target} PRIVATE program text arrays plan analyze ir base)
  if(LOCKSTEP_FUZZ)
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  else()
    target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests/fuzz/replay_main.cc)
    add_test(NAME fuzz/${name}
             COMMAND ${target} ${PROJECT_SOURCE_DIR}/tests/fuzz/corpus/${name})
    set_tests_properties(fuzz/${name} PROPERTIES LABELS fuzz TIMEOUT 600)
  endif()
endforeach()
