%{
#include "a.h"
#if 0
N "%" don't
#endif
%}
%inline %{ int n = N; %}
