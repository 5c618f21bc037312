import example


def refused(base, name):
    try:
        type("Own", (base,), {name: lambda self, *arguments: 0})
    except NotImplementedError as error:
        return f"`Own.{name}` overrides a virtual function" in str(error)
    return False


assert refused(example.Listener, "heard")
assert refused(example.Listener, "deep")
assert not refused(example.Listener, "plain")
assert not refused(example.Silent, "heard")


class Own(example.Listener):
    """Adds what C++ does not know."""

    def noted(self):
        return self.heard(5)


assert Own().noted() == 5
assert example.call(Own(), 4) == 4
