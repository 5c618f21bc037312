// std_string.i: quaff knows std::string, by value and by constant reference, without it. Text that C++ changes is read and
// returned by typemaps, which parameters of these names have, and others by `%apply`.
%define %quaff_changed_text(NAME, TYPE...)
%typemap(in) TYPE *INPUT (TYPE text) {
  const int outcome = $input == ::quaff::none() ? SWIG_OK : SWIG_AsVal_##NAME($input, &text);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = $input == ::quaff::none() ? nullptr : &text;
}
%typemap(in) TYPE &INPUT (TYPE text), TYPE &INOUT (TYPE text), TYPE *INOUT (TYPE text) {
  const int outcome = SWIG_AsVal_##NAME($input, &text);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = &text;
}
%typemap(in, numinputs=0) TYPE &OUTPUT (TYPE text), TYPE *OUTPUT (TYPE text) { $1 = &text; }
%typemap(typecheck, precedence=135) TYPE *INPUT {
  $1 = $input == ::quaff::none() || SWIG_CheckState(SWIG_AsVal_##NAME($input, nullptr));
}
%typemap(typecheck, precedence=135) TYPE &INPUT, TYPE &INOUT, TYPE *INOUT {
  $1 = SWIG_CheckState(SWIG_AsVal_##NAME($input, nullptr));
}
%typemap(argout) TYPE &INOUT, TYPE *INOUT, TYPE &OUTPUT, TYPE *OUTPUT { %append_output(SWIG_From_##NAME(*$1)); }
%typemap(pytyping) TYPE *INPUT "str | None"
%typemap(pytyping) TYPE &INPUT, TYPE &INOUT, TYPE *INOUT, TYPE &OUTPUT, TYPE *OUTPUT "str"
%enddef
%quaff_changed_text(std_string, std::string)
