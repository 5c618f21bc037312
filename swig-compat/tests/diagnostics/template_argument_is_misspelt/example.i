%module example

template <class T> T twice(T x);
%template(twice) twice<flaot>;
%template(twice) twice<std::vector<float>>;
