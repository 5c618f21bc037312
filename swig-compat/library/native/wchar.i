// wchar.i: characters and strings of `wchar_t` need no typemaps here.
