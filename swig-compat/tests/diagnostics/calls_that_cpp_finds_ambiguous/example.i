%module example
int both(int a);
int both(int a, int b = 1);
int neither(int a, int b = 1);
int neither(int a, double c = 1);
// These differ for C++.
int differ(int a);
int differ(long a, int b = 1);
int differ(long long a, int b = 1, int c = 2);
