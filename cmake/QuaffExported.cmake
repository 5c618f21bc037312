# Writes a version script with the names that a module exports: its entry point, and everything that several
# objects of a program may define, such as inline functions and their static variables, inline variables,
# static members of templates, and type information, so that the module and the libraries that it links share
# one of each. The names of quaff, cxx and Rust stay hidden, because other modules of the process may have
# other versions of them, and so do all other names.
set(own "5quaff|quaff_|cxxbridge1|4swig|SWIG_|swig_type_info|^DW\\.ref\\.")
# Names of the standard library, which have no state.
set(of_standard "^_Z(T[ISV]|Z|GVZ)?(N?K?S[tabsiod]|NK?9__gnu_cxx|n[wa]|d[la])")

# The inline names that the files in a list define.
function(_quaff_inline_names out list)
  set(names "")
  file(SIZE "${list}" size)
  if(size)
    execute_process(COMMAND "${NM}" --defined-only --extern-only --no-sort --format=posix "@${list}"
      OUTPUT_VARIABLE text ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
    # The lines with a path, which may contain spaces, name the file that defines the symbols.
    string(REGEX MATCHALL "(^|\n)[^ \n;/]+ [WVu] " names "${text}")
    list(TRANSFORM names STRIP)
    list(FILTER names EXCLUDE REGEX "${own}")
    list(FILTER names EXCLUDE REGEX "${of_standard}")
    list(TRANSFORM names REPLACE " .*" "")
    list(REMOVE_DUPLICATES names)
  endif()
  set(${out} "${names}" PARENT_SCOPE)
endfunction()

_quaff_inline_names(names "${OUTPUT}.objects")
_quaff_inline_names(in_archives "${OUTPUT}.archives")
# As patterns, because linkers reject the names of symbols that they have not linked.
list(REMOVE_ITEM in_archives ${names})
list(TRANSFORM in_archives REPLACE "(.)$" "[\\1]")
set(exported ${ENTRY} ${names} ${in_archives})
list(JOIN exported ";\n" exported)
file(WRITE "${OUTPUT}" "{ global:\n${exported};\nlocal: *; };\n")
