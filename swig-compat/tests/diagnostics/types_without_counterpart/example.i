%module example

void f1(char c);
void f2(long double x);
void f3(float& x);
void f4(float&& x);
void f5(const char* format, ...);
void f6(std::vector<float> x);
void f7(int (*callback)(int));
void f8(float x[3]);
wchar_t f9();
const Foo& f10();
int bound();
