#if 1 / 0
wrong
#endif
#if 7 % (1 - 1)
wrong
#endif
#if 1 +
wrong
#endif
#if (1
wrong
#endif
#if 1 2
wrong
#endif
#if "a"
wrong
#endif
#if 1.5
wrong
#endif
#if 
wrong
#endif
#if 18446744073709551616
wrong
#endif
#if 1 ? 2
wrong
#endif
#if a b
wrong
#endif
int x;
