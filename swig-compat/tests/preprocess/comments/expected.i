/** Kept. */
int a; // kept

1 + 2

<1>

/* kept */
int b;
int c;
/* a */ /* b */

c
