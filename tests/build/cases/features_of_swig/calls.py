import example


def raises(error, text, call, *arguments):
    try:
        call(*arguments)
    except error as raised:
        assert text in str(raised), str(raised)
    else:
        raise AssertionError(f"no {error.__name__}")


# Contracts.
assert example.root(4) == 4
raises(RuntimeError, "Contract violation: require: (value >= 0)", example.root, -1)
raises(RuntimeError, "Contract violation: ensure: (root >= 0)", example.root, 1)
assert example.scaled(3) == 6
assert example.scaled(3, 4) == 10
raises(RuntimeError, "require: (by > 0)", example.scaled, -1)
raises(RuntimeError, "require: (offset < 10)", example.scaled, 1, 10)
account = example.Account(50)
assert account.withdraw(20) == 30
raises(RuntimeError, "require: (amount > 0)", account.withdraw, 0)
raises(RuntimeError, "require: (amount <= $self->balance)", account.withdraw, 40)
raises(RuntimeError, "require: (balance >= 0)", example.Account, -1)
savings = example.Savings(200)
raises(RuntimeError, "require: (amount < 100)", savings.withdraw, 150)
raises(RuntimeError, "require: (amount > 0)", savings.withdraw, 0)
assert savings.withdraw(50) == 150
pair = example.Pair()
raises(RuntimeError, "require: (pair->k != 0)", example.first, pair)
pair.k = 3
assert example.first(pair) == 3
assert example.checked(1) == 1
raises(ValueError, "caught", example.checked, 2)
raises(RuntimeError, "require: (n > 0)", example.checked, 0)
raises(RuntimeError, "ensure: (checked < 5)", example.checked, 5)
assert example.unchecked(-1) == -1

# Objects that count their owners.
counted, fresh, derived = example.Counted(), example.Counted.fresh(), example.Derived()
assert (counted.owners, fresh.owners, derived.owners) == (1, 1, 1)
assert example.cvar.Counted_alive == 3
assert example.Derived.nothing() is None
derived.keep()
assert derived.owners == 2
del counted, fresh, derived
assert example.cvar.Counted_alive == 1
kept = example.Derived.kept()
assert kept.owners == 1
