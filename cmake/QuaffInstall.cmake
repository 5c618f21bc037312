# quaff_install(<name> DESTINATION <folder> [COMPONENT <component>])
#
# Installs the library, and beside it the Python module, its stub, and the mark by which type checkers take the stub;
# or, of a library for C or C++, its headers into `include` and a file for pkg-config; or the package of an addon for Node.js. The folder `.` is that of all
# installed packages: no mark belongs there, and type checkers find the stub of a module in a package `<module>-stubs`.
function(quaff_install name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "DESTINATION;COMPONENT" "")
  if(arg_UNPARSED_ARGUMENTS OR NOT arg_DESTINATION)
    message(FATAL_ERROR "quaff_install(${name}): say quaff_install(${name} DESTINATION folder [COMPONENT component])")
  endif()
  get_target_property(files ${name} QUAFF_FILES)
  get_target_property(headers ${name} QUAFF_HEADERS)
  if(NOT TARGET ${name} OR (files STREQUAL "files-NOTFOUND" AND NOT headers))
    message(FATAL_ERROR "quaff_install(${name}): `${name}` was not made by quaff_add_library")
  endif()
  set(component "")
  if(arg_COMPONENT)
    set(component COMPONENT ${arg_COMPONENT})
  endif()
  install(TARGETS ${name} LIBRARY DESTINATION ${arg_DESTINATION} ${component}
    ARCHIVE DESTINATION ${arg_DESTINATION} ${component})
  if(headers)
    _quaff_install_headers(${name} "${headers}" "${arg_DESTINATION}" "${component}")
    return()
  endif()
  install(FILES ${files} DESTINATION ${arg_DESTINATION} ${component})
  get_target_property(language ${name} QUAFF_LANGUAGE)
  if(language STREQUAL "javascript")
    return()
  endif()
  if(NOT arg_DESTINATION MATCHES "^\\./*$")
    set(typed "${CMAKE_CURRENT_BINARY_DIR}/${name}.quaff/py.typed")
    file(WRITE "${typed}" "")
    install(FILES "${typed}" DESTINATION ${arg_DESTINATION} ${component})
    return()
  endif()
  set(stubs ${files})
  list(FILTER stubs INCLUDE REGEX "\\.pyi$")
  foreach(stub IN LISTS stubs)
    get_filename_component(module "${stub}" NAME_WE)
    install(FILES "${stub}" DESTINATION "${module}-stubs" RENAME __init__.pyi ${component})
  endforeach()
endfunction()

# The headers of a library for C or C++, and the file for pkg-config, which finds the rest by its own place.
function(_quaff_install_headers name headers destination component)
  get_target_property(module ${name} QUAFF_MODULE)
  get_target_property(language ${name} QUAFF_LANGUAGE)
  set(shared border.h dltensor.h status.h tensor.h)
  set(own ${module}.h)
  if(language STREQUAL "cxx")
    list(APPEND shared border.hpp error.hpp)
    list(APPEND own ${module}.hpp)
  endif()
  list(TRANSFORM shared PREPEND "${headers}/")
  list(TRANSFORM own PREPEND "${headers}/modules/")
  install(FILES ${shared} DESTINATION include/quaff ${component})
  install(FILES ${own} DESTINATION include/quaff/modules ${component})
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
