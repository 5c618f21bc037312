%module example
%template(DoubleVector) std::vector<double>;
