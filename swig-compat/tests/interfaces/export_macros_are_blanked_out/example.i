%module example

/// Exported.
EXPORT_API float norm(float x);
DEPRECATED("use norm") LIB_EXPORT const char* name(void) NOEXCEPT;
REAL_API unsigned long count();
class API_CLASS Filter { int x; };
typedef float REAL;
REAL typed(REAL x, IN_PARAM int y);
__attribute__((visibility("default"))) [[nodiscard]] int attributed(int x [[maybe_unused]]);
extern "C" { int c_function(int); }
extern "C" int other_c_function(int);
