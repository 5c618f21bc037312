#define F(x) [x]
#define G F
G(1) G (2)
#define OPEN (
F OPEN 3)
#define H() F
H()(4)
