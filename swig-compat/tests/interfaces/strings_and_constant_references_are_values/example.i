%module example

std::string shout(const std::string& text, std::string other, const char* third);
const char* name();
const double& middle(const double& a, const int b, double const& c);
