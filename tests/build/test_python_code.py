"""The declarations of an interface's Python in the stub."""

import importlib.util
import shutil
import subprocess
import sys

import pytest
from user_projects import ROOT

# The program that the command runs with Python.
SPEC = importlib.util.spec_from_file_location(
    "python_code", ROOT / "swig-compat" / "src" / "command" / "python_code.py"
)
PROGRAM = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(PROGRAM)

BOUND = """%inline %{
struct Point {
  double x = 1;
  int total(int n) { return n; }
};
%}
int count(int n);
%{ int count(int n); %}
"""

# Code of the module, and its declarations in the stub.
MODULE = {
    "parameters": (
        "def f(a, b: int, /, *rest, d=1, e='text', **more): pass",
        'def f(\n    a: Any,\n    b: int,\n    /,\n    *rest: Any,\n    d: Any = 1,\n    e: Any = "text",\n'
        "    **more: Any,\n) -> Any: ...",
    ),
    "long defaults": ("def f(a=tuple(range(3))): pass", "def f(a: Any = ...) -> Any: ..."),
    "asynchronous": ("async def f() -> None: pass", "async def f() -> None: ..."),
    "decorators": (
        "from functools import cache\n@cache\ndef f() -> int: return 1",
        "from functools import cache as cache\n\n@cache\ndef f() -> int: ...",
    ),
    "literals": (
        "a = 1\nb = 'x'\nc = -1.5\nd = [1]\ne = None\nf = sorted([])",
        "a: int\nb: str\nc: float\nd: list[Any]\ne: Any\nf: Any",
    ),
    "annotated": ("limits: dict[str, float] = {}", "limits: dict[str, float]"),
    "several targets": ("a, (b, *c) = 1, (2, 3)", "a: Any\nb: Any\nc: Any"),
    "lambdas": ("f = lambda x, y=2: x", "def f(x: Any, y: Any = 2) -> Any: ..."),
    "other names": ("size = count\nP = Point", "size = count\nP = Point"),
    "named tuples": (
        "import collections\nPair = collections.namedtuple('Pair', 'a b')",
        'import collections as collections\n\nPair = collections.namedtuple("Pair", "a b")',
    ),
    "branches": (
        "try:\n    import json as codec\nexcept ImportError:\n    codec = None",
        "import json as codec",
    ),
    "globals of functions": ("def f():\n    global seen\n    seen = 1", "def f() -> Any: ...\nseen: Any"),
    "deleted": ("a = 1\nb = 2\ndel a", "b: int"),
    "programs": ("if __name__ == '__main__':\n    a = 1\nb = 2", "b: int"),
    "enumerations": (
        "import enum\nclass Color(enum.Enum):\n    RED = 1",
        "import enum as enum\n\nclass Color(enum.Enum):\n    RED = 1",
    ),
    "classes": (
        "class Helper:\n    factor: int = 3\n    def __init__(self, name: str):\n        self.name = name\n"
        "        self.count = 0\n    @property\n    def loud(self) -> str: return self.name\n",
        "class Helper:\n    factor: int = ...\n    def __init__(self, name: str) -> None: ...\n"
        "    name: str\n    count: int\n    @property\n    def loud(self) -> str: ...",
    ),
    "quotes": (
        "def f(a='x', b=\"it's 'y'\", c: 'Point' = None): pass",
        """def f(a: Any = "x", b: Any = "it's 'y'", c: "Point" = None) -> Any: ...""",
    ),
    "overloads": (
        "from typing import overload\n@overload\ndef f(a: int) -> int: ...\n"
        "@overload\ndef f(a: str) -> str: ...\ndef f(a): return a",
        "from typing import overload as overload\n\n@overload\ndef f(a: int) -> int: ...\n"
        "@overload\ndef f(a: str) -> str: ...",
    ),
    "a class that is decorated": (
        "import functools\nPoint = functools.wraps(Point)",
        "import functools as functools",
    ),
    "a binding that a branch replaces": (
        "if Point:\n    def count(n): return n\n    b = 1",
        "b: int",
    ),
    "matched": ("match 1:\n    case 1:\n        a = 1\n    case _:\n        b = 2", "a: int\nb: int"),
    "assigned in an expression": ("if (a := 1): pass", "a: Any"),
    "members that are computed": (
        "from enum import IntEnum, auto\nclass Color(IntEnum):\n    RED = auto()",
        "from enum import IntEnum as IntEnum\nfrom enum import auto as auto\n\n"
        "class Color(IntEnum):\n    RED = ...",
    ),
    "globals of methods": (
        "class A:\n    def f(self):\n        global seen\n        seen = 1",
        "seen: Any\n\nclass A:\n    def f(self) -> Any: ...",
    ),
    "attributes that are unpacked": (
        "class A:\n    def f(self):\n        self.a, self.b = 1, 2\n        with open('x') as self.c: pass",
        "class A:\n    def f(self) -> Any: ...\n    a: Any\n    b: Any\n    c: Any",
    ),
    "attributes by name": (
        "class A:\n    def f(self, name):\n        setattr(self, name, 1)",
        "class A:\n    def f(self, name: Any) -> Any: ...\n    def __getattr__(self, name: str) -> Any: ...",
    ),
    "unknown names": (
        "for name in 'ab':\n    globals()[name] = 1",
        "name: Any",
    ),
}

# Code in the class `Point`, and the declarations at the end of the class.
IN_CLASS = {
    "overrides": (
        "def area(self): return 1",
        "def area(self) -> Any: ...  # type: ignore[override, unused-ignore]",
    ),
    "methods": (
        "def moved(self, dx: float = 0.0) -> 'Point': return self",
        'def moved(self, dx: float = 0.0) -> "Point": ...',
    ),
    "static methods": (
        "@staticmethod\ndef make(n): return Point()",
        "@staticmethod\ndef make(n: Any) -> Any: ...",
    ),
    "properties": (
        "area = property(lambda self: 1, lambda self, value: None)",
        "@property\ndef area(self) -> Any: ...\n@area.setter\ndef area(self, value: Any) -> None: ...",
    ),
    "properties that are only read": (
        "area = property(lambda self: 1, None, None, 'The area.')",
        "@property\ndef area(self) -> Any: ...",
    ),
    "operators": (
        "def __len__(self): return 2",
        "def __len__(self) -> int: ...  # type: ignore[misc, override, unused-ignore]",
    ),
}


@pytest.fixture
def stub(quaff, write, tmp_path):
    """The stub of an interface with some code."""

    def stub(code, **variables):
        write("example.i", f"%module example\n{BOUND}{code}")
        done = quaff("generate", "example.i", "--output", "crate", "--python-out", "out", **variables)
        assert done.returncode == 0, done.stderr
        return (tmp_path / "out" / "example.pyi").read_text()

    return stub


def block(code):
    return f"%pythoncode %{{\n{code}\n%}}\n"


def declarations(module="", point="", is_derived=False):
    """The declarations that the program finds in code of the module and of the class `Point`."""
    point = {"code": point, "stub": "", "is_derived": is_derived}
    return PROGRAM.answer_to(
        {"files": [], "module": module, "stub": "", "classes": {"Point": point}, "known": ["Point", "count"]}
    )


@pytest.mark.parametrize("name", MODULE)
def test_declarations_of_a_module(name):
    code, expected = MODULE[name]
    found = declarations(module=code)["module"]
    assert found["text"].strip() == expected
    assert found["is_whole"] == (name != "unknown names")


@pytest.mark.parametrize("name", IN_CLASS)
def test_declarations_of_a_class(name):
    code, expected = IN_CLASS[name]
    found = declarations(point=code, is_derived=name == "overrides")["classes"]["Point"]
    assert found["text"].strip() == expected


@pytest.mark.parametrize(
    ("code", "exported"),
    [
        ("__all__ = ['a']", ["a"]),
        ("__all__ += ['a']", ["Point", "count", "a"]),
        ("__all__ = sorted(globals())", None),
        ("a = 1", None),
    ],
)
def test_names_that_the_code_exports(code, exported):
    assert declarations(module=code)["module"]["exported"] == exported


def test_the_stub_has_the_declarations(stub):
    show = "def show(point, wide=False): return ''\nPoint.__format__ = show\nPoint.total = show\n"
    count = "def count(n: int) -> str: return ''"
    text = stub(block(show + count) + "%extend Point { %pythoncode { def moved(self): return self } }\n")
    assert "    def __format__(point, wide: Any = False) -> Any: ...  # type: ignore" in text
    assert "    def total(point, wide: Any = False) -> Any: ..." in text
    assert "    def moved(self) -> Any: ..." in text
    assert text.count("def total(") == text.count("def count(") == 1
    assert "__getattr__" not in text


def test_code_for_the_stub_takes_the_place_of_other_declarations(stub):
    own = "%pythonstubcode %{\ndef twice(a: int) -> int: ...\n%}\n"
    text = stub(block("def twice(a): return a") + own)
    assert text.count("def twice") == text.count("def twice(a: int) -> int: ...") == 1
    assert '"twice"' in text


def test_names_of_the_code_are_exported_and_checked(stub, tmp_path):
    text = stub(block("import math\ndef twice(a: int) -> int: return 2 * a\n_own = 1"))
    assert '__all__ = ["Point", "count", "math", "twice"]' in text
    (tmp_path / "out" / "program.py").write_text(
        "import example\n\nexample.twice('a')\nexample.missing\nexample.Point().missing\n"
    )
    command = [sys.executable, "-m", "mypy", "--strict", "program.py", "example.pyi"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=tmp_path / "out")
    errors = [line for line in done.stdout.splitlines() if ": error: " in line]
    assert [error.split(":")[:2] for error in errors] == [["program.py", line] for line in "345"], done.stdout


def test_any_name_may_be_there_if_code_defines_names_by_values_or_there_is_no_python(stub, program, tmp_path):
    text = stub(block("for name in 'ab':\n    globals()[name] = 1"))
    assert "def __getattr__(name: str) -> Any: ..." in text
    assert "    def __getattr__(self, name: str) -> Any: ..." in text
    # A command without a Python next to it.
    alone = shutil.copy(program, tmp_path / "quaff")
    text = stub(block("a = 1"), command=alone, PATH="", VIRTUAL_ENV=None)
    assert "def __getattr__(name: str) -> Any: ..." in text
