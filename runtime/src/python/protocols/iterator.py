class Iterator:
    """A position among the elements that a C++ container had when the iterator was made."""

    __slots__ = ("_container", "_elements", "_forward", "_place")

    def __init__(self, elements, place, forward, container):
        self._elements = elements
        self._place = place
        self._forward = forward
        # Identifies the container: `erase` refuses a position in another one.
        self._container = container

    def value(self):
        if self._place == len(self._elements):
            raise StopIteration
        return self._elements[self._place]

    def next(self):
        value = self.value()
        self._place += 1
        return value

    __next__ = next

    def __iter__(self):
        return self

    def previous(self):
        return self.decr().value()

    def advance(self, count):
        place = self._place + count
        if not 0 <= place <= len(self._elements):
            raise StopIteration
        self._place = place
        return self

    def incr(self, count=1):
        return self.advance(count)

    def decr(self, count=1):
        return self.advance(-count)

    def copy(self):
        return Iterator(self._elements, self._place, self._forward, self._container)

    def distance(self, other):
        if self._kind() != other._kind():
            raise ValueError("the iterators are of different containers")
        return other._place - self._place

    def equal(self, other):
        return self.distance(other) == 0

    def __eq__(self, other):
        return self.equal(other) if isinstance(other, Iterator) else NotImplemented

    __hash__ = None

    def __add__(self, count):
        return self.copy().advance(count)

    def __sub__(self, other):
        if isinstance(other, Iterator):
            return other.distance(self)
        return self.copy().advance(-other)

    def __iadd__(self, count):
        return self.advance(count)

    def __isub__(self, count):
        return self.advance(-count)

    def _kind(self):
        return self._container, self._forward

    def _index(self, container):
        """The index of the iterator's element in the container."""
        if self._kind() != (container, True):
            raise ValueError("the iterator is not of this container, or goes backwards")
        return self._place
