%include "missing.h"
%include <also/missing.h>
%include
%include "folder"
int x;
