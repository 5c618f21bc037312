// Macros of SWIG's library that bind something for what they are given.
%module(extranative="1") library
#define SWIG_STD_EXCEPTIONS_AS_CLASSES
%include "attribute.i"
%include "carrays.i"
%include "cdata.i"
%include "cmalloc.i"
%include "cpointer.i"
%include "math.i"
%include "std_except.i"
%include "std_string.i"
%include "std_vector.i"

%attribute(%arg(Account<int, float>), int, number, get_number, set_number)
%attribute(%arg(Account<int, float>), float, balance, get_balance)
%attributeref(%arg(Account<int, float>), int, limit)
%attributestring(%arg(Account<int, float>), std::string, owner, get_owner, set_owner)
%attribute2(%arg(Account<int, float>), Point, at, get_at, set_at)
%attribute2ref(%arg(Account<int, float>), Point, end)
%attributeval(%arg(Account<int, float>), %arg(Pair<int, float>), pair, get_pair, set_pair)

%inline %{
#include <string>
#include <utility>

struct Point {
  int x = 0;
};

template <class A, class B> struct Pair {
  A first{};
  B second{};
};

template <class A, class B> class Account {
  A number = 1;
  B balance = 2.5f;
  int most = 3;
  std::string owner = "nobody";
  Point start, stop;
  Pair<A, B> both;

public:
  A get_number() const { return number; }
  void set_number(A value) { number = value; }
  B get_balance() const { return balance; }
  int &limit() { return most; }
  std::string get_owner() const { return owner; }
  void set_owner(std::string value) { owner = value; }
  Point &get_at() { return start; }
  void set_at(const Point &value) { start = value; }
  Point &end() { return stop; }
  Pair<A, B> get_pair() const { return both; }
  void set_pair(Pair<A, B> value) { both = value; }
};

inline void half(double *value) { *value /= 2; }
inline int sum(const short values[3]) {
  int total = 0;
  for (int index = 0; index < 3; ++index) {
    total += values[index];
  }
  return total;
}

// Not derived from `Point`, and not laid out as one.
struct Place {
  int height = 0;
  Point point;
};
inline int x_of(const Point *point) { return point->x; }
%}
%template(IntPair) Pair<int, float>;
%template(IntAccount) Account<int, float>;

%template(Words) std::vector<std::string>;
%catches(std::domain_error, std::runtime_error) refuse;
%inline %{
#include <vector>

inline std::vector<std::string> words() { return {"one", "two"}; }
inline void refuse(int which) {
  which == 1 ? throw std::domain_error("one") : throw std::runtime_error("two");
}
%}

%pointer_class(double, Double)
%array_class(short, Shorts)
%array_class(Point, Points)
%allocators(int)
%allocators(void)
%cdata(int)
%types(Place = Point) %{
  Place *place = (Place *)$from;
  return &place->point;
%}
