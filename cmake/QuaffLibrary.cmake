# `quaff::quaff`: the library behind `quaff/quaff.h` and `quaff/quaff.hpp`. QUAFF_LIBRARY names one that is there; beside an
# installed package it may lie; in a checkout cargo builds it, once something links it.
function(_quaff_add_library_target)
  get_filename_component(above "${QUAFF_CMAKE_DIR}/.." ABSOLUTE)
  set(includes "${above}/include")
  get_filename_component(installed "${above}/../../lib/libquaff_c.so" ABSOLUTE)
  if(EXISTS "${above}/c/Cargo.toml")
    set(includes "${above}/c/include" "${above}/runtime/include")
  endif()
  if(QUAFF_LIBRARY)
    set(library "${QUAFF_LIBRARY}")
  elseif(EXISTS "${above}/c/Cargo.toml")
    _quaff_build_library("${above}" library)
  elseif(EXISTS "${installed}")
    set(library "${installed}")
  else()
    return()
  endif()
  add_library(quaff::quaff SHARED IMPORTED GLOBAL)
  set_target_properties(quaff::quaff PROPERTIES IMPORTED_LOCATION "${library}" IMPORTED_SONAME libquaff_c.so)
  target_include_directories(quaff::quaff INTERFACE ${includes})
  target_compile_features(quaff::quaff INTERFACE cxx_std_17)
  if(TARGET quaff_library)
    add_dependencies(quaff::quaff quaff_library)
  endif()
endfunction()

# Where cargo puts the library, and a target that has it do so.
function(_quaff_build_library checkout out)
  set(target_dir "${CMAKE_BINARY_DIR}/quaff-cargo")
  set(library "${target_dir}/release/libquaff_c.so")
  # Always asked: cargo knows what has changed.
  add_custom_target(quaff_library
    COMMAND "${QUAFF_CARGO}" build --quiet --release --locked --package quaff-c --target-dir "${target_dir}"
    WORKING_DIRECTORY "${checkout}" BYPRODUCTS "${library}"
    COMMENT "quaff: building quaff::quaff with cargo" VERBATIM)
  set(${out} "${library}" PARENT_SCOPE)
endfunction()

set(QUAFF_LIBRARY "" CACHE FILEPATH "libquaff_c.so, for quaff::quaff; empty: the installed one, or cargo builds it")
if(NOT TARGET quaff::quaff)
  _quaff_add_library_target()
endif()
