// std_except.i: the standard library's exceptions arrive as Python's without it. With SWIG_STD_EXCEPTIONS_AS_CLASSES they are
// classes of the module, by C++'s names.
#ifdef SWIG_STD_EXCEPTIONS_AS_CLASSES
%{
#include <exception>
#include <stdexcept>
#include <string>
%}

%exceptionclass std::exception;
namespace std {
class exception {
public:
  virtual ~exception();
  virtual const char *what() const;
};
} // namespace std

%define %quaff_exception(NAME, BASE)
%exceptionclass std::NAME;
namespace std {
class NAME : public BASE {
public:
  NAME(const std::string &message);
};
} // namespace std
%enddef
%quaff_exception(logic_error, exception)
%quaff_exception(domain_error, logic_error)
%quaff_exception(invalid_argument, logic_error)
%quaff_exception(length_error, logic_error)
%quaff_exception(out_of_range, logic_error)
%quaff_exception(runtime_error, exception)
%quaff_exception(range_error, runtime_error)
%quaff_exception(overflow_error, runtime_error)
%quaff_exception(underflow_error, runtime_error)
#endif
