"""A distribution cabinet with rows of breakers, a main switch and a meter; beside it two CEE sockets, before it an extension lead."""

CAMERA = dict(target=(-0.1, -0.05, 1.78), scale=9.4)
GROUND = -0.3
BOLT = [(-0.1, -1.3), (0.62, 0.22), (0.1, 0.22), (0.42, 1.3), (-0.62, -0.2), (-0.06, -0.2)]


def breaker(k, x, y, z, mat="white"):
    k.box((0.26, 0.24, 0.6), (x, y, z), mat, bevel=0.03)
    k.box((0.26, 0.16, 0.3), (x, y - 0.14, z), mat, bevel=0.03)
    k.box((0.14, 0.12, 0.14), (x, y - 0.24, z + 0.05), "navy", bevel=0.03)


def cee_socket(k, x, y, z, colour):
    """A round industrial socket under its lid, leaning forwards."""
    k.plate((0.9, 1.0, 0.4), (x, y, z), colour, 0.16, bevel=0.07)
    k.cylinder(0.36, 0.34, (x, y - 0.32, z - 0.04), colour, (112, 0, 0), 0.05)
    k.cylinder(0.29, 0.06, (x, y - 0.49, z - 0.11), "white", (112, 0, 0))
    for turn in range(5):
        du, dv = k.polar(0.17, 72 * turn + 90)
        k.cylinder(0.05, 0.05, (x + du, y - 0.53 - dv * 0.38, z - 0.12 + dv * 0.9), "ink", (112, 0, 0), 0.01)
    k.box((0.78, 0.1, 0.78), (x, y - 0.3, z + 0.52), colour, (-38, 0, 0), 0.05)


def grip(k):
    """What plug and coupling have in common: the handle, with its front towards -y, and the gland of its cable."""
    k.cylinder(0.34, 0.5, (0, 0, 0), "red", (90, 0, 0), 0.06)
    k.cone(0.3, 0.5, (0, 0.45, 0), "red", (-90, 0, 0), top=0.16)


def plug(k):
    """A plug lying on the floor."""
    grip(k)
    k.cylinder(0.4, 0.12, (0, -0.24, 0), "red", (90, 0, 0), 0.04)
    k.cylinder(0.3, 0.3, (0, -0.37, 0), "white", (90, 0, 0), 0.04)
    for turn in range(5):
        u, v = k.polar(0.17, 72 * turn + 90)
        k.cylinder(0.045, 0.4, (u, -0.57, v), "steel", (90, 0, 0), 0.02)


def coupling(k):
    """The socket end of the lead: a rim around its white face, and the flap above it, open."""
    grip(k)
    k.cylinder(0.4, 0.16, (0, -0.25, 0), "red", (90, 0, 0), 0.04)
    k.lathe([(0.32, 0), (0.43, 0), (0.43, 0.2), (0.32, 0.2)], "red", (0, -0.31, 0), (90, 0, 0), bevel=0.025)
    k.cylinder(0.33, 0.12, (0, -0.4, 0), "white", (90, 0, 0))
    for turn in range(5):
        u, v = k.polar(0.18, 72 * turn + 90)
        k.cylinder(0.055, 0.02, (u, -0.46, v), "ink", (90, 0, 0), 0.005)
    k.box((0.3, 0.2, 0.12), (0, -0.38, 0.45), "red", bevel=0.04)
    k.cylinder(0.43, 0.1, (0, -0.24, 0.86), "red", (70, 0, 0), 0.04)


def build(k):
    k.box((5.4, 3.5, 0.3), (0.1, -0.3, -0.15), "stone", bevel=0.12)
    k.box((5.4, 0.28, 4.1), (0.1, 1.31, 2.05), "#2B5FB4", bevel=0.1)
    for x in (-1.9, 1.2):  # cable ducts to the ceiling
        k.box((0.44, 0.2, 0.5), (x, 1.1, 3.82), "sky", bevel=0.04)
    # the cabinet
    cx, cz, w, h = -0.35, 2.28, 3.9, 2.75
    k.box((w, 0.46, h), (cx, 0.98, cz), "stone", bevel=0.07)
    k.box((w - 0.22, 0.1, h - 0.22), (cx, 0.74, cz), "white", bevel=0.03)
    for z, kinds in ((3.05, "mwwwwwww"), (2.2, "aawwwwgg")):
        k.box((w - 0.5, 0.06, 0.78), (cx, 0.69, z), "grey", bevel=0.03)
        for i, kind in enumerate(kinds):
            if kind != "m":
                breaker(k, cx - 1.2 + 0.36 * i, 0.64, z, {"a": "amber", "w": "white", "g": "mint"}[kind])
    # main switch and meter in the lower row
    k.plate((0.8, 0.7, 0.12), (cx - 1.25, 0.66, 1.4), "amber", 0.1)
    k.cylinder(0.2, 0.12, (cx - 1.25, 0.56, 1.4), "red", (90, 0, 0), 0.03)
    k.box((0.12, 0.14, 0.46), (cx - 1.25, 0.47, 1.4), "red", (0, 30, 0), 0.04)
    k.plate((1.5, 0.7, 0.2), (cx + 0.2, 0.64, 1.4), "navy", 0.1)
    k.plate((1.0, 0.3, 0.04), (cx + 0.2, 0.53, 1.5), "cyan_glow", 0.04, bevel=0.01)
    for i in range(3):
        k.cylinder(0.05, 0.05, (cx - 0.1 + 0.3 * i, 0.53, 1.2), ("green_glow", "green_glow", "amber")[i], (90, 0, 0))
    k.extrude([(a * 0.26, b * 0.26) for a, b in BOLT], 0.08, "amber", (cx + 1.45, 0.64, 1.4), (90, 0, 0), 0.02)
    # CEE sockets, and a lead with its plug and its coupling
    cee_socket(k, 2.2, 1.0, 2.75, "red")
    cee_socket(k, 2.2, 1.0, 1.35, "blue")
    k.placed((-0.75, -1.2, 0.4), (0, 0, 62), plug)
    k.placed((2.2, -0.9, 0.44), (0, 0, 14), coupling)
    k.tube([(-1.36, -0.88, 0.4), (-1.85, -0.6, 0.2), (-1.85, 0.1, 0.14), (-0.9, 0.32, 0.14), (0.05, 0.1, 0.14), (0.8, -0.32, 0.14), (1.1, -0.82, 0.14), (0.94, -1.3, 0.14), (0.5, -1.45, 0.14), (0.13, -1.15, 0.14), (0.2, -0.62, 0.2), (0.62, -0.22, 0.42), (1.2, 0.2, 0.18), (1.65, 0.35, 0.14), (2.0, 0.12, 0.28), (2.04, -0.26, 0.44)], 0.13, "ink")


def night(k):
    """A lamp above the cabinet; the meter and its signals shine."""
    k.box((2.2, 0.16, 0.1), (-0.35, 0.9, 3.84), "lamp", bevel=0.03)
    k.lamps("#FFD08A", 0.4, ((-0.35, 0.1, 3.6), 60), ((-0.2, -2.2, 2.6), 30))
    k.lamps("#9FE8FF", 0.2, ((-0.15, 0.1, 1.45), 8))
