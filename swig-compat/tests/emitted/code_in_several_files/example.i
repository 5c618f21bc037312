%module example
%{
#include <string>
#include <vector>

// A name of this file alone, a variable of the whole program, and a function that is declared above its definition.
static int calls = 0;
std::vector<std::string> names = {"first"};
static const std::string &latest();

namespace {
struct Counter {
  int value = 0;
};
Counter counter;
} // namespace

int count() { return ++calls; }

const std::string &latest() {
  static int asked = 0;
  counter.value = ++asked;
  return names.back();
}

#include "more/visits.cpp"

int visits_so_far() { return visits; }
%}

int count();
int visit(const std::string &where);
std::string last_place();
int visits_so_far();

%inline %{
struct Base {
  virtual ~Base() = default;
  int base() const { return 1; }
};
struct Middle : Base {
  int middle() const { return 2; }
};
struct Last : Middle {
  int last() const { return 3; }
};

int calls_so_far() { return calls; }
void add(const std::string &name) { names.push_back(name); }
std::string last_name() { return latest(); }
int asked() { return counter.value; }
int of_base(const Base &base) { return base.base(); }
%}

%extend Last {
  int count_again() {
    static int here = 0;
    calls += 10;
    return ++here;
  }
}
%constant int SIX = 6;
