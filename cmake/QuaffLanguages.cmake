# The languages of `quaff_add_library`. The file of each language in `languages/` defines:
#   QUAFF_TYPES_<language>      The types of its libraries; the first is the default.
#   _quaff_target_<language>()  A macro that completes the target `name` of the module `module`, whose crate
#                               will be in the folder `crate`. It sets:
#     entry                     the function that the library exports,
#     options_of_language       the options of `quaff generate` for the language, and
#     copies_of_language        the commands after `quaff generate`, which copy files of the crate.
#   _quaff_install_<language>() A macro that adds to the installation of the target `name`, for
#                               `arg_DESTINATION` and the arguments `component`. It may set
#                               `folder_of_library`, the folder of the library itself.
set(QUAFF_LANGUAGES python c cxx javascript r CACHE INTERNAL "")
foreach(_quaff_language IN LISTS QUAFF_LANGUAGES)
  include("${CMAKE_CURRENT_LIST_DIR}/languages/${_quaff_language}.cmake")
endforeach()
unset(_quaff_language)

# Copies the files `names` from a folder of the crate to OUTPUT_DIR, to CMAKE_SWIG_OUTDIR, or next to the
# library.
macro(_quaff_copy_files folder names)
  _quaff_files_dir("$<TARGET_FILE_DIR:${name}>" "")
  list(TRANSFORM ${names} PREPEND "${files_dir}/" OUTPUT_VARIABLE placed)
  set_target_properties(${name} PROPERTIES QUAFF_FILES "${placed}" SWIG_SUPPORT_FILES "${placed}"
    SWIG_SUPPORT_FILES_DIRECTORY "${files_dir}")
  if(${names})
    list(TRANSFORM ${names} PREPEND "${crate}/${folder}/" OUTPUT_VARIABLE files)
    set(copies_of_language COMMAND ${CMAKE_COMMAND} -E make_directory "${files_dir}"
      COMMAND ${CMAKE_COMMAND} -E copy_if_different ${files} "${files_dir}")
  endif()
endmacro()

# The folder for files that accompany the library: OUTPUT_DIR, `inside` of CMAKE_SWIG_OUTDIR, which several
# modules share, or `default`.
macro(_quaff_files_dir default inside)
  _quaff_source_property(files_dir "${interface}" OUTPUT_DIR)
  set(shared "")
  if(CMAKE_SWIG_OUTDIR)
    set(shared "${CMAKE_SWIG_OUTDIR}${inside}")
  endif()
  foreach(folder "${arg_OUTPUT_DIR}" "${shared}")
    if(NOT files_dir AND folder)
      get_filename_component(files_dir "${folder}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
    endif()
  endforeach()
  if(NOT files_dir)
    set(files_dir "${default}")
  endif()
endmacro()
