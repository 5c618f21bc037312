# quaff_add_library(<name> [LANGUAGE python|c|cxx|javascript|r] [TYPE MODULE|SHARED|STATIC] SOURCES <interface.i> [<source>...]
#   [MODULE_NAME <module>] [OUTPUT_DIR <folder>] [OUTFILE_DIR <folder>] [DEPENDS <file>...] [NO_STUB] [NO_PROXY]
#   [PYTHON_API stable|full] [PARTS <number>])
#
# The target is an ordinary library whose name in the language is that of the interface's module: its sources
# are compiled with the target's own flags, and the include directories and definitions of linked targets
# apply to the interface, too. The Python module and its stub are written to OUTPUT_DIR, or CMAKE_SWIG_OUTDIR,
# or next to the library. With LANGUAGE c or cxx there is no Python: programs that link the library include
# `quaff/modules/<module>.h`, or `.hpp`. With LANGUAGE javascript, the files of a Node.js package are written
# to OUTPUT_DIR or next to the library, which is its addon. With LANGUAGE r, OUTPUT_DIR is the folder of a
# package's sources, which include the library. With PYTHON_API full, the interface's code may use more of
# Python's C API than the stable ABI, and the module is for the Python whose headers are found. With PARTS,
# the C++ code that quaff writes is divided into that number of files, which are compiled in parallel.
function(quaff_add_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "NO_PROXY;NO_STUB;EXCLUDE_FROM_ALL"
    "LANGUAGE;TYPE;MODULE_NAME;OUTPUT_DIR;OUTFILE_DIR;PYTHON_API;PARTS" "SOURCES;DEPENDS")
  _quaff_check_arguments()
  _quaff_split(${name} interface sources ${arg_SOURCES})
  _quaff_source_property(given "${interface}" SWIG_MODULE_NAME)
  _quaff_module(${name} "${interface}" "${arg_MODULE_NAME}${given}" module)
  cmake_language(EVAL CODE "cmake_language(DEFER CALL _quaff_check_sources [[${name}]] [[${sources}]])")
  # Called here, because packages found in one folder of a project are not visible in its parent folder.
  find_package(Threads REQUIRED QUIET)

  set(excluded "")
  if(arg_EXCLUDE_FROM_ALL)
    set(excluded EXCLUDE_FROM_ALL)
  endif()
  add_library(${name} ${arg_TYPE} ${excluded} ${sources})
  target_compile_features(${name} PRIVATE cxx_std_17)
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX POSITION_INDEPENDENT_CODE TRUE QUAFF_LANGUAGE ${language})
  _quaff_add_halves()
  if(arg_TYPE STREQUAL "STATIC")
    # C programs also link the C++ standard library.
    set_property(TARGET ${name} APPEND PROPERTY INTERFACE_LINK_LIBRARIES ${QUAFF_RUST_NEEDS}
      "$<$<LINK_LANGUAGE:C>:${CMAKE_CXX_IMPLICIT_LINK_LIBRARIES}>")
  else()
    _quaff_link_shared(${name} ${arg_TYPE} ${entry} "${archive}")
  endif()
  # The variable that UseSWIG sets.
  set(SWIG_MODULE_${name}_REAL_NAME ${name} PARENT_SCOPE)
endfunction()

# The parts of the function, which share its variables.

macro(_quaff_check_arguments)
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "quaff_add_library(${name}): it does not know `${arg_UNPARSED_ARGUMENTS}`\n"
      "  help: files come behind SOURCES")
  endif()
  if(NOT "${arg_PARTS}" MATCHES "^([1-9][0-9]*)?$")
    message(FATAL_ERROR "quaff_add_library(${name}): PARTS is a number of files, and not `${arg_PARTS}`")
  endif()
  string(TOLOWER "${arg_LANGUAGE}" language)
  if(language STREQUAL "rust")
    message(FATAL_ERROR "quaff_add_library(${name}): there is no LANGUAGE `rust`, for crates are cargo's\n"
      "  help: let the crate compile the interface with `quaff-build`, and Corrosion build the crate: docs/rust.md")
  elseif(NOT language)
    set(language python)
  elseif(NOT language IN_LIST QUAFF_LANGUAGES)
    list(JOIN QUAFF_LANGUAGES ", " known)
    message(FATAL_ERROR "quaff_add_library(${name}): there is no LANGUAGE `${arg_LANGUAGE}`\n"
      "  help: these are known: ${known}")
  endif()
  set(types ${QUAFF_TYPES_${language}})
  if(arg_TYPE STREQUAL "USE_BUILD_SHARED_LIBS")
    set(arg_TYPE STATIC)
    if(BUILD_SHARED_LIBS)
      set(arg_TYPE SHARED)
    endif()
    # The variable belongs to the project, and does not apply to languages whose libraries have only one type.
    if(NOT arg_TYPE IN_LIST types)
      set(arg_TYPE "")
    endif()
  endif()
  if(NOT arg_TYPE)
    list(GET types 0 arg_TYPE)
  endif()
  if(NOT arg_TYPE IN_LIST types)
    list(JOIN types " or TYPE " known)
    message(FATAL_ERROR "quaff_add_library(${name}): there is no TYPE `${arg_TYPE}` of LANGUAGE ${language}\n"
      "  help: say TYPE ${known}")
  endif()
endmacro()

# At the end of the folder, because a source's language may be set after the library is added, and so may the
# project's.
function(_quaff_check_sources name sources)
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  foreach(source IN LISTS sources)
    get_source_file_property(own "${source}" LANGUAGE)
    if(source MATCHES "\\.cu$" AND NOT own AND NOT "CUDA" IN_LIST languages)
      message(FATAL_ERROR "quaff_add_library(${name}): there are CUDA sources, and the project has no CUDA\n"
        "  help: enable_language(CUDA), which takes CMAKE_CUDA_COMPILER where nvcc is not in PATH; for C++ in `${source}`,"
        " set its property LANGUAGE to CXX")
    endif()
  endforeach()
  get_target_property(options ${name} SWIG_COMPILE_OPTIONS)
  if("--c" IN_LIST options)
    message(FATAL_ERROR "quaff_add_library(${name}): the property SWIG_COMPILE_OPTIONS of the target has `--c`, which"
      " has to be known before\n  help: set CMAKE_SWIG_FLAGS, or the property COMPILE_OPTIONS of the interface file,"
      " above quaff_add_library")
  endif()
endfunction()

# Both halves of the module. In a build tree with several configurations, each has its own crate, because the
# interface may depend on the configuration; cargo builds equal crates once.
macro(_quaff_add_halves)
  set(work "${CMAKE_CURRENT_BINARY_DIR}/${name}.quaff")
  _quaff_source_property(given "${interface}" OUTFILE_DIR)
  foreach(folder "${given}" "${arg_OUTFILE_DIR}" "${SWIG_OUTFILE_DIR}")
    if(folder)
      get_filename_component(work "${folder}/${name}.quaff" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
      break()
    endif()
  endforeach()
  set(crate "${work}")
  get_property(several GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
  if(several)
    set(crate "${work}/$<CONFIG>")
  endif()
  set(archive "${crate}/lib${module}_rust.a")
  set(parts "${crate}/cxx/bridge.cc")
  if(arg_PARTS GREATER 1)
    set(parts "")
    foreach(number RANGE 1 ${arg_PARTS})
      list(APPEND parts "${crate}/cxx/bridge_${number}.cc")
    endforeach()
  endif()
  set(bridge "${crate}/generated" ${parts} "${crate}/cxx/rust/cxx.cc")
  _quaff_is_c(${name} "${interface}" is_c)
  set(code "")
  if(is_c)
    set(code "${crate}/src/code.c")
    list(APPEND bridge "${code}")
  endif()
  set(python_of_archive "")
  set(copies_of_language "")
  cmake_language(CALL _quaff_target_${language})
  _quaff_write_options(${name} "${interface}" "${crate}" "${options_of_language}")
  _quaff_add_generate(${name} "${interface}" "${crate}" "${copies_of_language}" "${arg_DEPENDS}" ${parts} ${code})
  _quaff_set_flags(${name} "${interface}" "${crate}" ${parts})
  _quaff_add_archive("${crate}" "${archive}" ${python_of_archive})
  if(arg_TYPE STREQUAL "STATIC")
    _quaff_add_bridge_objects(${name} ${bridge})
    _quaff_add_joined(${name} ${module} ${entry} "${crate}" "${archive}")
  elseif(CMAKE_GENERATOR MATCHES "Ninja")
    # Not a dependency of the target: cargo and the C++ compiler run in parallel, and the linker waits for
    # both.
    add_custom_target(${name}_rust DEPENDS "${archive}")
    target_sources(${name} PRIVATE ${bridge})
  else()
    target_sources(${name} PRIVATE ${bridge} "${archive}.built")
  endif()
endmacro()
