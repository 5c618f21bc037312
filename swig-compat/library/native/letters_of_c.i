// The macros of letters.i for C: with memory from `malloc`, which is freed after the call.
%{
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
%}

// C writes text of at most `MAX` characters, followed by a zero.
%define %quaff_letters_bounded_output(LETTER, TEXT, MAX)
%typemap(in, numinputs=0) TEXT (LETTER *letters = NULL) {
  letters = (LETTER *)calloc((MAX) + 1, sizeof(LETTER));
  $1 = ($1_ltype)letters;
}
%typemap(freearg) TEXT { free(letters$argnum); }
%typemap(argout) TEXT {
  $1[MAX] = 0;
  %append_output(quaff_from_##LETTER((const LETTER *)$1));
}
%typemap(pytyping) TEXT "str"
%enddef

// C writes `SIZE` bytes.
%define %quaff_letters_chunk_output(LETTER, TEXT, SIZE)
%typemap(in, numinputs=0) TEXT (LETTER *letters = NULL) {
  letters = (LETTER *)calloc((SIZE) + 1, sizeof(LETTER));
  $1 = ($1_ltype)letters;
}
%typemap(freearg) TEXT { free(letters$argnum); }
%typemap(argout) TEXT { %append_output(quaff_from_sized_##LETTER((const LETTER *)$1, SIZE)); }
%typemap(pytyping) TEXT "str"
%enddef

// C gets a copy of at most `MAX` characters and changes it, and the caller gets the changed text.
%define %quaff_letters_bounded_mutable(LETTER, TEXT, MAX)
%typemap(in) TEXT (LETTER *letters = NULL) {
  size_t size = 0;
  const int outcome = quaff_copy_##LETTER($input, (MAX) + 1, &letters, &size);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  if (size >= (MAX)) {
    letters[(MAX) - 1] = 0;
  }
  $1 = ($1_ltype)letters;
}
%typemap(freearg) TEXT { free(letters$argnum); }
%typemap(argout) TEXT {
  $1[MAX] = 0;
  %append_output(quaff_from_##LETTER((const LETTER *)$1));
}
%typemap(pytyping) TEXT "str"
%enddef

// C gets a copy of any length, and may add `ADDED` characters.
%define %quaff_letters_mutable(LETTER, TEXT, ADDED...)
#if #ADDED == ""
  %quaff_letters_added(LETTER, %arg(TEXT), 0)
#else
  %quaff_letters_added(LETTER, %arg(TEXT), ADDED)
#endif
%enddef

%define %quaff_letters_added(LETTER, TEXT, ADDED)
%typemap(in) TEXT (LETTER *letters = NULL) {
  size_t size = 0;
  const int outcome = quaff_copy_##LETTER($input, (ADDED) + 1, &letters, &size);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  $1 = ($1_ltype)letters;
}
%typemap(freearg) TEXT { free(letters$argnum); }
%typemap(argout) TEXT { %append_output(quaff_from_##LETTER((const LETTER *)$1)); }
%typemap(pytyping) TEXT "str"
%enddef

// The caller's number must be less than the largest number of C's type, because the zero needs room too.
%define %quaff_letters_room(SIZE, TYPE)
  const int outcome = SWIG_AsVal_size_t($input, &SIZE);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$2_type", $symname, $argnum);
  }
  if (SIZE >= (size_t)(TYPE)-1 || (TYPE)(SIZE + 1) <= 0) {
    %argument_fail(SWIG_OverflowError, "$2_type", $symname, $argnum);
  }
%enddef

// The caller passes the number of characters for which there is room.
%define %quaff_letters_output_maxsize(LETTER, TEXT, SIZE)
%typemap(in) (TEXT, SIZE) (LETTER *letters = NULL, size_t size = 0) {
  %quaff_letters_room(size, $2_ltype)
  letters = (LETTER *)calloc(size + 1, sizeof(LETTER));
  $1 = ($1_ltype)letters;
  $2 = ($2_ltype)size;
}
%typemap(freearg) (TEXT, SIZE) { free(letters$argnum); }
%typemap(argout) (TEXT, SIZE) { %append_output(quaff_from_##LETTER((const LETTER *)$1)); }
%typemap(pytyping, out="str") (TEXT, SIZE) "int"
%enddef

// The caller passes the number of characters for which there is room, and C returns how many it has written.
%define %quaff_letters_output_withsize(LETTER, TEXT, SIZE)
%typemap(in) (TEXT, SIZE) (LETTER *letters = NULL, size_t size = 0, $*2_ltype written) {
  %quaff_letters_room(size, $*2_ltype)
  letters = (LETTER *)calloc(size + 1, sizeof(LETTER));
  written = ($*2_ltype)size;
  $1 = ($1_ltype)letters;
  $2 = &written;
}
%typemap(freearg) (TEXT, SIZE) { free(letters$argnum); }
%typemap(argout) (TEXT, SIZE) { %append_output(quaff_from_sized_##LETTER((const LETTER *)$1, (size_t)*$2)); }
%typemap(pytyping, out="str") (TEXT, SIZE) "int"
%enddef

// C allocates the text; `RELEASE` frees it.
%define %quaff_letters_output_allocate(LETTER, TEXT, RELEASE)
%typemap(in, numinputs=0) TEXT ($*1_ltype text = NULL) { $1 = &text; }
%typemap(freearg) TEXT ""
%typemap(argout) TEXT {
  if (*$1 != NULL) {
    %append_output(quaff_from_##LETTER((const LETTER *)*$1));
    RELEASE;
  }
}
%typemap(pytyping) TEXT "str | None"
%enddef

%define %quaff_letters_output_allocate_size(LETTER, TEXT, SIZE, RELEASE)
%typemap(in, numinputs=0) (TEXT, SIZE) ($*1_ltype text = NULL, $*2_ltype size) {
  size = 0;
  $1 = &text;
  $2 = &size;
}
%typemap(freearg) (TEXT, SIZE) ""
%typemap(argout) (TEXT, SIZE) {
  if (*$1 != NULL) {
    %append_output(quaff_from_sized_##LETTER((const LETTER *)*$1, (size_t)*$2));
    RELEASE;
  }
}
%typemap(pytyping) (TEXT, SIZE) "str | None"
%enddef
