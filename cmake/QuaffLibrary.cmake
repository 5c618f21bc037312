# `quaff::quaff`: the library of `quaff/quaff.h` and `quaff/quaff.hpp`. QUAFF_LIBRARY names an existing one;
# next to an installed package there may be one; otherwise the command builds it with cargo, if a target links
# it.
function(_quaff_add_library_target)
  get_filename_component(above "${QUAFF_CMAKE_DIR}/.." ABSOLUTE)
  set(includes "${above}/include")
  get_filename_component(installed "${above}/../../lib/libquaff_c.so" ABSOLUTE)
  if(EXISTS "${above}/c/Cargo.toml")
    set(includes "${above}/c/include" "${above}/runtime/include")
  endif()
  if(QUAFF_LIBRARY)
    set(library "${QUAFF_LIBRARY}")
  elseif(EXISTS "${installed}")
    set(library "${installed}")
  else()
    _quaff_build_library(library)
  endif()
  add_library(quaff::quaff SHARED IMPORTED GLOBAL)
  set_target_properties(quaff::quaff PROPERTIES IMPORTED_LOCATION "${library}" IMPORTED_SONAME libquaff_c.so)
  target_include_directories(quaff::quaff INTERFACE ${includes})
  target_compile_features(quaff::quaff INTERFACE cxx_std_17)
  if(TARGET quaff_library)
    add_dependencies(quaff::quaff quaff_library)
  endif()
endfunction()

# The path at which the library is written, and a target that makes the command build it.
function(_quaff_build_library out)
  set(library "${CMAKE_BINARY_DIR}/quaff-library/libquaff_c.so")
  _quaff_cargo_options(environment options)
  set(aware "")
  if(NOT CMAKE_VERSION VERSION_LESS 3.28)
    set(aware JOB_SERVER_AWARE TRUE)
  endif()
  # Always run, because only cargo knows what has changed.
  add_custom_target(quaff_library
    COMMAND ${CMAKE_COMMAND} -E env ${environment} "${QUAFF_EXECUTABLE}" library --output "${library}" ${options}
    BYPRODUCTS "${library}" ${aware}
    COMMENT "quaff: building quaff::quaff with cargo" VERBATIM)
  set(${out} "${library}" PARENT_SCOPE)
endfunction()

set(QUAFF_LIBRARY "" CACHE FILEPATH "libquaff_c.so, for quaff::quaff; empty: the installed one, or cargo builds it")
if(NOT TARGET quaff::quaff)
  _quaff_add_library_target()
endif()
