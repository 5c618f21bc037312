#if 0
 don't say "hello
 #foo bar
 #if 1/0
 #elif (
 #else
 #endif
 /* #endif
 */ @ \ %include "missing.h" %{ #endif %}
 #define A 1
#endif
A
#if 1
#elif 1 / 0
 it's
#endif
end
