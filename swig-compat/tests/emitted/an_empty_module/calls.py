import example

assert example.__all__ == []
