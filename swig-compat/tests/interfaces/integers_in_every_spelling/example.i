%module example

void f1(unsigned a, long unsigned int b, int long c, signed char d, unsigned char e, short int f);
void f2(unsigned long long int g, long long h, int unsigned short i, signed j);
void f3(std::int8_t a, std::uint64_t b, int32_t c, size_t d, std::size_t e, ptrdiff_t f, ssize_t g, intptr_t h);
bool f4(bool b, float f, double d);
void f5(void);
