// größe — 尺寸
const char *s = "größe";
int größe;
#define ö(x) "x é"
ö(ü)
int a = @; // é before
"é" @;
