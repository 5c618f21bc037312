// SWIG's variable for an object of a class without a default constructor, which code of an interface may
// declare itself.
#pragma once

#include <memory>
#include <utility>

// Holds no object at first. As with SWIG, the object is moved out where the variable is used as one.
template <class T> class SwigValueWrapper {
public:
  SwigValueWrapper() = default;
  SwigValueWrapper(const SwigValueWrapper &) = delete;
  SwigValueWrapper &operator=(const SwigValueWrapper &) = delete;
  SwigValueWrapper &operator=(const T &value) {
    held_.reset(new T(value));
    return *this;
  }
  SwigValueWrapper &operator=(T &&value) {
    held_.reset(new T(std::move(value)));
    return *this;
  }
  operator T &&() const { return std::move(*held_); }
  T *operator&() const { return held_.get(); }
  static void reset(SwigValueWrapper &wrapper, T *object) { wrapper.held_.reset(object); }

private:
  std::unique_ptr<T> held_;
};

template <class T> T SwigValueInit() { return T(); }
