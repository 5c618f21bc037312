int a;
%{
#include <vector>
int b;

