// carrays.i: functions and classes that make arrays of C's, for C++ that takes a pointer to the first element. Nobody checks
// an index.
#ifdef __cplusplus
%define %array_class(TYPE, NAME)
%{ typedef TYPE NAME; %}
struct NAME {};
%extend NAME {
  NAME(std::size_t count) { return new TYPE[count](); }
  ~NAME() { delete[] self; }
  TYPE __getitem__(std::size_t index) { return self[index]; }
  void __setitem__(std::size_t index, TYPE value) { self[index] = value; }
  TYPE *cast() { return self; }
  static NAME *frompointer(TYPE *array) { return array; }
}
%types(NAME = TYPE);
%enddef

%define %array_functions(TYPE, NAME)
%inline %{
static TYPE *new_##NAME(unsigned long count) { return new TYPE[count](); }
static void delete_##NAME(TYPE *array) { delete[] array; }
static TYPE NAME##_getitem(TYPE &array, unsigned long index) { return (&array)[index]; }
static void NAME##_setitem(TYPE &array, unsigned long index, TYPE value) { (&array)[index] = value; }
%}
%enddef
#else
%{
#include <stdlib.h>
%}
%define %array_class(TYPE, NAME)
%{ typedef TYPE NAME; %}
typedef struct {} NAME;
%extend NAME {
  NAME(size_t count) { return (NAME *)calloc(count, sizeof(TYPE)); }
  ~NAME() { free(self); }
  TYPE __getitem__(size_t index) { return self[index]; }
  void __setitem__(size_t index, TYPE value) { self[index] = value; }
  TYPE *cast() { return self; }
  static NAME *frompointer(TYPE *array) { return array; }
}
%types(NAME = TYPE);
%enddef

%define %array_functions(TYPE, NAME)
%{
static TYPE *new_##NAME(unsigned long count) { return (TYPE *)calloc(count, sizeof(TYPE)); }
static void delete_##NAME(TYPE *array) { free(array); }
#define NAME##_getitem(first, index) ((&(first))[index])
#define NAME##_setitem(first, index, value) ((&(first))[index] = (value))
%}
TYPE *new_##NAME(unsigned long count);
void delete_##NAME(TYPE *array);
TYPE NAME##_getitem(TYPE &array, unsigned long index);
void NAME##_setitem(TYPE &array, unsigned long index, TYPE value);
%enddef
#endif
