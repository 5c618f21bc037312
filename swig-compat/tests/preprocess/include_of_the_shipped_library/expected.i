// quaff.i
int x;
