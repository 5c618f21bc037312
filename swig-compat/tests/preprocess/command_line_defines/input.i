A B C F(2)
#if A > 1
big
#endif
