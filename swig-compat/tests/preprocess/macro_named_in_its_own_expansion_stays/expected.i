SELF + 1

A B

1 + F(1) + F(1 + F(1))
