%module example
%inline %{
struct A { int n; A() : n(3) {} int path() { return n; } };
struct P { int x; P() : x(0) {} };
%}
%extend A {
%insert("python") %{
    def __len__(self):
        return self.n
%}
%insert("python") {
    def doubled(self):
        if self.n:
            return 2 * self.n
}
%pythoncode %{
def tripled(self):
    return 3 * self.n
%}
}
%extend A {
%feature("docstring") first() %{The first of two.%}
int first() { return 1; }
%feature("docstring") second() %{The second of two.%}
int second() %{ return 2; %}
}
%feature("shadow") Q::f() {
    def f(self):
        value = $action(self)
        return value + 1
}
%inline %{
struct Q { int f() { return 4; } };
%}

// `this` is compared if the class has its own `__eq__`.
%extend Node { %pythoncode %{
def __eq__(self, other):
    return hasattr(other, "this") and self.this == other.this
def __hash__(self):
    return hash(self.this)
%} }
%include <std_map.i>
%include <std_vector.i>
%newobject Node::another;
%{
#include <map>
#include <vector>
%}
%inline %{
struct Node {
    int key;
    Node *me() { return this; }
    Node *another() { return new Node(); }
};
inline int key_of(const Node *node) { return node ? node->key : -1; }
inline std::vector<int> keys_of(const std::vector<Node *> &nodes) {
    std::vector<int> keys;
    for (const Node *node : nodes) keys.push_back(node->key);
    return keys;
}
inline int nodes_of(const std::map<int, Node> &nodes) { return static_cast<int>(nodes.size()); }
%}
%template(Keys) std::vector<int>;
%template(Pointers) std::vector<Node *>;
%template(NodesByNumber) std::map<int, Node>;

// SWIG's own way to construct an object, with its name for Python's built-in names.
%feature("shadow") Point::Point() %{
    def __init__(self, **kwargs):
        _example.Point_swiginit(self, _example.new_Point())
        for key, value in __builtin__.sorted(kwargs.items()):
            setattr(self, key, value)
%}
%inline %{
struct Point { int x; Point() : x(7) {} };
inline bool is_same(Point *left, Point *right) { return left == right; }
%}

// Objects that are freed before their instances.
%include <std_shared_ptr.i>
%shared_ptr(Shared)
%inline %{
#include <memory>
struct Source {
    static int alive;
    Source() { ++alive; }
    ~Source() { --alive; }
    Source *self() { return this; }
};
int Source::alive = 0;
struct Shared { Source part; };
std::shared_ptr<Shared> kept;
inline void keep(std::shared_ptr<Shared> shared) { kept = shared; }
%}
%extend Source { %pythoncode %{
def destroy(self):
    _example.delete_Source(self)
    self.thisown = 0
def release(self):
    self.__swig_destroy__(self)
    self.thisown = 0
%} }

// Code that names another attribute of the class.
%inline %{
struct File { int path() { return 5; } static int count() { return 2; } int size; };
%}
%extend File { %pythoncode %{
_path = path
number = count
length = size
def path(self):
    return self._path() + 1
both = property(lambda self: (self.path(), self.number()))
%} }

// Pickled by two of its members; also a class that is a template instance.
%include "quaff.i"
%pickle(ns::Money, cents, of_cents)
%pickle(ns::Box<int>, get, make)
%inline %{
namespace ns {
struct Money {
    long amount;
    explicit Money(long amount) : amount(amount) {}
    long cents() const { return amount; }
    static Money of_cents(long cents) { return Money(cents); }
};
template <class T> struct Box {
    T value;
    T get() const { return value; }
    static Box make(T value) { return Box{value}; }
};
}
%}
%template(IntBox) ns::Box<int>;

// Classes whose instances take the attributes of C++ and those that `__slots__` names.
%inline %{
struct Slotted { int number; static int shared; };
struct SlottedDerived : Slotted {};
struct Open { int number; };
int Slotted::shared = 1;
%}
%extend Slotted { %pythoncode %{
__slots__ = ["this", "extra"]
%} }
%extend Open { %pythoncode %{
__slots__ = ("this", "__dict__")
%} }

// Slots of bases, of classes without slots among the bases, of private names, and the word in other code.
%inline %{
struct Unslotted { int number; };
struct MoreSlots : Slotted {};
struct HalfSlotted : Slotted, Unslotted {};
struct Named { int number; };
%}
%extend MoreSlots { %pythoncode %{
__slots__ = ("more", "__private")
def keep(self, value): self.__private = value
def kept(self): return self.__private
%} }
%extend HalfSlotted { %pythoncode %{
__slots__ = ("half",)
%} }
%extend Named { %pythoncode %{
def slots(self): return getattr(self, "__slots__", ())
%} }

// Decorators at the end of a block are those of the method that follows, and code before a call names the
// parameters.
%define CHECKED(method)
%pythonprepend method %{
self.checks = getattr(self, "checks", 0) + 1
%}
%enddef
%pythonprepend Decorated::Decorated %{
if value is None or isinstance(value, str):
    value = 7
%}
%pythonprepend Decorated::scaled %{
by = by * 10
%}
%pythonappend Decorated::scaled %{
val = (val, by, text)
%}
%pythonprepend moved %{
step = step + args_of_moved
%}
%pythonprepend either %{
args = (args[0] + 1,)
%}
%pythoncode %{
args_of_moved = 100
%}
%inline %{
struct Decorated {
    int value;
    Decorated(int value = 1) : value(value) {}
    int scaled(int by = 2, const char *text = nullptr) { return text ? -value * by : value * by; }
};
inline int moved(int start, int step = 1) { return start + step; }
inline int either(int number) { return number; }
inline int either(double number) { return -static_cast<int>(number); }
%}
%extend Decorated {
    %pythoncode %{@property%}
    CHECKED(half)
    int half() { return $self->value / 2; }

    %pythoncode %{
    limit = 5
    @property%}
    int most() { return 9; }

    %pythoncode
    %{
    @property
    def third(self):
        return self.value // 3
    %}
    int plain() { return 4; }
}

// Code around functions whose defaults Python cannot pass, and decorators in macros.
%define PROPERTY(name, result)
%pythoncode %{@property%}
int name() { return result; }
%enddef
%pythonprepend counted %{pass%}
%pythonprepend Switched::Switched %{pass%}
%pythonprepend chosen %{pass%}
%inline %{
inline int counted(unsigned n = -1, bool b = 0, char c = 65) { return static_cast<int>(n + b + c); }
inline int chosen(bool on = true, const char *text = nullptr, int k = -3) { return on ? k : 0; }
struct Switched {
    int n;
    Switched(int number = 4, bool on = 1) : n(on ? 1 : number) {}
};
%}
%extend Switched {
PROPERTY(first, 31)
PROPERTY(second, 32)
int third() { return 33; }
}

// A base's own copy is inherited, by classes that C++ can copy too.
%rename(__copy__) Cloned::clone;
%inline %{
struct Written { int n = 1; virtual ~Written() {} };
struct Between : Written {};
struct Inherits : Between { int more = 2; };
struct Overrides : Written {};
struct Deep : Written {};
struct Cloned { int n = 1; virtual ~Cloned() {} int clone() { return n + 10; } };
struct Child : Cloned {};
struct Base { int n = 1; virtual ~Base() {} };
struct Plain : Base {};
struct Mentions { int n = 1; virtual ~Mentions() {} };
struct Derived : Mentions { int more = 2; };
%}
%extend Mentions { %pythoncode %{
def __deepcopy__(self, memo):  # by __copy__, which C++ has
    return self.__copy__()
%} }
%extend Written { %pythoncode %{
def __copy__(self):
    return ("base", type(self).__name__)
%} }
%extend Overrides { %pythoncode %{
def __copy__(self):
    return "own"
%} }
%extend Deep { %pythoncode %{
def __deepcopy__(self, memo):
    return ("deep", self.n)
%} }

// Private names: Python stores what a class calls `__size` as `_Room__size`.
%pythonappend Room::__noted() %{
    val += 0.5
%}
%feature("shadow") Room::__shadowed() {
    def __shadowed(self):
        return $action(self) + 1
}
%pythonappend _Under::f() %{
    val += 1
%}
%inline %{
struct Room {
    double __size;
    static int __rooms;
    enum { __KIND = 4 };
    Room() : __size(3) {}
    double __area() { return __size * __size; }
    static int __count() { return 5; }
    double __noted() { return 1; }
    int __shadowed() { return 8; }
};
int Room::__rooms = 6;
struct Hall : Room {};
struct _Under { int __x() { return 1; } int f() { return 2; } };
%}
%extend Room { %pythoncode %{
area = property(__area)
flat = property(_example.Room___area)
size = property(_example.Room___size_get, _example.Room___size_set)
def privates(self):
    self.__size = 2
    return self.__size, self.__area(), self.__count(), self.__KIND, self.__rooms, self.__noted(), self.__shadowed()
%} }
%extend _Under { %pythoncode %{
def twice(self):
    return 2 * self.__x()
%} }

// The code of the last overload is for all overloads.
%pythonappend Overloaded::first(int) "val = -val"
%pythonappend Overloaded::last(double) "val = -val"
%pythonappend Overloaded::added(const char *) "val = -val"
%pythonprepend free_first(int) "raise KeyError"
%feature("shadow") Overloaded::Overloaded() {
    def __init__(self):
        raise KeyError
}
%inline %{
struct Overloaded {
    Overloaded() {}
    Overloaded(int, int) {}
    int first(int) { return 1; }
    int first(double) { return 2; }
    int last(int) { return 3; }
    int last(double) { return 4; }
    int added(int) { return 5; }
};
int free_first(int) { return 7; }
int free_first(double) { return 8; }
%}
%extend Overloaded { int added(const char *) { return 6; } }

// Directives name an implicit constructor as C++ does.
%exception unwritten::Failing::Failing() { PyErr_SetString(PyExc_KeyError, "failing"); SWIG_fail; }
%pythonappend unwritten::Boxed::Boxed() "self.more = 1"
%feature("shadow") Unwritten::Unwritten() {
    def __init__(self, **given):
        _example.Unwritten_swiginit(self, _example.new_Unwritten())
        for name, value in given.items():
            setattr(self, name, value)
}
%pythonappend OnlyOther::OnlyOther(int) "self.more = 2"
%inline %{
namespace unwritten {
struct Failing { int n; };
template <class T> struct Boxed { T n; };
}
struct Unwritten { int n; };
struct OnlyOther { int n; };
%}
%template(BoxedInt) unwritten::Boxed<int>;

// Instances have `this` in their dictionary.
%newobject Stored::load;
%inline %{
struct Stored {
    int n;
    Stored(int n = 0) : n(n) { ++alive; }
    Stored(const Stored &other) : n(other.n) { ++alive; }
    ~Stored() { --alive; }
    int dump() const { return n; }
    static Stored *load(int n) { return new Stored(n); }
    static int alive;
};
int Stored::alive = 0;
%}
%extend Stored { %pythoncode %{
def __getstate__(self):
    state = self.__dict__.copy()
    state["that"] = self.dump()
    del state["this"]
    return state
def __setstate__(self, state):
    that = self.load(state.pop("that"))
    self.this = that.this
    that.this.disown()
    self.this.own(True)
    self.__dict__.update(state)
%} }
