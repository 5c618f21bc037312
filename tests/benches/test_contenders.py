"""The contenders of the benchmarks: `benches/contenders.py`."""

from pathlib import Path

import benches
import pytest
from benches.contenders import CONTENDERS

PEERS = Path(benches.__file__).parent / "peers"
# Contenders with their own sums; all others are wrappers, which differ only in their calls.
LIBRARIES = {"quaff", "numpy", "math"}
WRAPPERS = [contender for contender in CONTENDERS if contender.module not in LIBRARIES]


@pytest.mark.parametrize("contender", WRAPPERS, ids=lambda contender: contender.name)
def test_every_wrapper_wraps_the_same_function(contender):
    [source] = (PEERS / contender.built_in).glob("example.*")
    text = source.read_text()
    assert '#include "sum.hpp"' in text
    assert "peers::sum" in text
