"""The kernels in a library, which contains them compressed."""

import lzma
import re
from collections.abc import Iterator

# The header of LZMA-compressed data: the parameters, and twice the same length, of the memory and of the
# data.
PACKED = re.compile(rb"\x03(?!\0{4})(...\0)\1\0{4}", re.DOTALL)


def texts(library: bytes) -> Iterator[str]:
    """The PTX of all kernels in a library."""
    for packed in PACKED.finditer(library):
        try:
            text = lzma.LZMADecompressor(lzma.FORMAT_ALONE).decompress(library[packed.start() :]).decode()
        except (lzma.LZMAError, UnicodeDecodeError):
            continue  # bytes that only look like a text, or machine code
        if text:
            yield text
