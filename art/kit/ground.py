"""What a scene stands on, and what grows there. The top of the ground is z = 0; units are metres."""
from .slabs import card
from .solids import box, cone, cylinder, sphere


def island(size, mat="grass", thickness=0.5, bevel=0.22):
    """The slab of ground (x, y) of an outdoor scene."""
    return box((size[0], size[1], thickness), (0, 0, -thickness / 2), mat, bevel=bevel)


def platform(size, at=(0, 0), mat="sky", thickness=0.25, r=0.6, bevel=0.08):
    """The round-cornered slab (x, y) that devices and symbols stand on; `at` is its middle (x, y)."""
    return card((size[0], size[1], thickness), (at[0], at[1], -thickness), mat, r, bevel)


def room(size, floor, back, side):
    """An open corner of a room of size (x, y, z): the floor, the wall behind and the wall at the left, by their materials."""
    w, d, h = size
    box((w, d, 0.25), (0, 0, -0.125), floor, bevel=0.08)
    box((w, 0.25, h), (0, d / 2 - 0.125, h / 2), back, bevel=0.08)
    box((0.25, d - 0.1, h - 0.02), (0.135 - w / 2, -0.05, (h - 0.02) / 2), side, bevel=0.08)


def tree(at, size=1.0, mat="leaf"):
    """A round tree, 1.9 m high at size 1; `at` is the foot of its trunk."""
    x, y, z = at
    cylinder(0.09 * size, 0.9 * size, (x, y, z + 0.4 * size), "wood")
    sphere(0.62 * size, (x, y, z + 1.3 * size), mat)
    sphere(0.4 * size, (x + 0.32 * size, y - 0.2 * size, z + 1.05 * size), mat)


def pine(at, size=1.0):
    """A pine of three tiers, 1.9 m high at size 1; `at` is the foot of its trunk."""
    x, y, z = at
    cylinder(0.08 * size, 0.5 * size, (x, y, z + 0.2 * size), "wood")
    for i in range(3):
        tier = (x, y, z + (0.7 + 0.42 * i) * size)
        cone((0.6 - 0.14 * i) * size, 0.75 * size, tier, "leaf", top=0.06 * size, bevel=0.04)


def bushes(places, mat="leaf", rise=0.6):
    """Round bushes, each (x, y, radius); `rise` is how high the middle lies, in radii."""
    for x, y, r in places:
        sphere(r, (x, y, r * rise), mat)
