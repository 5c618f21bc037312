%define BOTH(name)
%include "name.h"
%include <a.h>
%enddef
BOTH(a)
