%module example

// What a function throws is a type as any other: a name from a typedef, from the namespace around, or of an instance.
%rename(OtherFailure) other::Failure;
%catches(Error) lib::fail;
%catches(lib::Coded<int>, const lib::Late &) fail_otherwise;
// The name of a class as the function has it.
%catches(Gone) far::fail_far;
%exceptionclass lib::Marked;
%inline %{
namespace lib {
struct Failure {
  int code = 3;
};
typedef Failure Error;
template <class T> struct Coded {
  T code = T(4);
};
struct Late {};
struct Marked {};
inline void fail() { throw Failure(); }
inline void fail_by_mark() { throw Marked(); }
} // namespace lib
namespace far {
struct Gone {};
inline void fail_far() { throw Gone(); }
} // namespace far
namespace other {
// Thrown by nothing.
struct Failure {};
} // namespace other
typedef lib::Failure Error;
inline void fail_otherwise(bool late) {
  if (late) {
    throw lib::Late();
  }
  throw lib::Coded<int>();
}
%}
%template(CodedInt) lib::Coded<int>;
