# The sources of an R package, in OUTPUT_DIR or in a folder with the package's name, which may be in
# CMAKE_SWIG_OUTDIR: they include the library, and R compiles the others, the C code between R and the
# library.
set(QUAFF_TYPES_r SHARED CACHE INTERNAL "")

macro(_quaff_target_r)
  set(entry "${module}_last_error")
  set(options_of_language --language r)
  string(REPLACE "_" "." package "${module}")
  set(of_config "")
  if(several)
    set(of_config "/$<CONFIG>")
  endif()
  _quaff_files_dir("${CMAKE_CURRENT_BINARY_DIR}${of_config}/${package}" "/${package}")
  set_target_properties(${name} PROPERTIES OUTPUT_NAME ${module} LIBRARY_OUTPUT_DIRECTORY "$<1:${files_dir}/src>"
    QUAFF_PACKAGE "${package}" QUAFF_PACKAGE_DIR "${files_dir}")
  set(folder "${files_dir}/src/include/quaff")
  list(TRANSFORM QUAFF_HEADERS_c PREPEND "${crate}/cxx/quaff/" OUTPUT_VARIABLE headers)
  set(copies_of_language
    COMMAND ${CMAKE_COMMAND} "-DFROM=${crate}/r" "-DTO=${files_dir}" "-DMANIFEST=${crate}/package.files"
      -P "${QUAFF_CMAKE_DIR}/QuaffPackage.cmake"
    COMMAND ${CMAKE_COMMAND} -E make_directory "${folder}/modules"
    COMMAND ${CMAKE_COMMAND} -E copy ${headers} "${folder}"
    COMMAND ${CMAKE_COMMAND} -E copy "${crate}/cxx/quaff/modules/${module}.h" "${folder}/modules"
    COMMAND ${CMAKE_COMMAND} -E rm -rf "${crate}/r")
endmacro()

# R installs the package into the library of packages at DESTINATION. CMake then installs the module's library
# there again, with the paths at which it finds other libraries after the installation.
macro(_quaff_install_r)
  find_program(QUAFF_R R DOC "R, which installs packages")
  if(NOT QUAFF_R)
    message(FATAL_ERROR "quaff_install(${name}): R was not found, which installs the package\n"
      "  help: apt install r-base-core r-base-dev, or set QUAFF_R to the program")
  endif()
  get_target_property(package ${name} QUAFF_PACKAGE)
  get_target_property(sources ${name} QUAFF_PACKAGE_DIR)
  get_filename_component(library "${arg_DESTINATION}" ABSOLUTE BASE_DIR "\${CMAKE_INSTALL_PREFIX}")
  install(CODE "
    set(library \"\$ENV{DESTDIR}${library}\")
    file(MAKE_DIRECTORY \"\${library}\")
    execute_process(COMMAND \"${QUAFF_R}\" CMD INSTALL \"--library=\${library}\" \"${sources}\" COMMAND_ERROR_IS_FATAL ANY)"
    ${component})
  set(folder_of_library "${arg_DESTINATION}/${package}/libs")
endmacro()
