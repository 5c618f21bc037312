// pyabc.i: containers are instances of Python's abstract classes; other classes after `%pythonabc(Class, module.Name)`.
%define %pythonabc(CLASS, NAME...)
%feature("python:abc", NAME) CLASS;
%enddef

%pythonabc(std::vector, collections.abc.MutableSequence)
%pythonabc(std::list, collections.abc.MutableSequence)
%pythonabc(std::deque, collections.abc.MutableSequence)
%pythonabc(std::map, collections.abc.MutableMapping)
%pythonabc(std::multimap, collections.abc.MutableMapping)
%pythonabc(std::unordered_map, collections.abc.MutableMapping)
%pythonabc(std::unordered_multimap, collections.abc.MutableMapping)
%pythonabc(std::set, collections.abc.MutableSet)
%pythonabc(std::multiset, collections.abc.MutableSet)
%pythonabc(std::unordered_set, collections.abc.MutableSet)
%pythonabc(std::unordered_multiset, collections.abc.MutableSet)
