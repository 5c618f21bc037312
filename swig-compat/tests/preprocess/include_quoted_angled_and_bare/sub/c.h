int c;
%include "d.h"
