// quaff's own reductions, for the types and results that have separate code.
%module example
%include "quaff/reductions.i"

%template(mean) quaff::mean<float>;
%template(mean) quaff::mean<double>;
%template(variance) quaff::variance<double>;
%template(sample_variance) quaff::sample_variance<float>;
%template(norm) quaff::norm<float>;
%template(norm) quaff::norm<double>;
%template(minimum) quaff::minimum<float>;
%template(maximum) quaff::maximum<short>;
%template(dot) quaff::dot<float>;
%template(dot) quaff::dot<double>;
%template(argmin) quaff::argmin<double>;
%template(argmax) quaff::argmax<int>;
