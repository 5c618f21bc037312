"""Type checkers' view of letters and text. The program is also run."""

import library

# A letter is text or a number, and None is the letter zero.
letters: list[str] = [library.next_char(given) for given in ("a", 97, None)]
assert letters == ["b", "b", "\1"]

# Longer text is for the overload that takes text, and only one character for the other.
sorts: list[int | str | None] = [library.sort_of(given) for given in ("a", "abc", 97, None)]
assert sorts == [1, "text", 1, 1]
sorts = [library.sort_or_none_of(given) for given in ("a", "abc", 97)]
assert sorts == [1, "text", 1]
text: str | None = library.sort_or_number_of("a")
number: int = library.sort_or_number_of(97)
assert (text, number) == ("char", 97)

# A data member has the same types.
initials = library.Initials()
initials.first = "b"
initials.first = 99
initials.all = "xyz"
assert (initials.first, initials.all) == ("c", "xyz")
initials.first = None
initials.all = None
assert (initials.first, initials.all) == ("\0", "")
