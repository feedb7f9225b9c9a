"""A window of code with coloured lines, angle brackets in front of it, and the building blocks of a program."""

CAMERA = dict(target=(0.05, 0.0, 1.66), scale=9.2)
GROUND = -0.25
LINES = ((0, ("purple", 0.6), ("sky", 0.9)), (0.3, ("amber", 0.5), ("white", 0.8), ("green", 0.4)), (0.3, ("sky", 1.2),), (0.6, ("pink", 0.7), ("amber", 0.5)), (0.6, ("white", 1.1),), (0.3, ("green", 0.5), ("sky", 0.7)), (0, ("purple", 0.5),))


def editor(k):
    """Lying flat, its text upwards."""
    k.card((4.0, 3.0, 0.24), (0, 0, 0), "navy", 0.26, 0.07)
    k.card((3.8, 2.34, 0.04), (0, -0.2, 0.22), "#0E1B33", 0.16)
    k.window_dots((-1.66, 1.2, 0.26), 0.1, 0.08, 0.3)
    k.card((1.3, 0.26, 0.05), (0.4, 1.2, 0.22), "blue", 0.1)
    for row, (indent, *words) in enumerate(LINES):
        x, y = -1.4 + indent, 0.66 - 0.29 * row
        k.cylinder(0.045, 0.05, (-1.66, y, 0.28), "blue", bevel=0.01)
        for colour, width in words:
            k.card((width, 0.13, 0.06), (x + width / 2, y, 0.25), colour, 0.06)
            x += width + 0.14


def bracket(k, side):
    """An angle bracket that points to `side` (-1 left, 1 right)."""
    k.stroke([(-0.32 * side, 0.62), (0.32 * side, 0), (-0.32 * side, -0.62)], 0.17, "amber", 0)


def slash(k):
    k.stroke([(-0.22, -0.66), (0.22, 0.66)], 0.15, "white", 0)


def block(k, at, size, colour):
    """A building block with its studs."""
    x, y, z = at
    w, d, h = size
    k.box(size, (x, y, z + h / 2), colour, bevel=0.07)
    for i in range(round(w / 0.6)):
        for j in range(round(d / 0.6)):
            k.cylinder(0.17, 0.14, (x - w / 2 + 0.3 + 0.6 * i, y - d / 2 + 0.3 + 0.6 * j, z + h + 0.05), colour, bevel=0.04)


def build(k):
    k.platform((6.0, 4.2), (0.1, 0.0))
    k.placed((-0.2, 0.75, 1.72), (82, 0, 14), editor)
    block(k, (1.75, -0.95, 0.0), (1.2, 1.2, 0.55), "blue")
    block(k, (1.45, -0.95, 0.6), (0.6, 1.2, 0.55), "amber")
    block(k, (2.05, -0.65, 0.6), (0.6, 0.6, 0.55), "purple")
    block(k, (0.5, -1.5, 0.0), (1.2, 0.6, 0.55), "green")
    for right, make in ((-0.85, lambda k: bracket(k, -1)), (0.05, slash), (0.95, lambda k: bracket(k, 1))):
        k.placed((-1.35 + right * 0.93, -1.0 + right * 0.36, 0.84), (84, 0, 21), make)
    k.box((3.0, 0.5, 0.12), (-1.3, -0.98, 0.06), "navy", (0, 0, 21), 0.05)


def night(k):
    """The lines of code shine onto the blocks; a lamp stands at the left."""
    k.shine(0.4, "amber", "pink", "purple", "white")
    k.lamps("#A9C8FF", 0.5, ((0.3, -0.7, 2.4), 32))
    k.lamps("#FFD9A0", 0.4, ((-2.6, -2.0, 3.0), 34), ((1.6, -2.6, 2.2), 22))
