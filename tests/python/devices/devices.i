// A module for device arrays: reductions and elementwise functions with kernels, and functions that take
// device pointers. The latter are C++ for the host, which can access the fake driver's memory.
%module devices
%{
#include "devices/elementwise.hpp"
#include "devices/functions.hpp"
#include "devices/reductions.hpp"
%}
%include "quaff.i"

%in_array(in, size)
%in_device_array(in_d, size)
%in_device_array(a_d, a_size)
%in_device_array(b_d, b_size)
%inplace_device_array(out_d, size)
%in_device_array(x_d, n)
%in_device_array(y_d, n)
%inplace_device_array(z_d, n)
%in_array(x, n)
%in_device_array(v_d, m)
%out_device_array(twice_d, m)
%out_array(totals, m)
%out_device_array(filled_d, count)
%in_device_array(factors_d, height)
%inplace_device_array(rows_d, height, width)
%array_strides(rows_d, pitch, 1)
%in_array(grains, grain_count)
%in_device_array(grains_d, grain_count)
%inplace_device_array(moved_d, moved_count)
%device_stream(on)
%rename(mass) devices::host::mass;
%include "devices/functions.hpp"
%template(total) devices::host::total<float>;
%template(total) devices::total<float>;
%template(total) devices::total<double>;
%template(scale) devices::scale<float>;
%template(scale) devices::scale<double>;
%template(scale_signal) devices::scale_signal<float>;
%template(scale_signal) devices::scale_signal<double>;
%template(short_length) devices::length<unsigned char>;

%reduction(devices::squares, devices::Squares)
%reduction(devices::any, devices::Any)
%reduction(devices::small_total, devices::SmallTotal)
%reduction(devices::most_common, devices::MostCommon)
%include "devices/reductions.hpp"
%template(squares) devices::squares<float>;
%template(squares) devices::squares<double>;
%template(any) devices::any<bool>;
%template(any) devices::any<std::uint8_t>;
%template(small_total) devices::small_total<std::int16_t>;
%template(most_common) devices::most_common<std::uint8_t>;

%elementwise(devices::plus)
%elementwise(devices::damped)
%elementwise(devices::is_above)
%elementwise(devices::polar)
%elementwise(devices::divided)
%elementwise(devices::choose)
%elementwise(devices::alternating)
%elementwise(devices::beyond)
%elementwise(devices::mean)
%include "devices/elementwise.hpp"
%template(plus) devices::plus<float>;
%template(plus) devices::plus<double>;
%template(damped) devices::damped<float>;
%template(damped) devices::damped<double>;
%template(polar) devices::polar<float>;
%template(beyond) devices::beyond<double>;
%template(mean) devices::mean<quaff::half>;
%template(mean) devices::mean<quaff::bfloat16>;
