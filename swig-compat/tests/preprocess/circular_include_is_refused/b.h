int b;
%include "a.h"
