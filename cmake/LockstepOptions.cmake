# SPDX-License-Identifier: Apache-2.0
# What the user may choose, and how everything is compiled because of it.
include_guard(GLOBAL)

option(LOCKSTEP_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(LOCKSTEP_EXAMPLES "Build the examples" ${PROJECT_IS_TOP_LEVEL})
option(LOCKSTEP_BENCH "Build the benchmarks" OFF)
option(LOCKSTEP_FUZZ "Build tests/fuzz with libFuzzer (clang only) instead of replaying" OFF)
option(LOCKSTEP_WERROR "Treat warnings as errors" ${PROJECT_IS_TOP_LEVEL})
set(LOCKSTEP_SANITIZE "" CACHE STRING "Sanitizers, as -fsanitize= takes them; empty for none")

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Kind of build" FORCE)
endif()
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)

find_program(LOCKSTEP_CCACHE ccache)
if(LOCKSTEP_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${LOCKSTEP_CCACHE})
endif()
find_program(LOCKSTEP_MOLD mold)
if(LOCKSTEP_MOLD)
  add_link_options(-fuse-ld=mold)
endif()

# lockstep_build: the flags of every target of this project. Never installed.
add_library(lockstep_build INTERFACE)
target_include_directories(lockstep_build INTERFACE ${PROJECT_SOURCE_DIR}
                                                    ${PROJECT_SOURCE_DIR}/include)
target_compile_options(lockstep_build INTERFACE
  -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual -Werror=switch
  -Werror=return-type -Werror=unused-result -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 raises these falsely on std::string, std::optional and std::vector (PR105651, PR105562).
  target_compile_options(lockstep_build INTERFACE
    -Wno-restrict -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow
    -Wno-stringop-overread -Wno-psabi)
else()
  # std::stable_sort of libstdc++ 12 uses what C++17 deprecated.
  target_compile_options(lockstep_build INTERFACE
    -Wno-gnu-zero-variadic-macro-arguments -Wno-deprecated-declarations)
endif()
if(LOCKSTEP_WERROR)
  target_compile_options(lockstep_build INTERFACE -Werror)
endif()

if(LOCKSTEP_SANITIZE)
  add_compile_options(-fsanitize=${LOCKSTEP_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  # "fuzzer-no-link" says by its name that it is for compiling only.
  string(REPLACE "fuzzer-no-link," "" lockstep_link_sanitizers "${LOCKSTEP_SANITIZE}")
  add_link_options(-fsanitize=${lockstep_link_sanitizers})
endif()
if(LOCKSTEP_FUZZ AND NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  message(FATAL_ERROR "LOCKSTEP_FUZZ needs clang: use `cmake --preset fuzz`")
endif()
