// cstring.i: text that C++ writes into memory of the caller's, or allocates.
#ifdef __cplusplus
%include "letters.i"
#else
%include "letters_of_c.i"
#endif

// Text or bytes, and their number.
%define %cstring_input_binary(TEXT, SIZE)
%quaff_text_and_length($1, $2, (TEXT, SIZE))
%enddef
%define %cstring_bounded_output(TEXT, MAX) %quaff_letters_bounded_output(char, %arg(TEXT), %arg(MAX)) %enddef
%define %cstring_chunk_output(TEXT, SIZE) %quaff_letters_chunk_output(char, %arg(TEXT), %arg(SIZE)) %enddef
%define %cstring_bounded_mutable(TEXT, MAX) %quaff_letters_bounded_mutable(char, %arg(TEXT), %arg(MAX)) %enddef
%define %cstring_output_maxsize(TEXT, SIZE) %quaff_letters_output_maxsize(char, %arg(TEXT), %arg(SIZE)) %enddef
%define %cstring_output_withsize(TEXT, SIZE) %quaff_letters_output_withsize(char, %arg(TEXT), %arg(SIZE)) %enddef
%define %cstring_output_allocate(TEXT, RELEASE) %quaff_letters_output_allocate(char, %arg(TEXT), %arg(RELEASE)) %enddef
%define %cstring_output_allocate_size(TEXT, SIZE, RELEASE) %quaff_letters_output_allocate_size(char, %arg(TEXT), %arg(SIZE), %arg(RELEASE)) %enddef
%define %cstring_mutable(TEXT, ADDED...) %quaff_letters_mutable(char, %arg(TEXT), ADDED) %enddef
