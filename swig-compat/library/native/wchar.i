// wchar.i: a `wchar_t` is text of one character, and a pointer to `wchar_t` is text that ends at the first zero.
#ifndef __cplusplus
%include "wchar_of_c.i"
#else
%{
#include "quaff/strings.hpp"
#include "quaff/swig_characters.hpp"
%}

%typemap(in) wchar_t (wchar_t letter) {
  const int outcome = SWIG_AsVal_wchar_t($input, &letter);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = letter;
}
%typemap(in) const wchar_t & (wchar_t letter) {
  const int outcome = SWIG_AsVal_wchar_t($input, &letter);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = &letter;
}
%typemap(varin) wchar_t {
  const int outcome = SWIG_AsVal_wchar_t($input, &$1);
  if (!SWIG_IsOK(outcome)) {
    %variable_fail(outcome, "$type", "$name");
  }
}
%typemap(out) wchar_t { $result = SWIG_From_wchar_t($1); }
%typemap(out) const wchar_t & { $result = SWIG_From_wchar_t(*$1); }
%typemap(varout) wchar_t { $result = SWIG_From_wchar_t($1); }
%typemap(typecheck, precedence=120) wchar_t, const wchar_t & {
  $1 = SWIG_CheckState(SWIG_AsVal_wchar_t($input, nullptr));
}

%typemap(in) wchar_t * (::quaff::Letters<wchar_t> text), wchar_t [ANY] (::quaff::Letters<wchar_t> text), wchar_t [] (::quaff::Letters<wchar_t> text) {
  const int outcome = text.read($input);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$type", $symname, $argnum);
  }
  $1 = ($1_ltype)text.data();
}
// Text that a variable points to lives as long as the module.
%typemap(varin) wchar_t * {
  ::quaff::Letters<wchar_t> text;
  const int outcome = text.read($input);
  if (!SWIG_IsOK(outcome)) {
    %variable_fail(outcome, "$type", "$name");
  }
  $1 = ($1_ltype)text.release();
}
%typemap(memberin) wchar_t * { $1 = ($1_ltype)::quaff::copied_letters($input); }
%typemap(varin) wchar_t [ANY] {
  ::quaff::Letters<wchar_t> text;
  const int outcome = text.read($input);
  if (!SWIG_IsOK(outcome) || text.size() >= $1_dim0) {
    %variable_fail(outcome, "$type", "$name");
  }
  ::quaff::assign_letters($1, text.data());
}
%typemap(memberin) wchar_t [ANY] { ::quaff::assign_letters($1, $input); }
%typemap(out) wchar_t *, wchar_t [] { $result = SWIG_FromWCharPtr($1); }
%typemap(varout) wchar_t *, wchar_t [] { $result = SWIG_FromWCharPtr($1); }
%typemap(out) wchar_t [ANY] { $result = ::quaff::letters_within<$1_dim0>($1); }
%typemap(varout) wchar_t [ANY] { $result = ::quaff::letters_within<$1_dim0>($1); }
%typemap(typecheck, precedence=130) wchar_t *, wchar_t [ANY], wchar_t [] {
  $1 = SWIG_CheckState(SWIG_AsWCharPtrAndSize($input, nullptr, nullptr, nullptr));
}

%typemap(directorin) wchar_t, const wchar_t & { $input = SWIG_From_wchar_t($1); }
%typemap(directorin) wchar_t *, wchar_t [] { $input = SWIG_FromWCharPtr($1); }
%typemap(directorin) wchar_t [ANY] { $input = SWIG_FromWCharPtrAndSize($1, SWIG_wcsnlen($1, $1_dim0)); }
%typemap(directorout) wchar_t {
  const int outcome = SWIG_AsVal_wchar_t($input, &$result);
  if (!SWIG_IsOK(outcome)) {
    %dirout_fail(outcome, "$type");
  }
}
%typemap(directorout) wchar_t * (::quaff::Letters<wchar_t> text) {
  const int outcome = text.read($input);
  if (!SWIG_IsOK(outcome)) {
    %dirout_fail(outcome, "$type");
  }
  $result = text.data() == nullptr
                ? nullptr
                : swig_keep_result("$symname", std::wstring(text.data(), text.size()))->data();
}
#endif
