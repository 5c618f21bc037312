import example

assert (example.same(b"a"), example.same(None)) == (b"a", None)
assert example.added(b"a\0", b"b") == b"a\0b"
assert (example.kept(b"a"), example.kept(b"b")) == (b"a", b"ab")
assert (example.either(b"a"), example.either(1)) == (1, 2)
named = example.Named()
assert (named.name, named.text) == (None, b"text")
named.name, named.text = b"long" * 100, b"other\0"
assert (named.name, named.text) == (b"long" * 100, b"other\0")
assert (example.cvar.title, example.cvar.word) == (b"title", b"word")
example.cvar.title, example.cvar.word = b"new", b"too"
assert (example.cvar.title, example.cvar.word) == (b"new", b"too")
assert (example.large(), example.raw(), example.typed()) == (b"Gr\xf6\xdfe // \xe9", b"\xe9", b"\xe9")
assert example.large.__doc__.endswith("Die Größe.")


def assign(place, name):
    setattr(place, name, "text")


for call in (
    lambda: example.same("a"),
    lambda: example.added("a", b""),
    lambda: assign(named, "name"),
    lambda: assign(named, "text"),
    lambda: assign(example.cvar, "title"),
):
    try:
        call()
    except TypeError as error:
        assert "expected bytes" in str(error)
    else:
        raise AssertionError("text is no bytes")

# Escapes in strings of directives are bytes.
assert example.escaped.__doc__.endswith('é é A \\d \\ "'), example.escaped.__doc__
assert example.latin.__doc__.endswith("é")
assert example.digits() == 3
