// For interfaces that name `swig::SwigPyIterator`: iterators of C++ as objects that Python iterates over, and the functions
// of SWIG's library that make them. The preprocessor includes the file.
%{
#include <cstddef>
#include <iterator>
#include <stdexcept>

namespace swig {

// A position among elements. Python reads the element and moves on; code of the interface may derive further iterators.
struct SwigPyIterator {
  virtual ~SwigPyIterator() = default;
  virtual PyObject *value() const = 0;
  // The iterator itself, or null with StopIteration set.
  virtual SwigPyIterator *incr(size_t n = 1) = 0;
  virtual SwigPyIterator *decr(size_t = 1) { return stopped(); }
  virtual ptrdiff_t distance(const SwigPyIterator &) const {
    throw std::invalid_argument("the iterator knows no distance");
  }
  virtual bool equal(const SwigPyIterator &) const { throw std::invalid_argument("the iterator cannot be compared"); }
  virtual SwigPyIterator *copy() const = 0;

  PyObject *__next__() {
    PyObject *element = value();
    if (element != nullptr && incr() == nullptr) {
      Py_DECREF(element);
      return nullptr;
    }
    return element;
  }
  PyObject *previous() { return decr() == nullptr ? nullptr : value(); }
  SwigPyIterator *advance(ptrdiff_t n) {
    return n < 0 ? decr(static_cast<size_t>(-n)) : incr(static_cast<size_t>(n));
  }
  bool operator==(const SwigPyIterator &other) const { return equal(other); }
  bool operator!=(const SwigPyIterator &other) const { return !equal(other); }
  SwigPyIterator *operator+(ptrdiff_t n) const { return moved(n); }
  SwigPyIterator *operator-(ptrdiff_t n) const { return moved(-n); }
  ptrdiff_t operator-(const SwigPyIterator &other) const { return other.distance(*this); }
  static swig_type_info *descriptor() { return SWIG_TypeQuery("swig::SwigPyIterator *"); }

protected:
  // Keeps the container of the elements alive.
  explicit SwigPyIterator(PyObject *container) : container_(container) {}
  void raise_stop_iteration() const { PyErr_SetNone(PyExc_StopIteration); }
  SwigPyIterator *stopped() const {
    raise_stop_iteration();
    return nullptr;
  }

private:
  SwigPyIterator *moved(ptrdiff_t n) const {
    SwigPyIterator *other = copy();
    if (other->advance(n) == nullptr) {
      delete other;
      return nullptr;
    }
    return other;
  }

  SwigPtr_PyObject container_;
};

template <class Value> struct from_oper {
  PyObject *operator()(const Value &value) const { return swig::from(value); }
};

template <class Iterator> class SwigPyIterator_T : public SwigPyIterator {
public:
  SwigPyIterator_T(Iterator at, PyObject *container) : SwigPyIterator(container), current(at) {}
  const Iterator &get_current() const { return current; }
  bool equal(const SwigPyIterator &other) const override { return current == place(other); }
  ptrdiff_t distance(const SwigPyIterator &other) const override { return std::distance(current, place(other)); }

protected:
  static const Iterator &place(const SwigPyIterator &other) {
    const auto *same = dynamic_cast<const SwigPyIterator_T *>(&other);
    return same == nullptr ? throw std::invalid_argument("the iterator is of another type") : same->current;
  }

  Iterator current;
};

// Moves without looking for an end.
template <class Iterator, class Value = typename std::iterator_traits<Iterator>::value_type,
          class From = from_oper<Value>>
class SwigPyForwardIteratorOpen_T : public SwigPyIterator_T<Iterator> {
public:
  using SwigPyIterator_T<Iterator>::SwigPyIterator_T;
  PyObject *value() const override { return from(static_cast<const Value &>(*this->current)); }
  SwigPyIterator *copy() const override { return new SwigPyForwardIteratorOpen_T(*this); }
  SwigPyIterator *incr(size_t n = 1) override {
    std::advance(this->current, static_cast<ptrdiff_t>(n));
    return this;
  }
  From from;
};

template <class Iterator, class Value = typename std::iterator_traits<Iterator>::value_type,
          class From = from_oper<Value>>
class SwigPyIteratorOpen_T : public SwigPyForwardIteratorOpen_T<Iterator, Value, From> {
public:
  using SwigPyForwardIteratorOpen_T<Iterator, Value, From>::SwigPyForwardIteratorOpen_T;
  SwigPyIterator *copy() const override { return new SwigPyIteratorOpen_T(*this); }
  SwigPyIterator *decr(size_t n = 1) override {
    std::advance(this->current, -static_cast<ptrdiff_t>(n));
    return this;
  }
};

// Ends with StopIteration before the first element and behind the last one.
template <class Iterator, class Value = typename std::iterator_traits<Iterator>::value_type,
          class From = from_oper<Value>>
class SwigPyForwardIteratorClosed_T : public SwigPyIterator_T<Iterator> {
public:
  SwigPyForwardIteratorClosed_T(Iterator at, Iterator first, Iterator last, PyObject *container)
      : SwigPyIterator_T<Iterator>(at, container), begin(first), end(last) {}
  PyObject *value() const override {
    if (this->current == end) {
      this->raise_stop_iteration();
      return nullptr;
    }
    return from(static_cast<const Value &>(*this->current));
  }
  SwigPyIterator *copy() const override { return new SwigPyForwardIteratorClosed_T(*this); }
  SwigPyIterator *incr(size_t n = 1) override {
    for (; n > 0; --n, ++this->current) {
      if (this->current == end) {
        return this->stopped();
      }
    }
    return this;
  }
  From from;

protected:
  Iterator begin, end;
};

template <class Iterator, class Value = typename std::iterator_traits<Iterator>::value_type,
          class From = from_oper<Value>>
class SwigPyIteratorClosed_T : public SwigPyForwardIteratorClosed_T<Iterator, Value, From> {
public:
  using SwigPyForwardIteratorClosed_T<Iterator, Value, From>::SwigPyForwardIteratorClosed_T;
  SwigPyIterator *copy() const override { return new SwigPyIteratorClosed_T(*this); }
  SwigPyIterator *decr(size_t n = 1) override {
    for (; n > 0; --n, --this->current) {
      if (this->current == this->begin) {
        return this->stopped();
      }
    }
    return this;
  }
};

template <class Iterator>
SwigPyIterator *make_output_forward_iterator(const Iterator &at, const Iterator &begin, const Iterator &end,
                                             PyObject *container = nullptr) {
  return new SwigPyForwardIteratorClosed_T<Iterator>(at, begin, end, container);
}
template <class Iterator>
SwigPyIterator *make_output_iterator(const Iterator &at, const Iterator &begin, const Iterator &end,
                                     PyObject *container = nullptr) {
  return new SwigPyIteratorClosed_T<Iterator>(at, begin, end, container);
}
template <class Iterator>
SwigPyIterator *make_output_forward_iterator(const Iterator &at, PyObject *container = nullptr) {
  return new SwigPyForwardIteratorOpen_T<Iterator>(at, container);
}
template <class Iterator> SwigPyIterator *make_output_iterator(const Iterator &at, PyObject *container = nullptr) {
  return new SwigPyIteratorOpen_T<Iterator>(at, container);
}

} // namespace swig
%}

namespace swig {
// An iterator that has no next element becomes no object: StopIteration is set.
%typemap(out) SwigPyIterator * {
  if ($1 == nullptr) {
    SWIG_fail;
  }
  $result = SWIG_NewPointerObj(SWIG_as_voidptr($1), $descriptor, $owner);
}
%newobject SwigPyIterator::copy;
%newobject SwigPyIterator::operator+;
%newobject SwigPyIterator::operator-(ptrdiff_t) const;
%nodirector SwigPyIterator;

struct SwigPyIterator {
  virtual ~SwigPyIterator();
  virtual PyObject *value() const = 0;
  virtual SwigPyIterator *incr(size_t n = 1) = 0;
  virtual SwigPyIterator *decr(size_t n = 1);
  virtual ptrdiff_t distance(const SwigPyIterator &x) const;
  virtual bool equal(const SwigPyIterator &x) const;
  virtual SwigPyIterator *copy() const = 0;
  PyObject *__next__();
  PyObject *previous();
  SwigPyIterator *advance(ptrdiff_t n);
  bool operator==(const SwigPyIterator &x) const;
  bool operator!=(const SwigPyIterator &x) const;
  SwigPyIterator *operator+(ptrdiff_t n) const;
  SwigPyIterator *operator-(ptrdiff_t n) const;
  ptrdiff_t operator-(const SwigPyIterator &x) const;
};
%extend SwigPyIterator {
%pythoncode %{
def __iter__(self):
    return self

def __iadd__(self, n):
    self.advance(n)
    return self

def __isub__(self, n):
    self.advance(-n)
    return self
%}
}
} // namespace swig
