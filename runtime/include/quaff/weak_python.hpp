// Included before everything else if another build system compiles a bridge: Python's header then declares
// its functions and data as weak. They are defined when the module is imported, and the linker still reports
// every other undefined name.
#pragma once

#define PyAPI_FUNC(TYPE) __attribute__((weak, visibility("default"))) TYPE
#define PyAPI_DATA(TYPE) extern __attribute__((weak, visibility("default"))) TYPE
