# Written by quaff from example.i: change that file, not this one.

from typing import Any, SupportsIndex

__all__ = ["add", "letter", "text"]

def add(a: SupportsIndex, b: SupportsIndex) -> int:
    """Adds, and turns the sign."""

def letter(letter: str) -> str: ...
def text(text: str | None, last: str) -> str | None: ...
def __getattr__(name: str) -> Any: ...
