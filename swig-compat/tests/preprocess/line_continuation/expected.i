one two
int a ;
