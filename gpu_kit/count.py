"""Counts what the tests of `run.sh` came to: `count.py FOLDER FILE…`, a report for each file of tests.

Prints one line, `N passed, N failed, N skipped`; the status is 1 if anything failed, or ended its process.
"""

import sys
from pathlib import Path
from xml.etree import ElementTree


def main(folder: str, *files: str) -> None:
    """Add up the reports."""
    counts = [count(Path(folder, f"{Path(file).stem}.xml")) for file in files]
    passed, failed, skipped = map(sum, zip(*counts, strict=True))
    print(f"\n{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(failed > 0)


def count(report: Path) -> tuple[int, int, int]:
    """Count one report: passed, failed and skipped. An error outside of a test is a failure too."""
    try:
        suite = ElementTree.parse(report).getroot()[0].attrib
    except (OSError, ElementTree.ParseError):
        print(f"{report.stem}: the process ended before its report was written", file=sys.stderr)
        return 0, 1, 0
    tests, failures, errors, skipped = (
        int(suite[name]) for name in ("tests", "failures", "errors", "skipped")
    )
    return tests - failures - errors - skipped, failures + errors, skipped


if __name__ == "__main__":
    main(*sys.argv[1:])
