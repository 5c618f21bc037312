"""Values of a type that only C++ declares, which Python's objects own."""

import example

kept = []
assert example.delivered(lambda parcel: 1, 10) == 10
assert example.parcels_alive() == 0
assert example.delivered(lambda parcel: len(kept) if kept.append(parcel) else 2, 3) == 6
assert example.parcels_alive() == 3
kept.clear()
assert example.parcels_alive() == 0
