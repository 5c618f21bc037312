%module example

int good(int x);
int bad(int x;
namespace n { int broken( ; int fine(); }
my_api int exported();
int body() { return 3 +; }
