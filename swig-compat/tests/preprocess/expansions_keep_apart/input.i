#define NEG -1
#define PLUS +
#define EMPTY
#define ID(x) x
int a = -NEG; a +PLUS b; a EMPTY-EMPTY- b; ID(a)ID(b) x=ID(-1) -ID(-1) f(NEG) ns::ID(c)::d V<V<int>>
#define CMP(a, b) a>=b a>>b a b
CMP(,y)
#define PAST(a) int a f; int a##g;
PAST()
