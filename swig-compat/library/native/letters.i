// Text that C++ writes into the caller's memory, or allocates: of `char` for cstring.i, of `wchar_t` for cwstring.i.
%{
#include "quaff/swig_characters.hpp"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <vector>
%}

// C++ writes text of at most `MAX` characters, followed by a zero.
%define %quaff_letters_bounded_output(LETTER, TEXT, MAX)
%typemap(in, numinputs=0) TEXT (std::vector<LETTER> letters) {
  letters.assign((MAX) + 1, LETTER());
  $1 = ($1_ltype)letters.data();
}
%typemap(freearg) TEXT ""
%typemap(argout) TEXT {
  $1[MAX] = 0;
  %append_output(::quaff::letters_to_python((const LETTER *)$1));
}
%typemap(pytyping) TEXT "str"
%enddef

// C++ writes `SIZE` bytes.
%define %quaff_letters_chunk_output(LETTER, TEXT, SIZE)
%typemap(in, numinputs=0) TEXT (std::vector<LETTER> letters) {
  letters.assign(SIZE, LETTER());
  $1 = ($1_ltype)letters.data();
}
%typemap(freearg) TEXT ""
%typemap(argout) TEXT { %append_output(::quaff::letters_to_python((const LETTER *)$1, SIZE)); }
%typemap(pytyping) TEXT "str"
%enddef

// C++ gets a copy of at most `MAX` characters and changes it, and the caller gets the changed text.
%define %quaff_letters_bounded_mutable(LETTER, TEXT, MAX)
%typemap(in) TEXT (std::vector<LETTER> letters, ::quaff::Letters<LETTER> text) {
  const int outcome = text.read($input);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  letters.assign((MAX) + 1, LETTER());
  std::copy_n(text.data(), text.size() < (MAX) ? text.size() : (MAX) - 1, letters.data());
  $1 = ($1_ltype)letters.data();
}
%typemap(freearg) TEXT ""
%typemap(argout) TEXT {
  $1[MAX] = 0;
  %append_output(::quaff::letters_to_python((const LETTER *)$1));
}
%typemap(pytyping) TEXT "str"
%enddef

// C++ gets a copy of any length, and may add `ADDED` characters.
%define %quaff_letters_mutable(LETTER, TEXT, ADDED...)
#if #ADDED == ""
  %quaff_letters_added(LETTER, %arg(TEXT), 0)
#else
  %quaff_letters_added(LETTER, %arg(TEXT), ADDED)
#endif
%enddef

%define %quaff_letters_added(LETTER, TEXT, ADDED)
%typemap(in) TEXT (std::vector<LETTER> letters, ::quaff::Letters<LETTER> text) {
  const int outcome = text.read($input);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  letters.assign(text.data(), text.data() + text.size());
  letters.resize(text.size() + (ADDED) + 1, LETTER());
  $1 = ($1_ltype)letters.data();
}
%typemap(freearg) TEXT ""
%typemap(argout) TEXT { %append_output(::quaff::letters_to_python((const LETTER *)$1)); }
%typemap(pytyping) TEXT "str"
%enddef

// The caller's number must be less than the largest number of C++'s type, because the zero needs room too.
%define %quaff_letters_room(SIZE, TYPE)
  const int outcome = SWIG_AsVal_size_t($input, &SIZE);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$2_type", $symname, $argnum);
  }
  if (SIZE >= (size_t)(std::numeric_limits< TYPE >::max)()) {
    %argument_fail(SWIG_OverflowError, "$2_type", $symname, $argnum);
  }
%enddef

// The caller passes the number of characters for which there is room.
%define %quaff_letters_output_maxsize(LETTER, TEXT, SIZE)
%typemap(in) (TEXT, SIZE) (std::vector<LETTER> letters, size_t size = 0) {
  %quaff_letters_room(size, $2_ltype)
  letters.assign(size + 1, LETTER());
  $1 = ($1_ltype)letters.data();
  $2 = ($2_ltype)size;
}
%typemap(freearg) (TEXT, SIZE) ""
%typemap(argout) (TEXT, SIZE) { %append_output(::quaff::letters_to_python((const LETTER *)$1)); }
%typemap(pytyping, out="str") (TEXT, SIZE) "int"
%enddef

// The caller passes the number of characters for which there is room, and C++ returns how many it has written.
%define %quaff_letters_output_withsize(LETTER, TEXT, SIZE)
%typemap(in) (TEXT, SIZE) (std::vector<LETTER> letters, size_t size = 0, $*2_ltype written) {
  %quaff_letters_room(size, $*2_ltype)
  letters.assign(size + 1, LETTER());
  written = ($*2_ltype)size;
  $1 = ($1_ltype)letters.data();
  $2 = &written;
}
%typemap(freearg) (TEXT, SIZE) ""
%typemap(argout) (TEXT, SIZE) { %append_output(::quaff::letters_to_python((const LETTER *)$1, (size_t)*$2)); }
%typemap(pytyping, out="str") (TEXT, SIZE) "int"
%enddef

// C++ allocates the text; `RELEASE` frees it.
%define %quaff_letters_output_allocate(LETTER, TEXT, RELEASE)
%typemap(in, numinputs=0) TEXT ($*1_ltype text = nullptr) { $1 = &text; }
%typemap(freearg) TEXT ""
%typemap(argout) TEXT {
  if (*$1 != nullptr) {
    %append_output(::quaff::letters_to_python((const LETTER *)*$1));
    RELEASE;
  }
}
%typemap(pytyping) TEXT "str | None"
%enddef

%define %quaff_letters_output_allocate_size(LETTER, TEXT, SIZE, RELEASE)
%typemap(in, numinputs=0) (TEXT, SIZE) ($*1_ltype text = nullptr, $*2_ltype size) {
  size = 0;
  $1 = &text;
  $2 = &size;
}
%typemap(freearg) (TEXT, SIZE) ""
%typemap(argout) (TEXT, SIZE) {
  if (*$1 != nullptr) {
    %append_output(::quaff::letters_to_python((const LETTER *)*$1, (size_t)*$2));
    RELEASE;
  }
}
%typemap(pytyping) (TEXT, SIZE) "str | None"
%enddef
