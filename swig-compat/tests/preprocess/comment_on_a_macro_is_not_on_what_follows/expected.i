// On N.

int a;
// On the file.

int b; // On b.
// The end.

int c;
// On d.
int d;
