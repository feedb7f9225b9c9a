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
    k.tube([(x, y - 0.5, z + 0.02), (x, y - 0.74, z - 0.06), *points], 0.09, colour)


def phone(k):
    """A desk telephone lying flat, with the foot that tilts it."""
    k.box((1.2, 0.2, 0.34), (0, 0.44, -0.08), "navy", bevel=0.05)
    k.card((1.56, 1.24, 0.26), (0, 0, 0), "navy", 0.2, 0.08)
    k.card((0.84, 0.4, 0.05), (0.24, 0.32, 0.25), "cyan_glow", 0.06)
    k.keys(3, 3, (-0.04, -0.44, 0.28), (0.28, 0.21), (0.2, 0.15, 0.08), "white", 0.03)
    k.card((0.34, 1.2, 0.16), (-0.54, 0, 0.34), "blue", 0.16, 0.07)
    for y in (-0.42, 0.42):
        k.card((0.42, 0.36, 0.24), (-0.54, y, 0.22), "blue", 0.12, 0.08)


def build(k):
    k.box((5.4, 3.5, 0.3), (0.1, -0.3, -0.15), "wood", bevel=0.12)
    k.box((5.4, 0.28, 4.1), (0.1, 1.31, 2.05), "#5C97E0", bevel=0.1)
    k.box((5.2, 0.06, 0.24), (0.1, 1.16, 0.13), "white", bevel=0.02)
    wall = 1.16
    # access point with its waves
    spot = -1.45
    k.cylinder(0.74, 0.2, (spot, wall - 0.08, 2.9), "white", (90, 0, 0), 0.08)
    k.torus(0.4, 0.05, (spot, wall - 0.19, 2.9), "cyan_glow", (90, 0, 0))
    k.cylinder(0.1, 0.06, (spot, wall - 0.19, 2.9), "green_glow", (90, 0, 0))
    for radius in (0.99, 1.21):
        for side in (0, 180):
            k.tube([(spot + u, wall - 0.1, 2.9 + v) for u, v in k.arc(radius, side - 32, side + 32, 12)], 0.06, "amber")
    # shelf with the telephone
    k.box((1.68, 1.75, 0.12), (0.88, 0.3, 1.28), "white", bevel=0.04)
    for x in (0.2, 1.48):
        k.box((0.1, 0.9, 0.4), (x, 0.68, 1.06), "stone", bevel=0.03)
    k.placed((0.88, 0.1, 1.5), (14, 0, 0), phone)
    # small switch on the floor
    k.box((2.0, 0.9, 0.5), (-1.3, -0.45, 0.25), "navy", bevel=0.08)
    for i, colour in enumerate((None, "amber", None, None, "blue")):
        x = -2.0 + 0.34 * i
        k.box((0.24, 0.05, 0.2), (x, -0.9, 0.22), "ink", bevel=0.02)
        k.cylinder(0.035, 0.04, (x, -0.9, 0.4), "green_glow" if colour else "stone", (90, 0, 0), 0.005)
        if colour:
            k.box((0.26, 0.3, 0.22), (x, -1.0, 0.22), colour, bevel=0.05)
    # network sockets: one feeds the telephone, one the switch
    k.plate((2.1, 1.1, 0.14), (1.35, wall - 0.04, 2.75), "white", 0.14)
    for x in (0.85, 1.85):
        port(k, x, 2.72, wall - 0.13)
        k.box((0.5, 0.03, 0.09), (x, wall - 0.13, 3.13), "red" if x < 1 else "amber", bevel=0.02)
    plug(k, 0.85, 2.72, wall - 0.15, "red", [(0.91, 0.13, 2.48), (0.97, 0.36, 2.31), (1.0, 0.77, 2.25), (1.0, 1.03, 2.06), (0.98, 0.92, 1.84), (0.98, 0.58, 1.76)])
    plug(k, 1.85, 2.72, wall - 0.15, "amber", [(1.89, 0.12, 2.33), (1.99, 0.32, 1.3), (2.01, 0.24, 0.6), (1.96, 0.02, 0.2), (1.8, -0.4, 0.1), (1.15, -1.2, 0.1), (0.3, -1.62, 0.1), (-0.6, -1.76, 0.1), (-1.28, -1.74, 0.1), (-1.62, -1.48, 0.16), (-1.66, -1.1, 0.22)])
    # from the switch to the access point, clipped to the wall
    k.tube([(-0.64, -1.1, 0.22), (-0.61, -1.28, 0.15), (-0.37, -1.36, 0.08), (-0.09, -1.14, 0.08), (0.02, -0.7, 0.08), (0, 0, 0.08), (-0.22, 0.45, 0.08), (-0.7, 0.78, 0.08), (-1.15, 0.98, 0.1), (-1.41, 1.05, 0.28), (spot, 1.07, 0.6), (spot, 1.09, 1), (spot, 1.09, 1.5), (spot, 1.09, 2.2)], 0.07, "blue")
    k.box((0.26, 0.15, 0.3), (spot, 1.08, 2.1), "blue", bevel=0.05)
    for z in (0.7, 1.2, 1.7):
        k.box((0.26, 0.2, 0.1), (spot, 1.08, z), "white", bevel=0.04)


def night(k):
    """The rings of the access point, the displays and the signals shine; a lamp stands at the left."""
    k.lamps("#FFD9A0", 0.5, ((1.4, -1.9, 3.2), 55), ((-2.4, -1.8, 2.4), 18))
    k.lamps("#9FE8FF", 0.3, ((-1.45, 0.5, 2.9), 22), ((0.95, -0.3, 2.1), 8))
    k.lamps("#7CF5A8", 0.15, ((-1.3, -1.3, 0.6), 4))
