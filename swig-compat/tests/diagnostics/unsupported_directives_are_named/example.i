%module example

%rename(add) plus;
%extend Foo { int x(); }
%exception { try { $action } catch (...) { } }
%typemap(in) int %{ code %}
%shared_ptr(Foo)
%pythoncode "x = 1"
%ignore Foo::bar;
%insert("python") %{ x = 1 %}
%numpy_typemaps(double, NPY_DOUBLE, int)
int plus(int a, int b);
