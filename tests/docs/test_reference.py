"""The reference pages name everything that users can call, in Python and in C++."""

import re

import pytest
from test_documents import ROOT

import quaff

INCLUDED = ROOT / "runtime" / "include" / "quaff"
# The headers whose macros, functions and classes the C++ code in interfaces can use.
IN_INTERFACES = [path for name in ("swig", "director") for path in sorted(INCLUDED.glob(f"{name}*.h*"))]
DEFINED = [
    re.compile(r"^# *define (\w+)", re.MULTILINE),
    re.compile(r"^(?:static )?(?:inline|template).*?\b(SWIG_\w+)\(", re.MULTILINE),
    re.compile(r"^using (\w+) =", re.MULTILINE),
    re.compile(r"^(?:struct|class) (\w+) (?:final )?[:{]", re.MULTILINE),
]


@pytest.fixture
def page():
    """The text of a page, by its name."""
    return lambda name: (ROOT / "docs" / name).read_text()


def test_the_python_page_has_all_names_of_the_packages(page):
    quaff_swig = pytest.importorskip("quaff_swig")
    shown = re.findall(r"automodule:: (\w+)\n +:members: (.*)", page("python-api.md"))
    # IPython calls the other name, for `%load_ext quaff_swig`.
    public = {"quaff": set(quaff.__all__), "quaff_swig": set(quaff_swig.__all__) - {"load_ipython_extension"}}
    assert {name: set(members.split(", ")) for name, members in shown} == public


def defined(header):
    """The names that a header defines for users, without the internal namespaces `detail` and `quaff`."""
    text = re.sub(
        r"^namespace (?!swig|Swig).*?^} // namespace \w+$", "", header, flags=re.DOTALL | re.MULTILINE
    )
    names = {name for pattern in DEFINED for name in pattern.findall(text)}
    return {name for name in names if not name.startswith("QUAFF_") and "quaff_" not in name}


def test_the_cpp_page_has_all_names_that_code_in_interfaces_can_use(page):
    names = set().union(*(defined(header.read_text()) for header in IN_INTERFACES))
    assert {"SWIG_fail", "SWIG_ConvertPtr", "SwigPtr_PyObject", "DirectorException"} <= names
    text = page("cpp-api.md")
    shown = set(re.findall(r"\w+", text))
    families = ("SWIG_AsVal_", "SWIG_From_")
    assert [name for name in sorted(names) if name not in shown and not name.startswith(families)] == []


def test_the_cpp_page_has_all_codes_and_headers_that_exist(page):
    text = page("cpp-api.md")
    folders = [ROOT / "c" / "include", ROOT / "cpp" / "include", ROOT / "runtime" / "include"]
    for header in re.findall(r"^\| `(quaff/[\w/.]+)`", text, re.MULTILINE):
        exists = any((folder / header).exists() for folder in folders)
        assert exists or header in ["quaff/modules/NAME.h", "quaff/modules/NAME.hpp"], header
    for header in ["quaff.h", "quaff.hpp"]:
        assert f"../c/include/quaff/{header}\n" in text


def test_the_cpp_page_has_all_macros_that_the_preprocessor_defines(page):
    source = (ROOT / "swig-compat" / "src" / "preprocess.rs").read_text()
    macros = re.findall(r"^(?:.*\")?#define (\w+) ", source, re.MULTILINE)
    assert {"QUAFF", "__cplusplus"} <= set(macros)
    assert [macro for macro in macros if f"`{macro}`" not in page("cpp-api.md")] == []
