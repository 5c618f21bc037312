// Objects behind C++ smart pointers.
%module smart_pointers
%{
#include "smart_pointers/arrow.hpp"
#include "smart_pointers/of_boost.hpp"
#include "smart_pointers/shared.hpp"
#include "smart_pointers/unique.hpp"
%}
%include <std_map.i>
%include <boost_shared_ptr.i>
%include <std_string.i>
%include <std_unique_ptr.i>
%include <std_vector.i>

%shared_ptr(example::Shape)
%shared_ptr(example::Circle)
%shared_ptr(example::Node)
%template(DoubleVector) std::vector<double>;
%template(DoubleVectors) std::vector<std::vector<double> *>;
%template(NodeVector) std::vector<example::Node>;
%template(ShapeVector) std::vector<std::shared_ptr<example::Shape>>;
%template(ShapeMap) std::map<std::string, std::shared_ptr<example::Shape>>;
%thread example::Background::give_up;
%thread example::Box::sum_unlocked;
%include "smart_pointers/shared.hpp"
%template(BoostVector) std::vector<boost::shared_ptr<example::Shape>>;
%include "smart_pointers/of_boost.hpp"
%unique_ptr(example::Toy)
%include "smart_pointers/unique.hpp"
%include "smart_pointers/arrow.hpp"
