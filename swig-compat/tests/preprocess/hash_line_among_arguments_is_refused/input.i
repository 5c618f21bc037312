#define F(a) a
F(1
#ifdef X
+ 2
#endif
)
