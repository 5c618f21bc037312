// sequences.i: what containers with elements one after another have in Python, by C++'s names and by Python's. Elements
// are copied in and out: none is looked at that the container may have given up.
%include "std_common.i"
%{
#include "quaff/sequence.hpp"
%}

%define %quaff_sequence(CONTAINER)
  CONTAINER();
  CONTAINER(const CONTAINER &other);
  CONTAINER(std::size_t size, T value);
  std::size_t size() const;
  bool empty() const;
  void clear();
  void swap(CONTAINER &other);
  void assign(std::size_t size, T value);
  void resize(std::size_t size, T value);
  void push_back(T value);
  %extend {
    CONTAINER(std::size_t size) { return ::quaff::sequence::sized<std::CONTAINER<T>>(size); }
    T front() { return ::quaff::sequence::at(*self, 0); }
    T back() { return ::quaff::sequence::at(*self, -1); }
    void pop_back() { ::quaff::sequence::pop_back(*self); }
    T pop() { return ::quaff::sequence::pop(*self); }
    void append(T value) { self->push_back(std::move(value)); }
    void insert(std::ptrdiff_t index, T value) { ::quaff::sequence::insert(*self, index, std::move(value)); }
    T __getitem__(std::ptrdiff_t index) { return ::quaff::sequence::at(*self, index); }
    PyObject *__getitem__(PyObject *slice) { return ::quaff::sequence::slice(*self, slice); }
    void __setitem__(std::ptrdiff_t index, T value) { ::quaff::sequence::set(*self, index, std::move(value)); }
    void __setitem__(PyObject *slice, const std::CONTAINER<T> &values) { ::quaff::sequence::set_slice(*self, slice, values); }
    void __delitem__(std::ptrdiff_t index) { ::quaff::sequence::erase(*self, index); }
    void __delitem__(PyObject *slice) { ::quaff::sequence::erase_slice(*self, slice); }
    std::size_t __len__() { return self->size(); }
    bool __bool__() { return !self->empty(); }
  }
%enddef
