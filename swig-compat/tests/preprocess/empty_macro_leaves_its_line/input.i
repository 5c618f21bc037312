int a;

#define API

API int b;
  API
int c;
