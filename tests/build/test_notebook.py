"""The notebook of the documentation, run as Jupyter runs it."""

import json
import os
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

nbclient = pytest.importorskip("nbclient", reason="nbclient is not installed: `pip install --group test`")
nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed: `pip install --group test`")
pytest.importorskip("quaff_swig", reason="quaff_swig is not installed: `make .venv/quaff`")

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebook.ipynb"


@pytest.fixture
def execute(cache, tmp_path, monkeypatch):
    """Runs the cells of a notebook in the test's folder."""
    monkeypatch.setenv("QUAFF_CACHE_DIR", str(cache))
    for name in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")

    def execute(notebook, **options):
        client = nbclient.NotebookClient(
            notebook,
            timeout=600,
            kernel_name="python3",
            resources={"metadata": {"path": os.fspath(tmp_path)}},
            **options,
        )
        return client.execute()

    return execute


def texts(cell):
    """The output of a cell, without the progress of builds."""
    shown = [output for output in cell.get("outputs", []) if output.get("name") != "stderr"]
    return [output.get("text") or output.get("data", {}).get("text/plain") for output in shown]


def test_every_cell_answers_as_shown(execute):
    shown = nbformat.reads(NOTEBOOK.read_text(), 4)
    done = execute(nbformat.reads(NOTEBOOK.read_text(), 4))
    assert [texts(cell) for cell in done.cells] == [texts(cell) for cell in shown.cells]
    assert any(texts(cell) for cell in shown.cells)
    assert json.loads(NOTEBOOK.read_text())["cells"]


def test_messages_name_the_lines_of_the_cell(execute):
    cells = ["%load_ext quaff_swig", "%%quaff\n%module wrong\nint answer();\n%tempalte(a) b<int>;\n"]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    done = execute(notebook, allow_errors=True)
    [error] = done.cells[1].outputs
    assert "error[Q021]: unknown directive `%tempalte`\n --> wrong.i:4:1\n" in "\n".join(error["traceback"])
    assert "Traceback" not in "\n".join(error["traceback"])
