// stl.i: the files that SWIG's file of this name includes.
%include "std_string.i"
%include "std_vector.i"
%include "std_map.i"
%include "std_pair.i"
