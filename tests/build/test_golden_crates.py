"""The committed crates do what their interfaces say: each case has its `calls.py`."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EMITTED = ROOT / "swig-compat" / "tests" / "emitted"
PYTHON = ROOT / "tests" / "python"

# `make test` compares the text of every crate (`cargo test --test cases`), and builds only those whose
# constructs no other test builds. Of the others, the named test calls functions of the same kinds in another
# module, though not always of each kind; `make test-all` builds all of them.
COVERED = {
    "arrays_are_results": "test_result_arrays.py",
    "arrays_are_written_in_place": "test_array_arguments.py",
    "arrays_have_strides": "test_strides.py",
    "arrays_of_structs": "test_structured_arrays.py",
    "callbacks": "../build/test_cases.py",
    "classes": "test_classes.py",
    "classes_that_are_arrays": "test_eigen.py",
    "code_of_c": "../build/test_cases.py",
    "complex_numbers": "test_complex.py",
    "constants_enums_and_variables": "test_constants.py",
    "containers_have_element_types": "test_containers.py",
    "directors": "../build/test_cases.py",
    "functions_are_called_for_each_element": "test_elementwise.py",
    "functions_on_a_device": "test_device_functions.py",
    "functions_without_the_lock": "test_smart_pointers.py",
    "host_and_device_have_names_in_rust": "test_device_functions.py",
    "kernels_include_their_classes": "test_device_reductions.py",
    "long_lines": "test_array_arguments.py",
    "module_named_by_an_option": "../build/test_cases.py",
    "numbers_behind_pointers": "test_library_files.py",
    "overloads_and_defaults": "test_overloads.py",
    "pointers_are_passed_on": "test_classes.py",
    "pointers_from_the_library": "test_library_files.py",
    "python_of_the_interface": "../build/test_cases.py",
    "reductions_are_run_by_quaff": "test_reductions.py",
    "results_on_a_device": "test_device_results.py",
    "scalars_of_every_kind": "test_values.py",
    "several_arrays_in_one_call": "test_array_arguments.py",
    "templates_dispatch_by_dtype": "test_overloads.py",
    "text_goes_in_and_out": "test_values.py",
    "typemaps_with_code": "test_typemaps.py",
    "values_of_the_library": "test_containers.py",
    "vectors_are_arrays_as_results": "test_vector_results.py",
}


def case(folder):
    marks = [pytest.mark.whole] if folder.name in COVERED else []
    return pytest.param(folder, id=folder.name, marks=marks)


CASES = sorted(path.parent for path in EMITTED.glob("*/example.i"))


@pytest.mark.parametrize("case", [case(folder) for folder in CASES])
def test_the_module_does_what_its_interface_says(case, quaff, python, tmp_path):
    options = case / "options"
    more = options.read_text().split() if options.exists() else []
    done = quaff("build", "example.i", "-I", "include", *more, "--out", tmp_path, cwd=case)
    assert done.returncode == 0, done.stderr
    # Most cases commit neither file, or only one.
    for expected in (case / "expected").glob("example.py*"):
        assert (tmp_path / expected.name).read_text() == expected.read_text()
    python(case / "calls.py", tmp_path)


def test_what_covers_a_crate_is_there():
    assert set(COVERED) <= {folder.name for folder in CASES}
    assert all((PYTHON / test).is_file() for test in COVERED.values())
