// Included by every interface: SWIG's macros for the code of typemaps, and its typemaps that %apply can give to
// parameters.

%define %typecheck(PRECEDENCE...) %typemap(typecheck, precedence=PRECEDENCE) %enddef

// A C function that tells whether a number is among the given ones, for the code of typemaps and for contracts.
%define %aggregate_check(TYPE, NAME, VALUES...)
%{
static int NAME(TYPE value) {
  const TYPE values[] = {VALUES};
  size_t at;
  for (at = 0; at < sizeof(values) / sizeof(values[0]); ++at) {
    if (value == values[at]) {
      return 1;
    }
  }
  return 0;
}
%}
%enddef

// `MACRO(a) MACRO(b)` for the arguments a, b; `%formacro_2` takes them two by two.
%define %formacro(MACRO, FIRST, REST...)
MACRO(FIRST)
#if #REST != ""
%formacro(MACRO, REST)
#endif
%enddef
%define %formacro_1(MACRO, ARGUMENTS...) %formacro(MACRO, ARGUMENTS) %enddef
%define %formacro_2(MACRO, FIRST, SECOND, REST...)
MACRO(FIRST, SECOND)
#if #REST != ""
%formacro_2(MACRO, REST)
#endif
%enddef

%define %set_output(OBJECT) $result = OBJECT %enddef
%define %set_varoutput(OBJECT) $result = OBJECT %enddef
// In the code of typemaps a macro of SWIG's preprocessor, as there: interfaces replace the function with three parameters.
%define SWIG_AppendOutput(RESULT, OBJECT) SWIG_Python_AppendOutput(RESULT, OBJECT, $isvoidresult) %enddef
%define %append_output(OBJECT) $result = SWIG_AppendOutput($result, OBJECT) %enddef

%define %argument_fail(CODE, TYPE, NAME, NUMBER)
SWIG_exception_fail(SWIG_ArgError(CODE), "in method '" `NAME` "', argument " `NUMBER` " of type '" `TYPE` "'")
%enddef
%define %argument_nullref(TYPE, NAME, NUMBER)
SWIG_exception_fail(SWIG_NullReferenceError, "invalid null reference in method '" `NAME` "', argument " `NUMBER` " of type '" `TYPE` "'")
%enddef
%define %variable_fail(CODE, TYPE, NAME)
SWIG_exception_fail(SWIG_ArgError(CODE), "in variable '" `NAME` "' of type '" `TYPE` "'")
%enddef

%define %dirout_fail(CODE, TYPE)
Swig::DirectorTypeMismatchException::raise(SWIG_ErrorType(SWIG_ArgError(CODE)), "in output value of type '" TYPE "'")
%enddef
%define %dirout_nullref(TYPE)
Swig::DirectorTypeMismatchException::raise(SWIG_ErrorType(SWIG_ValueError), "invalid null reference in output value of type '" TYPE "'")
%enddef

#ifdef __cplusplus
%define %as_voidptr(POINTER) const_cast<void *>(static_cast<const void *>(POINTER)) %enddef
%define %as_voidptrptr(POINTER) reinterpret_cast<void **>(POINTER) %enddef
%define %reinterpret_cast(VALUE, TYPE...) reinterpret_cast<TYPE>(VALUE) %enddef
%define %static_cast(VALUE, TYPE...) static_cast<TYPE>(VALUE) %enddef
%define %const_cast(VALUE, TYPE...) const_cast<TYPE>(VALUE) %enddef
%define %dynamic_cast(VALUE, TYPE...) dynamic_cast<TYPE>(VALUE) %enddef
%define %numeric_cast(VALUE, TYPE...) static_cast<TYPE>(VALUE) %enddef
%define %new_instance(TYPE...) new TYPE() %enddef
%define %new_copy(VALUE, TYPE...) new TYPE(VALUE) %enddef
%define %new_array(SIZE, TYPE...) new TYPE[SIZE] %enddef
%define %delete(POINTER) delete POINTER %enddef
%define %delete_array(POINTER) delete[] POINTER %enddef
#else
%define %as_voidptr(POINTER) ((void *)(POINTER)) %enddef
%define %as_voidptrptr(POINTER) ((void **)(POINTER)) %enddef
%define %reinterpret_cast(VALUE, TYPE...) ((TYPE)(VALUE)) %enddef
%define %static_cast(VALUE, TYPE...) ((TYPE)(VALUE)) %enddef
%define %const_cast(VALUE, TYPE...) ((TYPE)(VALUE)) %enddef
%define %dynamic_cast(VALUE, TYPE...) ((TYPE)(VALUE)) %enddef
%define %numeric_cast(VALUE, TYPE...) ((TYPE)(VALUE)) %enddef
%define %new_instance(TYPE...) ((TYPE *)calloc(1, sizeof(TYPE))) %enddef
%define %new_copy(VALUE, TYPE...) ((TYPE *)memcpy(%new_instance(TYPE), &VALUE, sizeof(TYPE))) %enddef
%define %new_array(SIZE, TYPE...) ((TYPE *)calloc(SIZE, sizeof(TYPE))) %enddef
%define %new_copy_array(VALUES, SIZE, TYPE...) ((TYPE *)memcpy(%new_array(SIZE, TYPE), VALUES, (SIZE) * sizeof(TYPE))) %enddef
%define %delete(POINTER) free((char *)POINTER) %enddef
%define %delete_array(POINTER) free((char *)POINTER) %enddef
#endif
%define %raise(OBJECT, TYPE, DESCRIPTOR) SWIG_Raise(OBJECT, TYPE, DESCRIPTOR); SWIG_fail %enddef
// SWIG's older word for a typedef.
%define %typedef typedef %enddef
%define VOID_Object SWIG_Py_Void() %enddef
%define %newpointer_flags 0 %enddef
%define %convertptr_flags 0 %enddef

// Text and its length, without the zero behind it.
%define %quaff_text_and_length(TEXT, LENGTH, PARAMETERS...)
%typemap(in) PARAMETERS (char *text = NULL, size_t size = 0) {
  const int outcome = SWIG_AsCharPtrAndSize($input, &text, &size, NULL);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  TEXT = (TEXT##_ltype)text;
  LENGTH = (LENGTH##_ltype)(size == 0 ? 0 : size - 1);
}
%typemap(typecheck, precedence=140) PARAMETERS {
  $1 = SWIG_CheckState(SWIG_AsCharPtrAndSize($input, NULL, NULL, NULL));
}
%typemap(directorin) PARAMETERS {
  $input = TEXT == nullptr || LENGTH <= 0 ? SWIG_FromCharPtrAndSize("", 0)
                                          : SWIG_FromCharPtrAndSize((const char *)TEXT, (size_t)LENGTH);
}
%enddef
%define %quaff_text_and_lengths(LENGTH)
%quaff_text_and_length($1, $2, (char *STRING, LENGTH))
%quaff_text_and_length($2, $1, (LENGTH, char *STRING))
%quaff_text_and_length($1, $2, (const char *STRING, LENGTH))
%quaff_text_and_length($2, $1, (LENGTH, const char *STRING))
%enddef
%quaff_text_and_lengths(size_t LENGTH)
%quaff_text_and_lengths(int LENGTH)

// An object that C++ owns after the call.
%typemap(in) SWIGTYPE *DISOWN {
  void *found = NULL;
  const int outcome = SWIG_ConvertPtr($input, &found, $descriptor, SWIG_POINTER_DISOWN);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)found;
}

// SWIG's typemaps for the values of a type, which %apply gives to other types: under a name that no interface has.
%define %quaff_value(NAME, TYPE...)
%typemap(in) TYPE PLAIN_VALUE (TYPE value) {
  const int outcome = SWIG_AsVal_##NAME($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)value;
}
%typemap(varin) TYPE PLAIN_VALUE {
  TYPE value;
  const int outcome = SWIG_AsVal_##NAME($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %variable_fail(outcome, "$type", "$name");
  }
  $1 = ($1_ltype)value;
}
%typemap(out) TYPE PLAIN_VALUE { $result = SWIG_From_##NAME((TYPE)$1); }
%typemap(varout) TYPE PLAIN_VALUE { $result = SWIG_From_##NAME((TYPE)$1); }
%typemap(in) const TYPE &PLAIN_VALUE (TYPE value) {
  const int outcome = SWIG_AsVal_##NAME($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)&value;
}
%typemap(out) const TYPE &PLAIN_VALUE { $result = SWIG_From_##NAME((TYPE)*$1); }
%typemap(directorin) TYPE PLAIN_VALUE, const TYPE &PLAIN_VALUE { $input = SWIG_From_##NAME((TYPE)$1); }
%typemap(directorin) TYPE *DIRECTORIN { $input = SWIG_From_##NAME((TYPE)*$1); }
%typemap(directorout) TYPE PLAIN_VALUE (TYPE value) {
  const int outcome = SWIG_AsVal_##NAME($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %dirout_fail(outcome, "$type");
  }
  $result = ($1_ltype)value;
}
%typemap(directorout) const TYPE &PLAIN_VALUE (TYPE value) {
  const int outcome = SWIG_AsVal_##NAME($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %dirout_fail(outcome, "$type");
  }
  $result = swig_keep_result("$symname", ($*1_ltype)value);
}
%typemap(directorargout) TYPE *DIRECTOROUT (TYPE value) {
  const int outcome = SWIG_AsVal_##NAME($result, &value);
  if (!SWIG_IsOK(outcome)) {
    %dirout_fail(outcome, "$type");
  }
  *$1 = value;
}
%typemap(typecheck, precedence=45) TYPE PLAIN_VALUE, const TYPE &PLAIN_VALUE {
  $1 = SWIG_CheckState(SWIG_AsVal_##NAME($input, NULL));
}
%enddef
%quaff_value(bool, bool)
%quaff_value(char, char)
%quaff_value(short, short)
%quaff_value(int, int)
%quaff_value(long, long)
%quaff_value(float, float)
%quaff_value(double, double)
%quaff_value(signed_SS_char, signed char)
%quaff_value(unsigned_SS_char, unsigned char)
%quaff_value(unsigned_SS_short, unsigned short)
%quaff_value(unsigned_SS_int, unsigned int)
%quaff_value(unsigned_SS_long, unsigned long)
%quaff_value(long_SS_long, long long)
%quaff_value(unsigned_SS_long_SS_long, unsigned long long)
%quaff_value(size_t, size_t)
#ifdef __cplusplus
%quaff_value(std_string, std::string)
#endif

#ifdef __cplusplus
// A pointer to text, which C++ may change, and set to other text.
%typemap(in) char *& (std::string copy, char *text = NULL) {
  const int outcome = SWIG_AsCharPtrAndSize($input, &text, NULL, NULL);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  if (text != NULL) {
    copy = text;
    text = copy.data();
  }
  $1 = ($1_ltype)&text;
}
%typemap(out) char *& { $result = SWIG_FromCharPtr(*$1); }
%typemap(typecheck, precedence=140) char *& {
  $1 = SWIG_CheckState(SWIG_AsCharPtrAndSize($input, NULL, NULL, NULL));
}
#endif

// Text whose memory the object keeps.
%typemap(in) char *PLAIN_VALUE (char *text = NULL) {
  const int outcome = SWIG_AsCharPtrAndSize($input, &text, NULL, NULL);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)text;
}
%typemap(in) char *STRING = char *PLAIN_VALUE;
%typemap(out) char *PLAIN_VALUE { $result = SWIG_FromCharPtr((const char *)$1); }
%typemap(varout) char *PLAIN_VALUE { $result = SWIG_FromCharPtr((const char *)$1); }
%typemap(typecheck, precedence=140) char *PLAIN_VALUE {
  $1 = SWIG_CheckState(SWIG_AsCharPtrAndSize($input, NULL, NULL, NULL));
}
%typemap(typecheck) char *STRING = char *PLAIN_VALUE;

// Python objects, which C++ borrows as parameters and hands over as results.
%typemap(in) PyObject *PLAIN_VALUE { $1 = ($1_ltype)$input; }
%typemap(out) PyObject *PLAIN_VALUE { $result = (PyObject *)$1; }
%typemap(typecheck, precedence=5) PyObject *PLAIN_VALUE { $1 = $input != NULL; }

// Arrays whose characters all belong to the text, also zeros at the end.
%typemap(out) char FIXSIZE[ANY], const char FIXSIZE[ANY] { $result = SWIG_FromCharPtrAndSize($1, $1_dim0); }
%typemap(varout) char FIXSIZE[ANY], const char FIXSIZE[ANY] { $result = SWIG_FromCharPtrAndSize($1, $1_dim0); }

// Addresses of anything.
%typemap(in) void *PLAIN_VALUE {
  void *found = NULL;
  const int outcome = SWIG_ConvertPtr($input, &found, NULL, 0);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)found;
}
%typemap(in) void *const &PLAIN_VALUE (void *found = NULL) {
  const int outcome = SWIG_ConvertPtr($input, &found, NULL, 0);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)&found;
}
%typemap(varin) void *PLAIN_VALUE {
  void *found = NULL;
  const int outcome = SWIG_ConvertPtr($input, &found, NULL, SWIG_POINTER_DISOWN);
  if (!SWIG_IsOK(outcome)) {
    %variable_fail(outcome, "$type", "$name");
  }
  $1 = ($1_ltype)found;
}
%typemap(varout) void *PLAIN_VALUE { $result = SWIG_NewPointerObj((void *)$1, $descriptor(void *), 0); }
%typemap(directorin) void *PLAIN_VALUE, void *const &PLAIN_VALUE {
  $input = SWIG_NewPointerObj((void *)$1, $descriptor(void *), 0);
}
%typemap(directorout) void *PLAIN_VALUE {
  void *found = NULL;
  const int outcome = SWIG_ConvertPtr($input, &found, NULL, 0);
  if (!SWIG_IsOK(outcome)) {
    %dirout_fail(outcome, "$type");
  }
  $result = ($1_ltype)found;
}
%typemap(directorout) void *const &PLAIN_VALUE {
  void *found = NULL;
  const int outcome = SWIG_ConvertPtr($input, &found, NULL, 0);
  if (!SWIG_IsOK(outcome)) {
    %dirout_fail(outcome, "$type");
  }
  $result = swig_keep_result("$symname", ($*1_ltype)found);
}
%typemap(out) void *PLAIN_VALUE { $result = SWIG_NewPointerObj((void *)$1, $descriptor(void *), $owner); }
%typemap(out) void *const &PLAIN_VALUE { $result = SWIG_NewPointerObj((void *)*$1, $descriptor(void *), $owner); }
%typemap(typecheck, precedence=10) void *PLAIN_VALUE, void *const &PLAIN_VALUE {
  void *found = NULL;
  $1 = SWIG_CheckState(SWIG_ConvertPtr($input, &found, NULL, 0));
}

// Pointers and references, for parameters that have nothing but a `default` typemap, and for `%apply SWIGTYPE *`.
%define %quaff_pointer(FLAGS, PARAMETERS...)
%typemap(in) PARAMETERS {
  void *found = NULL;
  const int outcome = SWIG_ConvertPtr($input, &found, $descriptor, FLAGS);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)found;
}
%enddef
%quaff_pointer(0, SWIGTYPE *PLAIN_VALUE)
%quaff_pointer(SWIG_POINTER_NO_NULL, SWIGTYPE &PLAIN_VALUE)
%typemap(out) SWIGTYPE *PLAIN_VALUE, SWIGTYPE &PLAIN_VALUE {
  $result = SWIG_NewPointerObj((void *)$1, $descriptor, $owner);
}

// The instance that a method is called on, which an iterator keeps alive.
%typemap(in, numinputs=0) PyObject **PYTHON_SELF { $1 = (PyObject **)&$self; }

// Operators under the names that Python has for them; the slots need no words.
%define %pybinoperator(PYNAME, OPERATOR, FUNCTION, SLOT)
%rename(PYNAME) OPERATOR;
%pythonmaybecall OPERATOR;
%enddef
%define %pycompare(PYNAME, OPERATOR, COMPARISON) %pybinoperator(PYNAME, OPERATOR, , COMPARISON) %enddef

// A pointer to an object is taken where C++ takes the smart pointer that its constructor makes of the pointer, and a smart
// pointer where C++ takes the pointer that its `operator->` returns.
%define %extend_smart_pointer(CLASS...)
%implicitconv CLASS;
%feature("extend_smart_pointer") CLASS;
%enddef

// Python objects as values of C++, each with a reference.
namespace swig {
class SwigPtr_PyObject;
class SwigVar_PyObject;
} // namespace swig
