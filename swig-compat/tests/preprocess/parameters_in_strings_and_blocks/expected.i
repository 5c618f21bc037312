%feature("doc") foo "makes a foo of std::vector<int>, not of names";
%{ static std::vector<int> foo_make(std::vector<int> x) { return x; } /* std::vector<int> */ const char *n = "foo"; a ## b %}

"\"a\\b\"" '\"a\\b\"' "\"a\\b\""
