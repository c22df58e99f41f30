# SPDX-License-Identifier: Apache-2.0
# lockstep_floor(): one library per folder of lockstep/, and one test program per floor.
#   lockstep_<floor>  a static library of the floor's own objects
#   <floor>_test      its *_test.cc files; links its floor and what that floor uses, nothing more
#   lockstep          all floors in one archive: what programs link and what is installed
include_guard(GLOBAL)

set_property(GLOBAL PROPERTY LOCKSTEP_FLOORS "")

# Sets `out` to the C++ sources below `folder`; KIND is `source`, or a suffix such as `test`.
function(lockstep_glob out folder kind)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS LIST_DIRECTORIES false
       ${PROJECT_SOURCE_DIR}/${folder}/*.cc)
  if(kind STREQUAL "source")
    list(FILTER found EXCLUDE REGEX "_(test|fuzz|bench)\\.cc$")
  else()
    list(FILTER found INCLUDE REGEX "_${kind}\\.cc$")
  endif()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

function(lockstep_floor floor)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES;TEST_USES")
  lockstep_glob(sources lockstep/${floor} source)
  if(sources)
    add_library(lockstep_${floor} STATIC ${sources})
    target_link_libraries(lockstep_${floor} PRIVATE lockstep_build lockstep_headers
                                            PUBLIC lockstep_external)
    set_property(GLOBAL APPEND PROPERTY LOCKSTEP_FLOORS ${floor})
  endif()
  set_property(GLOBAL PROPERTY LOCKSTEP_USES_${floor} ${arg_USES})
  set_property(GLOBAL PROPERTY LOCKSTEP_TEST_USES_${floor} ${arg_TEST_USES})
  set_property(GLOBAL APPEND PROPERTY LOCKSTEP_ROWS ${floor})
endfunction()

# Links `target` with those of the named floors that hold source.
function(lockstep_link_floors target scope)
  foreach(floor IN LISTS ARGN)
    if(TARGET lockstep_${floor})
      target_link_libraries(${target} ${scope} lockstep_${floor})
    endif()
  endforeach()
endfunction()

function(lockstep_floor_test floor)
  lockstep_glob(sources lockstep/${floor} test)
  if(NOT sources)
    return()
  endif()
  get_property(uses GLOBAL PROPERTY LOCKSTEP_USES_${floor})
  get_property(test_uses GLOBAL PROPERTY LOCKSTEP_TEST_USES_${floor})
  lockstep_gtest(${floor}_test unit ${sources})
  # The floor first: a static library must stand before the ones that it calls.
  lockstep_link_floors(${floor}_test PRIVATE ${floor} ${test_uses} ${uses})
endfunction()

# Adds the GoogleTest program `name` and registers it. Tests run in the root of the repository,
# so that they name their data as tests/... .
function(lockstep_gtest name label)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE lockstep_build lockstep_headers GTest::gtest_main
                                        GTest::gmock)
  add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES LABELS ${label} TIMEOUT 600)
endfunction()

function(lockstep_finish_floors)
  get_property(floors GLOBAL PROPERTY LOCKSTEP_FLOORS)
  get_property(rows GLOBAL PROPERTY LOCKSTEP_ROWS)
  if(NOT floors)
    message(WARNING "lockstep/ holds no sources: nothing to build")
    return()
  endif()
  set(objects "")
  foreach(floor IN LISTS floors)
    get_property(uses GLOBAL PROPERTY LOCKSTEP_USES_${floor})
    lockstep_link_floors(lockstep_${floor} PUBLIC ${uses})
    list(APPEND objects $<TARGET_OBJECTS:lockstep_${floor}>)
  endforeach()
  add_library(lockstep STATIC ${objects})
  add_library(Lockstep::lockstep ALIAS lockstep)
  set_target_properties(lockstep PROPERTIES LINKER_LANGUAGE CXX)
  target_compile_features(lockstep PUBLIC cxx_std_20)
  target_include_directories(lockstep PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                                             $<INSTALL_INTERFACE:include>)
  target_link_libraries(lockstep PUBLIC OpenSSL::Crypto ZLIB::ZLIB LAPACK::LAPACK Threads::Threads)
  if(LOCKSTEP_TESTS)
    foreach(floor IN LISTS rows)
      lockstep_floor_test(${floor})
    endforeach()
  endif()
endfunction()
