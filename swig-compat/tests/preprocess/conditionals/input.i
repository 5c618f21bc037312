#define V 3
#if V == 1
one
#elif V == 3 && defined(V)
three
#elif 1
late
#else
none
#endif
#ifdef V
yes
#else
no
#endif
#ifndef V
no
#elif !defined W
W
#endif
#ifdef SWIG
 #ifdef SWIGPYTHON
   #if QUAFF && __cplusplus >= 201703L && SWIG_VERSION >= 0x040000
   all
   #endif
 #endif
#endif
#ifdef NO
#elifdef V
elifdef
#endif
