#endif
#else
#if 1
#else
#else
#elif 1
#endif
#ifdef A
#if 1
int x;
