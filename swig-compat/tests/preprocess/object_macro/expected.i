int a[3];
int NN;
