"""While C++ looks for a method, an attribute frees the director, or drops the last reference to it."""

import example


def called():
    try:
        example.call_text()
    except RuntimeError as error:
        return str(error)
    raise AssertionError("C++ has called a function of an object that is gone")


class Freed(example.Shape):
    @property
    def text(self):
        example.free_known()
        raise AttributeError


freed = Freed()
freed.thisown = False
example.know(freed)
assert "was freed while Python looked for its method" in called()


class Released(example.Shape):
    @property
    def text(self):
        held.clear()
        raise AttributeError


held = [Released()]
example.know(held[0])
assert "was freed while Python looked for its method" in called()
