import example


class Undecided:
    def __bool__(self):
        raise ValueError("undecided")


for truth in (True, 1, "a", [0], 0.5):
    assert not example.inverse(truth)
    assert not example.inverse_of(truth)
    assert example.Switch(truth).on
for untruth in (False, 0, "", [], None):
    assert example.inverse(untruth)
    assert example.inverse_of(untruth)
    assert not example.Switch(untruth).on

switch = example.Switch()
switch.on, example.cvar.enabled = "on", [1]
assert switch.on is True
assert example.cvar.enabled is True

assert [example.number_or(given) for given in (True, 1, "1")] == ["int", "int", "bool"]
assert [example.text_or(given) for given in (True, 1, "1", None)] == ["bool", "bool", "text", "text"]

for call in (example.inverse, example.inverse_of, example.Switch, example.number_or):
    try:
        call(Undecided())
    except TypeError:
        continue
    raise AssertionError(f"{call} took an object without a truth value")
