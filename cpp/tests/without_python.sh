#!/bin/sh
# Compiles the runtime's headers without Python's: they call no function of Python that quaff/python.h does not
# declare, so that an interface without code for Python needs no python3-dev. Left out are headers that need
# another library, Eigen unless it is installed, and dlpack.hpp, whose typemaps need Python's headers.
case $(printf '#if __has_include(<Python.h>)\nfound\n#endif\n' | ${CXX:-c++} -E -P -x c++ -) in
*found*) echo 'not checked: the compiler finds Python.h by itself' && exit ;;
esac
eigen=/usr/include/eigen3
for header in ../../runtime/include/quaff/*.hpp; do
  case ${header##*/} in
  boost_shared.hpp | every_value.hpp | mdspan.hpp | dlpack.hpp) ;;
  eigen*.hpp) test ! -d $eigen || echo "#include \"quaff/${header##*/}\"" ;;
  *) echo "#include \"quaff/${header##*/}\"" ;;
  esac
done | ${CXX:-c++} -std=c++17 -I../../runtime/include -I../../kernels/include -isystem $eigen -fsyntax-only -x c++ -
