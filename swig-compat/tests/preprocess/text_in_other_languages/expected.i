// größe — 尺寸
const char *s = "größe";
int größe;

"ü é"
int a = @; // é before
"é" @;
