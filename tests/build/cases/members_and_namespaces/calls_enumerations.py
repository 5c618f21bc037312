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

# Comparisons are bools, also of names.
values = example.compared, example.negated_one, example.both, example.of_size, example.in_sum
assert (repr(values), example.of_scope) == ("(True, False, True, True, 2)", False)
values = example.flags, example.compared_sum, example.both_sums, example.unequal_product
assert repr(values) == "(5, True, True, False)"
values = example.of_call, example.no_call, example.of_cast, example.of_static_cast
assert repr(values) == "(True, False, True, 1)"
assert repr((example.of_words, example.chosen)) == "(False, 1)"
values = example.trait, example.trait_in_brackets, example.either_trait, example.compared_trait
assert repr(values) == "(5, -5, 5, True)"
member = example.Compares
assert (repr(member.is_three), repr(member.is_none), int(member.Scoped_is_one)) == ("True", "False", 1)
assert (example.plain_of_volatile(4), example.cvar.changing) == (5, 6)
assert (example.twice_of_volatile(4), example.cvar.also) == (8, 7)
assert not hasattr(example, "left_out")
