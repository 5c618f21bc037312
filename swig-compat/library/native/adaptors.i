// adaptors.i: the methods of adaptors, which show one or two of their elements. An empty adaptor raises IndexError.
%include "std_common.i"
%{
#include "quaff/sequence.hpp"
%}

%define %quaff_adaptor(ADAPTOR)
  typedef std::size_t size_type;
  typedef T value_type;
  typedef T &reference;
  typedef const T &const_reference;
  typedef C container_type;
  ADAPTOR();
  ADAPTOR(const ADAPTOR &other);
  std::size_t size() const;
  bool empty() const;
  void push(T value);
  void swap(ADAPTOR &other);
  %extend {
    void pop() { ::quaff::sequence::pop_next(*self); }
    std::size_t __len__() const { return self->size(); }
    bool __bool__() const { return !self->empty(); }
  }
%enddef
