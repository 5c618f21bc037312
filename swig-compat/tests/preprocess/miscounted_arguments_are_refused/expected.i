0
[]
int x =;
