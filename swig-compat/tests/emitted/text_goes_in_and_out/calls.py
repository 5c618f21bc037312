import example

assert example.greet("wörld") == "hello wörld"
assert example.twice("a\0b") == "a\0ba\0b"
assert example.same("text") == "text"
assert example.same(None) is None
assert example.length(None) == 0
assert example.length("尺") == 3
