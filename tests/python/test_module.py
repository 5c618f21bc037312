"""The processes and interpreters in which extension modules, quaff's and an emitted one, can be loaded."""

import pytest

from programs import run

SUB_INTERPRETER = """
    import array
    try:
        import _interpreters as interpreters
        second = interpreters.create("isolated" if {isolated} else "legacy")
    except ImportError:  # before Python 3.13
        import _xxsubinterpreters as interpreters
        second = interpreters.create(isolated={isolated})

    def try_in_second():
        interpreters.run_string(second, '''if True:
            try:
                import {module}
            except ImportError as error:
                print(error, flush=True)
        ''')

    def try_in_main():
        import {module}
        print({module}.{function}(array.array("d", [3.0, 4.0])), flush=True)
        try:
            {module}.{function}([1.0])
        except TypeError as error:
            print(str(error).splitlines()[0].partition(";")[0], flush=True)
"""


@pytest.mark.parametrize(
    ("module", "function", "result"), [("quaff", "sum", 7.0), ("example", "squares", 25.0)]
)
@pytest.mark.parametrize("isolated", [True, False])
@pytest.mark.parametrize("first", ["main", "second"])
def test_the_main_interpreter_alone_loads_a_module(example_folder, module, function, result, isolated, first):
    program = SUB_INTERPRETER.format(module=module, function=function, isolated=isolated)
    order = ["try_in_main", "try_in_second", "try_in_main"]
    calls = "".join(f"\n    {call}()" for call in order[first == "second" :])
    printed = run(program + calls, path=[example_folder], timeout=20).splitlines()
    refusals = [line for line in printed if "interpreter" in line]
    assert len(refusals) == 1
    assert "sub-interpreter" in refusals[0] or "does not support loading in subinterpreters" in refusals[0]
    assert printed.index(refusals[0]) == (0 if first == "second" else 2)
    assert printed[-2] == str(result)
    assert printed[-1].endswith("expected an array, got `list`")
