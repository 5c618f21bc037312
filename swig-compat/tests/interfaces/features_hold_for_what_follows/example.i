%module example

%feature("everything", "yes");
int early(int x);
%feature("quaff:reduction", "example::Sum") example::sum;
%feature("docstring") example::sum "Adds up.";
%feature("unknown", attribute="a", "v") sum;
%feature("code") exact(float) { return 1; }
namespace example {
struct Sum {};
template <class T> T sum(T x);
}
int exact(float x);
int exact(int x);
%template(sum) example::sum<float>;
%feature("everything", "");
int late();
