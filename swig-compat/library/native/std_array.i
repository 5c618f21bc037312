// std_array.i: a `std::array` that a `%template` names is a class that works as Python's lists of one length do.
%{
#include <array>
%}
%include "sequences.i"

namespace std {
template <class T, std::size_t N> class array {
public:
  %quaff_changed_container(SWIG_TYPECHECK_STDARRAY, std::array<T, N>)
  %quaff_member_types()
  %quaff_reverse_iterators()
  array();
  array(const array &other);
  std::size_t size() const;
  bool empty() const;
  void fill(T value);
  void swap(array &other);
  %extend {
    T front() const { return ::quaff::sequence::at(*self, 0); }
    T back() const { return ::quaff::sequence::at(*self, -1); }
    T __getitem__(std::ptrdiff_t index) const { return ::quaff::sequence::at(*self, index); }
    PyObject *__getitem__(PyObject *slice) const { return ::quaff::sequence::whole_slice(*self, slice); }
    void __setitem__(std::ptrdiff_t index, T value) { ::quaff::sequence::set(*self, index, std::move(value)); }
    void __setitem__(PyObject *slice, const std::array<T, N> &values) { ::quaff::sequence::set_whole_slice(*self, slice, values); }
    void __delitem__(PyObject *index) { ::quaff::sequence::refuse_erase(); }
    std::size_t __len__() const { return self->size(); }
    bool __bool__() const { return !self->empty(); }
  }
};
} // namespace std
