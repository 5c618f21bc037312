"""Counts the results of the tests of `run.sh`: `count.py FOLDER`.

FOLDER contains a status and a report for each test file. Prints one line, `N passed, N failed, N skipped`.
The exit status is 1 if a test failed or ended its process, and if there was no GPU or no test passed.
"""

import sys
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

# pytest's usual statuses: all passed, some failed, none was selected.
USUAL = (0, 1, 5)


class Count(NamedTuple):
    """The results of the tests of a file, and the reasons for skipped ones."""

    passed: int
    failed: int
    reasons: list[str]


def main(folder: str) -> None:
    """Add up the files."""
    counts = [count(status) for status in sorted(Path(folder).glob("test_*.status"))]
    passed, failed = sum(each.passed for each in counts), sum(each.failed for each in counts)
    reasons = [reason for each in counts for reason in each.reasons]
    print(f"\n{passed} passed, {failed} failed, {len(reasons)} skipped")
    nothing = shown_nothing(passed, reasons)
    if nothing:
        complain(f"FAILED: {nothing}")
    sys.exit(failed > 0 or nothing is not None)


def count(path: Path) -> Count:
    """Count one test file, whose status is at `path` and whose report is next to it.

    A process that ended abnormally failed, whatever its report says.
    """
    counted, status = read(path.with_suffix(".xml")), int(path.read_text())
    if counted is None:
        complain(f"{path.stem}: the process ended with status {status}, before its report was written")
        return Count(0, 1, [])
    if status not in USUAL:
        complain(f"{path.stem}: the process ended with status {status}, after its report was written")
        return counted._replace(failed=counted.failed + 1)
    return counted


def read(report: Path) -> Count | None:
    """Read a report, if it is complete. An error outside of a test counts as a failure."""
    try:
        suite = ElementTree.parse(report).getroot()[0]
    except (OSError, ElementTree.ParseError):
        return None
    tests, failures, errors, skipped = (
        int(suite.attrib[name]) for name in ("tests", "failures", "errors", "skipped")
    )
    reasons = [skip.get("message", "") for skip in suite.iter("skipped")]
    return Count(tests - failures - errors - skipped, failures + errors, reasons)


def shown_nothing(passed: int, reasons: list[str]) -> str | None:
    """Return the reason why the tests prove nothing about a GPU, if so. Some tests of the modules pass
    without one.
    """
    for reason in reasons:
        if reason.startswith("no GPU"):
            return f"{reason}: what needs one was not tested"
    return None if passed else "no test passed: see why they were skipped, or what `-k` selects"


def complain(message: str) -> None:
    """Print an error message, after everything that was printed before."""
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
