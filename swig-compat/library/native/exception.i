// exception.i: C++ exceptions arrive as Python's without it; the code of an `%exception` has its macros in any case.
