%include "quaff.i"
%inplace_array(out, count);
%reduction(example::sum, example::Sum)
