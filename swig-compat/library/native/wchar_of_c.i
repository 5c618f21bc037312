// The typemaps of wchar.i for C.
%{
#include <stdlib.h>
#include <wchar.h>
%}

%typemap(in) wchar_t (wchar_t letter = 0) {
  const int outcome = SWIG_AsVal_wchar_t($input, &letter);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = letter;
}
%typemap(varin) wchar_t {
  const int outcome = SWIG_AsVal_wchar_t($input, &$1);
  if (!SWIG_IsOK(outcome)) {
    %variable_fail(outcome, "$type", "$name");
  }
}
%typemap(out) wchar_t { $result = SWIG_From_wchar_t($1); }
%typemap(varout) wchar_t { $result = SWIG_From_wchar_t($1); }
%typemap(typecheck, precedence=130) wchar_t { $1 = SWIG_CheckState(SWIG_AsVal_wchar_t($input, NULL)); }

%typemap(in) wchar_t *, wchar_t [ANY], wchar_t [] (wchar_t *text = NULL) {
  const int outcome = SWIG_AsWCharPtr($input, &text, NULL);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)text;
}
%typemap(freearg) wchar_t *, wchar_t [ANY], wchar_t [] { free(text$argnum); }
// Text that a variable or a member points to lives as long as the module.
%typemap(varin) wchar_t * {
  wchar_t *text = NULL;
  const int outcome = SWIG_AsWCharPtr($input, &text, NULL);
  if (!SWIG_IsOK(outcome)) {
    %variable_fail(outcome, "$type", "$name");
  }
  $1 = ($1_ltype)text;
}
%typemap(memberin) wchar_t * { $1 = $input == NULL ? NULL : wcsdup($input); }
%typemap(varin) wchar_t [ANY] {
  wchar_t *text = NULL;
  size_t size = 0;
  const int outcome = SWIG_AsWCharPtrAndSize($input, &text, &size, NULL);
  if (!SWIG_IsOK(outcome) || size > $1_dim0) {
    free(text);
    %variable_fail(outcome, "$type", "$name");
  }
  wmemset($1, 0, $1_dim0);
  if (text != NULL) {
    wmemcpy($1, text, size);
  }
  free(text);
}
%typemap(memberin) wchar_t [ANY] {
  wmemset($1, 0, $1_dim0);
  if ($input != NULL) {
    wcsncpy($1, $input, $1_dim0 - 1);
  }
}
%typemap(out) wchar_t *, wchar_t [] { $result = SWIG_FromWCharPtr($1); }
%typemap(varout) wchar_t *, wchar_t [] { $result = SWIG_FromWCharPtr($1); }
%typemap(out) wchar_t [ANY] { $result = SWIG_FromWCharPtrAndSize($1, wcsnlen($1, $1_dim0)); }
%typemap(varout) wchar_t [ANY] { $result = SWIG_FromWCharPtrAndSize($1, wcsnlen($1, $1_dim0)); }
%typemap(typecheck, precedence=130) wchar_t *, wchar_t [ANY], wchar_t [] {
  $1 = SWIG_CheckState(SWIG_AsWCharPtrAndSize($input, NULL, NULL, NULL));
}
