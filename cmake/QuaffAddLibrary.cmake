# quaff_add_library(<name> [LANGUAGE python|c|cxx|javascript] [TYPE MODULE|SHARED|STATIC] SOURCES <interface.i> [<source>...]
#   [MODULE_NAME <module>] [OUTPUT_DIR <folder>] [OUTFILE_DIR <folder>] [DEPENDS <file>...] [NO_STUB] [NO_PROXY]
#   [PYTHON_API stable|full] [PARTS <number>])
#
# A library like any other, of the interface's module: its sources are compiled with the target's own flags, and what it
# links gives its folders and definitions to the interface too. The Python module and its stub go to OUTPUT_DIR, or
# CMAKE_SWIG_OUTDIR, or beside the library. With LANGUAGE c or cxx there is no Python: programs that link the library
# include `quaff/modules/<module>.h`, or `.hpp`. With LANGUAGE javascript, the files of a package for Node.js go to OUTPUT_DIR
# or beside the library, which is its addon. With PYTHON_API full, the interface's code may use more of Python's C API
# than the stable ABI, and the module is for the Python whose headers are found. With PARTS, the C++ that quaff writes is
# in that number of files, which are compiled side by side.
function(quaff_add_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "NO_PROXY;NO_STUB;EXCLUDE_FROM_ALL"
    "LANGUAGE;TYPE;MODULE_NAME;OUTPUT_DIR;OUTFILE_DIR;PYTHON_API;PARTS" "SOURCES;DEPENDS")
  _quaff_check_arguments()
  _quaff_split(${name} interface sources ${arg_SOURCES})
  _quaff_source_property(given "${interface}" SWIG_MODULE_NAME)
  _quaff_module(${name} "${interface}" "${arg_MODULE_NAME}${given}" module)
  cmake_language(EVAL CODE "cmake_language(DEFER CALL _quaff_check_sources [[${name}]] [[${sources}]])")
  # Here, for what is found in one folder of a project is not seen in the folder around.
  find_package(Threads REQUIRED QUIET)

  set(excluded "")
  if(arg_EXCLUDE_FROM_ALL)
    set(excluded EXCLUDE_FROM_ALL)
  endif()
  add_library(${name} ${arg_TYPE} ${excluded} ${sources})
  target_compile_features(${name} PRIVATE cxx_std_17)
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX POSITION_INDEPENDENT_CODE TRUE)
  if(is_for_compilers)
    set(entry "${module}_last_error")
    set(files_of_language "")
  elseif(language STREQUAL "javascript")
    set(entry "napi_register_module_v1")
    set_target_properties(${name} PROPERTIES OUTPUT_NAME ${module} PREFIX "" SUFFIX ".node"
      QUAFF_LANGUAGE javascript)
    set(files_of_language index.js index.mjs index.d.ts package.json)
    set(folder_of_language package)
    _quaff_files_of_language()
  else()
    _quaff_python_api()
    set(entry "PyInit__${module}")
    set_target_properties(${name} PROPERTIES OUTPUT_NAME ${module})
    if(NOT arg_TYPE STREQUAL "STATIC")
      set_target_properties(${name} PROPERTIES PREFIX "_" SUFFIX "${suffix}")
    endif()
    _quaff_python_files()
  endif()
  _quaff_add_halves()
  if(arg_TYPE STREQUAL "STATIC")
    # Programs of C link C++'s library as well.
    set_property(TARGET ${name} APPEND PROPERTY INTERFACE_LINK_LIBRARIES ${QUAFF_RUST_NEEDS}
      "$<$<LINK_LANGUAGE:C>:${CMAKE_CXX_IMPLICIT_LINK_LIBRARIES}>")
  else()
    _quaff_link_shared(${name} ${arg_TYPE} ${entry} "${archive}")
  endif()
  # As UseSWIG says it.
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
  elseif(language STREQUAL "r")
    message(FATAL_ERROR "quaff_add_library(${name}): there is no LANGUAGE `r`, for R builds packages itself\n"
      "  help: `quaff generate --language r` writes a package for R CMD build and R CMD INSTALL: docs/r.md")
  elseif(NOT language MATCHES "^(python|c|cxx|javascript)?$")
    message(FATAL_ERROR "quaff_add_library(${name}): there is no LANGUAGE `${arg_LANGUAGE}`\n"
      "  help: these are known: python, c, cxx, javascript")
  endif()
  set(is_for_compilers FALSE)
  if(language MATCHES "^(c|cxx)$")
    set(is_for_compilers TRUE)
  endif()
  if(is_for_compilers AND arg_TYPE STREQUAL "MODULE")
    message(FATAL_ERROR "quaff_add_library(${name}): no program can link a MODULE\n  help: say TYPE SHARED or TYPE STATIC")
  elseif(is_for_compilers AND NOT arg_TYPE)
    set(arg_TYPE SHARED)
  elseif(NOT arg_TYPE)
    set(arg_TYPE MODULE)
  elseif(arg_TYPE STREQUAL "USE_BUILD_SHARED_LIBS")
    set(arg_TYPE STATIC)
    if(BUILD_SHARED_LIBS)
      set(arg_TYPE SHARED)
    endif()
  elseif(NOT arg_TYPE MATCHES "^(MODULE|SHARED|STATIC)$")
    message(FATAL_ERROR "quaff_add_library(${name}): there is no TYPE `${arg_TYPE}`\n"
      "  help: these are known: MODULE, SHARED, STATIC")
  endif()
endmacro()

# At the end of the folder, for a source's language may be set behind the library, and so may the project's.
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

# The end of the name of the extension module, which says for which Pythons the module is; and what the archive is told of
# that Python, if it is a single one.
macro(_quaff_python_api)
  if(NOT "${arg_PYTHON_API}" MATCHES "^(stable|full)?$")
    message(FATAL_ERROR "quaff_add_library(${name}): there is no PYTHON_API `${arg_PYTHON_API}`\n"
      "  help: these are known: stable, full")
  endif()
  set(suffix ".abi3.so")
  set(python_of_archive "")
  _quaff_is_free_threaded(is_free_threaded)
  if(is_free_threaded AND arg_PYTHON_API STREQUAL "stable")
    message(FATAL_ERROR "quaff_add_library(${name}): PYTHON_API stable asks for the stable ABI, which `${QUAFF_PYTHON}` "
      "does not have without the GIL\n  help: leave out PYTHON_API, or set Python_EXECUTABLE to another Python before find_package(quaff)")
  elseif(is_free_threaded)
    set(arg_PYTHON_API "full")
    set(python_of_archive --python "${QUAFF_PYTHON}")
  endif()
  if(arg_PYTHON_API STREQUAL "full")
    # scikit-build-core sets it for `wheel.py-api`, unless Python has no GIL.
    if(SKBUILD_SABI_VERSION)
      message(FATAL_ERROR "quaff_add_library(${name}): PYTHON_API full is for one version of Python, and `wheel.py-api` would "
        "tag the wheel for all from ${SKBUILD_SABI_VERSION} on\n"
        "  help: remove `wheel.py-api` from pyproject.toml")
    endif()
    _quaff_extension_suffix(suffix)
  endif()
endmacro()

# The files of Python.
macro(_quaff_python_files)
  set(files_of_language "${module}.py" "${module}.pyi")
  if(arg_NO_PROXY)
    list(REMOVE_ITEM files_of_language "${module}.py")
  endif()
  if(arg_NO_STUB)
    list(REMOVE_ITEM files_of_language "${module}.pyi")
  endif()
  set(folder_of_language python)
  _quaff_files_of_language()
endmacro()

# The folder for the files of the language, which `quaff generate` writes into `folder_of_language` of the crate.
macro(_quaff_files_of_language)
  _quaff_source_property(files_dir "${interface}" OUTPUT_DIR)
  foreach(folder "${arg_OUTPUT_DIR}" "${CMAKE_SWIG_OUTDIR}")
    if(NOT files_dir AND folder)
      get_filename_component(files_dir "${folder}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
    endif()
  endforeach()
  if(NOT files_dir)
    set(files_dir "$<TARGET_FILE_DIR:${name}>")
  endif()
  list(TRANSFORM files_of_language PREPEND "${files_dir}/" OUTPUT_VARIABLE placed)
  set_target_properties(${name} PROPERTIES QUAFF_FILES "${placed}" SWIG_SUPPORT_FILES "${placed}"
    SWIG_SUPPORT_FILES_DIRECTORY "${files_dir}")
endmacro()

# Both halves of the module. Where a build tree has several configurations, each has a crate of its own, for what the
# interface says may depend on it; cargo builds equal ones once.
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
  _quaff_write_options(${name} "${interface}" "${crate}" "${language}")
  _quaff_add_generate(${name} "${interface}" "${crate}" "${files_of_language}" "${arg_DEPENDS}" ${parts} ${code})
  _quaff_set_flags(${name} "${interface}" "${crate}" ${parts})
  _quaff_add_archive("${crate}" "${archive}" ${python_of_archive})
  if(is_for_compilers)
    target_include_directories(${name} INTERFACE "$<BUILD_INTERFACE:${crate}/cxx>" "$<INSTALL_INTERFACE:include>")
    set_target_properties(${name} PROPERTIES QUAFF_HEADERS "${crate}/cxx/quaff" QUAFF_MODULE ${module}
      QUAFF_LANGUAGE ${language})
    if(language STREQUAL "cxx")
      target_compile_features(${name} INTERFACE cxx_std_17)
    endif()
  endif()
  if(arg_TYPE STREQUAL "STATIC")
    _quaff_add_bridge_objects(${name} ${bridge})
    _quaff_add_joined(${name} ${module} ${entry} "${crate}" "${archive}")
  elseif(CMAKE_GENERATOR MATCHES "Ninja")
    # Not a dependency of the target: cargo and the compiler of C++ run side by side, and the linker waits for both.
    add_custom_target(${name}_rust DEPENDS "${archive}")
    target_sources(${name} PRIVATE ${bridge})
  else()
    target_sources(${name} PRIVATE ${bridge} "${archive}.built")
  endif()
endmacro()
