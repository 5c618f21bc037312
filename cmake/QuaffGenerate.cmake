# The build steps: `quaff generate`, which writes the C++ of the bridge and a crate, and `quaff archive`,
# which makes cargo build the crate. The C++ compiler is CMake's.

# Writes quaff's options to a file, because generator expressions know the include directories and definitions
# of the target and of everything that it links.
function(_quaff_write_options name interface crate options)
  set(folders "$<REMOVE_DUPLICATES:$<TARGET_PROPERTY:${name},INCLUDE_DIRECTORIES>>")
  set(definitions "$<REMOVE_DUPLICATES:$<TARGET_PROPERTY:${name},COMPILE_DEFINITIONS>>")
  _quaff_lines(folders -I "${folders}")
  _quaff_lines(definitions -D "${definitions}")
  _quaff_swig_options(${name} "${interface}" swig)
  list(JOIN options "\n" of_language)
  set(parts 1)
  if(arg_PARTS)
    set(parts ${arg_PARTS})
  endif()
  # Options for another language go to a separate file, which is not read.
  set(content "${interface}
--rust-only
--output
${crate}
--parts
${parts}
${of_language}
--depfile
${crate}/generated.d
${folders}${definitions}${swig}")
  file(GENERATE OUTPUT "${crate}/options.$<COMPILE_LANGUAGE>" CONTENT "${content}")
endfunction()

# Writes the crate and the C++ code. Files whose contents would be the same are not touched, and nothing is
# rebuilt for them; the file `generated` is always touched. The C++ files, and the C file if there is one,
# come last.
function(_quaff_add_generate name interface crate copies depends)
  file(RELATIVE_PATH shown "${CMAKE_SOURCE_DIR}" "${interface}")
  # In one folder, make does not know the rules of another one, but it knows the target.
  set(command "${QUAFF_EXECUTABLE}")
  if(TARGET quaff_command)
    list(APPEND command quaff_command)
  endif()
  _quaff_source_property(more "${interface}" DEPENDS)
  add_custom_command(OUTPUT "${crate}/generated"
    BYPRODUCTS ${ARGN} "${crate}/cxx/rust/cxx.cc" "${crate}/Cargo.toml"
    COMMAND "${QUAFF_EXECUTABLE}" generate "@${crate}/options.CXX"
    ${copies}
    COMMAND ${CMAKE_COMMAND} -E touch "${crate}/generated"
    DEPENDS "${interface}" "${crate}/options.CXX" ${command} ${depends} ${more}
      "$<TARGET_PROPERTY:${name},SWIG_DEPENDS>"
    DEPFILE "${crate}/generated.d"
    COMMENT "quaff: reading ${shown}" VERBATIM)
endfunction()

# Adds the configuration's name to paths, if there are several: source properties depend on the path.
function(_quaff_in_each_configuration out)
  set(paths "")
  foreach(path IN LISTS ARGN)
    if(path MATCHES "\\$<CONFIG>")
      foreach(config IN LISTS CMAKE_CONFIGURATION_TYPES)
        string(REPLACE "$<CONFIG>" "${config}" of_config "${path}")
        list(APPEND paths "${of_config}")
      endforeach()
    else()
      list(APPEND paths "${path}")
    endif()
  endforeach()
  set(${out} "${paths}" PARENT_SCOPE)
endfunction()

# Sets the flags of the C++ files that quaff writes, which come last: those of the target, but with
# standard-conforming arithmetic.
function(_quaff_set_flags name interface crate)
  get_filename_component(beside "${interface}" DIRECTORY)
  _quaff_in_each_configuration(sources ${ARGN} "${crate}/cxx/rust/cxx.cc" "${crate}/src/code.c")
  set_source_files_properties(${sources} PROPERTIES GENERATED TRUE
    SKIP_UNITY_BUILD_INCLUSION TRUE SKIP_PRECOMPILE_HEADERS TRUE SKIP_AUTOGEN TRUE)
  _quaff_source_property(folders "${interface}" GENERATED_INCLUDE_DIRECTORIES)
  _quaff_source_property(definitions "${interface}" GENERATED_COMPILE_DEFINITIONS)
  _quaff_source_property(options "${interface}" GENERATED_COMPILE_OPTIONS)
  # quaff writes further requirements of the interface to a file.
  set(more "")
  if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    set(more "@${crate}/cxx/flags")
  endif()
  # Headers of functions for device arrays include those of CUDA, which CMake passes only to nvcc.
  set(cuda ${CMAKE_CUDA_TOOLKIT_INCLUDE_DIRECTORIES})
  # clang warns about every flag that cancels another one, under a warning name that has changed.
  set(quiet "$<$<CXX_COMPILER_ID:Clang,AppleClang>:-Wno-unknown-warning-option;-Wno-overriding-t-option;-Wno-overriding-option>")
  set_source_files_properties(${sources} PROPERTIES
    INCLUDE_DIRECTORIES "${crate}/cxx;${crate}/src;${folders};${QUAFF_PYTHON_INCLUDE_DIR};${cuda};$<TARGET_PROPERTY:${name},SWIG_GENERATED_INCLUDE_DIRECTORIES>"
    COMPILE_DEFINITIONS "${definitions};$<TARGET_PROPERTY:${name},SWIG_GENERATED_COMPILE_DEFINITIONS>"
    COMPILE_OPTIONS "-iquote;${beside};${options};$<TARGET_PROPERTY:${name},SWIG_GENERATED_COMPILE_OPTIONS>;$<$<COMPILE_LANGUAGE:C>:-fexceptions>;-fno-fast-math;-ffp-contract=off;${quiet};${more}")
endfunction()

# Makes cargo build the crate into the file `library`, which is touched only if its contents change. Ninja
# itself checks whether the crate has changed, and make asks cargo. Further arguments are passed on to `quaff
# archive`.
function(_quaff_add_archive crate library)
  _quaff_cargo_options(environment options)
  set(aware "")
  if(NOT CMAKE_VERSION VERSION_LESS 3.28)
    set(aware JOB_SERVER_AWARE TRUE)
  endif()
  if(CMAKE_GENERATOR MATCHES "Ninja")
    set(output OUTPUT "${library}" DEPENDS "${crate}/Cargo.toml")
    set(mark "")
  else()
    set(output OUTPUT "${library}.built" BYPRODUCTS "${library}" DEPENDS "${crate}/generated")
    set(mark COMMAND ${CMAKE_COMMAND} -E touch "${library}.built")
  endif()
  get_filename_component(shown "${library}" NAME)
  add_custom_command(${output}
    COMMAND ${CMAKE_COMMAND} -E env ${environment} "${QUAFF_EXECUTABLE}" archive "${crate}" --output "${library}"
      --objcopy "${CMAKE_OBJCOPY}" ${options} ${ARGN}
    ${mark} ${aware}
    COMMENT "quaff: building ${shown} with cargo" VERBATIM)
endfunction()
