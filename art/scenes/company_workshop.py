"""A corner of a tidy workshop: tools on a pegboard above a workbench with laptop, multimeter and helmet, a toolbox in front."""

CAMERA = dict(target=(0, 0, 1.65), scale=9.3)
GROUND = -0.25
TOP = 1.05  # of the workbench


def pegboard(k, x, y, z):
    """The board on the wall behind, its tools hanging in front of it."""
    k.plate((4.2, 1.45, 0.1), (x, y, z), "navy", 0.08)
    on = k.face((x, y - 0.06, z), 90)
    for column in range(17):
        for row in range(6):
            k.cylinder(0.03, 0.02, on(0.25 * column - 2, 0.25 * row - 0.625), "ink", (90, 0, 0), bevel=0, sides=16)
    for u, shaft in ((-1.7, 0.6), (-1.3, 0.5), (-0.9, 0.4)):
        k.cylinder(0.11, 0.42, on(u, 0.35, 0.12), "amber", bevel=0.05)
        k.cylinder(0.04, shaft, on(u, 0.15 - shaft / 2, 0.12), "steel")
        k.box((0.3, 0.16, 0.06), on(u, 0.12, 0.08), "white", bevel=0.02)
    for u, mat in ((-0.2, "sky"), (0.55, "amber")):
        for side in (-1, 1):
            k.tube([on(u + 0.04 * side, 0.22, 0.12), on(u + 0.17 * side, -0.03, 0.12), on(u + 0.13 * side, -0.46, 0.12)], 0.07, mat)
            k.cone(0.1, 0.4, on(u + 0.05 * side, 0.45, 0.12), "steel", top=0.04)
        k.cylinder(0.13, 0.14, on(u, 0.25, 0.12), "steel", (90, 0, 0), bevel=0.03)
    for out in (0.1, 0.22):
        for radius in (0.34, 0.46):
            k.torus(radius, 0.065, on(1.5, -0.08, out), "amber", (90, 0, 0))
    k.cylinder(0.06, 0.3, on(1.5, 0.24, 0.12), "white", (90, 0, 0))


def laptop(k):
    """Open towards -y, with blank lines and two tiles on its screen."""
    k.card((1.5, 0.9, 0.07), (0, 0, 0), "stone", 0.08, 0.02)
    k.keys(9, 3, (-0.56, 0.0, 0.08), (0.14, 0.13), (0.11, 0.1, 0.03), "dark")
    k.card((0.44, 0.22, 0.02), (0, -0.27, 0.065), "grey", 0.04, 0.005)
    k.placed((0, 0.42, 0.06), (80, 0, 0), laptop_screen)


def laptop_screen(k):
    k.card((1.5, 0.98, 0.06), (0, 0.49, 0), "stone", 0.08, 0.02)
    k.card((1.38, 0.86, 0.02), (0, 0.49, 0.05), "screen", 0.05, 0.005)
    k.text_lines((0.5, 0.5, 0.32), (-0.56, 0.72, 0.06), 0.2, (0.1, 0.03), "sky")
    k.card((0.42, 0.3, 0.03), (0.34, 0.68, 0.06), "amber", 0.05, 0.01)
    k.card((0.42, 0.2, 0.03), (0.34, 0.34, 0.06), "white", 0.05, 0.01)


def multimeter(k):
    """A multimeter facing -y: blank display, dial and two sockets."""
    k.plate((0.74, 1.1, 0.24), (0, 0, 0.55), "amber", 0.14, bevel=0.05)
    k.plate((0.58, 0.94, 0.06), (0, -0.13, 0.55), "ink", 0.08, bevel=0.02)
    k.plate((0.46, 0.24, 0.04), (0, -0.17, 0.85), "mint", 0.04, bevel=0.01)
    k.cylinder(0.17, 0.08, (0, -0.18, 0.51), "white", (90, 0, 0), 0.02)
    k.box((0.05, 0.04, 0.26), (0, -0.23, 0.51), "navy", (0, 35, 0), 0.015)
    for x, mat in ((-0.13, "dark"), (0.13, "red")):
        k.cylinder(0.06, 0.08, (x, -0.18, 0.2), mat, (90, 0, 0))


def helmet(k):
    """A safety helmet, its peak towards -y."""
    dome = [(0.44 * c, 0.42 * s) for c, s in k.arc(1, 0, 90, 12)] + [(0, 0)]
    k.lathe(dome, "navy", (0, 0, 0.06)).scale = (1, 1.2, 1)
    k.cylinder(0.5, 0.07, (0, 0, 0.06), "navy", bevel=0.03).scale = (1, 1.18, 1)
    k.card((0.66, 0.5, 0.06), (0, -0.5, 0.03), "navy", 0.24, 0.025)
    for x, mat, size in ((-0.19, "navy", 0.9), (0, "amber", 1), (0.19, "navy", 0.9)):
        k.tube([(x, 0.53 * size * c, 0.06 + 0.42 * size * s) for c, s in k.arc(1, 25, 155, 10)], 0.04, mat)


def reel(k):
    """A cable reel standing on its flanges, its axis along y."""
    for y in (-0.26, 0.26):
        k.cylinder(0.55, 0.09, (0, y, 0.55), "wood", (90, 0, 0), bevel=0.03)
    for y in (-0.14, 0, 0.14):
        k.torus(0.36, 0.08, (0, y, 0.55), "sky", (90, 0, 0))
    k.cylinder(0.12, 0.66, (0, 0, 0.55), "navy", (90, 0, 0))


def build(k):
    k.room((5.4, 4.0, 3.6), "sand", "sky", "#24509A")
    k.box((5.1, 0.06, 0.2), (0.12, 1.72, 0.1), "white", bevel=0.02)
    k.box((0.06, 3.7, 0.2), (-2.41, -0.1, 0.1), "white", bevel=0.02)
    pegboard(k, 0.15, 1.7, 2.62)
    # shelf with boxes for small parts
    k.box((0.6, 2.2, 0.1), (-2.15, -0.3, 2.0), "wood", bevel=0.03)
    for y, mat, label in ((-1.0, "white", "navy"), (-0.3, "amber", "white"), (0.4, "sky", "white")):
        k.box((0.48, 0.54, 0.4), (-2.12, y, 2.25), mat, bevel=0.04)
        k.box((0.52, 0.58, 0.12), (-2.12, y, 2.48), mat, bevel=0.04)
        k.box((0.04, 0.32, 0.14), (-1.88, y, 2.24), label, bevel=0.015)
    # workbench with doors and drawers
    k.box((4.8, 1.35, 0.14), (0.1, 1.05, TOP - 0.07), "wood", bevel=0.04)
    k.box((4.6, 1.2, TOP - 0.06), (0.1, 1.08, TOP / 2 - 0.05), "white", bevel=0.04)
    for x in (-1.45, 0.1):
        k.box((1.42, 0.06, 0.72), (x, 0.48, 0.5), "sky", bevel=0.025)
        k.box((0.06, 0.08, 0.3), (x + 0.55, 0.44, 0.55), "navy", bevel=0.025)
    for z in (0.25, 0.5, 0.75):
        k.box((1.42, 0.06, 0.22), (1.65, 0.48, z), "sky", bevel=0.025)
        k.box((0.4, 0.08, 0.06), (1.65, 0.44, z), "navy", bevel=0.025)
    k.placed((-1.25, 0.92, TOP), (0, 0, 4), laptop)
    # multimeter, its leads on the bench
    x, y = 0.25, 1.05
    k.placed((x, y, TOP), (-16, 0, 14), multimeter)
    for dx, mat, turn in ((-0.09, "dark", -14), (0.16, "red", 10)):
        start, end = (x + dx, y - 0.15, TOP + 0.25), (x + 0.5 + dx, y - 0.42 + dx, TOP + 0.05)
        k.tube([start, (start[0], y - 0.32, TOP + 0.2), (start[0] + 0.1, y - 0.42, TOP + 0.04), end], 0.03, mat)
        k.cylinder(0.05, 0.3, end, mat, (0, 90, turn))
    k.placed((1.75, 1.05, TOP), (0, 0, 20), helmet)
    k.placed((0.85, -0.85, 0), (0, 0, 14), lambda k: k.toolbox())
    k.placed((-1.35, -0.5, 0), (0, 0, 20), reel)


def night(k):
    """The display of the multimeter shines; warm lamps light the workbench and the toolbox, a cool one the laptop."""
    k.shine(0.5, "mint")
    k.lamps("#FFD08A", 0.3, ((-0.4, 0.7, 3.0), 40), ((0.6, -2.6, 3.2), 85))
    k.lamps("#9FE8FF", 0.3, ((-1.2, 0.2, 1.8), 14))
