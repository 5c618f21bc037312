int x = ((1) + (f(2, 3)));
int ADD;
int y = ((1) + (2));
