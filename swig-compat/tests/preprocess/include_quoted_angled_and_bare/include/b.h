int b;
%include "b2.h"
