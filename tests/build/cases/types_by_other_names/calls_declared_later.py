import example

holder = example.Holder()
assert (holder.color(), holder.color(example.red)) == (example.green, example.red)
# The value is text, which parameters do not take, as with SWIG.
assert example.Letter_b == "b"
assert holder.letter(ord(example.Letter_b)) == ord("b")
assert (holder.kind(), holder.kind(example.Node.inner)) == (example.Node.leaf, example.Node.inner)
assert holder.node.value == 1
holder.node.value = 5
assert holder.value_of(holder.doubled(holder.node)) == 10
assert holder.pointer().value == holder.node.value == 5
assert holder.count(7) == 7
pair = example.paired(3)
assert isinstance(pair, example.IntPair)
assert (pair.get(), pair.thisown) == (3, True)
double = example.DoublePair()
double.first = 0.5
assert example.total(double) == 0.5
for wrong in (lambda: holder.count(70000), lambda: holder.value_of(pair)):
    try:
        wrong()
    except (OverflowError, TypeError):
        pass
    else:
        raise AssertionError
