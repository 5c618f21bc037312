"""The paths named on the pages for contributors and users exist in the repository."""

import itertools
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# These pages name paths relative to any folder; the pages for users name files of users, too, and ours from
# the root.
OF_CONTRIBUTORS = ["ARCHITECTURE.md", "CONTRIBUTING.md", "tests/README.md"]
OF_USERS = [f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))]
FOLDERS = (
    "benches/",
    "cpp/",
    "fuzz/",
    "gpu_kit/",
    "kernels/",
    "quaff-build/",
    "runtime/",
    "swig-compat/",
    "tests/",
)

SUFFIX = re.compile(r"\.(rs|py|hpp|cuh|cu|h|c|cpp|i|R|mjs|cjs|cmake|md|mk|sh|toml|tsv|svg)$")
# The folders at which paths with a folder begin on these pages, from a heading on.
BEGINNINGS = [
    ("CONTRIBUTING.md", "", [""]),
    ("ARCHITECTURE.md", "## The compiler's model", ["", "swig-compat/src/", "runtime/", "runtime/src/"]),
]

# Paths that builds write.
WRITTEN = ("target/", ".venv/")


def is_path(word):
    """Whether a word in backticks looks like a path: it has a path's characters, and a folder or a suffix."""
    names = re.sub(r"<[^<>]*>|\{[^{}]*\}", "", word)
    is_whole = re.fullmatch(r"[\w./*+-]+", names) and not names.startswith(("/", ".", *WRITTEN))
    return (
        is_whole
        and "://" not in word
        and ("/" in names.rstrip("/") or names.endswith("/") or SUFFIX.search(names))
    )


def spelled(word):
    """The paths that `a/<b, c>.rs` represents; a placeholder such as `<name>` represents any name."""
    parts = re.split(r"<([^<>]*)>|\{([^{}]*)\}", word)
    choices = []
    for text, angled, braced in itertools.zip_longest(*[iter([*parts, None, None])] * 3):
        choices.append([text])
        if (group := angled or braced) is not None:
            choices.append(re.split(r",\s*", group) if "," in group else ["*"])
    return ["".join(choice) for choice in itertools.product(*choices)]


def is_known(path, known, before=""):
    """Whether a file or a folder has the path, or ends with it; from the root on if `before` is `^`."""
    pattern = re.escape(path.rstrip("/")).replace(r"\*", "[^/\n]*")
    return re.search(rf"{before}/{pattern}$", known, re.MULTILINE) is not None


def paths_on(page, heading=""):
    """The words of a page that are paths, from a heading on."""
    text = re.sub(r"^```.*?^```$", "", (ROOT / page).read_text(), flags=re.DOTALL | re.MULTILINE)
    return [word for word in re.findall(r"`([^`\n]+)`", text[text.index(heading) :]) if is_path(word)]


@pytest.mark.parametrize("page", [*OF_CONTRIBUTORS, *OF_USERS])
def test_the_paths_of_a_page_exist(page, known):
    words = paths_on(page)
    if page in OF_USERS:
        words = [word for word in words if word.startswith(FOLDERS)]
    missing = [path for word in words for path in spelled(word) if not is_known(path, known)]
    assert not missing


@pytest.mark.parametrize(("page", "heading", "beginnings"), BEGINNINGS)
def test_paths_begin_at_the_folders_that_the_page_names(page, heading, beginnings, known):
    paths = [path for word in paths_on(page, heading) if "/" in word for path in spelled(word)]
    unclear = [
        path for path in paths if not any(is_known(folder + path, known, "^") for folder in beginnings)
    ]
    assert not unclear


def test_a_path_that_does_not_exist_is_found(known):
    assert is_path("runtime/src/gone.rs")
    assert not is_known("runtime/src/gone.rs", known)
    assert spelled("a/<b, c>_<name>.rs") == ["a/b_*.rs", "a/c_*.rs"]
