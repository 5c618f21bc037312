// SWIG's older macro for implicit conversions: a parameter of the class accepts the arguments of the class's
// constructors. The macro lists the types of these arguments.
%define %implicit(CLASS, TYPES...) %implicitconv CLASS; %enddef
%define %implicit_1(CLASS, FIRST) %implicitconv CLASS; %enddef
%define %implicit_2(CLASS, FIRST, SECOND) %implicitconv CLASS; %enddef
%define %implicit_3(CLASS, FIRST, SECOND, THIRD) %implicitconv CLASS; %enddef
%define %implicit_4(CLASS, FIRST, SECOND, THIRD, FOURTH) %implicitconv CLASS; %enddef
%define %implicit_5(CLASS, FIRST, SECOND, THIRD, FOURTH, FIFTH) %implicitconv CLASS; %enddef
