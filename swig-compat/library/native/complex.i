// complex.i: the complex numbers of the interface's language.
#ifdef __cplusplus
%include "std_complex.i"
#else
%include "ccomplex.i"
#endif
