int a;

int other_a;
