A
2
