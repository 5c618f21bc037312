%module example

float norm(const float* p, unsigned n);
void fill(int n, float* p);
float first(const float* p);
float* grow(int n);
void raw(void* p, const char** names, char* buffer, Foo* foo);
int bound();
