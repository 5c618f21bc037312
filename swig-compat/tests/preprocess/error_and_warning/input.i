#ifndef NEEDED
#error don't build without "NEEDED"
#endif
#warning take care
int x;
#error
