%module(directors="1") directors
%{
#include "directors.hpp"
%}
%include "quaff.i"
%include "std_string.i"
%include "std_shared_ptr.i"
%include "std_unique_ptr.i"
%unique_ptr(Node)
%shared_ptr(Shared)
%feature("director") Node;
%feature("director") Leaf;
%feature("director") Shared;
%delobject free_node;
%newobject Node::fresh;
%in_array(data, size)
%callback_data(f, data)
%ignore Node::adopted;
%ignore Node::leave;
%ignore All;
%ignore Counted;
%include "directors.hpp"
