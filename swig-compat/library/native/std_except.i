// std_except.i: the standard library's exceptions arrive as Python's without it.
