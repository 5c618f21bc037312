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
    # Python finds another module under the name.
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
    # The other module does the same.
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


BASE = """%module(directors="1") base
%{
#include "base.hpp"
%}
%include "std_string.i"
%feature("director") Base;
%include "base.hpp"
"""
BASE_HEADER = """#pragma once
#include <string>
struct Base {
  static int &alive() { static int count = 0; return count; }
  Base() { ++alive(); }
  virtual ~Base() { --alive(); }
  virtual std::string name() const { return "base"; }
  virtual int number(int x) { return x; }
protected:
  virtual int secret() { return 7; }
  friend inline int secret_of(Base &);
};
inline int secret_of(Base &b) { return b.secret(); }
inline std::string name_of(const Base &b) { return b.name(); }
inline int alive() { return Base::alive(); }
"""
DERIVED = """%module(directors="1") derived
%{
#include "base.hpp"
%}
%include "std_string.i"
%import "base.i"
%feature("director") Derived;
%inline %{
struct Derived : Base {
  std::string name() const override { return "derived"; }
  virtual int own(int x) { return x + 1; }
};
inline int number_of(Base &b, int x) { return b.number(x); }
inline int own_of(Derived &d, int x) { return d.own(x); }
inline std::string derived_name_of(Derived &d) { return d.name(); }
inline Base *same(Base *b) { return b; }
%}
"""
OVERRIDES = """
import gc
import base, derived
class A(base.Base):
    def name(self): return "A " + super().name()
    def number(self, x): return super().number(x) * 2
    def secret(self): return super().secret() + 1
class B(derived.Derived):
    def name(self): return "B " + super().name()
    def number(self, x): return super().number(x) * 3
    def own(self, x): return super().own(x) * 10
    def secret(self): return super().secret() + 2
class Failing(derived.Derived):
    def number(self, x): raise self.error
a, b = A(), B()
assert (base.name_of(a), base.name_of(b), derived.derived_name_of(b)) == ("A base", "B derived", "B derived")
assert (derived.number_of(a, 5), derived.number_of(b, 5), derived.own_of(b, 1)) == (10, 15, 20)
assert (base.secret_of(a), base.secret_of(b)) == (8, 9)
assert derived.same(a) is a and derived.same(b) is b
assert derived.number_of(derived.Derived(), 3) == 3
failing = Failing()
failing.error = KeyError("x")
try:
    derived.number_of(failing, 3)
except KeyError as error:
    assert error is failing.error
failing.error = None
del a, b, failing
gc.collect()
assert base.alive() == 0
print("as expected", end="")
"""


@pytest.mark.whole
def test_directors_have_bases_of_other_modules(quaff, python, write, tmp_path):
    write("base.hpp", BASE_HEADER)
    write("base.i", BASE)
    write("derived.i", DERIVED)
    for interface in ("base.i", "derived.i"):
        done = quaff("build", interface, "--out", "out")
        assert done.returncode == 0, done.stderr
    assert python(OVERRIDES, tmp_path / "out") == "as expected"


# From libCellML: a module only names the classes whose shared pointers it passes on.
MODEL_HEADER = """#pragma once
#include <memory>
namespace lib {
class Part { public: virtual ~Part() = default; int number() const { return 5; } };
class Model : public Part {
public:
    int n = 0;
    static std::shared_ptr<Model> create(int n) {
        auto made = std::make_shared<Model>();
        made->n = n;
        return made;
    }
};
class Source {
    std::shared_ptr<Model> model_;
public:
    std::shared_ptr<Model> model() const { return model_; }
    void set(const std::shared_ptr<Model> &model) { model_ = model; }
    std::shared_ptr<Part> part() const { return model_; }
    long uses() const { return model_.use_count(); }
    int number(Model *model) const { return model->n; }
};
}
"""
MODEL = """%module model
%{
#include "model.hpp"
%}
%include <std_shared_ptr.i>
%shared_ptr(lib::Part)
%shared_ptr(lib::Model)
namespace lib {
class Part { public: int number() const; };
class Model : public Part { public: int n; static std::shared_ptr<Model> create(int n); };
}
%inline %{
int number_of(const std::shared_ptr<lib::Part> &part) { return part->number(); }
int number_at(const lib::Part &part) { return part.number(); }
int n_of(const std::shared_ptr<lib::Model> &model) { return model->n; }
%}
"""
SOURCE = """%module source
%{
#include "model.hpp"
%}
%include <std_shared_ptr.i>
%shared_ptr(lib::Part)
%shared_ptr(lib::Model)
%typemap(out) int made {
  $result = SWIG_NewPointerObj(new std::shared_ptr<lib::Model>(lib::Model::create($1)),
                               SWIGTYPE_p_std__shared_ptrT_lib__Model_t, SWIG_POINTER_OWN);
}
%inline %{ int made(int n) { return n; } %}
namespace lib {
class Part;
class Model;
class Source {
public:
    std::shared_ptr<Model> model() const;
    void set(const std::shared_ptr<Model> &model);
    std::shared_ptr<Part> part() const;
    long uses() const;
    int number(Model *model) const;
};
}
"""
SHARED = """
import {first}
early = source.made(9) if {first!r} == "source" else None
import {second}
import gc, model, source
if early is not None:
    assert (model.n_of(early), model.number_of(early), model.number_at(early)) == (9, 5, 5)
it = source.Source()
assert it.model() is None
own = model.Model.create(4)
it.set(own)
assert (type(it.model()), it.model().n, it.uses(), it.number(own)) == (model.Model, 4, 2, 4)
assert (type(it.part()), it.part().number()) == (model.Part, 5)
made = source.made(3)
assert (type(made), made.n) == (model.Model, 3)
it.set(made)
gc.collect()
assert it.uses() == 2
del own, made
gc.collect()
assert (it.uses(), it.model().n) == (1, 3)
print("as expected", end="")
"""


@pytest.mark.whole
def test_shared_pointers_to_classes_that_another_module_binds(quaff, python, write, tmp_path):
    write("model.hpp", MODEL_HEADER)
    write("model.i", MODEL)
    write("source.i", SOURCE)
    for interface in ("model.i", "source.i"):
        done = quaff("build", interface, "--out", "out")
        assert done.returncode == 0, done.stderr
        assert "warning" not in done.stderr
    # A module that is loaded later binds the class as well.
    for first, second in (("model", "source"), ("source", "model")):
        calls = SHARED.format(first=first, second=second)
        assert python(calls, tmp_path / "out") == "as expected"
