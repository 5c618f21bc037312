# Settings that projects for UseSWIG make separately: properties, variables, and `swig_link_libraries`.

# SWIG's options that select quaff's default behaviour.
set(QUAFF_SWIG_ANYWAY "^(-c\\+\\+|-python|-py3|-keyword|-O|-fastdispatch|-fastproxy|-fvirtual|-modern|-modernargs|-builtin|-fastunpack|-castmode|-safecstrings|-Wall|-w.*|-cpperraswarn|-doxygen|-threads)$"
  CACHE INTERNAL "")

# The SWIG options that quaff has too, and `--c`, which corresponds to SWIG without -c++; other options are
# reported as having no effect.
function(_quaff_swig_flags name out)
  set(kept "")
  foreach(flag IN LISTS ARGN)
    if(flag MATCHES "^(-[ID].|--c$)")
      list(APPEND kept "${flag}")
    elseif(flag AND NOT flag MATCHES "${QUAFF_SWIG_ANYWAY}")
      message(WARNING "quaff_add_library(${name}): SWIG's option `${flag}` has no effect\n"
        "  help: quaff takes -I and -D of SWIG's options; docs/coming-from-swig.md says what took the place of others")
    endif()
  endforeach()
  set(${out} "${kept}" PARENT_SCOPE)
endfunction()

# A line for each element, after the option, unless the list is empty. The list may be a generator expression.
function(_quaff_lines out option list)
  set(${out} "$<$<BOOL:${list}>:${option}$<JOIN:${list},\n${option}>\n>" PARENT_SCOPE)
endfunction()

# A property of the interface file; empty if it is not set.
function(_quaff_source_property out interface property)
  get_source_file_property(value "${interface}" ${property})
  if(NOT value)
    set(value "")
  endif()
  set(${out} "${value}" PARENT_SCOPE)
endfunction()

# Whether an interface is for C, according to the flags that are known when the library is added.
function(_quaff_is_c name interface out)
  _quaff_source_property(old "${interface}" SWIG_FLAGS)
  _quaff_source_property(options "${interface}" COMPILE_OPTIONS)
  separate_arguments(more UNIX_COMMAND "${CMAKE_SWIG_FLAGS}")
  set(is_c FALSE)
  if("--c" IN_LIST old OR "--c" IN_LIST options OR "--c" IN_LIST more)
    set(is_c TRUE)
  endif()
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if(is_c AND NOT "C" IN_LIST languages)
    message(FATAL_ERROR "quaff_add_library(${name}): the interface is one of C, and the project has no C\n"
      "  help: project(${PROJECT_NAME} LANGUAGES C CXX)")
  endif()
  set(${out} ${is_c} PARENT_SCOPE)
endfunction()

# The options for quaff from the properties of the interface file and of the target. Those of the target may
# be set after the call.
function(_quaff_swig_options name interface out)
  _quaff_source_property(old "${interface}" SWIG_FLAGS)
  _quaff_source_property(options "${interface}" COMPILE_OPTIONS)
  separate_arguments(more UNIX_COMMAND "${CMAKE_SWIG_FLAGS}")
  _quaff_swig_flags(${name} flags ${old} ${options} ${more})
  _quaff_source_property(folders "${interface}" INCLUDE_DIRECTORIES)
  list(TRANSFORM folders REPLACE "^([^/$])" "${CMAKE_CURRENT_SOURCE_DIR}/\\1")
  _quaff_source_property(definitions "${interface}" COMPILE_DEFINITIONS)
  _quaff_lines(flags "" "${flags}")
  _quaff_lines(folders -I "${folders}")
  _quaff_lines(definitions -D "${definitions}")
  _quaff_lines(target_options "" "$<TARGET_PROPERTY:${name},SWIG_COMPILE_OPTIONS>")
  _quaff_lines(target_folders -I "$<TARGET_PROPERTY:${name},SWIG_INCLUDE_DIRECTORIES>")
  _quaff_lines(target_definitions -D "$<TARGET_PROPERTY:${name},SWIG_COMPILE_DEFINITIONS>")
  set(${out} "${flags}${folders}${definitions}${target_options}${target_folders}${target_definitions}" PARENT_SCOPE)
endfunction()

# UseSWIG's command, for the target's name as the project knows it.
if(NOT COMMAND swig_link_libraries)
  function(swig_link_libraries name)
    target_link_libraries(${name} ${ARGN})
  endfunction()
endif()
