# Joins the bridge's objects and its Rust code into one object, and makes the names of Rust, cxx and quaff
# local, so that every module has its own state. The names of the user's C++ stay global, because a definition
# in a header is one entity in a program. Without section groups, because the linker would merge those of two
# modules by their names, which are no longer visible.
execute_process(COMMAND "${COMPILER}" -r -nostdlib -Wl,--force-group-allocation -o "${OUTPUT}.all" ${OBJECTS}
  "-Wl,-u,${ENTRY}" "${LIBRARY}" COMMAND_ERROR_IS_FATAL ANY)
set(of_cxx ${OBJECTS})
list(FILTER of_cxx INCLUDE REGEX "cxx\\.cc\\.o$")
execute_process(COMMAND "${NM}" --defined-only --extern-only --no-sort --format=posix ${of_cxx} "${LIBRARY}"
  OUTPUT_VARIABLE text ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^ \n]+ [A-Za-z] " defined "${text}")
list(TRANSFORM defined REPLACE " .*" "")
list(REMOVE_ITEM defined "${ENTRY}")
# The functions for C and C++ begin with the module's name.
list(FILTER defined EXCLUDE REGEX "^${MODULE}_")
list(JOIN defined "\n" text)
file(WRITE "${OUTPUT}.names" "${text}\n")
# Separately, because comparing names with patterns takes minutes if there are thousands.
execute_process(COMMAND "${OBJCOPY}" "--localize-symbols=${OUTPUT}.names" "${OUTPUT}.all" COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${OBJCOPY}" --wildcard "--localize-symbol=_Z*5quaff*" "--localize-symbol=_Z*SWIG_*" "--localize-symbol=_Z*10cxxbridge1*"
  "${OUTPUT}.all" "${OUTPUT}" COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE "${OUTPUT}.all" "${OUTPUT}.names")
