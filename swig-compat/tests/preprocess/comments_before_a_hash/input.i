#if 0
/* c */ #else // d
a
  /* e */ /* f */ #endif
b /* g */ # h
