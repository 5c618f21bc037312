"""The values that each parameter accepts: the compiler's table compared with the runtime."""

import csv
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

RELATION = Path(__file__).parents[2] / "swig-compat" / "tests" / "overloads.tsv"

with RELATION.open(newline="") as file:
    ROWS = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))

assert np.dtype("bfloat16") == ml_dtypes.bfloat16, "a name that NumPy learns by the import"

CHOSEN = [row for row in ROWS if row["overloaded"] != "-"]
REFUSED = (TypeError, ValueError, OverflowError)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["value"])
def test_each_parameter_takes_what_the_compiler_says(example, row):
    value = eval(row["value"], {"np": np})
    for name, taken in row.items():
        if name in ("value", "overloaded"):
            continue
        function = getattr(example, f"takes_{name}")
        if taken == "yes":
            assert function(value), name
        else:
            with pytest.raises(REFUSED):
                function(value)


@pytest.mark.parametrize("row", CHOSEN, ids=lambda row: row["value"])
def test_the_overload_is_the_one_that_the_compiler_says(example, row):
    value = eval(row["value"], {"np": np})
    if row["overloaded"] == "none":
        with pytest.raises(TypeError):
            example.overloaded(value)
    else:
        assert example.overloaded(value) == row["overloaded"]
