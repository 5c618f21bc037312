"""Interfaces that cannot be built: a message with the fact and the fix, status 1, and no files written."""

import shutil

import pytest

GOOD = "%module example\n%inline %{\nint answer() { return 42; }\n%}\n"


@pytest.fixture
def refused(quaff, tmp_path):
    """Builds `example.i` and returns the output, after checking that the build failed and left no files."""

    def refused(*arguments, interface="example.i", out="out", **variables):
        before = sorted(tmp_path.rglob("*"))
        done = quaff("build", interface, *arguments, "--out", out, **variables)
        assert done.returncode == 1, done.stderr
        assert done.stdout == ""
        assert sorted(tmp_path.rglob("*")) == before
        assert "panicked" not in done.stderr
        return done.stderr

    return refused


def test_interface_that_does_not_exist(refused):
    said = refused(interface="nowhere.i")
    assert "error: cannot read `nowhere.i`: there is no such file or folder\n  help: pass the path" in said


@pytest.mark.parametrize(
    ("option", "help"),
    [
        ("-c++", "leave it out: the interface is one of C++"),
        ("-includeall", "write `--include-all`"),
        ("-outdir", "write `--out DIR`"),
        ("-outcurrentdir", "leave it out: `quaff build` writes into the current folder"),
        ("-w362", "write `%warnfilter`"),
        ("-MM", "write `--depfile FILE`"),
        ("-modern", "leave it out: quaff supports Python 3 only"),
        ("-directors", 'write `%module(directors="1") name`'),
        ("-nocontract", "put each `%contract` between"),
        ("-std=c++17", "pass it to the compiler"),
        ("-typehints", "leave it out: the module's stub has all types"),
        ("-lstd_string.i", "write `%include <file.i>`"),
        ("-I-", "leave it out: a file in angle brackets"),
        ("-java", "`quaff build` builds a Python module"),
        ("-c", "write `--language c`"),
    ],
)
def test_option_of_swig(quaff, write, option, help, tmp_path):
    write("example.i", GOOD)
    before = sorted(tmp_path.rglob("*"))
    done = quaff("build", option, "example.i")
    assert done.returncode == 2
    assert f"error: `{option}` is an option of SWIG\n  help: {help}" in done.stderr
    assert sorted(tmp_path.rglob("*")) == before


def test_flag_of_the_compiler_is_no_option_of_swig(quaff):
    done = quaff("build", "example.i", "--flag", "-Wall", "--sorce", "a.cpp")
    assert done.returncode == 2
    assert "unexpected argument '--sorce' found" in done.stderr
    assert "SWIG" not in done.stderr


def test_name_that_python_cannot_import(quaff):
    done = quaff("build", "example.i", "--module", "1bad")
    assert done.returncode == 2
    assert (
        "invalid value '1bad' for '--module <NAME>': Python cannot import a module of this name"
        in done.stderr
    )


def test_interface_that_is_a_folder(refused, tmp_path):
    (tmp_path / "folder.i").mkdir()
    assert "error: cannot read `folder.i`: it is a folder" in refused(interface="folder.i")


def test_interface_in_utf_16(refused, tmp_path):
    (tmp_path / "example.i").write_bytes("%module example\n".encode("utf-16"))
    said = refused()
    assert "error: cannot read `example.i`: it is UTF-16 or no text" in said
    assert "iconv" in said


@pytest.mark.parametrize(
    ("interface", "fact", "place"),
    [
        ('%module example\n%include "nowhere.h"\n', "included file `nowhere.h` is not found", "2:10"),
        ("%module example\n%{\nint x;\n", "block `%{` is not terminated", "2:1"),
        ("%module example\n%template(f) nowhere<int>;\n", "`nowhere`", "2:14"),
        ("int answer();\n", "%module", "1:1"),
    ],
)
def test_interface_with_an_error(refused, write, interface, fact, place):
    write("example.i", interface)
    said = refused()
    assert fact in said
    assert f"--> example.i:{place}\n" in said


@pytest.mark.parametrize(
    ("code", "fact", "place"),
    [
        ("%pythoncode %{\ndef f(:\n    pass\n%}", "invalid syntax", "4:1"),
        ('%pythoncode "def f(:"', "invalid syntax", "3:1"),
        ("%pythonprepend A::f %{\n  if self\n    pass\n%}", "expected ':'", "4:3"),
        ('%feature("shadow") A::f %{\ndef f(self):\n%}', "expected an indented block", "4:1"),
        (
            '%extend A {\n%insert("python") %{\n    def x(self):\n        pass\n      def y(self):\n'
            "        pass\n%}\n}",
            "unindent does not match any outer indentation level\n",
            "7:7",
        ),
        (
            '%pythonbegin %{\nimport os\ntext = """\n%}',
            "unterminated triple-quoted string literal\n",
            "5:1",
        ),
        ("%pythoncode %{\nreturn 1\n%}", "'return' outside function", "4:1"),
    ],
)
def test_python_that_does_not_parse(refused, write, code, fact, place):
    structure = "%inline %{ struct A { int f() { return 1; } }; %}"
    write("example.i", f"%module example\n\n{code}\n{structure}\n")
    said = refused()
    assert f"error[Q083]: Python cannot parse this code: {fact}" in said
    assert f"--> example.i:{place}\n" in said


def test_import_that_does_not_parse(refused, write):
    interface = '%module(moduleimport="from . import $module if") example\nint f();\n'
    write("example.i", "// The option moduleimport names the module.\n" + interface)
    said = refused()
    assert "error[Q083]: Python cannot parse this code: " in said
    assert "--> example.i:2:9\n" in said


def test_source_that_does_not_exist(refused, write):
    write("example.i", GOOD)
    said = refused("--source", "nowhere.cpp")
    assert "error: cannot read the source `nowhere.cpp`: there is no such file\n  help: " in said


def test_source_that_is_no_source(refused, write):
    write("example.i", GOOD)
    said = refused("--source", "example.i")
    assert "cannot compile `example.i`: its extension is not that of a source file\n  help: " in said


def test_template_that_does_not_compile_leads_to_the_line_that_asked(refused, write):
    write(
        "add.hpp",
        "struct Other {};\ntemplate <class T> T add(T value) {\n  return value + Other();\n}\n",
    )
    write(
        "example.i",
        '%module example\n%{\n#include "add.hpp"\n%}\n%include "add.hpp"\n%template(add) add<float>;\n',
    )
    said = refused()
    assert "error[Q080]: `add<float>` does not compile\n --> example.i:6:1" in said
    assert "asked for here" in said
    assert "3 |   return value + Other();\n  |   " in said
    assert "no match for 'operator+'" in said
    compiler = said.split("the compiler says:\n")[1]
    assert "example.i:6:" in compiler
    assert "add.hpp:3:" in compiler
    assert len(compiler.splitlines()) < 15
    assert "error: the C++ compiler reported errors\n  help: " in compiler


def test_member_that_does_not_compile_is_left_out_as_the_help_says(refused, write, quaff):
    write(
        "box.hpp",
        "struct NoLess {};\ntemplate <class T> struct Box {\n  T value;\n  int size() const { return 1; }\n"
        "  bool less(const Box &other) const { return value < other.value; }\n};\n",
    )
    text = (
        '%module example\n%{\n#include "box.hpp"\n%}\n%include "box.hpp"\n%template(BoxNoLess) Box<NoLess>;\n'
    )
    write("example.i", text)
    said = refused()
    assert "error[Q080]: `Box<NoLess>::less` does not compile\n --> box.hpp:5:3" in said
    line = said.split("leave it out: write `")[1].split("`")[0]
    assert line == "%ignore Box<NoLess>::less;"
    write("example.i", text.replace("%include", f"{line}\n%include"))
    shown = quaff("check", "example.i").stdout
    assert "size()" in shown
    assert "less(" not in shown


@pytest.mark.whole
def test_member_that_cannot_be_assigned_to_is_read_only_as_the_help_says(refused, write, quaff):
    write("limits.hpp", "struct Limits { const int most = 3; };\n")
    head = '%module example\n%{\n#include "limits.hpp"\n%}\n'
    declared = "struct Limits { int most; };\n"
    write("example.i", head + declared)
    said = refused()
    assert "error[Q080]: `Limits::most` does not compile" in said
    assert "%ignore" not in said
    line = said.split("if it is only to be read, write `")[1].split("`")[0]
    assert line == "%immutable Limits::most;"
    write("example.i", f"{head}{line}\n{declared}")
    assert quaff("build", "example.i", "--out", "out").returncode == 0


@pytest.mark.whole
def test_exceptions_that_the_standard_has_no_words_for(refused, write, quaff):
    write("half.hpp", "inline int half(int n) throw(int) { return n % 2 ? throw n : n / 2; }\n")
    text = '%module example\n%{\n#include "half.hpp"\n%}\n%include "half.hpp"\n'
    write("example.i", text)
    said = refused()
    assert "C++17 has no `throw(X)` behind a declaration: remove it there" in said
    line = said.split("and write `")[1].split("`")[0]
    assert line == "%catches(X) name;"
    write("half.hpp", "inline int half(int n) { return n % 2 ? throw n : n / 2; }\n")
    line = line.replace("X", "int").replace("name", "half")
    write("example.i", text.replace("%include", f"{line}\n%include"))
    assert quaff("build", "example.i", "--out", "out").returncode == 0


def test_each_of_two_templates_gets_its_own_blame(refused, write):
    write(
        "example.i",
        "%module example\n%inline %{\n#include <algorithm>\n#include <map>\n#include <vector>\n"
        "struct P { float v; };\n"
        "template <class T> int deep(T) { std::vector<P> v; std::sort(v.begin(), v.end()); return 0; }\n"
        "template <class T> int needs(T) { std::map<T, typename T::missing> m; return m.size(); }\n"
        "%}\n%template(deep) deep<float>;\n%template(needs) needs<double>;\n",
    )
    needs, deep = refused().split("error[Q080]: ")[1:3]
    assert needs.startswith("`needs<double>` does not compile")
    assert "is not a class" in needs
    assert deep.startswith("`deep<float>` does not compile")
    assert "no match for 'operator<'" in deep


def test_header_that_is_not_included(refused, write):
    write("add.hpp", "int add(int left, int right);\n")
    write("example.i", '%module example\n%include "add.hpp"\n')
    said = refused()
    assert "help: `#include` the header that declares it between `%{` and `%}`" in said
    assert "did you mean" not in said.split("the compiler says:")[0]


def test_inline_code_that_does_not_compile(refused, write):
    write("example.i", "%module example\n%inline %{\nint answer() { return unknown; }\n%}\n")
    said = refused()
    assert "error[Q080]: `answer` does not compile\n --> example.i:3:1" in said
    assert "^^^ 'unknown' was not declared in this scope" in said


def test_source_that_does_not_compile(refused, write):
    write("example.i", "%module example\n%inline %{\nint answer();\n%}\n")
    write("answer.cpp", "int answer() { return unknown; }\n")
    said = refused("--source", "answer.cpp")
    assert "answer.cpp:1:23: error: 'unknown' was not declared in this scope" in said
    assert "\nerror: the C++ compiler reported errors\n" in said


def test_function_that_nothing_defines(refused, write):
    write(
        "example.i",
        "%module example\n%inline %{\nnamespace deep { int answer(int value); }\n"
        "template <class T> T twice(T value);\n%}\n%template(twice) twice<double>;\n",
    )
    said = refused()
    assert "error[Q081]: nothing defines `deep::answer(int)`\n --> example.i:3:" in said
    assert "error[Q081]: nothing defines `double twice<double>(double)`\n --> example.i:6:1" in said
    assert "`--source`" in said


@pytest.mark.whole
def test_function_that_a_source_lacks(refused, write):
    write("example.i", "%module example\n%inline %{\nint answer();\n%}\n")
    write("answer.cpp", "int other(int);\nint answer() { return other(1); }\n")
    said = refused("--source", "answer.cpp")
    assert "error: the module calls functions that are not defined:\n  `other(int)`\n  help: " in said


@pytest.mark.whole
def test_library_that_does_not_exist(refused, write):
    write("example.i", GOOD)
    said = refused("-l", "nowhere")
    assert "nowhere" in said.split("the linker says:\n")[1]
    assert "error: the linker reported errors\n  help: `-l NAME` links" in said
    assert len(said.splitlines()) < 20


def test_compiler_that_does_not_exist(refused, write):
    write("example.i", GOOD)
    assert "error: no C++ compiler: `nowhere` was not found\n  help: install" in refused(CXX="nowhere")


def test_machine_without_cargo(refused, write, tmp_path):
    write("example.i", GOOD)
    said = refused(PATH=str(tmp_path))
    assert "error: `cargo` was not found\n  help: install Rust: https://rustup.rs" in said


def test_machine_without_a_compiler(refused, write, tmp_path):
    write("example.i", GOOD)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "cargo").symlink_to(shutil.which("cargo"))
    said = refused(PATH=str(tmp_path / "bin"), CXX=None)
    assert "error: no C++ compiler: `c++` was not found\n  help: install" in said


@pytest.mark.parametrize("out", ["example.i", "example.i/inside", "/proc/nowhere"])
def test_folder_that_cannot_be_written(refused, write, out):
    write("example.i", GOOD)
    said = refused(out=out)
    assert f"error: cannot write to `{out}`: there is " in said
    assert "nothing was written" in said


def test_folder_in_the_place_of_a_file(refused, write, tmp_path):
    write("example.i", GOOD)
    (tmp_path / "out" / "example.pyi").mkdir(parents=True)
    said = refused()
    assert "error: cannot write to `out`: `example.pyi` is a folder\n" in said
    assert "nothing was written" in said


@pytest.mark.whole
def test_file_that_was_written_by_hand(refused, write, tmp_path):
    write("example.i", GOOD)
    (tmp_path / "out").mkdir()
    by_hand = tmp_path / "out" / "example.py"
    by_hand.write_text("print('mine')\n")
    said = refused()
    assert "error: cannot write to `out`: `example.py` exists, and was not written by quaff\n" in said
    assert by_hand.read_text() == "print('mine')\n"


@pytest.mark.parametrize("folder", ["example.i", "/proc/nowhere"])
def test_cache_that_cannot_be_written(refused, write, folder, tmp_path):
    write("example.i", GOOD)
    said = refused(QUAFF_CACHE_DIR=str(tmp_path / folder))
    assert f"{folder}`: there is " in said
    assert "help: set `QUAFF_CACHE_DIR`" in said


def test_machine_without_a_home(refused, write):
    write("example.i", GOOD)
    said = refused(QUAFF_CACHE_DIR=None, XDG_CACHE_HOME=None, HOME=None)
    assert "error: the location of the cache is unknown, because `HOME` is not set" in said


def test_module_that_has_the_name_of_the_runtime(refused, write):
    write("example.i", GOOD.replace("example", "quaff"))
    assert "error: `quaff` is the name of one of quaff's own crates\n  help: " in refused()


@pytest.mark.parametrize("standard", ["c++98", "c++11", "gnu++14"])
def test_standard_before_that_of_the_bridge(refused, write, standard):
    write("example.i", GOOD)
    said = refused(f"--flag=-std={standard}")
    assert f"cannot build with `-std={standard}`: the bridge is written in C++17" in said


def test_warnings_that_are_denied(refused, write):
    write("example.i", GOOD + "int printed(volatile int *format);\n")
    said = refused("--deny", "warnings")
    assert "warning[Q048]: `printed` is left out" in said
    assert "error: there are warnings, and `--deny warnings` makes them errors" in said


def test_code_of_the_error_is_explained(refused, write):
    write("example.i", "%module example\nint printed(volatile int *format);\n%template(f) nowhere<int>;\n")
    assert "try `quaff explain Q044`" in refused()


def test_interface_of_c_is_no_valid_c(refused, write):
    write("example.i", "%module example\n^int answer(void);\n")
    assert "is not valid C here" in refused("--c")


@pytest.mark.parametrize(("open_code", "line"), [("{", 9), ("%{", 9), ("{ int more = 0; (void) more;", 9)])
def test_error_in_exception_code_is_shown_there(refused, write, open_code, line):
    close_code = "%}" if open_code == "%{" else "}"
    body = "  try { $action }\n  catch (const int &) {\n    lost();\n  }\n"
    code = f"%exception {open_code}\n{body}{close_code}\n"
    write("example.i", GOOD.replace("%inline", "\n%{\nint answer();\n%}\n" + code + "%inline"))
    said = refused()
    place = said.split("error[Q080]: ")[1].splitlines()
    assert "lost" in place[0]
    assert f"--> example.i:{line}:" in place[1]
