%module example

/* Of several directives for a declaration, the one that names it most closely applies, wherever it is in the text:
   a name in its class or namespace before `*::name`, and this before the name alone. With each of them, the one with
   the parameters goes first. */
%rename(number) ns::Part::take(int);
%rename(own) ns::Part::take;
%rename(any) *::take;
%rename(alone_number) take(int);
%rename(alone) take;
%rename("") ns::Tail::take;
%ignore left_out;
%rename(kept) ns::left_out;
%feature("docstring", "of all") described;
%feature("docstring", "of the class") ns::Part::described;
%feature("docstring", "of all, later") described;
%exception counted(int) { seen = 1; $action }
%exception counted { seen = 2; $action }
%exception cleared { seen = 3; $action }
%exception { seen = 4; $action }
%clearexception cleared;

/* A directive for a member of a class is also for the member of a derived class, unless that has its own. */
%newobject Shape::clone;
%rename(size) Shape::length;
%ignore Shape::hidden;
%rename(extent) Ball::length;

/* In a class or a namespace, a name is only the one there. */
%inline %{
static int seen = 0;
int last() { return seen; }
int take(int a) { return a; }
int take(double a, double b) { return 2; }
int left_out() { return 0; }
namespace ns {
int left_out() { return 1; }
struct Part {
  int take(int a) { return a; }
  int take(double a, double b) { return 2; }
  int described() { return 1; }
};
struct Tail { int take(int a) { return a; } };
struct Other { int take(int a) { return a; } int described() { return 1; } };
}
void counted(int) {}
void counted(int, int) {}
void cleared() {}
struct Shape {
  static int alive;
  static int count() { return alive; }
  Shape() { ++alive; }
  Shape(const Shape &) { ++alive; }
  virtual ~Shape() { --alive; }
  virtual Shape *clone() { return new Shape; }
  virtual int length() { return 1; }
  virtual int hidden() { return 1; }
};
struct Disk : Shape {
  Disk *clone() override { return new Disk; }
  int length() override { return 2; }
  int hidden() override { return 2; }
};
struct Ball : Disk {
  Ball *clone() override { return new Ball; }
  int length() override { return 3; }
};
int Shape::alive = 0;
%}
%extend Tag { %rename(marked) mark; }
namespace flags { %rename(raised) raise_flag; }
%inline %{
struct Tag { int mark() { return 1; } };
struct Untagged { int mark() { return 2; } };
namespace flags { int raise_flag() { return 3; } }
int raise_flag(int a) { return a; }
%}
%immutable;
%mutable Fixed::x;
%inline %{
struct Fixed { int x; };
%}
%mutable;

/* Of several bases, the first with a directive decides, and each is followed by its own bases. What is for a template is
   not for a class that derives from an instance, and `*::name` is not for derived classes. */
%rename(of_second) Second::shared;
%rename(of_first) First::shared;
%rename(of_root) Root::deep;
%rename(of_right) Right::deep;
%rename(of_frame) Frame::area;
%ignore *::Plain::gone;
%inline %{
struct First { int shared() { return 1; } };
struct Second { int shared() { return 2; } };
struct SecondFirst : Second, First { int shared() { return 3; } };
struct Root { virtual ~Root() {} virtual int deep() { return 0; } };
struct Left : virtual Root {};
struct Right : virtual Root { int deep() override { return 2; } };
struct Leaf : Left, Right { int deep() override { return 3; } };
template <class T> struct Frame { int area() { return 1; } };
namespace ns {
struct Plain { int gone() { return 1; } };
struct Fancy : Plain { int gone() { return 2; } };
}
%}
%template(FrameOfInt) Frame<int>;
%inline %{
struct Window : Frame<int> { int area() { return 2; } };
%}

/* What is for everything in a class is also for derived classes, unless they have their own. */
%extend Whole { %exception { seen = 10; $action } }
%extend Own { %exception { seen = 11; $action } }
%extend Beside { %exception { seen = 14; $action } }
%extend Slot<int> { %exception { seen = 13; $action } }
%inline %{
struct Whole { int of_whole() { return 1; } };
struct Piece : Whole { int of_piece() { return 2; } };
struct Crumb : Piece { int of_crumb() { return 3; } };
struct Own : Whole { int of_own() { return 4; } };
struct Beside { int of_second() { return 4; } };
struct Both : Beside, Piece { int of_both() { return 5; } };
template <class T> struct Slot { int of_slot() { return 7; } };
%}
%template(SlotOfInt) Slot<int>;
%template(SlotOfFloat) Slot<float>;
%inline %{
struct OfSlot : Slot<int> { int of_derived() { return 9; } };
%}

/* Directives in an `%extend` of one instance of a template are for this instance. */
%extend Box<int> {
  %rename(renamed) plain;
  %feature("docstring", "of int") documented;
  %ignore gone;
  int added() { return 5; }
}
%inline %{
template <class T> struct Box {
  int plain() { return 1; }
  int documented() { return 2; }
  int gone() { return 3; }
};
%}
%template(BoxOfInt) Box<int>;
%template(BoxOfDouble) Box<double>;

/* A directive is also for what a `%template` names. Types in it are those of the class and its template, or of the
   namespace around the declaration. In a namespace, a name is not that of a class outside. */
%rename(of_alone) scale;
%rename(of_space) figures::shift;
%rename(of_any) *::turn;
%rename(of_int) grow<int>;
%rename(unused) widen;
%rename("is_%s") shrink;
%ignore figures::dropped;
%rename(of_parameter) Wrap::put(const T &);
%rename(of_method) Wrap::convert;
%feature("docstring", "of the parameter") Wrap::get(T);
%rename(of_typedef) figures::measure(Length);
%feature("docstring", "of the typedef") Ruler::cut(Mark);
namespace figures { %rename(unreached) Farther::away; %rename(reached) near_by(Length); }
%inline %{
namespace figures {
typedef int Length;
template <class T> int scale(T) { return 1; }
template <class T> int shift(T) { return 2; }
template <class T> int shrink(T) { return 10; }
template <class T> int turn(T) { return 3; }
template <class T> int dropped(T) { return 4; }
int measure(Length) { return 5; }
int measure(double) { return 6; }
int near_by(Length) { return 7; }
int near_by(double) { return 8; }
}
template <class T> int grow(T) { return 9; }
template <class T> int widen(T) { return 17; }
template <class T> struct Wrap {
  int put(const T &) { return 11; }
  int put() { return 12; }
  int get(T) { return 13; }
  template <class U> int convert(U) { return 14; }
};
struct Ruler {
  typedef int Mark;
  int cut(Mark) { return 15; }
};
struct Farther { int away() { return 16; } };
%}
%template(scale_int) figures::scale<int>;
%template(scale_text) figures::scale<const char *>;
%template(shift_int) figures::shift<int>;
%template(turn_int) figures::turn<int>;
%template(dropped_int) figures::dropped<int>;
%template(grow_int) grow<int>;
%template(grow_double) grow<double>;
%template(shrink_int) figures::shrink<int>;
%template(widen_int) widen<int>;
%extend Wrap { %template(convert_int) convert<int>; }
%template(WrapOfInt) Wrap<int>;

/* The type of a directive is that of the namespace of its function, not one of the same name outside. */
%rename(hit) strata::layer(Item);
%rename(InnerItem) strata::Item;
%inline %{
struct Item {};
namespace strata {
struct Item {
  int z;
};
int layer(::Item) { return 18; }
int layer(Item) { return 19; }
}
strata::Item made() { return {1}; }
%}

/* Constructors that an extension adds to an abstract class are left out, unless a feature says otherwise. */
%feature("notabstract") Concrete;
%ignore Concrete::Concrete();
%inline %{
struct Abstract { virtual ~Abstract() {} virtual int value() const = 0; };
struct Concrete { Concrete() {} virtual ~Concrete() {} virtual int value() const = 0; };
struct Filled : Concrete { int value() const { return 20; } };
%}
%extend Abstract { Abstract(const Abstract &other) { return new Abstract(other); } }
%extend Concrete { Concrete(int) { return new Filled(); } }

/* An extension of a class above has the typemaps that apply at the class, and its own typemaps apply from there on. */
%typemap(in) int TAKEN_EARLY { $1 = 100; }
%typemap(in) int TAKEN_LATE { $1 = 200; }
%typemap(in) int TAKEN_INSIDE { $1 = 300; }
%extend Below { int added(int x) { return x; } }
%extend Below { %typemap(in) int { $1 = 400; } int again(int x) { return x; } }
%inline %{
struct Above { int own(int x) { return x; } };
struct Between { int own(int x) { return x; } };
template <class T> struct Pattern { T own(T x) { return x; } };
%}
%apply int TAKEN_EARLY { int };
%template(PatternOfInt) Pattern<int>;
%inline %{ struct Below { int own(int x) { return x; } }; %}
%apply int TAKEN_LATE { int };
%extend Above {
  int added(int x) { return x; }
  %apply int TAKEN_INSIDE { int };
  Above(int x) { Above *made = new Above(); return x == 300 ? made : nullptr; }
  int again(int x) { return x; }
}
%extend Between { int added(int x) { return x; } }
%extend Pattern<int> { int added(int x) { return x; } }
%inline %{ int taken(int x) { return x; } %}

/* Above a template, `T` in a target is its parameter; below it, `T` is no type. */
%rename(of_above) Parametric::above(T);
%rename(make_one) Parametric::Parametric(T);
%feature("docstring") Parametric::described(T) "of above"
%inline %{
template <class T> struct Parametric {
  typedef T value_type;
  Parametric() {}
  Parametric(T) {}
  Parametric(T, T) {}
  T above(T x) { return x; }
  T below(T x) { return x; }
  T ignored(T x) { return x; }
  T by_alias(value_type x) { return x; }
  T described(T x) { return x; }
  T described_below(T x) { return x; }
  T instance(T x) { return x; }
};
%}
%rename(of_below) Parametric::below(T);
%rename(make_pair) Parametric::Parametric(T, T);
%ignore Parametric::ignored(T);
%rename(of_alias) Parametric::by_alias(value_type);
%feature("docstring") Parametric::described_below(T) "of below"
%rename(of_instance) Parametric<int>::instance(int);
%template(ParametricOfInt) Parametric<int>;

/* In the template and in its `%extend`s too, `T` is the parameter for the members below the directive. */
%inline %{
template <class T> struct Written {
#ifdef SWIG
  %rename(stored) put(T);
  %ignore hidden(T);
  %feature("docstring") explained(T) "of the template"
#endif
  T put(T) { return 32; }
  T hidden(T x) { return x; }
  T explained(T x) { return x; }
  T early(T x) { return x; }
  T below(T x) { return x; }
  T by_name(T x) { return x; }
#ifdef SWIG
  %rename(unused) early(T);
  %rename(of_end) by_name;
  %feature("docstring", "of the end") by_name;
  %extend { %rename(of_inner) inner(T); T inner(T) { return 33; } }
#endif
};
namespace inside {
template <class T> struct Nested { T own(T x) { return x; } };
}
%}
%rename(between) Written::late(T);
%extend inside::Nested { %rename(of_nested) nested(T); T nested(T) { return 37; } }
%extend Written {
  %rename(added) add(T);
  %ignore dropped(T);
  %feature("docstring") told(T) "of the extension"
  %rename(unused) below(T);
  T add(T) { return 34; }
  T dropped(T x) { return x; }
  T told(T) { return 35; }
  T late(T) { return 36; }
}
%template(NestedInt) inside::Nested<int>;
%template(WrittenInt) Written<int>;
%template(WrittenDouble) Written<double>;

/* An instance of a template has the extensions of the template above its `%template`. */
%inline %{ template <class T> struct Extended {}; %}
%extend Extended { int above() { return 29; } }
%template(ExtendedInt) Extended<int>;
%extend Extended { int below() { return 30; } }
%extend Extended<int> { int of_instance() { return 31; } }
%template(ExtendedDouble) Extended<double>;
