"""The examples behave as on their pages: the commands build them, and the calls return these results and are
typed.
"""

import os
import shutil
import sysconfig
from pathlib import Path

import pages
import pytest
from test_documents import ROOT, fenced, in_wheels

from type_checkers import agree

pytestmark = pytest.mark.whole

EXAMPLES = "swig-compat/examples"


NAMES = [
    "c_api",
    "heat",
    "image_filter",
    "neighbours",
    "numcu",
    "square_array",
    "unified_memory",
    "vector_add",
]


@pytest.mark.parametrize("example", NAMES)
def test_an_example_does_what_its_page_shows(example, program, cache, tmp_path):
    page = f"{EXAMPLES}/{example}/README.md"
    needs_nvcc = any(".cu" in text for language, text in fenced(page) if language == "console")
    if needs_nvcc and not (shutil.which("nvcc") or in_wheels("cu13", "bin", "nvcc").exists()):
        pytest.skip("no nvcc: `pip install --group cuda`")
    folder = shutil.copytree(ROOT / EXAMPLES / example, tmp_path / example)
    path = os.pathsep.join([str(Path(program).parent), sysconfig.get_path("scripts"), os.environ["PATH"]])
    pages.run(fenced(page), folder, os.environ | {"QUAFF_CACHE_DIR": str(cache), "PATH": path})
    sessions = [text for language, text in fenced(page) if language == "python"]
    agree(folder, "".join(sessions), tmp_path)
