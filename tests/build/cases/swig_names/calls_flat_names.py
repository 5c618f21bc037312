import _example as flat
import example


def has(*names):
    return [hasattr(flat, name) for name in names]


circle = flat.new_Circle(2)
assert (type(circle), flat.Circle_area(circle)) == (example.Circle, 12)
assert flat.new_Circle(radius=3).radius == 3
flat.Circle_radius_set(circle, 5)
assert (flat.Circle_radius_get(circle), circle.radius) == (5, 5)
assert flat.Circle_id_get(circle) == circle.id
assert flat.Circle_scaled(2, size=4) == 8

# Static data is read and assigned in C++, and the class's attribute stays what it is.
flat.Circle_made_set(40)
assert (flat.Circle_made_get(), example.Circle.made, example.cvar.Circle_made) == (40, 40, 40)
assert flat.Circle_sides_get() == 0
flat.delete_Circle(circle)
flat.delete_Circle(None)

# One class's name may begin another's.
assert flat.Circle_of_area_of(flat.new_Circle_of()) == 6
assert flat.Ring_turns(flat.new_Ring()) == 7

# C++ has no setters of constants, and constructors and destructors that are private are none for Python.
assert not any(
    has("Circle_id_set", "Circle_sides_set", "Circle_missing", "Circle_", "Circle_radius", "Ring_area")
)
assert not any(
    has("new_Singleton", "delete_Singleton", "delete_FromSingleton", "delete_Counted", "new_", "delete_")
)
assert all(has("Singleton_only", "delete_FromCounted", "delete_Ended", "delete_Ring"))
assert flat.Singleton_number(flat.Singleton_only()) == 5
try:
    flat.new_Nothing  # noqa: B018
except AttributeError as error:
    assert str(error) == "module '_example' has no attribute 'new_Nothing'"
else:
    raise AssertionError("a class that the module does not have has a constructor")
try:
    flat.new_Circle("wide")
except TypeError:
    pass
else:
    raise AssertionError("a text is no radius")

# Exceptions are accepted, and so are the instances that functions return.
error = flat.new_Err(5)
assert (type(error), isinstance(error, Exception)) == (example.Err, True)
for each, code in (error, 5), (example.kept_error(), 9):
    assert (flat.Coded_code_get(each), flat.Err_tripled(each)) == (code, 3 * code)
    assert flat.Coded_doubled(each, plus=1) == 2 * code + 1
    flat.Err_size_set(each, code / 2)
    assert (flat.Err_size_get(each), each.size) == (code / 2, code / 2)
flat.Err_count_set(4)
assert (flat.Err_count_get(), example.Err.count) == (4, 4)
flat.delete_Err(error)
try:
    flat.Err_size_get(error)
except RuntimeError as gone:
    assert "Err" in str(gone), gone
else:
    raise AssertionError("a freed exception has a size")
example.Err.__swig_destroy__(flat.new_Err(6))
for function in flat.Err_size_get, flat.Err_tripled, flat.delete_Err:
    try:
        function(ValueError("no object of C++"))
    except TypeError:
        pass
    else:
        raise AssertionError("an exception of Python is an object of C++")

# The function that finds the names is Python's own, and no name of the module.
assert "__getattr__" not in getattr(flat, "__all__", [])
assert not hasattr(flat, "\ud800")
for arguments in (), (1,), ("new_Circle", 2):
    try:
        flat.__getattr__(*arguments)
    except TypeError as error:
        assert str(error) == "__getattr__ takes a name: pass a str"
    else:
        raise AssertionError("a name is missing")
