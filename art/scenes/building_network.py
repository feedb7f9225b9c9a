"""A wall with two network sockets and their patch cables, a Wi-Fi access point, and a desk telephone on a shelf."""

CAMERA = dict(target=(-0.1, -0.05, 1.78), scale=9.3)
GROUND = -0.3


def port(k, x, z, y):
    """An RJ45 port: frame, opening with its notch, contacts."""
    k.plate((0.62, 0.56, 0.08), (x, y, z), "stone", 0.06)
    k.box((0.44, 0.06, 0.3), (x, y - 0.03, z + 0.03), "ink", bevel=0.02)
    k.box((0.2, 0.06, 0.12), (x, y - 0.03, z - 0.15), "ink", bevel=0.02)
    for i in range(6):
        k.box((0.03, 0.03, 0.1), (x - 0.15 + 0.06 * i, y - 0.05, z + 0.12), "amber", bevel=0.005)


def plug(k, x, z, y, colour, points):
    """A plug in its port, and its cable through the points."""
    k.box((0.42, 0.4, 0.3), (x, y - 0.2, z + 0.02), colour, bevel=0.06)
    k.box((0.3, 0.24, 0.22), (x, y - 0.46, z + 0.02), colour, bevel=0.06)
    k.tube([(x, y - 0.5, z + 0.02), (x, y - 0.85, z - 0.05), *points], 0.09, colour)


def phone(k):
    """A desk telephone lying flat."""
    k.card((1.7, 1.35, 0.26), (0, 0, 0), "navy", 0.2, 0.08)
    k.card((0.84, 0.42, 0.05), (0.3, 0.34, 0.25), "cyan_glow", 0.06)
    k.keys(3, 3, (0.02, -0.46, 0.28), (0.28, 0.22), (0.2, 0.15, 0.08), "white", 0.03)
    k.card((0.36, 1.3, 0.16), (-0.58, 0, 0.34), "blue", 0.16, 0.07)
    for y in (-0.46, 0.46):
        k.card((0.44, 0.38, 0.24), (-0.58, y, 0.22), "blue", 0.12, 0.08)


def build(k):
    k.box((5.4, 3.5, 0.3), (0.1, -0.3, -0.15), "wood", bevel=0.12)
    k.box((5.4, 0.28, 4.1), (0.1, 1.31, 2.05), "#5C97E0", bevel=0.1)
    k.box((5.2, 0.06, 0.24), (0.1, 1.16, 0.13), "white", bevel=0.02)
    wall = 1.16
    # access point with its waves
    k.cylinder(0.78, 0.2, (-1.25, wall - 0.08, 2.9), "white", (90, 0, 0), 0.08)
    k.torus(0.42, 0.05, (-1.25, wall - 0.19, 2.9), "cyan_glow", (90, 0, 0))
    k.cylinder(0.1, 0.06, (-1.25, wall - 0.19, 2.9), "green_glow", (90, 0, 0))
    for radius in (1.05, 1.35):
        for side in (0, 180):
            k.tube([(-1.25 + u, wall - 0.1, 2.9 + v) for u, v in k.arc(radius, side - 32, side + 32, 12)], 0.06, "amber")
    # network sockets
    k.plate((2.1, 1.1, 0.14), (1.35, wall - 0.04, 2.75), "white", 0.14)
    for x in (0.85, 1.85):
        port(k, x, 2.72, wall - 0.13)
        k.box((0.5, 0.03, 0.09), (x, wall - 0.13, 3.13), "amber" if x < 1 else "blue", bevel=0.02)
    plug(k, 1.85, 2.72, wall - 0.15, "amber", [(1.9, 0.1, 1.6), (2.0, 0.25, 0.3), (1.9, -0.3, 0.1), (1.1, -1.3, 0.1), (-0.2, -1.5, 0.1), (-1.35, -1.3, 0.1), (-1.55, -0.9, 0.16)])
    plug(k, 0.85, 2.72, wall - 0.15, "red", [(0.85, 0.15, 2.2), (0.8, 0.2, 1.75), (0.75, 0.3, 1.5)])
    # shelf with the telephone, small switch on the floor
    k.box((2.5, 1.3, 0.12), (0.35, 0.5, 1.28), "white", bevel=0.04)
    for x in (-0.55, 1.25):
        k.box((0.1, 0.9, 0.4), (x, 0.68, 1.06), "stone", bevel=0.03)
    k.placed((0.25, 0.45, 1.36), (14, 0, 6), phone)
    k.box((2.0, 0.9, 0.5), (-1.3, -0.45, 0.27), "navy", bevel=0.08)
    for i in range(5):
        k.box((0.24, 0.05, 0.2), (-2.0 + 0.34 * i, -0.9, 0.22), "ink", bevel=0.02)
        k.cylinder(0.035, 0.04, (-2.0 + 0.34 * i, -0.9, 0.4), "green_glow" if i % 3 else "amber", (90, 0, 0), 0.005)
    k.box((0.26, 0.3, 0.22), (-1.66, -1.0, 0.22), "amber", bevel=0.05)
    k.tube([(-1.66, -1.05, 0.22), (-1.66, -1.3, 0.18), (-1.5, -1.42, 0.1), (-1.2, -1.36, 0.1)], 0.09, "amber")
    for i, colour in ((2, "blue"), (4, "red")):
        k.box((0.26, 0.26, 0.22), (-2.0 + 0.34 * i, -0.98, 0.22), colour, bevel=0.05)
        k.tube([(-2.0 + 0.34 * i, -1.05, 0.22), (-1.9 + 0.34 * i, -1.25, 0.12), (-1.5 + 0.34 * i, -1.15, 0.1), (0.6 + 0.2 * i, 0.2 - 0.2 * i, 0.1), (1.0, 0.9, 0.1)], 0.07, colour)
