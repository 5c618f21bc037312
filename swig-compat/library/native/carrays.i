// carrays.i: functions and classes that make arrays of C's, for C++ that takes a pointer to the first element. Nobody checks
// an index.

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
