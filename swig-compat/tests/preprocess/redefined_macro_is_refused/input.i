#define A 1
#define A  1
#define A 2
#define F(a) a
#define F(b) b
