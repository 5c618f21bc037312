#foo bar it's
%pythoncode {
# a comment
}
int x;
