"""A module shares definitions in headers with the libraries that it links, as any C++ program does."""

import subprocess

HEADER = """
#pragma once
#include <typeinfo>
inline int &counter() { static int number = 0; return number; }
inline int counted = 0;
template <class T> struct Table { static int size; };
template <class T> int Table<T>::size = 0;
struct Shape { virtual ~Shape() = default; };
void count();
bool is_shape(const std::type_info &given);
// As if it were the runtime's, which another version of quaff defines in another way.
namespace quaff { inline int &version() { static int number = VERSION; return number; } }
"""
LIBRARY = """
#define VERSION 0
#include "counting.hpp"
void count() { ++counter(); ++counted; ++Table<int>::size; }
bool is_shape(const std::type_info &given) { return &given == &typeid(Shape); }
"""
INTERFACE = """
%%module %s
%%{
#include "counting.hpp"
%%}
%%inline %%{
void count_here() { ++counter(); }
int seen() { return counter(); }
int seen_counted() { return counted; }
int seen_size() { return Table<int>::size; }
bool has_one_type() { return is_shape(typeid(Shape)); }
int version() { return quaff::version(); }
%%}
void count();
"""
CALLS = """
import first, second
first.count()
assert (first.seen(), first.seen_counted(), first.seen_size()) == (1, 1, 1)
assert first.has_one_type()
second.count_here()
first.count()
assert first.seen() == second.seen() == 3
assert (first.version(), second.version()) == (1, 2)
"""


def test_modules_share_what_headers_define(quaff, write, python, tmp_path):
    """Modules share them with the library and each other, except quaff's own, whose versions may differ."""
    write("counting.hpp", HEADER)
    write("counting.cpp", LIBRARY)
    library = ["c++", "-std=c++17", "-shared", "-fPIC", "counting.cpp", "-o", "libcounting.so"]
    subprocess.run(library, check=True, cwd=tmp_path)
    for version, module in enumerate(["first", "second"], 1):
        write(f"{module}.i", INTERFACE % module)
        done = quaff("build", f"{module}.i", "-D", f"VERSION={version}", "-L", ".", "-l", "counting")
        assert done.returncode == 0, done.stderr
    python(CALLS, tmp_path)
    command = ["nm", "-D", "--defined-only", tmp_path / "_first.abi3.so"]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    names = {line.split()[-1] for line in shown if "_ZT" not in line}
    shared = {"_Z7counterv", "_ZZ7countervE6number", "counted", "_ZN5TableIiE4sizeE", "_ZN5ShapeD0Ev"}
    assert names <= {"PyInit__first", *shared, "_ZN5ShapeD1Ev", "_ZN5ShapeD2Ev"}
