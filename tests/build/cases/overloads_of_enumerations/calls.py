import example

assert example.Writer().kind("abc") == "text"
assert example.Writer().kind(example.file) == "enumeration"
