"""`CudaError` as an exception class: one for all modules, and known in other processes."""

from pathlib import Path

import pytest

from programs import run

HERE = Path(__file__).parent
RAISE = """
    from producers import CudaArray
    def raised_by(function):
        try:
            function(CudaArray())
        except RuntimeError as error:
            error.add_note("a note")
            return error
"""
ALONE = """
    import sys
    class Blocker:
        def find_spec(self, name, *_):
            if name.partition(".")[0] in {blocked}:
                raise ImportError(name)
    sys.meta_path.insert(0, Blocker())
"""


def test_copies_are_as_the_error_was(example_folder):
    run(
        RAISE
        + """
    import copy, pickle, quaff, example
    for error in (raised_by(quaff.sum), raised_by(example.squares), quaff.CudaError("one", 2)):
        copies = [copy.copy(error), copy.deepcopy(error)]
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            copies.append(pickle.loads(pickle.dumps(error, protocol)))
            copies.append(pickle.loads(pickle._dumps(copies[-1], protocol)))
        for copied in copies:
            assert type(copied) is quaff.CudaError is example.CudaError
            assert copied.args == error.args and copied.args
            assert vars(copied) == vars(error)
    class Derived(quaff.CudaError):
        pass
    assert type(pickle.loads(pickle.dumps(Derived("mine")))) is Derived
    """,
        path=[HERE, example_folder],
    )


@pytest.mark.parametrize("imports", ["quaff, example", "example, quaff", "example", "quaff"])
def test_the_class_is_found_under_its_name(example_folder, imports):
    run(
        f"""
        import importlib, pickle, {imports}
        modules = [{imports}]
        error = modules[-1].CudaError
        assert all(module.CudaError is error for module in modules)
        assert getattr(importlib.import_module(error.__module__), error.__qualname__) is error
        assert pickle.loads(pickle.dumps(error)) is error
        """,
        path=[example_folder],
    )


@pytest.mark.parametrize(
    ("imports", "function", "blocked"),
    [
        ("quaff, example", "example.squares", ["quaff", "numpy"]),
        ("example", "example.squares", ["quaff", "numpy"]),
        ("example, quaff", "quaff.sum", ["example", "_example", "numpy"]),
    ],
)
def test_a_process_with_the_module_alone_that_raised_it_knows_it(example_folder, imports, function, blocked):
    pickled = run(
        f"{RAISE}\n    import pickle, {imports}; print(pickle.dumps(raised_by({function})).hex())",
        path=[HERE, example_folder],
    )
    module = function.partition(".")[0]
    run(
        ALONE.format(blocked=blocked)
        + f"""
    import pickle
    error = pickle.loads(bytes.fromhex("{pickled.strip()}"))
    import {module}
    assert type(error) is {module}.CudaError
    assert str(error).startswith("`{function.partition(".")[2]}`: "), error
    assert error.__notes__ == ["a note"]
    assert pickle.loads(pickle.dumps(error)).args == error.args
    """,
        path=[example_folder],
    )


@pytest.mark.parametrize("function", ["quaff.sum", "example.squares"])
def test_a_pool_of_processes_passes_it_on(example_folder, function):
    printed = run(
        f"""
        import multiprocessing, {function.partition(".")[0]}
        from concurrent.futures import ProcessPoolExecutor
        from producers import CudaArray
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(1, context) as pool:
            print(type(pool.submit({function}, CudaArray()).exception()).__name__)
        with context.Pool(1) as pool:
            try:
                pool.apply({function}, (CudaArray(),))
            except {function.partition(".")[0]}.CudaError as error:
                print(error)
        """,
        path=[HERE, example_folder],
    )
    assert printed.startswith(f"CudaError\n`{function.partition('.')[2]}`: ")
