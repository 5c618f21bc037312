three
yes
W
all
elifdef
