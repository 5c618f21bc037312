"""What tests of built modules need beside the command."""

import sysconfig
from pathlib import Path

import pytest


@pytest.fixture
def nvrtc():
    """The path of NVRTC, without which a test is skipped."""
    library = Path(sysconfig.get_path("purelib"), "nvidia", "cuda_nvrtc", "lib", "libnvrtc.so.12")
    return str(library) if library.is_file() else pytest.skip("no NVRTC: `pip install --group cuda`")
