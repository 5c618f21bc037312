"""The files of the repository, for tests of the documentation that names them."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def known():
    """The paths of all files and folders, each after a slash."""
    names = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split("\n")
    folders = {str(folder) for name in names for folder in Path(name).parents}
    return "\n".join(f"/{name}" for name in [*names, *folders])
