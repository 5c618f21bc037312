"""`%import`: modules that use each other's classes."""

import pytest

SHAPES = """%module(package="lib.parts") shapes
%{
#include "shapes.hpp"
%}
%include "shapes.hpp"
%template(BoxOfInt) shapes::Box<int>;
"""
SHAPES_HEADER = """#pragma once
#include <vector>
namespace shapes {
inline int alive = 0;
struct Shape {
    int side;
    explicit Shape(int side) : side(side) { ++alive; }
    Shape(const Shape &other) : side(other.side) { ++alive; }
    virtual ~Shape() { --alive; }
    virtual int area() const { return side * side; }
    struct Corner { int x = 7; };
};
template <class T> struct Box { T inside{}; };
struct Samples { std::vector<double> values = {1, 2}; };
inline int corners() { return 4; }
inline int area_of(const Shape &shape) { return shape.area(); }
inline int living() { return alive; }
}
"""
SOLIDS = """%module(package="lib") solids
%{
#include "shapes.hpp"
%}
%import "shapes.i"
%inline %{
struct Solid : shapes::Shape {
    int height;
    Solid(int side, int height) : Shape(side), height(height) {}
    int area() const override { return 2 * side * side + 4 * side * height; }
};
inline int base_area(const shapes::Shape &shape) { return shape.shapes::Shape::area(); }
inline shapes::Shape base(const Solid &solid) { return solid; }
inline shapes::Box<int> boxed(int value) { return {value}; }
inline shapes::Shape::Corner corner() { return {}; }
inline void grow(shapes::Samples &samples) { samples.values.resize(1000); }
// The modules hide their C++ from each other, and so each counts for itself.
inline int living_here() { return shapes::alive; }
%}
%template(BoxOfSolid) shapes::Box<Solid *>;
"""
CALLS = """
import gc
from lib import solids
from lib.parts import shapes
assert not hasattr(solids, "corners") and not hasattr(solids, "Shape") and not hasattr(solids, "BoxOfInt")
assert solids.lib.parts.shapes is shapes
solid = solids.Solid(2, 3)
assert isinstance(solid, shapes.Shape) and issubclass(solids.Solid, shapes.Shape)
assert (solid.side, solid.area(), shapes.area_of(solid), solids.base_area(solid)) == (2, 32, 32, 4)
base = solids.base(solid)
assert type(base) is shapes.Shape and base.area() == 4 and shapes.area_of(base) == 4
assert solids.base_area(shapes.Shape(5)) == 25
assert type(solids.boxed(8)) is shapes.BoxOfInt and solids.boxed(8).inside == 8
assert type(solids.corner()) is shapes.Shape.Corner and solids.corner().x == 7
try:
    solids.base_area(shapes.BoxOfInt())
except TypeError as error:
    assert "expected a `Shape`, got a `BoxOfInt`" in str(error), error
else:
    raise AssertionError
samples = shapes.Samples()
values = samples.values
try:
    solids.grow(samples)
except BufferError as error:
    assert "may not move" in str(error), error
else:
    raise AssertionError
del values
solids.grow(samples)
assert samples.values.size == 1000
assert shapes.living() == solids.living_here() == 2
del solid, base
gc.collect()
assert shapes.living() == solids.living_here() == 0
print("as expected")
"""
REFUSED = """
try:
    import lib.solids
except ImportError as error:
    assert "the class `Shape` belongs to another module, and no imported module has it" in str(error), error
    print("as expected")
"""


def test_classes_are_shared_and_functions_are_not_bound_again(quaff, python, write, tmp_path):
    write("shapes.hpp", SHAPES_HEADER)
    write("shapes.i", SHAPES)
    write("solids.i", SOLIDS)
    write("out/lib/__init__.py", "")
    write("out/lib/parts/__init__.py", "")
    for name, folder in (("shapes", "out/lib/parts"), ("solids", "out/lib")):
        done = quaff("build", f"{name}.i", "-I", ".", "--out", folder)
        assert done.returncode == 0, done.stderr
        assert "warning" not in done.stderr
    assert python(CALLS, tmp_path / "out") == "as expected"
    stub = (tmp_path / "out/lib/solids.pyi").read_text()
    assert "import lib.parts.shapes\n" in stub
    assert "class Solid(lib.parts.shapes.Shape):" in stub
    assert "def base(solid: Solid) -> lib.parts.shapes.Shape: ..." in stub
    # Python finds something else by the name.
    write("out/lib/parts/shapes.py", "")
    assert python(REFUSED, tmp_path / "out") == "as expected"


LEFT = '%module left\n%{\n#include "both.hpp"\n%}\n'
RIGHT = """%module right
%{
#include "both.hpp"
%}
%import "left.i"
%inline %{ int of(Left it) { return it.x; } %}
"""
ADVICE = "bind the classes that both need in one of them"


@pytest.mark.whole
def test_modules_that_import_each_other_are_told_what_to_do(quaff, python, write, tmp_path):
    write("both.hpp", '#include "left.hpp"\n#include "right.hpp"\n')
    write("left.hpp", "struct Left { int x = 1; };\n")
    write("right.hpp", "struct Right { int x = 2; };\n")
    write("left.i", f'{LEFT}%import "right.i"\n%include "left.hpp"\n')
    write("right.i", f'{RIGHT}%include "right.hpp"\n')
    done = quaff("build", "right.i", "--out", "circle")
    assert done.returncode == 0, done.stderr
    assert "`right.i` imports itself: right.i -> left.i -> right.i" in done.stderr
    assert ADVICE in done.stderr
    # As the other module does.
    write("circle/left.py", "import right\n")
    told = python("try:\n import right\nexcept ImportError as error:\n print(error)", tmp_path / "circle")
    assert ADVICE in told
    write("left.i", f'{LEFT}%include "left.hpp"\n%include "right.hpp"\n')
    write("right.i", RIGHT)
    for name in ("left", "right"):
        done = quaff("build", f"{name}.i", "--out", "out")
        assert done.returncode == 0, done.stderr
        assert "warning" not in done.stderr
    assert python("import left, right; print(right.of(left.Left()))", tmp_path / "out") == "1"
