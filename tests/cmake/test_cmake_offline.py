"""A build without a network, from crates that `cargo vendor` has put in a folder."""

import re

import pytest
from user_projects import ROOT

pytestmark = pytest.mark.whole


def test_a_build_without_a_network(project, program):
    """The steps of docs/cmake.md. The user's cargo folder is empty, and cargo may not download anything."""
    page = (ROOT / "docs" / "cmake.md").read_text()
    [lines] = re.findall(r"^To build without a network:\n\n```sh\n(.+?)```", page, re.MULTILINE | re.DOTALL)
    runtime, vendor, configure = lines.splitlines()
    consumer = project("consumer")
    consumer.run(program, *runtime.split()[1:])
    consumer.run(*vendor.split())
    assert '-DQUAFF_VENDOR_DIR="$PWD/vendor"' in configure
    # A separate cache, because that of the other tests contains all dependencies.
    consumer.environment |= {
        "CARGO_HOME": str(consumer.path("no crates")),
        "CARGO_NET_OFFLINE": "true",
        "QUAFF_CACHE_DIR": str(ROOT / "target" / "offline-cache"),
    }
    consumer.configure(f"-DQUAFF_VENDOR_DIR={consumer.path('vendor')}")
    consumer.build()
    consumer.ctest()
    assert not consumer.path("no crates/registry").exists()
