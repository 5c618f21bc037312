import example

assert example.Reader().kind(9) == example.LateReader().kind(9) == "number"
assert example.Writer().kind("abc") == "text"
assert example.Writer().kind(example.file) == "enumeration"
assert example.Writer().kind(0.5) == "number"

assert example.letter(example.Letter_y) == 1
assert example.of_char(example.Signed_y) == -1
assert example.of_short(example.Short_y) == 1
assert example.negated(example.off) == example.on
assert example.wide(example.Wide_x) == 40000
