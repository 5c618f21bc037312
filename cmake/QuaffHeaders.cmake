# `quaff::headers`: the C++ headers, `#include <quaff/sum.hpp>`. They are next to this package, or in a
# checkout.
if(NOT TARGET quaff::headers)
  get_filename_component(_quaff_above "${CMAKE_CURRENT_LIST_DIR}/.." ABSOLUTE)
  set(_quaff_includes "${_quaff_above}/include")
  if(NOT EXISTS "${_quaff_includes}/quaff/sum.hpp")
    set(_quaff_includes "${_quaff_above}/cpp/include" "${_quaff_above}/runtime/include")
  endif()
  add_library(quaff::headers INTERFACE IMPORTED GLOBAL)
  target_include_directories(quaff::headers INTERFACE ${_quaff_includes})
  target_compile_features(quaff::headers INTERFACE cxx_std_17)
  unset(_quaff_above)
  unset(_quaff_includes)
endif()
