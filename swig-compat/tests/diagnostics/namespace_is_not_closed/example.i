%module example
namespace a {
int f();
