"""Replays an interactive session as shown in a document: after each `>>> ` line, Python's output."""

import contextlib
import io
import re


def replay(session, names):
    """Runs each line and compares the output; for an exception, its last line."""
    for code, shown in re.findall(r"^>>> (.*)\n((?:(?!>>> ).*\n)*)", session, re.MULTILINE):
        assert answer(code, names) == shown.rstrip("\n"), code


def answer(code, names):
    """The output that Python prints after a line."""
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            try:
                value = eval(code, names)
            except SyntaxError:
                value = exec(code, names)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return printed.getvalue().rstrip("\n") + ("" if value is None else repr(value))
