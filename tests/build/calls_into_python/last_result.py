"""C++ frees a director, and with it the last result of a method, whose finalizer drops the instance."""

import example


class Text(str):
    def __del__(self):
        held.clear()


class Shape(example.Shape):
    def text(self):
        return Text("text")

    def __del__(self):
        ended.append(True)


held, ended = [Shape()], []
example.know(held[0])
assert example.call_text() == 4
example.free_known()
assert held == []
assert ended == [True]
