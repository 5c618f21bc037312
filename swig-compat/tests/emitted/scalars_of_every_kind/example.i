%module example
%inline %{
#include <cstddef>
#include <cstdint>

bool invert(bool value) { return !value; }
signed char int8(signed char value) { return value; }
unsigned char uint8(unsigned char value) { return value; }
short int16(short value) { return value; }
unsigned short uint16(unsigned short value) { return value; }
int int32(int value) { return value; }
unsigned int uint32(unsigned int value) { return value; }
long int64(long value) { return value; }
unsigned long uint64(unsigned long value) { return value; }
long long longest(long long value) { return value; }
unsigned long long unsigned_longest(unsigned long long value) { return value; }
std::size_t size(std::size_t value) { return value; }
std::int64_t fixed(std::int64_t value) { return value; }
float float32(float value) { return value; }
double float64(double value) { return value; }
double by_reference(const double &value) { return value; }
void nothing() {}
%}
