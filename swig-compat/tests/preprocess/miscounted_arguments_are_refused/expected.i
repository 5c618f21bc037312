0

[]
int x =;
