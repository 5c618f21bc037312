import example

a = example.A()
assert len(a) == 3
assert a.doubled() == 6
assert a.tripled() == 9
assert (a.first(), a.second()) == (1, 2)
assert "The first of two." in example.A.first.__doc__
assert example.Q().f() == 5
