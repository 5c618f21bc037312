int a_on;
#if CPP_SIDE

#endif
int b_off;
#if CPP_SIDE

#endif
INSIDE
#define KEPT 1
