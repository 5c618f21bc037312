// cmalloc.i: memory of C's for values of a type, which nobody frees but the caller.
%{
#include <stdlib.h>
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

// `void` has no size: for it, the caller must pass `bytes`, and a count is a number of bytes.
%define %malloc(TYPE, NAME...)
#if #NAME == ""
  %quaff_malloc(TYPE, TYPE)
#else
  %quaff_malloc(TYPE, NAME)
#endif
%enddef

%define %quaff_malloc(TYPE, NAME)
#if #TYPE == "void"
%inline %{ static void *malloc_##NAME(size_t bytes) { return malloc(bytes); } %}
#else
#ifdef __cplusplus
%inline %{ static TYPE *malloc_##NAME(size_t bytes = sizeof(TYPE)) { return (TYPE *)malloc(bytes); } %}
#else
%{ static TYPE *malloc_##NAME(size_t bytes) { return (TYPE *)malloc(bytes); } %}
TYPE *malloc_##NAME(size_t bytes = sizeof(TYPE));
#endif
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
#ifdef __cplusplus
%inline %{
static void *calloc_##NAME(size_t count = 1, size_t size = 1) { return calloc(count, size); }
%}
#else
%{ static void *calloc_##NAME(size_t count, size_t size) { return calloc(count, size); } %}
void *calloc_##NAME(size_t count = 1, size_t size = 1);
#endif
#else
#ifdef __cplusplus
%inline %{
static TYPE *calloc_##NAME(size_t count = 1, size_t size = sizeof(TYPE)) {
  return (TYPE *)calloc(count, size);
}
%}
#else
%{ static TYPE *calloc_##NAME(size_t count, size_t size) { return (TYPE *)calloc(count, size); } %}
TYPE *calloc_##NAME(size_t count = 1, size_t size = sizeof(TYPE));
#endif
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
static void *realloc_##NAME(void *memory, size_t count) { return realloc(memory, count); }
%}
#else
%inline %{
static TYPE *realloc_##NAME(void *memory, size_t count) {
  return (TYPE *)realloc(memory, count * sizeof(TYPE));
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
%inline %{ static void free_##NAME(TYPE *memory) { free((void *)memory); } %}
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
