"""The contenders, one row of the tables each, with the names of their modules."""

from dataclasses import dataclass, field

QUAFF = "quaff.sum"
QUAFF_ONE_THREAD = "quaff.sum, one thread"
QUAFF_BUILD = "quaff build, one name"
SWIG_DISPATCH = "SWIG + numpy.i, %pythoncode dispatch"
SWIG_RAW = "SWIG + numpy.i, raw wrapper of one dtype"
PYBIND11 = "pybind11, overloads"
NANOBIND = "nanobind, overloads"
NUMPY_SUM = "numpy.sum"


@dataclass(frozen=True)
class Contender:
    """A function of one array; `{ctype}` in its name stands for the C++ type of the dtype."""

    name: str
    module: str
    function: str
    # The folder of target/bench/ that contains the module; "" for installed modules.
    built_in: str = ""
    environment: dict[str, str] = field(default_factory=dict)
    calls_only: bool = False


CONTENDERS = [
    Contender(QUAFF, "quaff", "sum"),
    # Measured in a separate process, because the number of threads is read once, at first use.
    Contender(QUAFF_ONE_THREAD, "quaff", "sum", environment={"QUAFF_NUM_THREADS": "1"}),
    # The rows from here to nanobind all wrap the same function of peers/sum.hpp.
    Contender(QUAFF_BUILD, "quaff_example", "sum", "quaff"),
    Contender(SWIG_DISPATCH, "swig_numpy", "sum", "swig_numpy"),
    Contender(SWIG_RAW, "_swig_numpy", "sum_{ctype}", "swig_numpy"),
    Contender("SWIG + own typemap, raw wrapper", "_swig_typemap", "sum_{ctype}", "swig_typemap"),
    Contender(PYBIND11, "pybind11_example", "sum", "pybind11"),
    Contender(NANOBIND, "nanobind_example", "sum", "nanobind"),
    Contender("numpy.add.reduce", "numpy", "add.reduce"),
    Contender(NUMPY_SUM, "numpy", "sum"),
    Contender("math.fsum", "math", "fsum", calls_only=True),
]
