# Joins the bridge's objects and its Rust into one object, and makes Rust's and cxx's names its own. Those of C++ stay as they
# are: what a header defines is to be one thing in a program.
execute_process(COMMAND "${COMPILER}" -r -nostdlib -o "${OUTPUT}.all" ${OBJECTS} "-Wl,-u,${ENTRY}" "${LIBRARY}"
  COMMAND_ERROR_IS_FATAL ANY)
set(of_cxx ${OBJECTS})
list(FILTER of_cxx INCLUDE REGEX "cxx\\.cc\\.o$")
execute_process(COMMAND "${NM}" --defined-only --extern-only --no-sort --format=posix ${of_cxx} "${LIBRARY}"
  OUTPUT_VARIABLE text ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
# Weak names belong to groups that the linker merges by their names.
string(REGEX MATCHALL "[^ \n]+ [A-UX-Z] " defined "${text}")
list(TRANSFORM defined REPLACE " .*" "")
list(REMOVE_ITEM defined "${ENTRY}")
list(JOIN defined "\n" text)
file(WRITE "${OUTPUT}.names" "${text}\n")
execute_process(COMMAND "${OBJCOPY}" "--localize-symbols=${OUTPUT}.names" "${OUTPUT}.all" "${OUTPUT}"
  COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE "${OUTPUT}.all" "${OUTPUT}.names")
