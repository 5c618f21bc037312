# Copies the files of a package from the folder FROM to TO. Files that the previous run has copied, listed in
# MANIFEST, are removed if they are no longer in the package; all other files in TO belong to the user.
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
# The list is written before the files, so that an interrupted run leaves no file that is not in the list.
list(JOIN files "\n" text)
file(WRITE "${MANIFEST}" "${text}\n")
file(COPY "${FROM}/" DESTINATION "${TO}")
