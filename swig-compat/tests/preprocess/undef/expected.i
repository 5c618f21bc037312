A

2
