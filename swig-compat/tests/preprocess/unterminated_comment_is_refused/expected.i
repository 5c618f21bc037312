int a; /* goes on
int b;

