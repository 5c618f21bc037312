// sequences.i: the methods that sequences have in Python, under C++'s names and under Python's. Elements are copied in
// and out; the runtime finds elements that are objects in their places. Methods that only read are `const`.
%include "std_common.i"
%{
#include "quaff/iterator.hpp"
#include "quaff/sequence.hpp"
%}

%define %quaff_member_types()
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef T value_type;
  typedef T &reference;
  typedef const T &const_reference;
%enddef

// Positions of elements, as C++'s iterators; Python's own loops need none of these.
%define %quaff_iterators()
  %extend {
    PyObject *begin() const { return ::quaff::iterator::begin(*self); }
    PyObject *end() const { return ::quaff::iterator::end(*self); }
    PyObject *iterator() const { return ::quaff::iterator::begin(*self); }
  }
%enddef
%define %quaff_reverse_iterators()
  %quaff_iterators()
  %extend {
    PyObject *rbegin() const { return ::quaff::iterator::rbegin(*self); }
    PyObject *rend() const { return ::quaff::iterator::rend(*self); }
  }
%enddef

%define %quaff_sequence(CONTAINER)
  %quaff_member_types()
  %quaff_reverse_iterators()
  CONTAINER();
  CONTAINER(const CONTAINER &other);
  CONTAINER(std::size_t size, T value);
  std::size_t size() const;
  bool empty() const;
  void swap(CONTAINER &other);
  void push_back(T value);
  %extend {
    CONTAINER(std::size_t size) { return ::quaff::sequence::sized<std::CONTAINER<T, A>>(size); }
    void clear() { ::quaff::sequence::clear(*self); }
    void assign(std::size_t size, T value) { ::quaff::sequence::assign(*self, size, value); }
    void resize(std::size_t size, T value) { ::quaff::sequence::resize(*self, size, value); }
    void resize(std::size_t size) { ::quaff::sequence::resize(*self, size); }
    T front() const { return ::quaff::sequence::at(*self, 0); }
    T back() const { return ::quaff::sequence::at(*self, -1); }
    void pop_back() { ::quaff::sequence::pop_back(*self); }
    T pop() { return ::quaff::sequence::pop(*self); }
    void append(T value) { self->push_back(std::move(value)); }
    PyObject *erase(PyObject *place) { return ::quaff::iterator::erase(*self, place); }
    PyObject *erase(PyObject *first, PyObject *last) { return ::quaff::iterator::erase(*self, first, last); }
    void insert(std::ptrdiff_t index, T value) { ::quaff::sequence::insert(*self, index, std::move(value)); }
    PyObject *insert(PyObject *place, T value) { return ::quaff::iterator::insert(*self, place, std::move(value)); }
    T __getitem__(std::ptrdiff_t index) const { return ::quaff::sequence::at(*self, index); }
    PyObject *__getitem__(PyObject *slice) const { return ::quaff::sequence::slice(*self, slice); }
    void __setitem__(std::ptrdiff_t index, T value) { ::quaff::sequence::set(*self, index, std::move(value)); }
    void __setitem__(PyObject *slice, const std::CONTAINER<T, A> &values) { ::quaff::sequence::set_slice(*self, slice, values); }
    void __delitem__(std::ptrdiff_t index) { ::quaff::sequence::erase(*self, index); }
    void __delitem__(PyObject *slice) { ::quaff::sequence::erase_slice(*self, slice); }
    std::size_t __len__() const { return self->size(); }
    bool __bool__() const { return !self->empty(); }
  }
%enddef
