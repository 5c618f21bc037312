/// What an interface adds to classes, in C++ and in Python.
%module example
%{
#include "counter.hpp"

/// What an `%extend` without a body calls, and what the code of another calls: overloads there are numbered,
/// once for each default argument.
inline double shop_Counter_add(shop::Counter *self, double other) { return self->value + other; }
inline int shop_Counter_next(shop::Counter *self) { return self->value + 1; }
inline int shop_Counter_twice_get(shop::Counter *self) { return 2 * self->value; }
inline void shop_Counter_twice_set(shop::Counter *self, int twice) { self->value = twice / 2; }
%}
%include "numpy.i"
%rename(parsed) shop::Item::Item(const std::string &);
%rename(half_step) shop::Counter::step(double);
%pythonnondynamic shop::Base;
%pythonprepend shop::Item::doubled %{
    self.price += 1
%}
%pythonappend shop::Item::doubled "val = -val"
%feature("shadow") shop::Item::trebled %{
def trebled(self):
    return ($action(self), "trebled")
%}

// Above the class, which C++ lets nobody make or free but as it is said here.
%extend shop::Counter {
    Counter(int value = 1) {
        if (value < 0) {
            throw std::invalid_argument("a negative value");
        }
        if (value > 1000) {
            return nullptr;
        }
        ++shop::alive();
        return new shop::Counter{value};
    }
    ~Counter() {
        --shop::alive();
        delete $self;
    }
    int add(int other, int times = 1) { return $self->value += other * times; }
    double add(double other) %{ return shop_Counter_add($self, other); %}
    int step(int by) { return $self->value + by; }
    double step(double by) { return $self->value + by / 2; }
    /// Overloads that Python calls by different names are not numbered.
    double sum_of_steps() {
        return shop_Counter_step($self, 1) + shop_Counter_step($self, 1.0) + shop_Counter_add__SWIG_2($self, 0.5);
    }
    double corner(double const IN_ARRAY2[2][2]) const { return $self->value * IN_ARRAY2[1][1]; }
    int next();
    int leveled(Level level = Level::high, int more = tenfold(2 * ::shop::alive())) const {
        return $self->value + static_cast<int>(level) + more;
    }
    int twice;
    static int most() { return 100; }
    Counter operator-(const shop::Counter &other) const {
        ++shop::alive();
        return {self->value - other.value};
    }
    shop::Counter *self() { return $self; }
    %newobject copy;
    shop::Counter *copy() const {
        ++shop::alive();
        return new shop::Counter{$self->value};
    }
    %pythoncode %{
        def __repr__(self):
            return f"Counter({self.value})"

        def __str__(self):
            return f"a counter, {super().__str__()}"

        doubled = property(lambda self: 2 * self.value)
    %}
}
%extend shop::Stack {
    T pushed(T value) { $self->push(value); return N * value; }
    /// SWIG replaces the parameters of templates in the whole text.
    const char *written() const { return "Stack<T, N> of T's, \"T\" and TT"; }
}
%include "counter.hpp"
%extend shop::Base {
    double shift(double by) const { return $self->id() + by; }
    /// Members that are not bound are no overloads.
    double shifted() const { return shop_Base_shift($self, 0.5); }
}
%extend shop::Item {
    int id() const { return $self->shop::Base::id() + 1; }
}
%template(IntStack) shop::Stack<int, 3>;
%template(Doubles) shop::Stack<double, 4>;
%template(top_as_int) shop::Stack<double, 4>::top_as<int>;
%extend Doubles {
    double halved() { return $self->top / 2; }
}

/// Pointers to arrays and to functions, around the names of parameters.
%extend shop::Base {
    int last(int (**rows)[2], int (**function)(int)) const { return (*function)((**rows)[1]); }
}
%inline %{
inline auto rows() -> int (**)[2] {
  static int row[2] = {1, 2}, (*rows)[2] = &row;
  return &rows;
}
inline int tripled(int value) { return 3 * value; }
inline auto function() -> int (**)(int) {
  static int (*function)(int) = tripled;
  return &function;
}
%}
