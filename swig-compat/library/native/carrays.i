// carrays.i: functions that make arrays of C's, for C++ that takes a pointer to the first element. Nobody checks an index.

%define %array_functions(TYPE, NAME)
%inline %{
static TYPE *new_##NAME(unsigned long count) { return new TYPE[count](); }
static void delete_##NAME(TYPE *array) { delete[] array; }
static TYPE NAME##_getitem(TYPE &array, unsigned long index) { return (&array)[index]; }
static void NAME##_setitem(TYPE &array, unsigned long index, TYPE value) { (&array)[index] = value; }
%}
%enddef
