#undef QUAFF
%include <quaff.i>
int x;
