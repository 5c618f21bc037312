import other

assert other.twice(21) == 42
assert other.__doc__ == "A module that the command line names."
