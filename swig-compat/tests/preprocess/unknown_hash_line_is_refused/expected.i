%pythoncode {
}
int x;
