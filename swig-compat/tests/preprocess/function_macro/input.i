#define ADD(a, b) ((a) + (b))
int x = ADD(1, f(2, 3));
int ADD;
int y = ADD (1,
  2);
