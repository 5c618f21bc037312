// The macros `%typemaps_asval` and others, which every interface has. They make the typemaps for a type of the user's
// from the user's functions that read a value from a Python object, or make an object for a value.

%define %checkcode(NAME) SWIG_TYPECHECK_##NAME %enddef
%define %string_name(NAME) "SWIG_" #NAME %enddef
%define %symbol_name(NAME, TYPE...) SWIG_##NAME##_## #@TYPE %enddef
%define %fragment_name(NAME, TYPE...) "SWIG_" #NAME "_" #TYPE %enddef
%define %descriptor(TYPE...) SWIGTYPE_## #@TYPE %enddef
%define %define_as(NAME, TEXT...)%#define NAME TEXT
%enddef
%define %block(CODE...) { CODE; } %enddef

%define SWIG_AsVal_frag(TYPE...) %fragment_name(AsVal, TYPE) %enddef
%define SWIG_From_frag(TYPE...) %fragment_name(From, TYPE) %enddef
%define SWIG_AsPtr_frag(TYPE...) %fragment_name(AsPtr, TYPE) %enddef
%define SWIG_Traits_frag(TYPE...) %fragment_name(Traits, TYPE) %enddef
// Iterators and containers know the types of their elements without SWIG's traits.
%define %traits_swigtype(TYPE...) %fragment(SWIG_Traits_frag(TYPE), "header") "" %enddef
%define SWIG_AsVal(TYPE...) %symbol_name(AsVal, TYPE) %enddef
%define SWIG_From(TYPE...) %symbol_name(From, TYPE) %enddef
%define SWIG_AsPtr(TYPE...) %symbol_name(AsPtr, TYPE) %enddef
%define SWIG_AsVal_name(TYPE...) %symbol_name(AsVal, TYPE) %enddef
%define SWIG_From_name(TYPE...) %symbol_name(From, TYPE) %enddef
%define SWIG_AsPtr_name(TYPE...) %symbol_name(AsPtr, TYPE) %enddef
%define SWIG_AsVal_dec(TYPE...) %symbol_name(AsVal, TYPE) %enddef
%define SWIG_From_dec(TYPE...) %symbol_name(From, TYPE) %enddef
%define SWIG_AsPtr_dec(TYPE...) %symbol_name(AsPtr, TYPE) %enddef

// SWIG's older names: functions that return the value, with an error of Python if there is none, or say whether there
// is one.
%define SWIG_As_frag(TYPE...) %fragment_name(As, TYPE) %enddef
%define SWIG_As_name(TYPE...) %symbol_name(As, TYPE) %enddef
%define SWIG_As(TYPE...) %symbol_name(As, TYPE) %enddef
%define SWIG_Check_frag(TYPE...) %fragment_name(Check, TYPE) %enddef
%define SWIG_Check_name(TYPE...) %symbol_name(Check, TYPE) %enddef
%define SWIG_Check(TYPE...) %symbol_name(Check, TYPE) %enddef
%define %ascheck_methods(CODE, TYPE...)
%fragment(SWIG_As_frag(TYPE), "header", fragment=SWIG_AsVal_frag(TYPE)) {
static TYPE SWIG_As(TYPE)(PyObject *object) {
  TYPE value;
  const int outcome = SWIG_AsVal(TYPE)(object, &value);
  if (SWIG_IsOK(outcome)) return value;
  PyErr_SetString(SWIG_ErrorType(outcome), "");
  return (TYPE)0;
}
}
%fragment(SWIG_Check_frag(TYPE), "header", fragment=SWIG_AsVal_frag(TYPE)) {
static int SWIG_Check(TYPE)(PyObject *object) { return SWIG_IsOK(SWIG_AsVal(TYPE)(object, (TYPE *)0)); }
}
%enddef
%ascheck_methods(BOOL, bool)
%ascheck_methods(INT8, signed char)
%ascheck_methods(UINT8, unsigned char)
%ascheck_methods(INT16, short)
%ascheck_methods(UINT16, unsigned short)
%ascheck_methods(INT32, int)
%ascheck_methods(UINT32, unsigned int)
%ascheck_methods(INT64, long)
%ascheck_methods(UINT64, unsigned long)
%ascheck_methods(INT128, long long)
%ascheck_methods(UINT128, unsigned long long)
%ascheck_methods(FLOAT, float)
%ascheck_methods(DOUBLE, double)
%ascheck_methods(CHAR, char)
%ascheck_methods(SIZE, size_t)
%ascheck_methods(PTRDIFF, ptrdiff_t)

// Parameters and assignments. `AS_VALUE(object, &value)` returns a code that `SWIG_IsOK` accepts, and `FRAGMENT`
// defines it.
%define %value_in_typemap(AS_VALUE, FRAGMENT, TYPE...)
%typemap(in, fragment=FRAGMENT) TYPE (TYPE value) {
  const int outcome = AS_VALUE($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)value;
}
%typemap(in, fragment=FRAGMENT) const TYPE & (TYPE value) {
  const int outcome = AS_VALUE($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)&value;
}
%typemap(freearg) TYPE, const TYPE & ""
%enddef
%define %value_varin_typemap(AS_VALUE, FRAGMENT, TYPE...)
%typemap(varin, fragment=FRAGMENT) TYPE {
  TYPE value;
  const int outcome = AS_VALUE($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %variable_fail(outcome, "$type", "$name");
  }
  $1 = ($1_ltype)value;
}
%enddef
%define %value_typecheck_typemap(CODE, AS_VALUE, FRAGMENT, TYPE...)
%typemap(typecheck, precedence=CODE, fragment=FRAGMENT) TYPE, const TYPE & {
  $1 = SWIG_CheckState(AS_VALUE($input, NULL));
}
%enddef
%define %value_input_typemap(CODE, AS_VALUE, FRAGMENT, TYPE...)
%typemap(in, fragment=FRAGMENT) TYPE *INPUT (TYPE value), TYPE &INPUT (TYPE value) {
  const int outcome = AS_VALUE($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)&value;
}
%typemap(typecheck, precedence=CODE, fragment=FRAGMENT) TYPE *INPUT, TYPE &INPUT {
  $1 = SWIG_CheckState(AS_VALUE($input, NULL));
}
%enddef

// Results. `TO_OBJECT(value)` returns a new reference.
%define %value_out_typemap(TO_OBJECT, FRAGMENT, TYPE...)
%typemap(out, fragment=FRAGMENT) TYPE, const TYPE { %set_output(TO_OBJECT((TYPE)$1)); }
%typemap(out, fragment=FRAGMENT) const TYPE & { %set_output(TO_OBJECT((TYPE)*$1)); }
%enddef
%define %value_varout_typemap(TO_OBJECT, FRAGMENT, TYPE...)
%typemap(varout, fragment=FRAGMENT) TYPE { %set_varoutput(TO_OBJECT((TYPE)$1)); }
%typemap(varout, fragment=FRAGMENT) const TYPE & { %set_varoutput(TO_OBJECT((TYPE)*$1)); }
%enddef
%define %value_output_typemap(TO_OBJECT, FRAGMENT, TYPE...)
%typemap(in, numinputs=0) TYPE *OUTPUT (TYPE value), TYPE &OUTPUT (TYPE value) { $1 = &value; }
%typemap(argout, fragment=FRAGMENT) TYPE *OUTPUT, TYPE &OUTPUT { %append_output(TO_OBJECT(*$1)); }
%enddef
%define %value_inout_typemap(TYPE...)
%typemap(in) TYPE *INOUT = TYPE *INPUT;
%typemap(in) TYPE &INOUT = TYPE &INPUT;
%typemap(typecheck) TYPE *INOUT = TYPE *INPUT;
%typemap(typecheck) TYPE &INOUT = TYPE &INPUT;
%typemap(argout) TYPE *INOUT = TYPE *OUTPUT;
%typemap(argout) TYPE &INOUT = TYPE &OUTPUT;
%enddef

// Directors: arguments of Python methods, and their results.
%define %value_directorin_typemap(TO_OBJECT, FRAGMENT, TYPE...)
%typemap(directorin, fragment=FRAGMENT) TYPE *DIRECTORIN { $input = TO_OBJECT((TYPE)*$1); }
%typemap(directorin, fragment=FRAGMENT) TYPE, const TYPE & { $input = TO_OBJECT((TYPE)$1); }
%enddef
%define %value_directorout_typemap(AS_VALUE, FRAGMENT, TYPE...)
%typemap(directorargout, fragment=FRAGMENT) TYPE *DIRECTOROUT (TYPE value) {
  const int outcome = AS_VALUE($result, &value);
  if (!SWIG_IsOK(outcome)) {
    %dirout_fail(outcome, "$type");
  }
  *$1 = value;
}
%typemap(directorout, fragment=FRAGMENT) TYPE (TYPE value) {
  const int outcome = AS_VALUE($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %dirout_fail(outcome, "$type");
  }
  $result = ($1_ltype)value;
}
%typemap(directorout, fragment=FRAGMENT) const TYPE & (TYPE value) {
  const int outcome = AS_VALUE($input, &value);
  if (!SWIG_IsOK(outcome)) {
    %dirout_fail(outcome, "$type");
  }
  $result = swig_keep_result("$symname", value);
}
%enddef

%define %typemaps_asval(CODE, AS_VALUE, FRAGMENT, TYPE...)
%value_directorout_typemap(%arg(AS_VALUE), %arg(FRAGMENT), TYPE)
%value_in_typemap(%arg(AS_VALUE), %arg(FRAGMENT), TYPE)
%value_varin_typemap(%arg(AS_VALUE), %arg(FRAGMENT), TYPE)
%value_typecheck_typemap(%arg(CODE), %arg(AS_VALUE), %arg(FRAGMENT), TYPE)
%value_input_typemap(%arg(CODE), %arg(AS_VALUE), %arg(FRAGMENT), TYPE)
%enddef
%define %typemaps_from(TO_OBJECT, FRAGMENT, TYPE...)
%value_directorin_typemap(%arg(TO_OBJECT), %arg(FRAGMENT), TYPE)
%value_out_typemap(%arg(TO_OBJECT), %arg(FRAGMENT), TYPE)
%value_varout_typemap(%arg(TO_OBJECT), %arg(FRAGMENT), TYPE)
%value_output_typemap(%arg(TO_OBJECT), %arg(FRAGMENT), TYPE)
%enddef
%define %typemaps_asvalfrom(CODE, AS_VALUE, TO_OBJECT, AS_FRAGMENT, FROM_FRAGMENT, TYPE...)
%typemaps_asval(%arg(CODE), %arg(AS_VALUE), %arg(AS_FRAGMENT), TYPE)
%typemaps_from(%arg(TO_OBJECT), %arg(FROM_FRAGMENT), TYPE)
%value_inout_typemap(TYPE)
%enddef
%define %typemaps_asvalfromn(CODE, TYPE...)
%typemaps_asvalfrom(%arg(CODE), SWIG_AsVal(TYPE), SWIG_From(TYPE), %arg(SWIG_AsVal_frag(TYPE)),
                    %arg(SWIG_From_frag(TYPE)), TYPE)
%enddef
%define %typemaps_primitive(CODE, TYPE) %typemaps_asvalfromn(%arg(CODE), TYPE) %enddef
%define %typemaps_inout(CODE, AS_VALUE, TO_OBJECT, AS_FRAGMENT, FROM_FRAGMENT, TYPE...)
%value_input_typemap(%arg(CODE), %arg(AS_VALUE), %arg(AS_FRAGMENT), TYPE)
%value_output_typemap(%arg(TO_OBJECT), %arg(FROM_FRAGMENT), TYPE)
%value_inout_typemap(TYPE)
%enddef
%define %typemaps_inoutn(CODE, TYPE...)
%typemaps_inout(%arg(CODE), SWIG_AsVal(TYPE), SWIG_From(TYPE), %arg(SWIG_AsVal_frag(TYPE)),
                %arg(SWIG_From_frag(TYPE)), TYPE)
%enddef

// Objects as parameters. `AS_POINTER(object, &pointer)` finds the object, or makes one, which the typemap then deletes:
// the code that the function returns says which.
%define %ptr_in_typemap(AS_POINTER, FRAGMENT, TYPE...)
%typemap(in, fragment=FRAGMENT) TYPE {
  TYPE *found = NULL;
  const int outcome = AS_POINTER($input, &found);
  if (!SWIG_IsOK(outcome) || found == NULL) {
    %argument_fail(found == NULL && SWIG_IsOK(outcome) ? SWIG_TypeError : outcome, "$type", $symname, $argnum);
  }
  $1 = *found;
  if (SWIG_IsNewObj(outcome)) {
    delete found;
  }
}
%typemap(in, fragment=FRAGMENT) const TYPE & (TYPE *found = NULL, int outcome = SWIG_OLDOBJ) {
  outcome = AS_POINTER($input, &found);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  if (found == NULL) {
    %argument_nullref("$type", $symname, $argnum);
  }
  $1 = found;
}
%typemap(freearg) TYPE ""
%typemap(freearg) const TYPE & {
  if (SWIG_IsNewObj(outcome$argnum)) {
    delete found$argnum;
  }
}
%enddef
%define %ptr_varin_typemap(AS_POINTER, FRAGMENT, TYPE...)
%typemap(varin, fragment=FRAGMENT) TYPE {
  TYPE *found = NULL;
  const int outcome = AS_POINTER($input, &found);
  if (!SWIG_IsOK(outcome) || found == NULL) {
    %variable_fail(found == NULL && SWIG_IsOK(outcome) ? SWIG_TypeError : outcome, "$type", "$name");
  }
  $1 = *found;
  if (SWIG_IsNewObj(outcome)) {
    delete found;
  }
}
%enddef
%define %ptr_typecheck_typemap(CODE, AS_POINTER, FRAGMENT, TYPE...)
%typemap(typecheck, precedence=CODE, fragment=FRAGMENT) TYPE, const TYPE &, const TYPE && {
  $1 = SWIG_CheckState(AS_POINTER($input, (TYPE **)NULL));
}
%enddef
%define %ptr_directorout_typemap(AS_POINTER, FRAGMENT, TYPE...)
%typemap(directorargout, fragment=FRAGMENT) TYPE *DIRECTOROUT {
  TYPE *found = nullptr;
  const int outcome = AS_POINTER($result, &found);
  if (!SWIG_IsOK(outcome) || found == nullptr) {
    %dirout_fail(SWIG_IsOK(outcome) ? SWIG_TypeError : outcome, "$type");
  }
  *$1 = *found;
  if (SWIG_IsNewObj(outcome)) {
    delete found;
  }
}
%typemap(directorout, fragment=FRAGMENT) TYPE {
  TYPE *found = nullptr;
  const int outcome = AS_POINTER($input, &found);
  if (!SWIG_IsOK(outcome) || found == nullptr) {
    %dirout_fail(SWIG_IsOK(outcome) ? SWIG_TypeError : outcome, "$type");
  }
  $result = *found;
  if (SWIG_IsNewObj(outcome)) {
    delete found;
  }
}
%typemap(directorout, fragment=FRAGMENT) const TYPE & {
  TYPE *found = nullptr;
  const int outcome = AS_POINTER($input, &found);
  if (!SWIG_IsOK(outcome) || found == nullptr) {
    %dirout_fail(SWIG_IsOK(outcome) ? SWIG_TypeError : outcome, "$type");
  }
  $result = swig_keep_result("$symname", *found);
  if (SWIG_IsNewObj(outcome)) {
    delete found;
  }
}
%enddef

%define %typemaps_asptr(CODE, AS_POINTER, FRAGMENT, TYPE...)
%ptr_directorout_typemap(%arg(AS_POINTER), %arg(FRAGMENT), TYPE)
%ptr_in_typemap(%arg(AS_POINTER), %arg(FRAGMENT), TYPE)
%ptr_varin_typemap(%arg(AS_POINTER), %arg(FRAGMENT), TYPE)
%ptr_typecheck_typemap(%arg(CODE), %arg(AS_POINTER), %arg(FRAGMENT), TYPE)
%enddef
%define %typemaps_asptrfrom(CODE, AS_POINTER, TO_OBJECT, AS_FRAGMENT, FROM_FRAGMENT, TYPE...)
%typemaps_asptr(%arg(CODE), %arg(AS_POINTER), %arg(AS_FRAGMENT), TYPE)
%typemaps_from(%arg(TO_OBJECT), %arg(FROM_FRAGMENT), TYPE)
%enddef
%define %typemaps_asptrfromn(CODE, TYPE...)
%typemaps_asptrfrom(%arg(CODE), SWIG_AsPtr(TYPE), SWIG_From(TYPE), %arg(SWIG_AsPtr_frag(TYPE)),
                    %arg(SWIG_From_frag(TYPE)), TYPE)
%enddef

// Results as objects of their dynamic class: `DYNAMIC_CAST(SWIGTYPE_p_Base, function)` names a function that finds it, and
// `%apply SWIGTYPE *DYNAMIC { Base * };` the results that are converted by it.
#define DYNAMIC_CAST(TYPE, FUNCTION) %init %{ TYPE->dcast = (swig_dycast_func)FUNCTION; %}
%typemap(out) SWIGTYPE *DYNAMIC, SWIGTYPE &DYNAMIC {
  swig_type_info *dynamic = SWIG_TypeDynamicCast($1_descriptor, (void **)&$1);
  $result = SWIG_NewPointerObj((void *)$1, dynamic, $owner);
}
