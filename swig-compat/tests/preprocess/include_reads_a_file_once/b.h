%include "a.h"
int b;
