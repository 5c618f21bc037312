// cpointer.i: functions and classes that make pointers to single values, for C++ that takes them. A null pointer is refused.

%define %pointer_class(TYPE, NAME)
%{ typedef TYPE NAME; %}
struct NAME {};
%extend NAME {
  NAME() { return new TYPE(); }
  ~NAME() { delete self; }
  void assign(TYPE value) { *self = value; }
  TYPE value() { return *self; }
  TYPE *cast() { return self; }
  static NAME *frompointer(TYPE *pointer) { return pointer; }
}
%types(NAME = TYPE);
%enddef

%define %pointer_functions(TYPE, NAME)
%inline %{
static TYPE *new_##NAME() { return new TYPE(); }
static TYPE *copy_##NAME(TYPE value) { return new TYPE(value); }
static void delete_##NAME(TYPE *pointer) { delete pointer; }
static void NAME##_assign(TYPE &pointer, TYPE value) { pointer = value; }
static TYPE NAME##_value(TYPE &pointer) { return pointer; }
%}
%enddef

%define %pointer_cast(FROM, TO, NAME)
%inline %{
static TO NAME(FROM pointer) { return (TO)pointer; }
%}
%enddef
