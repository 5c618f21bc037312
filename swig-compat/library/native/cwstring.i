// cwstring.i: the macros of cstring.i, for text of `wchar_t`.
%include "wchar.i"
#ifdef __cplusplus
%include "letters.i"
#else
%include "letters_of_c.i"
#endif

#ifdef __cplusplus
// Text, and the number of its characters.
%define %cwstring_input_binary(TEXT, SIZE)
%typemap(in) (TEXT, SIZE) (::quaff::Letters<wchar_t> text) {
  const int outcome = text.read($input);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  $1 = ($1_ltype)text.data();
  $2 = ($2_ltype)text.size();
}
%typemap(typecheck, precedence=140) (TEXT, SIZE) {
  $1 = SWIG_CheckState(SWIG_AsWCharPtrAndSize($input, nullptr, nullptr, nullptr));
}
%typemap(directorin) (TEXT, SIZE) {
  $input = $1 == nullptr || $2 <= 0 ? SWIG_FromWCharPtrAndSize(L"", 0)
                                    : SWIG_FromWCharPtrAndSize((const wchar_t *)$1, (size_t)$2);
}
%enddef
#else
%define %cwstring_input_binary(TEXT, SIZE)
%typemap(in) (TEXT, SIZE) (wchar_t *text = NULL, size_t size = 0) {
  const int outcome = SWIG_AsWCharPtrAndSize($input, &text, &size, NULL);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  $1 = ($1_ltype)text;
  $2 = ($2_ltype)(size == 0 ? 0 : size - 1);
}
%typemap(freearg) (TEXT, SIZE) { free(text$argnum); }
%typemap(typecheck, precedence=140) (TEXT, SIZE) {
  $1 = SWIG_CheckState(SWIG_AsWCharPtrAndSize($input, NULL, NULL, NULL));
}
%enddef
#endif
%define %cwstring_bounded_output(TEXT, MAX) %quaff_letters_bounded_output(wchar_t, %arg(TEXT), %arg(MAX)) %enddef
%define %cwstring_chunk_output(TEXT, SIZE) %quaff_letters_chunk_output(wchar_t, %arg(TEXT), %arg(SIZE)) %enddef
%define %cwstring_bounded_mutable(TEXT, MAX) %quaff_letters_bounded_mutable(wchar_t, %arg(TEXT), %arg(MAX)) %enddef
%define %cwstring_output_maxsize(TEXT, SIZE) %quaff_letters_output_maxsize(wchar_t, %arg(TEXT), %arg(SIZE)) %enddef
%define %cwstring_output_withsize(TEXT, SIZE) %quaff_letters_output_withsize(wchar_t, %arg(TEXT), %arg(SIZE)) %enddef
%define %cwstring_output_allocate(TEXT, RELEASE) %quaff_letters_output_allocate(wchar_t, %arg(TEXT), %arg(RELEASE)) %enddef
%define %cwstring_output_allocate_size(TEXT, SIZE, RELEASE) %quaff_letters_output_allocate_size(wchar_t, %arg(TEXT), %arg(SIZE), %arg(RELEASE)) %enddef
%define %cwstring_mutable(TEXT, ADDED...) %quaff_letters_mutable(wchar_t, %arg(TEXT), ADDED) %enddef
