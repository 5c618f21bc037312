# A library for C and C++ programs, which include `quaff/modules/<module>.h` or `.hpp`.
set(QUAFF_TYPES_cxx ${QUAFF_TYPES_c} CACHE INTERNAL "")

macro(_quaff_target_cxx)
  _quaff_target_c()
  target_compile_features(${name} INTERFACE cxx_std_17)
endmacro()

macro(_quaff_install_cxx)
  _quaff_install_headers(${name} "${arg_DESTINATION}" "${component}" "${QUAFF_HEADERS_c};border.hpp;error.hpp" ".h;.hpp")
endmacro()
