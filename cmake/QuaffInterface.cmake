# Reads the interface file at configuration time: the name of its module.

# Splits the sources into the one `.i` file and the others.
function(_quaff_split name interface_out others_out)
  set(interfaces ${ARGN})
  set(others ${ARGN})
  list(FILTER interfaces INCLUDE REGEX "\\.i$")
  list(FILTER others EXCLUDE REGEX "\\.i$")
  list(LENGTH interfaces count)
  if(NOT count EQUAL 1)
    message(FATAL_ERROR "quaff_add_library(${name}): SOURCES has ${count} interface files, and a module has one\n"
      "  help: name one `.i` file; others it can `%include`")
  endif()
  get_filename_component(interface "${interfaces}" ABSOLUTE)
  if(NOT EXISTS "${interface}")
    message(FATAL_ERROR "quaff_add_library(${name}): there is no `${interface}`")
  endif()
  set(${interface_out} "${interface}" PARENT_SCOPE)
  set(${others_out} "${others}" PARENT_SCOPE)
endfunction()

# The module that `%module` names. CMake is run again if the interface changes.
function(_quaff_module name interface given out)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${interface}")
  file(STRINGS "${interface}" text REGEX "^[ \t]*%module")
  set(module "")
  if(text MATCHES "%module[ \t]*(\\([^)]*\\))?[ \t]*\"?([A-Za-z_][A-Za-z0-9_]*)")
    set(module "${CMAKE_MATCH_2}")
  endif()
  if(NOT module)
    set(module "${given}")
  elseif(given AND NOT given STREQUAL module)
    message(FATAL_ERROR "quaff_add_library(${name}): the module is to be called `${given}`, and `${interface}` calls it "
      "`${module}`\n  help: let `%module` say `${given}`")
  endif()
  if(NOT module)
    message(FATAL_ERROR "quaff_add_library(${name}): `${interface}` has no line `%module name`\n"
      "  help: say MODULE_NAME where an included file has it")
  endif()
  set(${out} "${module}" PARENT_SCOPE)
endfunction()
