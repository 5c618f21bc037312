%module example

int main();
int __hidden();
template <class T> T open(T x);
template <class T> struct Box {};
__global__ void kernel(float* x) { x[0] = 1; }
int gone(int) = delete;
const float& gone2(int) = delete;
int bound();
struct Forward;
static_assert(true, "");
template int open<int>(int);
