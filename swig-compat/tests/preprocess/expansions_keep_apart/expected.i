int a = - -1; a + + b; a - - b; a b x= -1 - -1 f(-1) ns::c::d V<V<int>>

>=y >>y y

int f; int g;
