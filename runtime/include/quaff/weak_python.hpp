// Included before all else where another build system compiles a bridge: Python's header then declares its
// functions and data weak. They are there when the module is imported, and the linker goes on reporting every
// other name that nothing defines.
#pragma once

#define PyAPI_FUNC(TYPE) __attribute__((weak, visibility("default"))) TYPE
#define PyAPI_DATA(TYPE) extern __attribute__((weak, visibility("default"))) TYPE
