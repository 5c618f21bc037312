2 x y [2]
big
