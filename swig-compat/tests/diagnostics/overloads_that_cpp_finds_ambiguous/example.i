%module example
int size(std::string text);
int size(const std::string &text);
