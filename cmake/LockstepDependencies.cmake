# SPDX-License-Identifier: Apache-2.0
# What is found on the machine; every name is a Debian 12 package (scripts/install_packages.sh).
include_guard(GLOBAL)

find_package(Threads REQUIRED)
find_package(OpenSSL 3 REQUIRED COMPONENTS Crypto)
find_package(ZLIB REQUIRED)
find_package(LAPACK REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED CONFIG)
find_package(CLI11 2.1 REQUIRED CONFIG)
find_path(LOCKSTEP_XXHASH_INCLUDE xxhash.h REQUIRED)
# The declarations of LLVM's C API; the library itself is loaded at run time.
find_path(LOCKSTEP_LLVM_INCLUDE llvm-c/Core.h REQUIRED
          PATHS /usr/lib/llvm-19/include /usr/include/llvm-c-19 NO_DEFAULT_PATH)
if(LOCKSTEP_TESTS)
  find_package(GTest 1.12 REQUIRED CONFIG)
  find_package(rapidcheck REQUIRED CONFIG)
endif()
if(LOCKSTEP_BENCH)
  find_package(benchmark 1.7 REQUIRED CONFIG)
endif()

# lockstep_external: what the floors link. xxhash is used from its header alone.
# LockstepConfig.cmake.in must find whatever an installed static library still needs.
add_library(lockstep_external INTERFACE)
target_link_libraries(lockstep_external INTERFACE OpenSSL::Crypto ZLIB::ZLIB LAPACK::LAPACK
                                                  Threads::Threads)
add_library(lockstep_headers INTERFACE)
target_include_directories(lockstep_headers SYSTEM INTERFACE ${LOCKSTEP_XXHASH_INCLUDE})
target_compile_definitions(lockstep_headers INTERFACE XXH_INLINE_ALL)
target_link_libraries(lockstep_headers INTERFACE nlohmann_json::nlohmann_json)
