// cstring.i: text that C++ writes into memory of the caller's, or allocates.
%{
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <vector>
%}

// Text or bytes, and how many there are.
%define %cstring_input_binary(TEXT, SIZE)
%quaff_text_and_length($1, $2, (TEXT, SIZE))
%enddef

// C++ writes text that ends in a zero, of at most so many letters.
%define %cstring_bounded_output(TEXT, MAX)
%typemap(in, numinputs=0) TEXT (std::vector<char> letters) {
  letters.assign((MAX) + 1, '\0');
  $1 = ($1_ltype)letters.data();
}
%typemap(freearg) TEXT ""
%typemap(argout) TEXT {
  $1[MAX] = 0;
  %append_output(SWIG_FromCharPtr((const char *)$1));
}
%enddef

// C++ writes so many bytes.
%define %cstring_chunk_output(TEXT, SIZE)
%typemap(in, numinputs=0) TEXT (std::vector<char> letters) {
  letters.assign(SIZE, '\0');
  $1 = ($1_ltype)letters.data();
}
%typemap(freearg) TEXT ""
%typemap(argout) TEXT { %append_output(SWIG_FromCharPtrAndSize((const char *)$1, SIZE)); }
%enddef

// C++ gets a copy, of at most so many letters, changes it, and the caller gets what it is then.
%define %cstring_bounded_mutable(TEXT, MAX)
%typemap(in) TEXT (std::vector<char> letters, char *text = nullptr, size_t size = 0) {
  const int outcome = SWIG_AsCharPtrAndSize($input, &text, &size, nullptr);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  letters.assign((MAX) + 1, '\0');
  if (size > 0) {
    std::memcpy(letters.data(), text, size <= (MAX) ? size - 1 : (MAX) - 1);
  }
  $1 = ($1_ltype)letters.data();
}
%typemap(freearg) TEXT ""
%typemap(argout) TEXT {
  $1[MAX] = 0;
  %append_output(SWIG_FromCharPtr((const char *)$1));
}
%enddef

// The same of any length, to which C++ may add so many letters.
%define %cstring_mutable(TEXT, ADDED...)
#if #ADDED == ""
  %quaff_cstring_mutable(%arg(TEXT), 0)
#else
  %quaff_cstring_mutable(%arg(TEXT), ADDED)
#endif
%enddef

%define %quaff_cstring_mutable(TEXT, ADDED)
%typemap(in) TEXT (std::vector<char> letters, char *text = nullptr, size_t size = 0) {
  const int outcome = SWIG_AsCharPtrAndSize($input, &text, &size, nullptr);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$1_type", $symname, $argnum);
  }
  letters.assign(text, text + size);
  letters.resize(size + (ADDED) + 1, '\0');
  $1 = ($1_ltype)letters.data();
}
%typemap(freearg) TEXT ""
%typemap(argout) TEXT { %append_output(SWIG_FromCharPtr((const char *)$1)); }
%enddef

// What the caller says of the room has to be less than the largest number of C++'s type: the zero takes one more.
%define %quaff_cstring_room(SIZE, TYPE)
  const int outcome = SWIG_AsVal_size_t($input, &SIZE);
  if (!SWIG_IsOK(outcome)) {
    %argument_fail(outcome, "$2_type", $symname, $argnum);
  }
  if (SIZE >= (size_t)(std::numeric_limits< TYPE >::max)()) {
    %argument_fail(SWIG_OverflowError, "$2_type", $symname, $argnum);
  }
%enddef

// The caller says for how many letters there is to be room.
%define %cstring_output_maxsize(TEXT, SIZE)
%typemap(in) (TEXT, SIZE) (std::vector<char> letters, size_t size = 0) {
  %quaff_cstring_room(size, $2_ltype)
  letters.assign(size + 1, '\0');
  $1 = ($1_ltype)letters.data();
  $2 = ($2_ltype)size;
}
%typemap(freearg) (TEXT, SIZE) ""
%typemap(argout) (TEXT, SIZE) { %append_output(SWIG_FromCharPtr((const char *)$1)); }
%enddef

// The same, and C++ says how many it has written.
%define %cstring_output_withsize(TEXT, SIZE)
%typemap(in) (TEXT, SIZE) (std::vector<char> letters, size_t size = 0, $*2_ltype written) {
  %quaff_cstring_room(size, $*2_ltype)
  letters.assign(size + 1, '\0');
  written = ($*2_ltype)size;
  $1 = ($1_ltype)letters.data();
  $2 = &written;
}
%typemap(freearg) (TEXT, SIZE) ""
%typemap(argout) (TEXT, SIZE) { %append_output(SWIG_FromCharPtrAndSize((const char *)$1, (size_t)*$2)); }
%enddef

// C++ allocates the text; `RELEASE` frees it.
%define %cstring_output_allocate(TEXT, RELEASE)
%typemap(in, numinputs=0) TEXT ($*1_ltype text = nullptr) { $1 = &text; }
%typemap(freearg) TEXT ""
%typemap(argout) TEXT {
  if (*$1 != nullptr) {
    %append_output(SWIG_FromCharPtr((const char *)*$1));
    RELEASE;
  }
}
%enddef

%define %cstring_output_allocate_size(TEXT, SIZE, RELEASE)
%typemap(in, numinputs=0) (TEXT, SIZE) ($*1_ltype text = nullptr, $*2_ltype size) {
  size = 0;
  $1 = &text;
  $2 = &size;
}
%typemap(freearg) (TEXT, SIZE) ""
%typemap(argout) (TEXT, SIZE) {
  if (*$1 != nullptr) {
    %append_output(SWIG_FromCharPtrAndSize((const char *)*$1, (size_t)*$2));
    RELEASE;
  }
}
%enddef
