char a = 'x;
int b;
auto c = R"y(z)";
int d;
const char *e = "f;
int g;
