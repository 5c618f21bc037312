int b;

int a;

int x;
