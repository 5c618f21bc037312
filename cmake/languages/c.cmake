# A library for C programs, which include `quaff/modules/<module>.h`.
set(QUAFF_TYPES_c SHARED STATIC CACHE INTERNAL "")
set(QUAFF_HEADERS_c border.h dltensor.h status.h tensor.h tree.h CACHE INTERNAL "")

macro(_quaff_target_c)
  set(entry "${module}_last_error")
  set(options_of_language --language ${language})
  target_include_directories(${name} INTERFACE "$<BUILD_INTERFACE:${crate}/cxx>" "$<INSTALL_INTERFACE:include>")
  set_target_properties(${name} PROPERTIES QUAFF_HEADERS "${crate}/cxx/quaff" QUAFF_MODULE ${module})
endmacro()

macro(_quaff_install_c)
  _quaff_install_headers(${name} "${arg_DESTINATION}" "${component}" "${QUAFF_HEADERS_c}" .h)
endmacro()

# Installs headers into `include`, those for all modules and those of this module with their suffixes, and the
# file for pkg-config, which finds everything else relative to itself.
function(_quaff_install_headers name destination component shared endings)
  get_target_property(module ${name} QUAFF_MODULE)
  get_target_property(headers ${name} QUAFF_HEADERS)
  list(TRANSFORM shared PREPEND "${headers}/")
  list(TRANSFORM endings PREPEND "${headers}/modules/${module}")
  install(FILES ${shared} DESTINATION include/quaff ${component})
  install(FILES ${endings} DESTINATION include/quaff/modules ${component})
  if(NOT IS_ABSOLUTE "${destination}")
    set(version "${PROJECT_VERSION}")
    if(NOT version)
      set(version 0)
    endif()
    file(RELATIVE_PATH prefix "/${destination}/pkgconfig" "/")
    string(REGEX REPLACE "/$" "" prefix "${prefix}")
    file(GENERATE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}.quaff/$<CONFIG>/${module}.pc" CONTENT
"prefix=\${pcfiledir}/${prefix}

Name: ${module}
Description: The functions of ${module}, built by quaff
Version: ${version}
Cflags: -I\${prefix}/include
Libs: -L\${prefix}/${destination} -l$<TARGET_FILE_BASE_NAME:${name}>
")
    install(FILES "${CMAKE_CURRENT_BINARY_DIR}/${name}.quaff/$<CONFIG>/${module}.pc"
      DESTINATION "${destination}/pkgconfig" ${component})
  endif()
endfunction()
