%module example
int width(long value);
int width(long long value);
int length(const char *text);
int length(const std::string &text);
