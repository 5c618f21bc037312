// mappings.i: the methods that containers with keys have in Python, like those of dicts. Keys and values are copied in
// and out, like the elements of sequences.
%include "sequences.i"
%{
#include "quaff/mapping.hpp"
%}

%define %quaff_keyed(CONTAINER)
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  CONTAINER();
  CONTAINER(const CONTAINER &other);
  std::size_t size() const;
  bool empty() const;
  void swap(CONTAINER &other);
  %extend {
    void clear() { ::quaff::sequence::clear(*self); }
  }
%enddef

// Positions that C++ finds by keys, as iterators.
%define %quaff_found(KEY)
  %extend {
    PyObject *find(KEY key) const { return ::quaff::iterator::find(*self, key); }
    PyObject *equal_range(KEY key) const { return ::quaff::iterator::equal_range(*self, key); }
    std::size_t count(KEY key) const { return self->count(key); }
    std::size_t erase(KEY key) { return ::quaff::mapping::remove(*self, key); }
    void erase(PyObject *place) { ::quaff::iterator::erase_key(*self, place); }
    void erase(PyObject *first, PyObject *last) { ::quaff::iterator::erase_keys(*self, first, last); }
  }
%enddef
%define %quaff_bounds(KEY)
  %extend {
    PyObject *lower_bound(KEY key) const { return ::quaff::iterator::lower_bound(*self, key); }
    PyObject *upper_bound(KEY key) const { return ::quaff::iterator::upper_bound(*self, key); }
  }
%enddef

%define %quaff_items(CONTAINER)
  typedef K key_type;
  typedef T mapped_type;
  %quaff_keyed(CONTAINER)
  %quaff_found(K)
  %extend {
    T __getitem__(K key) const { return ::quaff::mapping::at(*self, key); }
    void __setitem__(K key, T value) { ::quaff::mapping::set(*self, std::move(key), std::move(value)); }
    void __delitem__(K key) { ::quaff::mapping::erase(*self, key); }
    bool __contains__(PyObject *key) const { return ::quaff::mapping::contains(*self, key); }
    bool has_key(K key) const { return self->count(key) != 0; }
    PyObject *get(PyObject *key) const { return ::quaff::mapping::get(*self, key, ::quaff::none()); }
    PyObject *get(PyObject *key, PyObject *otherwise) const { return ::quaff::mapping::get(*self, key, otherwise); }
    PyObject *keys() const { return ::quaff::mapping::keys(*self); }
    PyObject *values() const { return ::quaff::mapping::values(*self); }
    PyObject *items() const { return ::quaff::mapping::items(*self); }
    PyObject *key_iterator() const { return ::quaff::mapping::places(::quaff::mapping::keys(*self)); }
    PyObject *value_iterator() const { return ::quaff::mapping::places(::quaff::mapping::values(*self)); }
    PyObject *iterkeys() const { return ::quaff::mapping::places(::quaff::mapping::keys(*self)); }
    PyObject *itervalues() const { return ::quaff::mapping::places(::quaff::mapping::values(*self)); }
    PyObject *iteritems() const { return ::quaff::iterator::begin(*self); }
    PyObject *__iter__() const { return ::quaff::mapping::iterator(::quaff::mapping::keys(*self)); }
    std::size_t __len__() const { return self->size(); }
    bool __bool__() const { return !self->empty(); }
  }
%enddef

%define %quaff_mapping(CONTAINER)
  %quaff_items(CONTAINER)
  %extend {
    PyObject *asdict() const { return ::quaff::to_python(*self); }
  }
%enddef

%define %quaff_set(CONTAINER)
  typedef T key_type;
  typedef T value_type;
  %quaff_keyed(CONTAINER)
  %quaff_found(T)
  %extend {
    void insert(T key) { self->insert(std::move(key)); }
    void append(T key) { self->insert(std::move(key)); }
    void add(T key) { self->insert(std::move(key)); }
    void discard(T key) { ::quaff::mapping::remove(*self, key); }
    void remove(T key) { ::quaff::mapping::erase(*self, key); }
    T __getitem__(std::ptrdiff_t index) const { return ::quaff::sequence::at(*self, index); }
    bool __contains__(PyObject *key) const { return ::quaff::mapping::contains(*self, key); }
    PyObject *__iter__() const { return ::quaff::mapping::iterator(::quaff::to_python(*self)); }
    std::size_t __len__() const { return self->size(); }
    bool __bool__() const { return !self->empty(); }
  }
%enddef
