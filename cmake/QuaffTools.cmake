# The programs that a build runs, which are looked up when CMake configures, and not in the middle of the
# build.
set(QUAFF_JOBS "" CACHE STRING "How many compilers cargo runs at once; empty: as many as there are processors")
set(QUAFF_VENDOR_DIR "" CACHE PATH "Where `cargo vendor` has put the dependencies: then nothing is downloaded")
set(QUAFF_RUST_TARGET "" CACHE STRING "The target of rustc's to build for; empty: that of the compiler of C++")

# The command: given explicitly, built from a checkout (its CMakeLists.txt sets that), or next to this
# package.
if(NOT QUAFF_EXECUTABLE AND NOT QUAFF_BUILT_COMMAND)
  get_filename_component(_quaff_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
  find_program(QUAFF_EXECUTABLE quaff HINTS "${_quaff_prefix}/bin")
  if(NOT QUAFF_EXECUTABLE)
    message(FATAL_ERROR "quaff: there is no command `quaff`: `pip install quaff-swig`, or name it in QUAFF_EXECUTABLE")
  endif()
endif()
if(NOT QUAFF_BUILT_COMMAND AND NOT EXISTS "${QUAFF_EXECUTABLE}")
  message(FATAL_ERROR "quaff: QUAFF_EXECUTABLE names `${QUAFF_EXECUTABLE}`, which is not there")
endif()

set(_quaff_oldest_cargo 1.90)
find_program(QUAFF_CARGO cargo HINTS "$ENV{CARGO_HOME}/bin" "$ENV{HOME}/.cargo/bin" DOC "Rust's cargo")
if(NOT QUAFF_CARGO)
  message(FATAL_ERROR "quaff: `cargo` was not found\n  help: install Rust: https://rustup.rs")
endif()
execute_process(COMMAND "${QUAFF_CARGO}" --version OUTPUT_VARIABLE _quaff_cargo ERROR_VARIABLE _quaff_said
  RESULT_VARIABLE _quaff_failed)
if(_quaff_failed OR NOT _quaff_cargo MATCHES "cargo ([0-9.]+)")
  message(FATAL_ERROR "quaff: `${QUAFF_CARGO} --version` fails: ${_quaff_said}\n  help: install Rust: https://rustup.rs")
elseif(CMAKE_MATCH_1 VERSION_LESS _quaff_oldest_cargo)
  message(FATAL_ERROR "quaff: `${QUAFF_CARGO}` is ${CMAKE_MATCH_1}, and ${_quaff_oldest_cargo} is the oldest that will do\n"
    "  help: rustup update")
endif()

# Python's headers, for interfaces whose own C++ calls Python. Unless the library has PYTHON_API full, this
# C++ is compiled for the stable ABI, so that the headers may be of another version than the Python that
# imports the module.
foreach(_quaff_python IN ITEMS "${Python_EXECUTABLE}" "$ENV{VIRTUAL_ENV}/bin/python3" python3 /usr/bin/python3)
  if(_quaff_python AND NOT QUAFF_PYTHON_INCLUDE_DIR)
    execute_process(COMMAND "${_quaff_python}" -c "import sysconfig; print(sysconfig.get_path('include'))"
      OUTPUT_VARIABLE _quaff_folder OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE _quaff_failed)
    if(NOT _quaff_failed AND EXISTS "${_quaff_folder}/Python.h")
      set(QUAFF_PYTHON_INCLUDE_DIR "${_quaff_folder}" CACHE PATH "Where Python.h is")
      set(QUAFF_PYTHON "${_quaff_python}" CACHE FILEPATH "The Python that has these headers")
    endif()
  endif()
endforeach()

# The suffix of extension modules for the Python whose headers are used.
function(_quaff_extension_suffix out)
  if(NOT QUAFF_PYTHON)
    message(FATAL_ERROR "quaff: no Python with headers was found, and PYTHON_API full needs them\n"
      "  help: install them, for example with `apt install python3-dev`, or set Python_EXECUTABLE before find_package(quaff)")
  endif()
  execute_process(COMMAND "${QUAFF_PYTHON}" -c "import sysconfig; print(sysconfig.get_config_var('EXT_SUFFIX'))"
    OUTPUT_VARIABLE suffix OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(${out} "${suffix}" PARENT_SCOPE)
endfunction()

# Whether the Python whose headers are used has no GIL, and therefore no stable ABI.
function(_quaff_is_free_threaded out)
  set(said "")
  if(QUAFF_PYTHON)
    execute_process(COMMAND "${QUAFF_PYTHON}" -ESc "import sys; print('t' in getattr(sys, 'abiflags', ''))"
      OUTPUT_VARIABLE said OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  endif()
  string(COMPARE EQUAL "${said}" "True" is_free_threaded)
  set(${out} ${is_free_threaded} PARENT_SCOPE)
endfunction()

get_property(_quaff_languages GLOBAL PROPERTY ENABLED_LANGUAGES)
if(NOT "CXX" IN_LIST _quaff_languages)
  message(FATAL_ERROR "quaff: the project has no C++\n  help: project(${PROJECT_NAME} LANGUAGES CXX), before find_package(quaff)")
endif()

# The command's options for cargo, and the environment in which the command runs.
function(_quaff_cargo_options environment_out options_out)
  set(environment "")
  set(options --cargo "${QUAFF_CARGO}")
  _quaff_rust_target(target)
  if(target)
    string(TOUPPER "${target}" upper)
    string(REPLACE "-" "_" variable "${target}")
    string(REPLACE "-" "_" upper "${upper}")
    set(environment "CXX_${variable}=${CMAKE_CXX_COMPILER}" "AR_${variable}=${CMAKE_AR}"
      "CARGO_TARGET_${upper}_LINKER=${CMAKE_CXX_COMPILER}")
    list(APPEND options --target "${target}")
  endif()
  if(QUAFF_VENDOR_DIR)
    list(APPEND options --vendor "${QUAFF_VENDOR_DIR}")
  endif()
  if(QUAFF_JOBS)
    list(APPEND options --jobs "${QUAFF_JOBS}")
  endif()
  set(${environment_out} "${environment}" PARENT_SCOPE)
  set(${options_out} "${options}" PARENT_SCOPE)
endfunction()

# The Rust target triple of the machine that the build is for; empty if it is this machine.
function(_quaff_rust_target out)
  set(target "${QUAFF_RUST_TARGET}")
  if(NOT target AND CMAKE_CROSSCOMPILING)
    set(target "${CMAKE_SYSTEM_PROCESSOR}-unknown-linux-gnu")
  endif()
  set(${out} "${target}" PARENT_SCOPE)
endfunction()
