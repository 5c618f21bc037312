#define N 3
int a[N];
int NN;
