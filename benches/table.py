"""Prints text tables."""

from collections.abc import Sequence

Row = Sequence[str]


def print_table(title: str, header: Row, rows: Sequence[Row]) -> None:
    """Print a title and aligned columns: the first left-aligned, the others, which are numbers,
    right-aligned.
    """
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    print(f"\n{title}")
    for row in [header, ["-" * width for width in widths], *rows]:
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        print("  ".join([row[0].ljust(widths[0]), *cells]).rstrip())
