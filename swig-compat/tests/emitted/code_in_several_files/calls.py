import example

assert example.count() == 1
assert example.calls_so_far() == 1
example.add("second")
assert [example.last_name(), example.last_name()] == ["second", "second"]
assert example.asked() == 2
last = example.Last()
assert [last.count_again(), last.count_again(), example.calls_so_far()] == [1, 2, 21]
assert example.of_base(last) == 1
assert (last.base(), last.middle(), last.last(), example.SIX) == (1, 2, 3, 6)
assert [example.visit("a"), example.visit("b"), example.visits_so_far()] == [100, 200, 2]
assert example.last_place() == "b"
