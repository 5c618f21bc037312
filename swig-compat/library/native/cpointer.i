// cpointer.i: functions and classes that make pointers to single values, for C++ that takes them. A null pointer is refused.
#ifdef __cplusplus
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
#else
%{
#include <stdlib.h>
%}
%define %pointer_class(TYPE, NAME)
%{ typedef TYPE NAME; %}
typedef struct {} NAME;
%extend NAME {
  NAME() { return (NAME *)calloc(1, sizeof(TYPE)); }
  ~NAME() { free(self); }
  void assign(TYPE value) { *self = value; }
  TYPE value() { return *self; }
  TYPE *cast() { return self; }
  static NAME *frompointer(TYPE *pointer) { return pointer; }
}
%types(NAME = TYPE);
%enddef

%define %pointer_functions(TYPE, NAME)
%{
static TYPE *new_##NAME(void) { return (TYPE *)calloc(1, sizeof(TYPE)); }
static TYPE *copy_##NAME(TYPE value) {
  TYPE *copy = (TYPE *)malloc(sizeof(TYPE));
  *copy = value;
  return copy;
}
static void delete_##NAME(TYPE *pointer) { free(pointer); }
#define NAME##_assign(place, value) ((place) = (value))
#define NAME##_value(place) (place)
%}
TYPE *new_##NAME();
TYPE *copy_##NAME(TYPE value);
void delete_##NAME(TYPE *pointer);
void NAME##_assign(TYPE &pointer, TYPE value);
TYPE NAME##_value(TYPE &pointer);
%enddef
#endif

%define %pointer_cast(FROM, TO, NAME)
%inline %{
static TO NAME(FROM pointer) { return (TO)pointer; }
%}
%enddef
