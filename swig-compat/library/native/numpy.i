// numpy.i: quaff has these typemaps itself, for every element type and every length type.
//
// An interface that includes numpy.i, by whatever path, gets this file in its place: copies of the original that
// projects keep are made for other versions of SWIG.

// Instantiates the typemaps for one more type: there are none that are missing.
%define %numpy_typemaps(DATA_TYPE, DATA_TYPECODE, DIM_TYPE)
%enddef
