int x = F(1;
int y;
