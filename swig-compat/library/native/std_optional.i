// std_optional.i: a `std::optional` that a `%template` names is None or its value, in arguments and in results.
%{
#include "quaff/conversion.hpp"
#include <optional>
%}

namespace std {
template <class T> class optional {
public:
  optional();
  optional(const optional &other);
  bool has_value() const;
  void reset();
  %extend {
    T value() { return self->value(); }
    bool __bool__() { return self->has_value(); }
  }
};
} // namespace std
