%module(directors="1", allprotected="1") example
%include "std_string.i"
%feature("director") Base;
%feature("director") Bottom;
%feature("director") Freed;
%feature("director") Box;
%feature("nodirector") Base::plain;
%feature("nodirector") Base::closed;
%ignore Top;
%feature("director") Flat;
%inline %{
#include <string>

struct Item {
  int value;
  Item(int value = 0) : value(value) {}
};

class Base {
public:
  enum Kind { SMALL, LARGE };
  virtual ~Base() {}
  int all() const { return number + shared + item.value; }
  int shown(int n) { return n; }

protected:
  Base(int number) : number(number), kind(SMALL), text(0), item(5), referred(item), bits(3) {}
  virtual std::string name() const { return "Base"; }
  virtual int chosen(int n) { return n; }
  double chosen(double x) { return x / 2; }
  Item twice(Item each) const { return Item(2 * each.value); }
  Item *same(Item *each) { return each; }
  int same(Item *each, int n) const { return each->value + n; }
  static Item made(int n) { return Item(n); }
  static int made(int a, int b) { return a + b; }
  int operator+(int n) const { return number + n; }
  int shown(double) { return -1; }
  int plain() { return 1; }
  int closed = 1;
  int number;
  static int shared;
  static const int fixed = 20;
  static const char *label;
  Kind kind;
  char *text;
  std::string word;
  int row[3] = {1, 2, 3};
  Item item;
  Item &referred;
  unsigned bits : 4;

private:
  int mixed(int n) { return n; }

protected:
  int mixed() { return 0; }
};
int Base::shared = 10;
const char *Base::label = "label";

class Derived : public Base {
public:
  Derived(int number) : Base(number) {}
};

struct Top {
  virtual ~Top() {}
  void doubled() {}
  int overloaded() { return 0; }
  int overloaded(int n) { return n; }
  int single() { return 7; }
  int hidden() { return 8; }
};

class Bottom : public Top {
public:
  virtual int bottom() { return single(); }

protected:
  using Top::overloaded;
  using Top::single;

private:
  using Top::hidden;
};

// The destructor is the only virtual function.
class Freed {
public:
  virtual ~Freed() {}

protected:
  int kept = 4;
};

// Nothing is virtual: there is no director, and the members stay hidden.
class Flat {
protected:
  int number = 1;
  int get() { return number; }
};

template <class T> class Box {
public:
  virtual ~Box() {}
  virtual T get() { return value; }

protected:
  T value = T();
  void put(T to) { value = to; }
  static int count() { return 3; }
};
%}
%template(IntBox) Box<int>;
