# quaff_install(<name> DESTINATION <folder> [COMPONENT <component>])
#
# Installs the library, and the files that its language needs: the Python module, its stub, and the marker
# file for type checkers; the headers of a library for C or C++, into `include`, and a file for pkg-config;
# the other files of a Node.js package; or an R package, into a library of packages.
function(quaff_install name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "DESTINATION;COMPONENT" "")
  if(arg_UNPARSED_ARGUMENTS OR NOT arg_DESTINATION)
    message(FATAL_ERROR "quaff_install(${name}): say quaff_install(${name} DESTINATION folder [COMPONENT component])")
  endif()
  get_target_property(language ${name} QUAFF_LANGUAGE)
  if(NOT TARGET ${name} OR NOT language)
    message(FATAL_ERROR "quaff_install(${name}): `${name}` was not made by quaff_add_library")
  endif()
  set(component "")
  if(arg_COMPONENT)
    set(component COMPONENT ${arg_COMPONENT})
  endif()
  set(folder_of_library "${arg_DESTINATION}")
  cmake_language(CALL _quaff_install_${language})
  install(TARGETS ${name} LIBRARY DESTINATION ${folder_of_library} ${component}
    ARCHIVE DESTINATION ${folder_of_library} ${component})
endfunction()
