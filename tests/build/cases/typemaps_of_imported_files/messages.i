%fragment("messages", "header")

%{

static const char *message(int code) { return code ? "bad" : "good"; }
%}
