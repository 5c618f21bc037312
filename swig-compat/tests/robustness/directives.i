%module(docstring="Größe
and 尺寸") example
%{
#include "example/sum.hpp"
#define INSIDE(x) #x
%}
%include <quaff_does_not_exist.i>
#define VERSION 0x10 + 'a' /* a comment */
#define CALL(f, ...) f(__VA_ARGS__), #f, f##_suffix, ## __VA_ARGS__
#define SELF(x) x SELF(x) CALL(x, SELF(x))
%define %wrap(NAME, T)
#if T##_IS_KNOWN && defined(VERSION) || VERSION > 3 ? 1 : 0
%feature("doc") NAME "makes a NAME of T";
%{ static T NAME##_make() { return "#NAME"; } %}
#else
%define INNER_##NAME(x) x `NAME` %enddef
T NAME(const T *in, unsigned size = CALL(SELF(1), (2, 3), 4));
#endif
%#if CPLUSPLUS
#pragma once
%#endif
%enddef
%wrap(sum, float)
%wrap(scale, std::vector<std::vector<int>>) INNER_scale(R"x(raw)x")
/** Adds.
 *  All of it. */
template <class T> T sum(const T *in, unsigned size);  // one line
#ifndef NEVER
#undef SELF
#elif 1 / 0
it's "never read
#else
#error never
#endif
int remainder(int a) { return a %b + (a) %c - 1'000u / .5e-3f; }
%inline %{ int inlined(int a) { return a; } %}
%template(sum) example::sum<float>;
%import "other.i"
#warning take care
%extend Foo {
Foo(int a = 1) { return $self; }
~Foo();
int f(int x) %{ return $self->x; %}
static T g();
int member;
%extend { %rename(h) g; int g; }
%pythoncode %{ x = 1 %}
};
