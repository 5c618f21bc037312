#define SELF SELF + 1
SELF
#define A B
#define B A
A B
#define F(x) x + F(x)
F(F(1))
