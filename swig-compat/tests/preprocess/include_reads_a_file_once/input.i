%include "a.h"
%include "a.h"
%include "b.h"
