%module example
%feature("docstring", "Turns‮ and ends ⁩
linesas others do.") api::turn;
%inline %{
namespace api {
int turn(int a) { return -a; }
}
namespace text {
/// What comes⁧ next is code, and is not run:
///
///     example(1);
int code(int a) { return a; }
}
namespace Order {
int scalar(int a) { return a; }
}
/// Two of one name, and a keyword.
int f_(int a) { return a; }
int f_(double a) { return -1; }
int type(int type, int type_) { return type - type_; }
int type_(int a__b, int a_b, int _) { return a__b - a_b; }
%}
// Left out: its text has a line of its own.
%inline %{
int g(decltype(sizeof "‮") a, long double b);


int h(int a, const char *const *é, long double b);
%}
