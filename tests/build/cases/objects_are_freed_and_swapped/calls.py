import example


def raises(error, text, work):
    try:
        work()
    except error as raised:
        assert text in str(raised), raised
    else:
        raise AssertionError(f"no {error}")


# A function that frees an object accepts only objects that Python owns.
node = example.made()
example.gone(node)
raises(RuntimeError, "has freed it", lambda: node.value)
raises(RuntimeError, "has freed it", lambda: example.gone(node))
shown = example.shown()
raises(
    RuntimeError,
    "`node`: the function frees the object, and Python does not own it",
    lambda: example.gone(shown),
)
assert shown.value == 7
given = example.made()
given.disown()
raises(RuntimeError, "`thisown = True`", lambda: example.gone(given))
given.thisown = True
example.gone(given)
example.gone(None)

# A swap detaches the elements of both containers.
left, right = example.Nodes([example.Node(1), example.Node(2)]), example.Nodes([example.Node(3)])
first, last, other = left[0], left[1], right[0]
left.swap(right)
assert [node.value for node in left] == [3]
assert [node.value for node in right] == [1, 2]
assert (first.value, last.value, other.value) == (1, 2, 3)
first.value = other.value = 9
assert [node.value for node in left] == [3]
assert [node.value for node in right] == [1, 2]
# A swap detaches elements even if Python holds only elements of the other container.
empty = example.Nodes()
held = right[1]
empty.swap(right)
assert (held.value, empty[1].value, len(right)) == (2, 2, 0)
held.value = 5
assert empty[1].value == 2
empty.swap(empty)
assert len(empty) == 2

# Elements of a container that Python gives away stay in their places, also for other instances of it.
shelf, nodes = example.Shelf(), example.Nodes([example.Node(1), example.Node(2), example.Node(3)])
first, last = nodes[0], nodes[2]
nodes.disown()
shelf.put(nodes)
first.value = 5
assert [node.value for node in shelf.nodes()] == [5, 2, 3]
shelf.nodes()[2].value = 7
assert (last.value, nodes[0] is first) == (7, True)
nodes.pop()
last.value = 8
assert ([node.value for node in shelf.nodes()], last.value) == ([5, 2], 8)
del first, last, nodes, shelf
# The elements of a container that a C++ function takes over become copies, because it may free the container.
shelf, nodes = example.Shelf(), example.Nodes([example.Node(1), example.Node(2)])
first = nodes[0]
shelf.take_elements(nodes)
first.value = 5
assert ([node.value for node in shelf.nodes()], first.value) == ([1, 2], 5)
del shelf, nodes
assert first.value == 5
# The elements of a container that C++ frees at once become copies, also those taken before C++ owned it.
nodes = example.Nodes([example.Node(4), example.Node(6)])
first = nodes[0]
nodes.disown()
first.value = 5
nodes.acquire()
second = nodes[1]
assert (example.sum_and_free(nodes), first.value, second.value) == (11, 5, 6)

# A method of the same name on a class that is not a container.
nodes = example.Nodes([example.Node(4)])
own = nodes[0]
assert (example.Owner().swap(nodes), own.value, nodes[0] is own) == (4, 5, True)
# Nothing is swapped if the call is refused.
raises(TypeError, "swap", lambda: nodes.swap(3))
assert nodes[0] is own

# Text for a data member that is a character array must not contain zeros; text for a variable may.
person = example.Person()
person.name = "ab"
raises(ValueError, "zero character", lambda: setattr(person, "name", "c\0d"))
example.cvar.title = "a\0b"
assert example.cvar.title == "a"
# A zero ends the text, as code that reads the array expects.
raises(TypeError, "room for 9 and a zero", lambda: setattr(person, "name", "abcdefghij"))
assert person.name == "ab"
person.name = "abcdefghi"
assert person.name == "abcdefghi"
person.name = None
assert person.name == ""


# A call changes an element in place: nothing is assigned, and nothing is refused afterwards.
pickies = example.Pickies(1)
picky = pickies[0]
example.refuse(True)
assert (example.changed(picky).value, picky.bumped(), pickies[0].value) == (1, 2, 2)
example.refuse(False)

# Methods that free their object, or that may.
Ended = example.Ended
ended = Ended()
assert (ended.unref(1), ended.thisown, ended.uses, Ended.alive) == (0, False, 0, 1)
ended.end()
ended = Ended()
raises(TypeError, "unref", lambda ended=ended: ended.unref("one"))
assert ended.thisown
ended.end()
assert (ended.thisown, Ended.alive) == (False, 0)
del ended
assert Ended.alive == 0
lent = Ended.lent()
assert (lent.unref(2), lent.thisown, Ended.alive) == (-1, False, 1)


def grown(name, *children):
    tree = example.Tree(name * 40)
    tree.children = list(children)
    return tree


def names(trees):
    return [(tree.name[0], names(tree.children)) for tree in trees]


forest = example.Forest()
forest.tree = grown("a", grown("b", grown("c", grown("d")), grown("e")), grown("f"))
forest.tree.children = forest.tree.children[0].children
assert names([forest.tree]) == [("a", [("c", [("d", [])]), ("e", [])])]
forest.tree = forest.tree.children[0]
assert names([forest.tree]) == [("c", [("d", [])])]
forest.tree.children.assign(3, grown("g", grown("h")))
forest.tree.children.assign(2, forest.tree.children[1].children[0])
assert names([forest.tree]) == [("c", [("h", []), ("h", [])])]
forest.tree.children[0] = grown("i", grown("j"))
forest.tree.children[0] = forest.tree.children[0].children[0]
assert names([forest.tree]) == [("c", [("j", []), ("h", [])])]
example.cvar.planted = grown("k", grown("l"))
example.cvar.planted = example.cvar.planted.children[0]
assert names([example.cvar.planted]) == [("l", [])]
