// SWIG's older way to have parameters of a class take what its constructors take. The list of types is that of the
// constructors.
%define %implicit(CLASS, TYPES...) %implicitconv CLASS; %enddef
%define %implicit_1(CLASS, FIRST) %implicitconv CLASS; %enddef
%define %implicit_2(CLASS, FIRST, SECOND) %implicitconv CLASS; %enddef
%define %implicit_3(CLASS, FIRST, SECOND, THIRD) %implicitconv CLASS; %enddef
%define %implicit_4(CLASS, FIRST, SECOND, THIRD, FOURTH) %implicitconv CLASS; %enddef
%define %implicit_5(CLASS, FIRST, SECOND, THIRD, FOURTH, FIFTH) %implicitconv CLASS; %enddef
