# Links the Rust half into a library without exporting its names, which are those of every other Rust half in
# the process.

# The names of Rust, cxx and quaff, in a shared library whose C++ names others link.
set(QUAFF_RUST_NAMES "_R*; _ZN*17h????????????????E; _Z*5quaff*; *cxxbridge1*; quaff_*; rust_*; __rust*; __rdl_*; _Z*SWIG_*; _ZN4swig*; _ZNK4swig*;"
  CACHE INTERNAL "")

# The system libraries that Rust needs.
set(QUAFF_RUST_NEEDS Threads::Threads ${CMAKE_DL_LIBS} m CACHE INTERNAL "")

# A module or a shared library, which exports `entry`. `library` comes after the objects, because the linker
# searches an archive once.
function(_quaff_link_shared name type entry)
  set(work "${CMAKE_CURRENT_BINARY_DIR}/${name}.quaff")
  set(map "${work}/exported.map")
  if(type STREQUAL "MODULE")
    get_property(several GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
    if(several)
      set(map "${work}/$<CONFIG>/exported.map")
    endif()
    _quaff_add_exported(${name} ${entry} "${map}")
    set(strip "$<$<CONFIG:Release,MinSizeRel>:LINKER:-s>")
  else()
    file(CONFIGURE OUTPUT "${map}" CONTENT "{ global: ${entry}; local: ${QUAFF_RUST_NAMES} };\n" @ONLY)
    set_property(TARGET ${name} APPEND PROPERTY LINK_DEPENDS "${map}")
    set(strip "")
  endif()
  set_property(TARGET ${name} APPEND PROPERTY LINK_OPTIONS "LINKER:-u,${entry}" "LINKER:-z,defs"
    "LINKER:--gc-sections" "LINKER:--version-script=${map}" "${strip}")
  set_property(TARGET ${name} APPEND PROPERTY LINK_LIBRARIES ${ARGN} ${QUAFF_RUST_NEEDS})
endfunction()

# Before a module is linked, writes the names that it exports. They are read from its objects, and from the
# static libraries that it links, which are known at the end of the folder.
function(_quaff_add_exported name entry map)
  set(nm "${CMAKE_CXX_COMPILER_NM}")
  if(NOT nm)
    set(nm "${CMAKE_NM}")
  endif()
  add_custom_command(TARGET ${name} PRE_LINK
    COMMAND ${CMAKE_COMMAND} "-DNM=${nm}" "-DENTRY=${entry}" "-DOUTPUT=${map}" -P "${QUAFF_CMAKE_DIR}/QuaffExported.cmake"
    VERBATIM)
  cmake_language(EVAL CODE "cmake_language(DEFER CALL _quaff_list_objects [[${name}]] [[${map}]])")
endfunction()

function(_quaff_list_objects name map)
  set(archives "")
  set(seen ${name})
  get_target_property(waiting ${name} LINK_LIBRARIES)
  while(waiting)
    list(POP_FRONT waiting library)
    if(TARGET "${library}" AND NOT library IN_LIST seen)
      list(APPEND seen "${library}")
      get_target_property(type "${library}" TYPE)
      if(type STREQUAL "STATIC_LIBRARY")
        string(APPEND archives "\"$<TARGET_FILE:${library}>\"\n")
      endif()
      if(type MATCHES "^(STATIC|INTERFACE|OBJECT)_LIBRARY$")
        get_target_property(more "${library}" INTERFACE_LINK_LIBRARIES)
        if(more)
          list(APPEND waiting ${more})
        endif()
      endif()
    endif()
  endwhile()
  # CMake counts precompiled headers among the objects. The names of cxx's objects belong to quaff.
  set(objects "$<FILTER:$<TARGET_OBJECTS:${name}>,EXCLUDE,\\.[gp]ch$|/rust/cxx\\.cc\\.o$>")
  file(GENERATE OUTPUT "${map}.objects" CONTENT "\"$<JOIN:${objects},\"\n\">\"\n")
  file(GENERATE OUTPUT "${map}.archives" CONTENT "${archives}")
endfunction()

# A static library: one object file with the bridge and its Rust code, of which only `entry` and the functions
# that C++ calls are visible, so that a program may contain several. The bridge is compiled separately, with
# the flags of the target.
function(_quaff_add_bridge_objects name)
  add_library(${name}_bridge OBJECT ${ARGN})
  foreach(property COMPILE_DEFINITIONS COMPILE_OPTIONS INCLUDE_DIRECTORIES)
    set_property(TARGET ${name}_bridge PROPERTY ${property} "$<TARGET_PROPERTY:${name},${property}>")
  endforeach()
  set_target_properties(${name}_bridge PROPERTIES POSITION_INDEPENDENT_CODE TRUE
    INTERPROCEDURAL_OPTIMIZATION FALSE)
  # Unique symbols outside groups cannot be merged; weak ones can.
  target_compile_options(${name}_bridge PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique>)
  target_compile_features(${name}_bridge PRIVATE cxx_std_17)
endfunction()

function(_quaff_add_joined name module entry crate library)
  set(joined "${crate}/${module}.o")
  # For make, a rule has one output, and files next to that have no rule.
  set(built "${library}")
  if(NOT CMAKE_GENERATOR MATCHES "Ninja")
    set(built "${library}.built")
  endif()
  add_custom_command(OUTPUT "${joined}"
    COMMAND ${CMAKE_COMMAND} "-DCOMPILER=${CMAKE_CXX_COMPILER}" "-DNM=${CMAKE_NM}" "-DOBJCOPY=${CMAKE_OBJCOPY}"
      "-DENTRY=${entry}" "-DMODULE=${module}" "-DLIBRARY=${library}" "-DOUTPUT=${joined}" "-DOBJECTS=$<TARGET_OBJECTS:${name}_bridge>"
      -P "${QUAFF_CMAKE_DIR}/QuaffJoin.cmake"
    DEPENDS ${name}_bridge "$<TARGET_OBJECTS:${name}_bridge>" "${built}" "${QUAFF_CMAKE_DIR}/QuaffJoin.cmake"
    COMMENT "quaff: joining the halves of ${module}" VERBATIM)
  _quaff_in_each_configuration(objects "${joined}")
  set_source_files_properties(${objects} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
  target_sources(${name} PRIVATE "${joined}")
  add_dependencies(${name} ${name}_bridge)
endfunction()
