// Code that the interface inserts.
inline int from_file() { return 6; }
