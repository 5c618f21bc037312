// typemaps.i: quaff has the typemaps of this file itself, for every type of number. A character is text in Python.

%value_input_typemap(SWIG_TYPECHECK_CHAR, SWIG_AsVal_char, "SWIG_AsVal_char", char)
%value_output_typemap(SWIG_From_char, "SWIG_From_char", char)
%value_inout_typemap(char)
%typemap(pytyping) char *OUTPUT, char &OUTPUT, char *INOUT, char &INOUT "str"
// A `const char *INPUT` is text for SWIG, although a `char *INPUT` is a character.
%clear char *INPUT, char &INPUT;
