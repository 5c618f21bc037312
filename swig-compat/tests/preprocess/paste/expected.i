x1 y z int q;

wrap_foo_t L"s"
