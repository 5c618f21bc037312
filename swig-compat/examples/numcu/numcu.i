%module numcu
%{
#include "numcu.hpp"
%}
%include "quaff.i"
%in_array(a, n);
%in_array(b, n);
%in_array(numerator, n);
%in_array(divisor, n);
%out_array(output, n);                    // a new array, or the caller's
%in_device_array(a_d, n);
%in_device_array(b_d, n);
%in_device_array(numerator_d, n);
%in_device_array(divisor_d, n);
%out_device_array(output_d, n);
%device_stream(stream);
%include "numcu.hpp"
%define %operator_of(NAME)                // for both types, on the host and on a GPU
%template(NAME##_arrays) numcu::NAME<float>;
%template(NAME##_arrays) numcu::NAME<double>;
%template(NAME##_arrays) numcu::gpu::NAME<float>;
%template(NAME##_arrays) numcu::gpu::NAME<double>;
%enddef
%operator_of(add)
%operator_of(mul)
%operator_of(div)
%pythoncode %{
def add(a, b, output=None, dev_id=0, sync=True):
    """a + b, element by element; `dev_id` is without effect, as arrays know where they are."""
    return add_arrays(a, b, sync, out=output)

def mul(a, b, output=None, dev_id=0, sync=True):
    """a * b, element by element."""
    return mul_arrays(a, b, sync, out=output)

def div(numerator, divisor, default=float("inf"), output=None, dev_id=0, sync=True):
    """numerator / divisor, element by element, and `default` where the divisor is 0."""
    return div_arrays(numerator, divisor, default, sync, out=output)
%}
