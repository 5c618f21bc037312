import example

circle = example.circle(2.5)
assert type(circle) is example.Circle
assert circle.thisown
assert (circle.radius, example.radius(circle)) == (2.5, 2.5)
assert example.radius("text") == -1
assert example.is_known("shapes::Circle *")
assert not example.is_known("shapes::Square *")
