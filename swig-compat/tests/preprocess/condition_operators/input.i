#if 1 + 2 * 3 == 7
0
#else
wrong 0
#endif
#if (1 + 2) * 3 == 9
1
#else
wrong 1
#endif
#if -1 < 0
2
#else
wrong 2
#endif
#if -1 > 0u
3
#else
wrong 3
#endif
#if 1 << 4 >> 2 == 4
4
#else
wrong 4
#endif
#if 7 / 2 == 3 && -7 % 3 == -1
5
#else
wrong 5
#endif
#if ~0 == -1
6
#else
wrong 6
#endif
#if !0
7
#else
wrong 7
#endif
#if 0x10 == 16 && 010 == 8 && 0b11 == 3 && 1'000ull == 1000
8
#else
wrong 8
#endif
#if 'a' == 97 && '\n' == 10
9
#else
wrong 9
#endif
#if 1 ? 2 : 0
10
#else
wrong 10
#endif
#if 0 ? 0 : 1 ? 1 : 0
11
#else
wrong 11
#endif
#if 0 && 1 / 0 || 1
12
#else
wrong 12
#endif
#if 1 || 1 % 0
13
#else
wrong 13
#endif
#if unknown == 0
14
#else
wrong 14
#endif
#if true && !false
15
#else
wrong 15
#endif
#if (5 & 3) == 1 && (5 | 3) == 7 && (5 ^ 3) == 6
16
#else
wrong 16
#endif
#if 1 >= 1 && 2 > 1 && 1 <= 1 && 1 < 2 && 1 != 2
17
#else
wrong 17
#endif
#if not 0 and (0 or 1)
18
#else
wrong 18
#endif
#if 0xffffffffffffffff == -1
19
#else
wrong 19
#endif
#if -9223372036854775807 - 1 < 0
20
#else
wrong 20
#endif
#if defined SWIG && !defined(NOPE) && defined ( SWIG )
21
#else
wrong 21
#endif
