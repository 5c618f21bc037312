"""The cell magic `%%quaff`: a cell that is an interface, with C++ in `%inline %{ … %}` blocks."""

from __future__ import annotations

import os
import re
import shlex
from hashlib import sha256
from pathlib import Path

from IPython.core.error import UsageError
from IPython.core.magic import Magics, cell_magic, magics_class

from quaff_swig._build import built, command, loaded
from quaff_swig._load import imported

MODULE = re.compile(r"^\s*%module(?:\(.*?\))?\s+(?:\w+\.)*(\w+)", re.MULTILINE)


@magics_class
class QuaffMagics(Magics):
    """The class with the cell magic `%%quaff`."""

    @cell_magic
    def quaff(self, line: str, cell: str) -> None:
        """Builds the interface in the cell, and imports its module into the notebook.

        The line takes the options of `quaff build`, for example `%%quaff --source kernels.cu`. Headers and
        sources are found in the notebook's folder. Messages name the lines of the cell.
        """
        module = MODULE.search(cell)
        if module is None:
            raise UsageError("the cell does not name its module: begin it with `%module example`")
        name = module.group(1)
        here = Path.cwd()
        folder = loaded(command()).with_name("cells") / sha256(os.fsencode(here)).hexdigest()[:16]
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # The empty line stands for the line of the magic, so that messages have the cell's line numbers.
        write(folder / f"{name}.i", f"\n{cell}")
        options = ["-I", str(here), *(found(word, here) for word in shlex.split(line))]
        assert self.shell is not None  # a magic runs in a shell
        self.shell.user_ns[name] = imported(built(Path(f"{name}.i"), options, folder=folder))


def found(word: str, here: Path) -> str:
    """An argument of the command, which runs elsewhere: a file beside the notebook becomes a whole path."""
    return str(here / word) if (here / word).exists() else word


def write(path: Path, text: str) -> None:
    """Writes a text to a file, unless the file has this text already and is to keep its time."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
