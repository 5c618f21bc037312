%include "a.h"
%include <b.h>
%include sub/c.h
%include "sub/c.h";
end
