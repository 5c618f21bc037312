int b; // On b.
// The end.
