"""The measured cases: a dtype and a number of elements each."""

from typing import NamedTuple

SIZES = [8, 1024, 10**5, 10**6, 2**20]
# 1 GiB each.
LARGE = {"float32": 2**28, "float64": 2**27}
# Bytes of an element.
WIDTHS = {"float32": 4, "float64": 8}


class Case(NamedTuple):
    """One column of the tables."""

    dtype: str
    elements: int

    @property
    def size(self) -> str:
        """Name the number of elements as a heading does: 1024, 10^6, 2^28."""
        names = {10**5: "10^5", 10**6: "10^6", 2**20: "2^20", 2**27: "2^27", 2**28: "2^28"}
        return names.get(self.elements, str(self.elements))

    @property
    def bytes(self) -> int:
        """The size of the array in bytes."""
        return self.elements * WIDTHS[self.dtype]

    @property
    def is_large(self) -> bool:
        """Whether the memory bandwidth is the limit, and not the launch."""
        return self.elements >= min(LARGE.values())


CASES = [
    *(Case(dtype, elements) for dtype in WIDTHS for elements in SIZES),
    *(Case(dtype, elements) for dtype, elements in LARGE.items()),
]
