"""Stands in for NumPy's build backend while pip downloads the sdist.

pip asks the backend for the metadata of any sdist it downloads, and the real one answers after three minutes
of configuring. The sdist carries that answer as PKG-INFO.
"""

import shutil
from pathlib import Path


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: object = None) -> str:
    """Hand over the metadata that NumPy's release was published with (PEP 517)."""
    folder = Path(metadata_directory, "numpy.dist-info")
    folder.mkdir()
    shutil.copy("PKG-INFO", folder / "METADATA")
    return folder.name
