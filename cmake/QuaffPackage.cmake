# Copies the files of a package from the folder FROM to TO. Files that the last run has copied, by the list MANIFEST, and that
# the package no longer has are removed; all others in TO belong to the user.
file(GLOB_RECURSE names LIST_DIRECTORIES FALSE RELATIVE "${FROM}" "${FROM}/*")
list(TRANSFORM names PREPEND "${TO}/" OUTPUT_VARIABLE files)
set(gone "")
if(EXISTS "${MANIFEST}")
  file(STRINGS "${MANIFEST}" gone ENCODING UTF-8)
  list(REMOVE_ITEM gone ${files})
endif()
if(gone)
  file(REMOVE ${gone})
endif()
# The list comes before the files, so that a run which is stopped leaves none that the list lacks.
list(JOIN files "\n" text)
file(WRITE "${MANIFEST}" "${text}\n")
file(COPY "${FROM}/" DESTINATION "${TO}")
