#define F(a, b) a b
int x = F(1, (2);
#if 1
int y;
#endif
