"""Replaces NumPy's build backend while pip downloads the sdist.

pip asks the backend for the metadata of any sdist that it downloads, and the real one answers after three
minutes of configuring. The sdist contains that answer as PKG-INFO.
"""

import shutil
from pathlib import Path


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: object = None) -> str:
    """Return the metadata that was published with NumPy's release (PEP 517)."""
    folder = Path(metadata_directory, "numpy.dist-info")
    folder.mkdir()
    shutil.copy("PKG-INFO", folder / "METADATA")
    return folder.name
