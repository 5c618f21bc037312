#if __has_include(<optional>)
yes
#else
no
#endif
#if defined(__has_feature) && __has_feature(x)
yes
#endif
