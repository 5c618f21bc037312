// From libCellML, whose constructors give a `std::shared_ptr` by an `out` typemap with their name; and other
// such typemaps: SWIG uses those for constructors whose type is a pointer to the class.
%module(directors="1") example
%feature("director") Base;
%include <std_shared_ptr.i>
%include <std_string.i>
%shared_ptr(ns::Shared)

%{
#include <memory>
#include <string>

namespace ns {
struct Shared {
  int n;
  static std::shared_ptr<Shared> create(int n) { return std::shared_ptr<Shared>(new Shared{n}); }
  ~Shared();

private:
  Shared(int n) : n(n) {}
};
} // namespace ns
%}

%typemap(out) ns::Shared *Shared() {
  std::shared_ptr<ns::Shared> *shared = reinterpret_cast<std::shared_ptr<ns::Shared> *>(result);
  resultobj = SWIG_NewPointerObj(SWIG_as_voidptr(shared), SWIGTYPE_p_std__shared_ptrT_ns__Shared_t,
                                 SWIG_POINTER_NEW | SWIG_POINTER_OWN);
}
%typemap(out) Named *Named { $result = SWIG_NewPointerObj($1, SWIGTYPE_p_Named, $owner); ++made; }
%typemap(out) Unnamed * { $result = SWIG_NewPointerObj(SWIG_as_voidptr($1), $descriptor(Unnamed *), $owner); ++made; }
%typemap(out) Implicit * { $result = SWIG_NewPointerObj($1, $1_descriptor, $owner); ++made; }
%typemap(out) Boxed<int> *Boxed { $result = SWIG_NewPointerObj($1, $1_descriptor, $owner); ++made; }
%typemap(out) Boxed<double> *BoxedDouble { $result = SWIG_Py_Void(); ++made; }
%typemap(out) Renamed *Renamed { $result = SWIG_NewPointerObj($1, $1_descriptor, $owner); ++made; }
%rename(GivenName) Renamed;
%typemap(out) Other *Named { $result = SWIG_Py_Void(); ++made; }
%typemap(out) Nothing * { delete $1; $result = SWIG_Py_Void(); ++made; }
%typemap(out) Lent * { $result = SWIG_NewPointerObj($1, $1_descriptor, SWIG_POINTER_NOSHADOW); ++made; }
%typemap(out) Base *Base { $result = SWIG_NewPointerObj(SWIG_as_voidptr($1), $1_descriptor, $owner); ++made; }
%typemap(out) Refused * {
  delete $1;
  SWIG_exception_fail(SWIG_ValueError, "refused");
}
%exception Thrown::Thrown {
  try {
    $action
  } catch (int n) {
    SWIG_exception_fail(SWIG_IndexError, "thrown");
  }
}
%typemap(out) Thrown * { $result = SWIG_NewPointerObj($1, $1_descriptor, $owner); ++made; }
%typemap(out) Single * { $result = SWIG_NewPointerObj($1, $1_descriptor, SWIG_POINTER_NOSHADOW); }
%copyctor Copied;
%typemap(out) Copied * { $result = SWIG_NewPointerObj($1, $1_descriptor, $owner); ++made; }

namespace ns {
struct Shared {
  int n;
};
} // namespace ns
%extend ns::Shared {
  Shared(int n = 3) { return reinterpret_cast<ns::Shared *>(new std::shared_ptr<ns::Shared>(ns::Shared::create(n))); }
}

%inline %{
int made = 0;
int freed = 0;
int alive = 0;
int count_of(const std::shared_ptr<ns::Shared> &shared) { return shared ? shared->n : -1; }
std::shared_ptr<ns::Shared> kept;
std::weak_ptr<ns::Shared> watched;
void watch(const std::shared_ptr<ns::Shared> &shared) { watched = shared; }
bool is_alive() { return !watched.expired(); }
inline ns::Shared::~Shared() { ++freed; }
void keep(std::shared_ptr<ns::Shared> shared) { kept = shared; }

struct Counted {
  Counted() { ++alive; }
  Counted(const Counted &) { ++alive; }
  ~Counted() { --alive; }
};
struct Named : Counted {
  int n;
  Named(int n) : n(n) {}
  Named(const std::string &text) : n(static_cast<int>(text.size())) {}
  Named *itself() { return this; }
};
struct Unnamed : Counted {
  int n;
  Unnamed(int n, int k = 1) : n(n + k) {}
};
struct Implicit : Counted {
  int n = 4;
};
struct Copied : Counted {
  int n = 5;
};
template <class T> struct Boxed {
  T value;
  Boxed(T value) : value(value) {}
};
struct Renamed {
  int n = 6;
  Renamed() {}
};
struct Other {
  int n = 7;
  Other() {}
};
struct Nothing {
  int n;
};
struct Lent : Counted {
  int n = 8;
};
struct Base : Counted {
  virtual ~Base() {}
  virtual int answer() { return 1; }
  Base() {}
};
inline int ask(Base &base) { return base.answer(); }
struct Refused : Counted {
  Refused() {}
};
struct Thrown : Counted {
  int n;
  Thrown(int n) : n(n) {
    if (n < 0) {
      throw n;
    }
  }
};
struct Single {
  int n = 0;
};
%}
%extend Single {
  Single() {
    static Single only;
    return &only;
  }
}
%template(BoxedInt) Boxed<int>;
%template(BoxedDouble) Boxed<double>;

// Code makes objects of shared pointers and reads them; other values that Python sees as another class's are made as
// before.
%typemap(out) int given {
  $result = SWIG_NewPointerObj(new std::shared_ptr<Kept>($1 == 0 ? nullptr : std::make_shared<Kept>($1)),
                               SWIGTYPE_p_std__shared_ptrT_Kept_t, SWIG_POINTER_OWN);
}
%typemap(in) int taken {
  void *pointer = nullptr;
  if (!SWIG_IsOK(SWIG_ConvertPtr($input, &pointer, SWIGTYPE_p_std__shared_ptrT_Kept_t, 0))) {
    SWIG_exception_fail(SWIG_TypeError, "no Kept");
  }
  $1 = pointer ? static_cast<std::shared_ptr<Kept> *>(pointer)->get()->n : -1;
}
%typemap(in) int owned {
  void *pointer = nullptr;
  if (!SWIG_IsOK(SWIG_ConvertPtr($input, &pointer, SWIGTYPE_p_std__shared_ptrT_Kept_t, SWIG_POINTER_DISOWN))) {
    SWIG_exception_fail(SWIG_TypeError, "not to be taken");
  }
  auto *owned = static_cast<std::shared_ptr<Kept> *>(pointer);
  $1 = owned->get()->n;
  delete owned;
}
// A shared pointer to a class that the module does not bind stays a pointer.
%typemap(out) int hidden {
  $result = SWIG_NewPointerObj(new std::shared_ptr<Hidden>(std::make_shared<Hidden>(Hidden{$1})),
                               $descriptor(std::shared_ptr<Hidden> *), SWIG_POINTER_OWN);
}
%{
#include <functional>
#include <memory>
struct Hidden {
  int n;
};
%}
%inline %{
struct Hidden;
int given(int n) { return n; }
int taken(int taken) { return taken; }
int owned(int owned) { return owned; }
int hidden(int n) { return n; }
int hidden_number(std::shared_ptr<Hidden> *hidden) { return (*hidden)->n; }
std::function<int(int)> adder(int n) {
  return [n](int k) { return n + k; };
}
%}

// Code behind constructors, which `out` typemaps need not accompany: `newfree` runs first.
%typemap(newfree) Tidied * { $1->seen = 7; ++made; }
%typemap(newfree) Ordered * { example_order = example_order * 10 + 1; }
%typemap(ret) Ordered * { example_order = example_order * 10 + 2; }
%typemap(newfree) OutAndFree * { ++made; }
%typemap(out) OutAndFree * { $result = SWIG_NewPointerObj($1, $1_descriptor, $owner); }
%typemap(newfree) Kept *Kept { ++made; }
%typemap(newfree) Free * { ++made; }
%feature("director") Free;
%shared_ptr(Kept)
%newobject Tidied::create;
%inline %{
int example_order = 0;
struct Tidied : Counted {
  int seen = 0;
  Tidied() {}
  Tidied(int n) : seen(n) {}
  static Tidied *create() { return new Tidied(1); }
  static Tidied *lent() {
    static Tidied tidied(1);
    return &tidied;
  }
};
struct Ordered : Counted {};
struct OutAndFree : Counted {};
struct Kept {
  int n;
  Kept(int n) : n(n) {}
};
inline int kept_count(std::shared_ptr<Kept> kept) { return kept->n; }
struct Free : Counted {
  virtual ~Free() {}
  virtual int answer() { return 1; }
  Free() {}
};
inline int ask_free(Free &free) { return free.answer(); }
%}
