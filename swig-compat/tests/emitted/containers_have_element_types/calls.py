import example

assert example.words(["a", "b"]) == ("a", "b")
assert example.rows([[1, 2], (3.5,)]) == ((1.0, 2.0), (3.5,))
assert [item.price for item in example.items([example.Item()])] == [1]
assert example.labelled((1, "one")) == (1, "one")
assert example.ids([3, 1, 3]) == (1, 3)
assert example.ids(example.Ids([2])) == (2,)
assert dict(example.counts({"a": 1}).items()) == {"a": 1}
assert (example.total([1.5]), example.total(["a"])) == (0, 1)
