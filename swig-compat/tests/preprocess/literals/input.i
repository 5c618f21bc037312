auto a = "x\"y" L"w" u8"u" R"(raw ")" LR"d(")")d";
char b = '\'', c = L'x';
auto d = 1'000'000ull + 0x1.8p-3f + 1e+10 + .5 + 0xe+1;
%feature("docstring") "two
lines";
