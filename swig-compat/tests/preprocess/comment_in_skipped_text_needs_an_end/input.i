#if 0
int a; /* goes on
#endif
