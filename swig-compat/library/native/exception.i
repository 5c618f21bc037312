// exception.i: C++ exceptions arrive as Python's without it.
