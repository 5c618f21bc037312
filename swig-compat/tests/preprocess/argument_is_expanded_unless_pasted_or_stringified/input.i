#define ONE 1
#define ALL(x) x #x x##_
ALL(ONE)
#define S2(x) S(x)
#define S(x) #x
S2(ONE)
