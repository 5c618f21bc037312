%module(directors="1", threads="1") example
%include "std_string.i"
%include "std_vector.i"
%include "std_pair.i"
%include "std_wstring.i"
%include "std_shared_ptr.i"
%shared_ptr(Shared)
%shared_ptr(Held)
%feature("director") Held;
%template(Ints) std::vector<int>;
%template() std::pair<int, double>;
%feature("director") Shape;
%feature("director") Named;
%feature("nodirector") Shape::fixed;
%feature("director") Quiet;
%feature("director") PrivateShape;
%feature("director:except") Guarded::ask {
  if ($error != NULL) {
    throw Swig::DirectorMethodException("$symname in vain");
  }
}
%director Guarded;
%director Bare;
%nodirector Plain;
%typemap(in) Named *given {
  void *object = NULL;
  int result = SWIG_ConvertPtr($input, &object, $descriptor, SWIG_POINTER_DISOWN);
  if (!SWIG_IsOK(result)) {
    SWIG_exception_fail(SWIG_ArgError(result), "the object cannot be given");
  }
  $1 = static_cast<Named *>(object);
}
%newobject Shape::made;
%delobject take;
%exception guarded {
  try { $action } catch (Swig::DirectorException &) { SWIG_fail; }
}
%feature("director") Values;
%feature("director") Formatter;
%{
struct Unknown {};
%}
%inline %{
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <thread>
#include <utility>

enum Color { RED, GREEN, BLUE };

struct Point {
  static int alive;
  int x = 0;
  Point(int x = 0) : x(x) { ++alive; }
  Point(const Point &other) : x(other.x) { ++alive; }
  ~Point() { --alive; }
};
int Point::alive = 0;

struct Named {
  static int alive;
  Named() { ++alive; }
  virtual ~Named() { --alive; }
  virtual std::string name() const { return "named"; }

protected:
  virtual int secret(int x) { return x + 1; }
};
int Named::alive = 0;

struct Shape : Named {
  Shape() {}
  explicit Shape(int sides) : sides(sides) {}
  virtual double area(int scale) const = 0;
  virtual bool is_odd(bool odd) { return odd; }
  virtual long long wide(unsigned char a, short b, unsigned long long c) { return a + b + (long long)c; }
  virtual float narrow(float x) { return x; }
  virtual Color color(Color c) { return c; }
  virtual const Color &shade(const Color &c) { return c; }
  virtual char letter(char c) { return c; }
  virtual const std::string &label(const std::string &text) { return kept = text; }
  virtual const char *tag(const char *text) { return text; }
  virtual Point by_value(Point p) { return p; }
  virtual Point *by_pointer(Point *p) { return p; }
  virtual const Point &by_reference(const Point &p) { return p; }
  virtual Shape *made() { return nullptr; }
  virtual std::vector<int> values(const std::vector<int> &v) { return v; }
  virtual void *any(void *p) { return p; }
  virtual int over(int x) { return x; }
  virtual int over(double x) { return -static_cast<int>(x); }
  virtual int defaults(int a, int b = 2) { return a + b; }
  virtual int either() { return 1; }
  virtual int either() const { return 2; }
  virtual int fixed() { return 5; }
  virtual int operator()(int x) { return x; }
  int asks_secret(int x) { return secret(x); }
  Shape *self() { return this; }
  int sides = 0;
  std::string kept;
};

inline double area_of(const Shape &s, int n) { return s.area(n); }
inline std::string name_of(const Named &s) { return s.name(); }
inline bool odd_of(Shape &s, bool b) { return s.is_odd(b); }
inline long long wide_of(Shape &s) { return s.wide(255, -3, 1ULL << 40); }
inline float narrow_of(Shape &s, float x) { return s.narrow(x); }
inline Color color_of(Shape &s, Color c) { return s.color(c); }
inline Color shade_of(Shape &s, Color c) { return s.shade(c); }
inline char letter_of(Shape &s, char c) { return s.letter(c); }
inline std::string label_of(Shape &s, const std::string &t) { return s.label(t); }
inline const char *tag_of(Shape &s, const char *t) { return s.tag(t); }
inline int value_of(Shape &s, int x) { return s.by_value(Point(x)).x; }
inline int pointer_of(Shape &s, int x) { Point p(x); Point *q = s.by_pointer(&p); return q ? q->x : -1; }
inline int reference_of(Shape &s, int x) { Point p(x); return s.by_reference(p).x; }
inline std::vector<int> values_of(Shape &s, std::vector<int> v) { return s.values(v); }
inline int int_of(Shape &s, int x) { return s.over(x); }
inline int double_of(Shape &s, double x) { return s.over(x); }
inline int defaults_of(Shape &s) { return s.defaults(1); }
inline int both_of(Shape &s) { return s.either() * 10 + static_cast<const Shape &>(s).either(); }
inline int fixed_of(Shape &s) { return s.fixed(); }
inline int called(Shape &s, int x) { return s(x); }
inline Shape *same(Shape *s) { return s; }
inline const Named &base_of(const Shape &s) { return s; }

/* C++ keeps one, and calls it later. */
inline Named *&kept() { static Named *kept = nullptr; return kept; }
inline void keep(Named *named) { kept() = named; }
inline std::string kept_name() { return kept()->name(); }
inline Named *kept_named() { return kept(); }
inline void free(Named *named) { delete named; }
inline void free_given(Named *given) { delete given; }
inline Named *same_named(Named *named) { return named; }
inline void take(Named *named) { delete named; }
inline void free_kept() { delete kept(); kept() = nullptr; }
/* When Python has ended, C++ has its own functions. */
struct Last {
  ~Last() {
    if (kept() != nullptr && kept()->name() != "named") { std::abort(); }
    delete kept();
  }
};
inline Last last;
inline double made_and_freed(Shape &s) {
  Shape *made = s.made();
  double area = made->area(2);
  delete made;
  return area;
}

inline double total(Shape &s, int times) {
  double sum = 0;
  for (int i = 0; i < times; ++i) { sum += s.area(i) + s.label("text").size() + s.by_value(Point(1)).x; }
  return sum;
}
inline double in_thread(Shape &s, int times) {
  double sum = 0;
  std::thread([&] { for (int i = 0; i < times; ++i) { sum += s.area(1); } }).join();
  return sum;
}
// A thread that calls Python until the process ends.
inline void without_end(Shape *s) {
  std::thread([s] { for (;;) { try { s->area(1); } catch (...) {} } }).detach();
}
inline double in_threads(Shape &s, int times) {
  std::vector<double> sums(4);
  std::vector<std::thread> threads;
  for (double &sum : sums) {
    threads.emplace_back([&] { for (int i = 0; i < times; ++i) { sum += s.area(1) + s.label("a").size(); } });
  }
  for (std::thread &thread : threads) { thread.join(); }
  return sums[0] + sums[1] + sums[2] + sums[3];
}
inline std::string caught(Shape &s) {
  try { s.area(1); } catch (const std::exception &e) { return e.what(); }
  return "nothing";
}
inline void nested(Shape &s) {
  try { s.area(1); } catch (...) { throw; }
}

struct Shared { int x; explicit Shared(int x) : x(x) {} };
/* What Python has values of, and shared pointers. */
struct Values {
  virtual ~Values() {}
  virtual std::pair<int, double> pair(const std::pair<int, double> &p) { return p; }
  virtual const std::wstring &wide(const std::wstring &text) { static std::wstring kept; return kept = text; }
  virtual std::shared_ptr<Shared> shared(std::shared_ptr<Shared> p) { return p; }
  virtual void fill(std::vector<int> &v) { v.push_back(1); }
  virtual int formatted(const char *format, ...) { return format[0]; }
};
struct Formatter {
  virtual ~Formatter() {}
  virtual int formatted(const char *format, ...) = 0;
  virtual int length() { return 1; }
};
inline int length_of(Formatter &f) { return f.length(); }
inline int formatted_by(Formatter &f) { return f.formatted("%d", 3); }
/* Code that uses Python in a call for which the module has released the GIL. */
inline long with_lock(int number) {
  SWIG_PYTHON_THREAD_BEGIN_BLOCK;
  PyErr_Clear();
  PyObject *object = PyLong_FromLong(number);
  const long again = PyLong_AsLong(object);
  Py_DECREF(object);
  SWIG_PYTHON_THREAD_END_BLOCK;
  return again;
}
inline long with_locks(int number) {
  SWIG_Python_Thread_Block outer;
  return with_lock(number);
}
inline std::pair<int, double> pair_of(Values &v) { return v.pair({1, 2.5}); }
inline std::wstring wide_of_values(Values &v) { return v.wide(L"wide"); }
inline int shared_of(Values &v, int x) {
  const auto p = v.shared(std::make_shared<Shared>(x));
  return p ? p->x : -1;
}
inline int filled(Values &v) { std::vector<int> all; v.fill(all); return static_cast<int>(all.size()); }

/* A shared pointer of C++'s keeps the Python object. */
struct Held {
  Held() {}
  virtual ~Held() {}
  virtual int held() { return 1; }
};
%}
%extend Held { Held(int) { return new Held; } }
%inline %{
inline std::shared_ptr<Held> &shared_held() { static std::shared_ptr<Held> held; return held; }
inline void hold(std::shared_ptr<Held> held) { shared_held() = held; }
inline std::shared_ptr<Held> holding() { return shared_held(); }
inline int held() { return shared_held()->held(); }

struct PrivateShape : Shape {
  double area(int) const override { return 1; }
private:
  std::string name() const override { return "private"; }
  using Shape::either;
};

struct Guarded {
  virtual ~Guarded() {}
  virtual int ask() { return 0; }
};
inline std::string reason(Guarded &g) {
  try { g.ask(); } catch (const Swig::DirectorException &e) { return e.what(); }
  return "";
}
inline int guarded(Guarded &g) { return g.ask(); }

/* What code that distinguishes exceptions of directors catches. */
template <class Call> std::string kind_of(const Call &call) {
  try { call(); }
  catch (const Swig::DirectorTypeMismatchException &e) { return std::string("mismatch: ") + e.getMessage(); }
  catch (const Swig::DirectorPureVirtualException &e) { return std::string("pure: ") + e.what(); }
  catch (const Swig::DirectorMethodException &e) { return std::string("method: ") + e.what(); }
  return "nothing";
}
inline std::string kind_of_ask(Guarded &g) { return kind_of([&] { g.ask(); }); }
inline std::string kind_of_area(Shape &s) { return kind_of([&] { s.area(1); }); }
inline std::string kind_of_name(Shape &s) { return kind_of([&] { s.name(); }); }
inline std::string kind_of_narrow(Shape &s) { return kind_of([&] { s.narrow(1); }); }
inline std::string kind_of_pointer(Shape &s) { return kind_of([&] { s.by_pointer(nullptr); }); }
inline bool is_method_exception(Shape &s) {
  try { s.area(1); } catch (const Swig::DirectorMethodException &) { return true; }
  return false;
}

/* Exceptions that a function may not throw are reported to Python. */
struct Quiet {
  virtual ~Quiet() {}
  virtual int count() const noexcept { return 3; }
};
inline int count_of(const Quiet &q) { return q.count(); }
inline Quiet *same_quiet(Quiet *q) { return q; }

/* No destructor that is virtual: a director is freed as what it is. */
struct Bare {
  // Without the parameter that Python cannot pass, it calls the function, but does not override it.
  virtual int with_unknown(int n, Unknown unknown = Unknown()) { return n; }
  virtual int bare() { return 1; }
};
inline int bare_of(Bare &b) { return b.bare(); }

struct Plain { virtual ~Plain() {} virtual int plain() { return 1; } };
inline int plain_of(Plain &p) { return p.plain(); }
%}
%inline %{
bool is_director(Shape *shape) { return SWIG_DIRECTOR_CAST(shape) != nullptr; }
%}

// Integers of the interface are other integers or enumerations in C++.
%feature("director") Job;
%{
typedef int process_t;
enum Stage { begun, ended };
class Job {
public:
  virtual ~Job() {}
  virtual process_t run(const process_t process, Stage stage) { return process + stage; }
  virtual Stage next(Stage stage) { return stage == begun ? ended : begun; }

protected:
  virtual process_t hidden(process_t process, Stage) { return process + 1; }
};
inline process_t run_job(Job &job, process_t process) { return job.run(process, job.next(begun)); }
%}
typedef long process_t;
typedef int Stage;
class Job {
public:
  virtual process_t run(const process_t process, Stage stage);
  virtual Stage next(Stage stage);

protected:
  virtual process_t hidden(process_t process, Stage stage);
};
process_t run_job(Job &job, process_t process);

// SWIG's own way to construct an object whose virtual functions Python may override: with the instance.
%feature("director") Listener;
%feature("shadow") Listener::Listener() {
    def __init__(self, **given):
        overriding = None if self.__class__ == Listener else self
        _example.Listener_swiginit(self, _example.new_Listener(overriding, ))
        self.given = given
}
%inline %{
struct Listener {
    virtual ~Listener() {}
    virtual int heard() { return 1; }
    int tell() { return heard(); }
};
%}

// Results that are `volatile`, which belongs to the type of the function.
%feature("director") Sensor;
%feature("director") Thermometer;
%feature("director") Measured<short>;
%inline %{
enum Weather { sunny, rainy };
typedef unsigned long stamp_t;
struct Sensor {
    virtual ~Sensor() {}
    virtual volatile int level(volatile int by) { return by + 1; }
    virtual double volatile exact() const = 0;
    virtual const volatile stamp_t stamp() noexcept { return 5; }
    virtual volatile enum Weather weather() { return sunny; }
    int sum() { return level(1) + static_cast<int>(exact()) + static_cast<int>(stamp()) + weather(); }
};
struct Thermometer : Sensor {
    double volatile exact() const override { return 20; }
};
template <class T> struct Measured {
    virtual ~Measured() {}
    virtual volatile T value(T by) { return by; }
    T doubled(T by) { return 2 * value(by); }
};
%}
%template(Gauge) Measured<short>;
