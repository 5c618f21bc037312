import other

assert other.twice(21) == 42
assert other.__doc__ == "A module that the command line names."

# The interface's own code imports the extension module.
assert (other.imported_as, other.thrice(2)) == ("_other", 6)
