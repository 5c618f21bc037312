/// Python overrides virtual functions: tests/build/cases/directors has what Python sees of it.
%module(directors="1") example
%include "std_string.i"
%feature("director") Shape;
%feature("nodirector") Shape::corners;
%feature("director:except") Shape::label { if ($error != NULL) throw Swig::DirectorMethodException("label"); }
%inline %{
#include <string>
struct Point { int x; };
struct Named {
  virtual ~Named() {}
  virtual std::string name() const { return "named"; }
};
class Shape : public Named {
public:
  explicit Shape(int sides) : sides(sides) {}
  virtual double area(int scale) const = 0;
  virtual const std::string &label(const std::string &text, bool loud = false) { return text; }
  virtual Point *nearest(const Point &to, Point at) noexcept { return nullptr; }
  virtual int corners(int *counts, int size) = 0;
  int sides;
protected:
  virtual void changed(Point *point) { sides = point->x; }
};
%}
