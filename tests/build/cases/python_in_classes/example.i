%module example
%inline %{
struct A { int n; A() : n(3) {} int path() { return n; } };
struct P { int x; P() : x(0) {} };
%}
%extend A {
%insert("python") %{
    def __len__(self):
        return self.n
%}
%insert("python") {
    def doubled(self):
        if self.n:
            return 2 * self.n
}
%pythoncode %{
def tripled(self):
    return 3 * self.n
%}
}
%extend A {
%feature("docstring") first() %{The first of two.%}
int first() { return 1; }
%feature("docstring") second() %{The second of two.%}
int second() %{ return 2; %}
}
%feature("shadow") Q::f() {
    def f(self):
        value = $action(self)
        return value + 1
}
%inline %{
struct Q { int f() { return 4; } };
%}
