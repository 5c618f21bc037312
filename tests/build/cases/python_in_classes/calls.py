import example

a = example.A()
assert len(a) == 3
assert a.doubled() == 6
assert a.tripled() == 9
assert example.Q().f() == 5
