# A Python module: the extension module, and the Python file and its stub in OUTPUT_DIR, in CMAKE_SWIG_OUTDIR,
# or next to the extension module.
set(QUAFF_TYPES_python MODULE SHARED STATIC CACHE INTERNAL "")

macro(_quaff_target_python)
  _quaff_python_api()
  set(entry "PyInit__${module}")
  set_target_properties(${name} PROPERTIES OUTPUT_NAME ${module})
  if(NOT arg_TYPE STREQUAL "STATIC")
    set_target_properties(${name} PROPERTIES PREFIX "_" SUFFIX "${suffix}")
  endif()
  set(options_of_language --python-api stable --python-out "${crate}/python")
  if(arg_PYTHON_API STREQUAL "full")
    set(options_of_language --python-api full --python-out "${crate}/python")
  endif()
  set(names "${module}.py" "${module}.pyi")
  if(arg_NO_PROXY)
    list(REMOVE_ITEM names "${module}.py")
  endif()
  if(arg_NO_STUB)
    list(REMOVE_ITEM names "${module}.pyi")
  endif()
  _quaff_copy_files(python names)
endmacro()

# The suffix of the extension module, which says for which versions of Python the module is; and the archive's
# options for that Python, if it is a single version.
macro(_quaff_python_api)
  if(NOT "${arg_PYTHON_API}" MATCHES "^(stable|full)?$")
    message(FATAL_ERROR "quaff_add_library(${name}): there is no PYTHON_API `${arg_PYTHON_API}`\n"
      "  help: these are known: stable, full")
  endif()
  set(suffix ".abi3.so")
  _quaff_is_free_threaded(is_free_threaded)
  if(is_free_threaded AND arg_PYTHON_API STREQUAL "stable")
    message(FATAL_ERROR "quaff_add_library(${name}): PYTHON_API stable asks for the stable ABI, which `${QUAFF_PYTHON}` "
      "does not have without the GIL\n  help: leave out PYTHON_API, or set Python_EXECUTABLE to another Python before find_package(quaff)")
  elseif(is_free_threaded)
    set(arg_PYTHON_API "full")
    set(python_of_archive --python "${QUAFF_PYTHON}")
  endif()
  if(arg_PYTHON_API STREQUAL "full")
    # scikit-build-core sets the variable for `wheel.py-api`, unless Python has no GIL.
    if(SKBUILD_SABI_VERSION)
      message(FATAL_ERROR "quaff_add_library(${name}): PYTHON_API full is for one version of Python, and `wheel.py-api` would "
        "tag the wheel for all from ${SKBUILD_SABI_VERSION} on\n"
        "  help: remove `wheel.py-api` from pyproject.toml")
    endif()
    _quaff_extension_suffix(suffix)
  endif()
endmacro()

# The marker file by which type checkers use the stub. The folder `.` contains all installed packages, and
# must not have a marker: there, type checkers find the stub of a module in a package `<module>-stubs`.
macro(_quaff_install_python)
  get_target_property(files ${name} QUAFF_FILES)
  install(FILES ${files} DESTINATION ${arg_DESTINATION} ${component})
  if(NOT arg_DESTINATION MATCHES "^\\./*$")
    set(typed "${CMAKE_CURRENT_BINARY_DIR}/${name}.quaff/py.typed")
    file(WRITE "${typed}" "")
    install(FILES "${typed}" DESTINATION ${arg_DESTINATION} ${component})
  else()
    list(FILTER files INCLUDE REGEX "\\.pyi$")
    foreach(stub IN LISTS files)
      get_filename_component(module "${stub}" NAME_WE)
      install(FILES "${stub}" DESTINATION "${module}-stubs" RENAME __init__.pyi ${component})
    endforeach()
  endif()
endmacro()
