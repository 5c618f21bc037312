# A Node.js package: the library is its addon, and its other files are in OUTPUT_DIR or next to the addon.
set(QUAFF_TYPES_javascript MODULE CACHE INTERNAL "")

macro(_quaff_target_javascript)
  set(entry napi_register_module_v1)
  set(options_of_language --language node)
  set_target_properties(${name} PROPERTIES OUTPUT_NAME ${module} PREFIX "" SUFFIX ".node")
  set(names index.js index.mjs index.d.ts package.json)
  _quaff_copy_files(package names)
endmacro()

macro(_quaff_install_javascript)
  get_target_property(files ${name} QUAFF_FILES)
  install(FILES ${files} DESTINATION ${arg_DESTINATION} ${component})
endmacro()
