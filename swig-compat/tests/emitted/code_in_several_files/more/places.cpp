namespace {
std::vector<std::string> places;
}

std::string last_place() { return places.empty() ? std::string() : places.back(); }
