"""Code that the interface inserts."""


def of_python():
    return 7
