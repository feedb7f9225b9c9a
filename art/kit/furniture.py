"""What stands in a living room, on the floor at (0, 0, 0). Units are metres, `mat` is a name of the palette."""
from .placing import placed
from .solids import box, cone, cylinder, extrude


def armchair(mat, cushion):
    """An armchair in `mat` that faces +y, 1.3 m high, with a seat of `cushion`."""
    box((1.2, 1.15, 0.42), (0, 0, 0.34), mat, bevel=0.13)
    box((0.78, 0.8, 0.2), (0, 0.14, 0.58), cushion, bevel=0.09)
    box((1.1, 0.34, 1.05), (0, -0.48, 0.78), mat, (8, 0, 0), 0.16)
    for x in (-0.53, 0.53):
        box((0.28, 1.1, 0.68), (x, 0.02, 0.46), mat, bevel=0.13)
        for y in (-0.42, 0.42):
            cylinder(0.06, 0.16, (x * 0.9, y, 0.07), "wood")


def potted_plant():
    """A white pot with five long leaves, 1.9 m high."""
    def leaf(_, size):
        half = [(0, 0), (0.1, 0.25), (0.19, 0.6), (0.14, 1.0), (0, 1.35)]
        outline = half + [(-x, y) for x, y in reversed(half[1:-1])]
        extrude([(x * size, y * size) for x, y in outline], 0.06, "leaf", bevel=0.02)
    cone(0.3, 0.6, (0, 0, 0.3), "white", top=0.4, bevel=0.05)
    cylinder(0.36, 0.06, (0, 0, 0.59), "wood")
    for turn, lean, size in ((0, 14, 1.0), (70, 34, 0.85), (145, 30, 0.9), (215, 36, 0.85), (290, 30, 0.95)):
        placed((0, 0, 0.55), (lean, 0, turn), leaf, size)
