%module example
%{
#include "largest.hpp"
#ifndef __CUDACC_RTC__
#include "callables.hpp"
#include "classes.hpp"
#include "functions.hpp"
#include "values.hpp"
#endif
%}
%include "quaff.i"

%in_array(in, size)
%in_array(spread, size)
%inplace_array(out, size)
%inplace_array(out, size_out)
%in_device_array(in_d, size)
%inplace_device_array(out_d, size)
%device_stream(stream)
%include "functions.hpp"
%template(sum) sum<float>;
%template(sum) sum<double>;
%template(others) others<float>;
%template(others) others<double>;
%template(scale) scale<float>;
%template(scale) scale<double>;

%rust_name(number, text::value);
%include "values.hpp"

%callback_data(f, data)
%include "callables.hpp"

%newobject bank::Account::find;
%include "std_unique_ptr.i"
%unique_ptr(bank::Account)
%include "classes.hpp"
%template(IntBox) bank::Box<int>;

%reduction(largest, Largest)
%elementwise(at_least)
%elementwise(halves)
%include "largest.hpp"
%template(largest) largest<long>;
%template(at_least) at_least<float>;
%template(at_least) at_least<quaff::half>;
