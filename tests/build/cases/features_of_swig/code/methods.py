# A method of a class of the interface.
def twice(self):
    return 2 * self.kept
