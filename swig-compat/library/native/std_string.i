// std_string.i: quaff knows std::string, by value and by constant reference, without it.
