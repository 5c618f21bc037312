#define TWO(a, b) a b
TWO(1)
TWO(1, 2, 3)
TWO()
#define ZERO() 0
ZERO(1)
ZERO()
#define ONE(a) [a]
ONE()
int x = TWO({1, 2}, 3);
