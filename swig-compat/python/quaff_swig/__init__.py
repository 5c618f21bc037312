"""Builds a SWIG interface and imports the module, in one call: `quaff_swig.load("example.i")`.

In a notebook, `%load_ext quaff_swig` adds the cell magic `%%quaff`, which builds the interface in a cell.
"""

from quaff_swig._build import BuildError
from quaff_swig._load import load

__all__ = ["BuildError", "load", "load_ipython_extension"]


def load_ipython_extension(shell: object) -> None:
    """Adds the cell magic; `%load_ext quaff_swig` calls this."""
    from quaff_swig._magic import QuaffMagics

    shell.register_magics(QuaffMagics)  # type: ignore[attr-defined]
