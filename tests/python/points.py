"""Containers of points, from the module `containers`."""


def xs(points):
    """The first coordinates of all points."""
    return [point.x for point in points]
