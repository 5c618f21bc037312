#define LONG one \
  two
LONG
int a\
;
