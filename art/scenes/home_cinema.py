"""A home cinema in the evening: a projector throws a mountain lake onto the wall between two floor speakers."""

CAMERA = dict(target=(-0.02, 0, 1.76), scale=9.9)
GROUND = -0.25
OAK = "#C98A56"
WALL = 2.05  # where the wall behind begins
MIDDLE, LOW, HIGH, HALF = 0.2, 1.2, 3.3, 1.87  # of the picture on it: its middle, lower and upper edge, half its width


def shape(k, outline, layer, mat):
    """A flat part of the picture; `outline` counts from the middle of its lower edge."""
    k.extrude(outline, 0.02, mat, (MIDDLE, WALL - 0.1 - 0.012 * layer, LOW), bevel=0)


def picture(k):
    """The screen with its case, and what it shows: the sun sets behind mountains over a lake."""
    k.box((4.3, 0.26, 0.24), (MIDDLE, WALL - 0.1, HIGH + 0.22), "white", bevel=0.1)
    k.box((2 * HALF + 0.22, 0.08, HIGH - LOW + 0.22), (MIDDLE, WALL - 0.04, (LOW + HIGH) / 2), "ink", bevel=0.02)
    w, h = HALF, HIGH - LOW
    for i, (low, high, sky) in enumerate(((1.45, h, "#FF8A5B"), (1.05, 1.45, "#FFA45C"), (0.5, 1.05, "#FFC26B"))):
        shape(k, [(-w, low), (w, low), (w, high), (-w, high)], 0, "lit " + sky)
    shape(k, k.arc(0.34, 0, 360, 40, (0.45, 1.13)), 1, "lit #FFF0B0")
    shape(k, [(-w, 0.5), (w, 0.5), (w, 1.15), (1.4, 1.42), (0.95, 1.0), (0.5, 0.72), (-0.1, 1.05), (-0.55, 1.3), (-1.1, 0.95), (-w, 1.2)], 2, "lit #B7609A")
    shape(k, [(-w, 0.5), (w, 0.5), (w, 0.75), (0.9, 0.62), (0.1, 0.6), (-0.75, 0.95), (-1.3, 1.5), (-w, 1.02)], 3, "lit #5B3C8C")
    shape(k, [(-1.3, 1.5), (-1.52, 1.29), (-1.36, 1.33), (-1.26, 1.22), (-1.1, 1.3)], 4, "lit white")
    shape(k, [(-w, 0), (w, 0), (w, 0.52), (-w, 0.52)], 4, "lit #3E4FA3")
    for z, half, x in ((0.42, 0.4, 0.45), (0.3, 0.28, 0.5), (0.18, 0.34, 0.4), (0.07, 0.18, 0.46)):
        shape(k, [(x + half * u, z + 0.045 * v) for u, v in k.arc(1, 0, 330, 11)], 5, "lit #FFC07A")
    for x, size in ((-1.62, 0.9), (-1.28, 0.62), (1.6, 0.75)):
        for i in range(3):
            half, z = (0.24 - 0.05 * i) * size, (0.1 + 0.26 * i) * size
            shape(k, [(x - half, z), (x + half, z), (x, z + 0.5 * size)], 6 + i, "lit #1E2A57")


def speaker(k, x):
    y = 1.6
    k.box((0.74, 0.66, 0.08), (x, y, 0.04), "ink", bevel=0.03)
    k.box((0.58, 0.56, 1.95), (x, y, 1.04), "white", bevel=0.08)
    front = y - 0.29
    for z, r, cone in ((1.76, 0.11, "amber"), (1.37, 0.19, "grey"), (0.88, 0.19, "grey")):
        k.cylinder(r + 0.03, 0.05, (x, front, z), "dark", (90, 0, 0), bevel=0.015)
        k.torus(r * 0.72, r * 0.24, (x, front - 0.03, z), "ink", (90, 0, 0))
        k.sphere(r * 0.42, (x, front - 0.03, z), cone, (1, 0.6, 1))


def bench(k):
    """The low bench with the centre speaker on it, the amplifier and two players in it."""
    y, w = 1.62, 3.3
    for z, thick in ((0.66, 0.12), (0.16, 0.12)):
        k.box((w, 0.66, thick), (MIDDLE, y, z), OAK, bevel=0.04)
    k.box((w - 0.1, 0.06, 0.4), (MIDDLE, y + 0.28, 0.4), "cream", bevel=0.01)
    for x in (-w / 2 + 0.06, -0.62, 0.62, w / 2 - 0.06):
        k.box((0.1, 0.64, 0.44), (MIDDLE + x, y, 0.4), OAK, bevel=0.03)
    k.box((1.05, 0.46, 0.3), (MIDDLE, y - 0.06, 0.38), "dark", bevel=0.05)
    k.cylinder(0.1, 0.1, (MIDDLE + 0.34, y - 0.32, 0.38), "steel", (90, 0, 0), bevel=0.02)
    k.box((0.46, 0.03, 0.12), (MIDDLE - 0.16, y - 0.3, 0.4), "cyan_glow", bevel=0.01)
    for x, high in ((-1.12, 0.16), (1.12, 0.22)):
        k.box((0.78, 0.42, high), (MIDDLE + x, y - 0.08, 0.22 + high / 2), "navy", bevel=0.04)
        k.cylinder(0.035, 0.03, (MIDDLE + x + 0.24, y - 0.3, 0.22 + high / 2), "green_glow", (90, 0, 0), bevel=0)
    k.box((1.5, 0.36, 0.28), (MIDDLE, y - 0.02, 0.87), "white", bevel=0.09)
    for x, r in ((-0.5, 0.1), (0, 0.06), (0.5, 0.1)):
        k.cylinder(r + 0.02, 0.04, (MIDDLE + x, y - 0.2, 0.87), "ink", (90, 0, 0), bevel=0.01)
        k.sphere(r * 0.55, (MIDDLE + x, y - 0.22, 0.87), "grey", (1, 0.5, 1))


def table(k, x, y):
    """A round table with the one remote control and a bowl of popcorn."""
    k.cylinder(0.4, 0.07, (x, y, 0.6), "white", bevel=0.03)
    k.cylinder(0.06, 0.56, (x, y, 0.3), "white")
    k.cylinder(0.26, 0.05, (x, y, 0.05), "white")
    k.cone(0.13, 0.2, (x - 0.12, y + 0.14, 0.73), "amber", top=0.22, bevel=0.02)
    for dx, dy, z in ((0, 0, 0.86), (0.12, 0.03, 0.85), (-0.11, 0.05, 0.85), (0.04, -0.11, 0.85), (-0.06, 0.12, 0.85), (0.02, 0.02, 0.93)):
        k.sphere(0.085, (x - 0.12 + dx, y + 0.14 + dy, z), "cream")
    k.box((0.12, 0.4, 0.07), (x + 0.17, y - 0.13, 0.67), "ink", (0, 0, -25), 0.03)
    k.cylinder(0.03, 0.03, (x + 0.21, y - 0.03, 0.71), "red", bevel=0.01)


def projector(k, x, y):
    """The projector on its stand, and its light."""
    for dx in (-0.5, 0.5):
        for dy in (-0.26, 0.26):
            k.cylinder(0.05, 1.0, (x + dx, y + dy, 0.5), "white")
    for z in (0.4, 1.0):
        k.box((1.3, 0.8, 0.09), (x, y, z), "white", bevel=0.04)
    k.box((0.95, 0.74, 0.34), (x, y, 1.26), "navy", bevel=0.12)
    for i in range(4):
        k.box((0.04, 0.05, 0.18), (x + 0.47, y - 0.18 + 0.11 * i, 1.26), "grey", bevel=0.01)
    k.cylinder(0.1, 0.05, (x - 0.24, y - 0.1, 1.44), "sky", bevel=0.015)
    for dx in (0.05, 0.2):
        k.cylinder(0.045, 0.04, (x + dx, y - 0.1, 1.44), "white", bevel=0.01)
    k.cylinder(0.17, 0.16, (x, y + 0.4, 1.28), "ink", (90, 0, 0))
    k.cylinder(0.13, 0.05, (x, y + 0.48, 1.28), "lamp", (90, 0, 0), bevel=0.01)
    corners = [(MIDDLE + side * HALF, WALL - 0.15, z) for side, z in ((-1, LOW), (1, LOW), (1, HIGH), (-1, HIGH))]
    k.beam((x, y + 0.45, 1.28), corners, "#FFDFA0", 2.9, added=0.2)


def build(k):
    k.room((6.0, 4.6, 3.9), "wood", "#1F6573", "#2C8593")
    picture(k)
    k.light_up(0.25)
    for x in (-2.25, 2.55):
        speaker(k, x)
    bench(k)
    # slats that soften the sound on the left wall
    for i in range(13):
        k.box((0.12, 0.14, 2.5), (-2.68, -1.75 + 0.24 * i, 2.0), OAK, bevel=0.03)
    k.cylinder(1.75, 0.05, (0.3, 0.05, 0.02), "cream", bevel=0.02)
    k.placed((-0.85, -0.2, 0.04), (0, 0, -8), lambda k: k.armchair("red", "#EC6A55"))
    k.placed((1.35, -0.2, 0.04), (0, 0, 8), lambda k: k.armchair("red", "#EC6A55"))
    table(k, 0.25, 0.1)
    projector(k, 0.3, -1.75)
    k.placed((-2.3, -1.75, 0), (0, 0, 0), lambda k: k.potted_plant())
    k.cylinder(0.46, 0.44, (2.5, -0.95, 0.24), "amber", bevel=0.13)
    k.torus(0.45, 0.03, (2.5, -0.95, 0.25), "#FFC74D")


def night(k):
    """The picture lights the room; a lamp stands by the plant."""
    k.light_up(0.6)
    k.lamps("#FF9E66", 0.7, ((0.2, 0.9, 2.2), 55))
    k.lamps("#FFC873", 0.3, ((-2.2, -1.0, 2.6), 22), ((1.6, -1.9, 2.6), 20))
