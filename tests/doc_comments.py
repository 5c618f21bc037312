"""Lists comments that cannot be understood without the code below them, as a part of `make lint`.

A comment of a declaration is a noun phrase or a sentence that names its subject: "The dtypes of the results",
not "What the results are" or "The same for results". The first words reveal most of these comments, and
reading reveals the others. A comment is at most 110 columns wide, also in the files that the compiler writes.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = (
    "benches",
    "build.rs",
    "c",
    "cpp",
    "fuzz",
    "gpu_kit",
    "kernels",
    "node",
    "python",
    "quaff-build",
    "r",
    "runtime",
    "src",
    "swig-compat/build.rs",
    "swig-compat/library",
    "swig-compat/python",
    "swig-compat/src",
)
SUFFIXES = {".rs", ".h", ".hpp", ".cuh", ".cu", ".c", ".cpp", ".py", ".i"}
# Files written by the compiler, and those that a wheel takes from elsewhere by a symbolic link.
WRITTEN = re.compile(r"^src/emitted/|/expected/")

# A comment that begins with one of these words refers to something that it does not name.
RIDDLES = re.compile(
    r"""(
        What(ever)?\b | Who(se)?\b(?!\ may) | Those\b | These\b(?!\ \w+s\b) | Such\b(?!\ an?\b)
        | Its\b | Their\b | They\b
        | The\ same\b(?!\ \w+) | Of\ (an?|the|all|one|which|such|it|them|each|that|this|those|these)\b
        | It\b | If\ (it|they|so)\b | As\ (many|it|they|above|before)\b | So\ many\b | None\.
        | \[`[^`]+`\],?\ (in|for|with|after|inside|as|and|or|of)\b
        | Where\ (it|they)\b | Whether\ (it|they)\b | Also\b | Both\.
    )""",
    re.VERBOSE,
)
COMMENT = re.compile(r"\s*(//[/!]|//)\s?(?:\w+\.i: )?(.*)")
DOCSTRING = re.compile(r'^\s*"""(.*)', re.MULTILINE)
COLUMNS = 110
# The start of a line of a comment, in the sources and in the texts of the files that the compiler writes.
# Rows of tables cannot be broken.
COMMENT_LINE = re.compile(r"\s*(//[/!]?|/\*|\*|#) (?!\|)")


def is_for_readers(path, mark, declaration):
    """Whether the comment documents a declaration: in Rust by its mark, in C++ by the text below it.

    In the interfaces that ship with the compiler, all comments are for readers.
    """
    if path.suffix == ".i":
        return True
    if path.suffix == ".rs":
        return mark != "//"
    return path.suffix in {".h", ".hpp", ".cuh", ".c"} and re.match(
        r"(template|class|struct|enum|using|inline|static|typedef)\b", declaration
    )


def suspects(path):
    """The line numbers and first lines of the comments in a file that begin with one of `RIDDLES`."""
    text = path.read_text()
    if path.suffix == ".py":
        for docstring in DOCSTRING.finditer(text):
            if RIDDLES.match(docstring[1]):
                yield text.count("\n", 0, docstring.start(1)) + 1, docstring[1]
        return
    lines = text.splitlines()
    is_inside = False
    for number, line in enumerate(lines, 1):
        comment = COMMENT.fullmatch(line)
        if comment and not is_inside and RIDDLES.match(comment[2]):
            below = next((other for other in lines[number:] if not COMMENT.fullmatch(other)), "")
            if is_for_readers(path, comment[1], below):
                yield number, comment[2]
        is_inside = comment is not None


def wide_lines(path):
    """The line numbers of comments that are wider than `COLUMNS`."""
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if len(line) > COLUMNS and COMMENT_LINE.match(line):
            yield number


def main():
    names = subprocess.run(
        ["git", "ls-files", *SOURCES], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    paths = [ROOT / name for name in names.split() if not WRITTEN.search(name)]
    found = 0
    for path in paths:
        if path.suffix not in SUFFIXES or path.is_symlink():
            continue
        for number in wide_lines(path) if path.suffix != ".i" else ():
            print(f"{path.relative_to(ROOT)}:{number}: wrap the comment at {COLUMNS} columns")
            found += 1
        for number, text in suspects(path):
            print(f"{path.relative_to(ROOT)}:{number}: say what it is without the code below: {text}")
            found += 1
    sys.exit(found != 0)


if __name__ == "__main__":
    main()
