// cmalloc.i: memory of C's for values of a type, which nobody frees but the caller.
%{
#include <cstdlib>
%}

%define %allocators(TYPE, NAME...)
  %malloc(TYPE, NAME)
  %calloc(TYPE, NAME)
  %realloc(TYPE, NAME)
  %free(TYPE, NAME)
#if #TYPE != "void"
  %sizeof(TYPE, NAME)
#endif
%enddef

// Of `void` no size is known: there `bytes` is to be given, and a count is one of bytes.
%define %malloc(TYPE, NAME...)
#if #NAME == ""
  %quaff_malloc(TYPE, TYPE)
#else
  %quaff_malloc(TYPE, NAME)
#endif
%enddef

%define %quaff_malloc(TYPE, NAME)
#if #TYPE == "void"
%inline %{ static void *malloc_##NAME(std::size_t bytes) { return std::malloc(bytes); } %}
#else
%inline %{ static TYPE *malloc_##NAME(std::size_t bytes = sizeof(TYPE)) { return (TYPE *)std::malloc(bytes); } %}
#endif
%enddef

%define %calloc(TYPE, NAME...)
#if #NAME == ""
  %quaff_calloc(TYPE, TYPE)
#else
  %quaff_calloc(TYPE, NAME)
#endif
%enddef

%define %quaff_calloc(TYPE, NAME)
#if #TYPE == "void"
%inline %{
static void *calloc_##NAME(std::size_t count = 1, std::size_t size = 1) { return std::calloc(count, size); }
%}
#else
%inline %{
static TYPE *calloc_##NAME(std::size_t count = 1, std::size_t size = sizeof(TYPE)) {
  return (TYPE *)std::calloc(count, size);
}
%}
#endif
%enddef

%define %realloc(TYPE, NAME...)
#if #NAME == ""
  %quaff_realloc(TYPE, TYPE)
#else
  %quaff_realloc(TYPE, NAME)
#endif
%enddef

%define %quaff_realloc(TYPE, NAME)
#if #TYPE == "void"
%inline %{
static void *realloc_##NAME(void *memory, std::size_t count) { return std::realloc(memory, count); }
%}
#else
%inline %{
static TYPE *realloc_##NAME(void *memory, std::size_t count) {
  return (TYPE *)std::realloc(memory, count * sizeof(TYPE));
}
%}
#endif
%enddef

%define %free(TYPE, NAME...)
#if #NAME == ""
  %quaff_free(TYPE, TYPE)
#else
  %quaff_free(TYPE, NAME)
#endif
%enddef

%define %quaff_free(TYPE, NAME)
%inline %{ static void free_##NAME(TYPE *memory) { std::free((void *)memory); } %}
%enddef

%define %sizeof(TYPE, NAME...)
#if #NAME == ""
  %quaff_sizeof(TYPE, TYPE)
#else
  %quaff_sizeof(TYPE, NAME)
#endif
%enddef

%define %quaff_sizeof(TYPE, NAME)
%constant int sizeof_##NAME = sizeof(TYPE);
%enddef
