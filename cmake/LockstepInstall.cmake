# SPDX-License-Identifier: Apache-2.0
# `cmake --install`: a package that can be moved; find_package(Lockstep) gives Lockstep::lockstep.
include_guard(GLOBAL)
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(lockstep_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Lockstep)
install(TARGETS lockstep EXPORT LockstepTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/lockstep DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        FILES_MATCHING PATTERN "*.h")
install(EXPORT LockstepTargets NAMESPACE Lockstep:: DESTINATION ${lockstep_package_dir})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(TARGET lockstep_cli)
  install(TARGETS lockstep_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()

configure_package_config_file(cmake/LockstepConfig.cmake.in
  ${PROJECT_BINARY_DIR}/LockstepConfig.cmake INSTALL_DESTINATION ${lockstep_package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/LockstepConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/LockstepConfig.cmake
              ${PROJECT_BINARY_DIR}/LockstepConfigVersion.cmake
        DESTINATION ${lockstep_package_dir})
