"""A shop front grows out of a laptop: awning, lit window with goods and door, a bag, a payment terminal and parcels on the keyboard."""

CAMERA = dict(target=(0, 0, 1.66), scale=10.5)
GROUND = -0.25


def goods(k, x, y, z):
    """Two shelves of goods; (x, y, z) is the middle of the lower one."""
    for rise in (0, 0.98):
        k.box((2.66, 0.36, 0.08), (x, y, z + rise), "wood", bevel=0.02)
    low, high = z + 0.04, z + 1.02
    k.sphere(0.24, (x - 1.02, y - 0.02, low + 0.23), "purple")
    k.cylinder(0.1, 0.2, (x - 1.02, y - 0.02, low + 0.5), "purple")
    k.torus(0.11, 0.035, (x - 1.02, y - 0.02, low + 0.6), "purple")
    k.box((0.4, 0.26, 0.52), (x - 0.46, y, low + 0.26), "blue", bevel=0.06)
    k.sphere(0.24, (x + 0.09, y - 0.02, low + 0.24), "red")
    k.torus(0.2, 0.07, (x + 0.62, y - 0.04, low + 0.27), "navy", (90, 0, 0))
    k.cone(0.22, 0.54, (x + 1.09, y - 0.02, low + 0.27), "green", top=0.08, bevel=0.04)
    for dx, mat, tall in ((-1.08, "pink", 0.38), (-0.72, "sky", 0.48), (-0.36, "orange", 0.34)):
        k.box((0.3, 0.24, tall), (x + dx, y, high + tall / 2), mat, bevel=0.04)
    k.cone(0.15, 0.22, (x + 0.12, y, high + 0.11), "white", top=0.2, bevel=0.02)
    k.sphere(0.2, (x + 0.12, y, high + 0.34), "leaf")
    k.cylinder(0.18, 0.42, (x + 0.62, y, high + 0.21), "amber", bevel=0.06)
    k.sphere(0.2, (x + 1.08, y, high + 0.2), "purple")


def screen(k):
    """The laptop's screen, its foot at (0, 0, 0): a window with title bar, and the shop in it."""
    k.plate((5.5, 4.3, 0.2), (0, 0.06, 2.15), "navy", 0.24, bevel=0.06)
    k.plate((5.2, 4.0, 0.06), (0, -0.05, 2.15), "cream", 0.12, bevel=0.01)
    k.plate((5.2, 0.42, 0.08), (0, -0.07, 3.93), "white", 0.12, bevel=0.02)
    k.placed((-2.35, -0.12, 3.93), (90, 0, 0), lambda k: k.window_dots((0, 0, 0), 0.08, 0.06, 0.26))
    k.plate((2.9, 0.22, 0.05), (0.3, -0.12, 3.93), "stone", 0.11, bevel=0.01)
    # lit window with goods
    wx, wz = -0.82, 1.55
    k.box((3.0, 0.24, 2.2), (wx, -0.1, wz), "white", bevel=0.05)
    k.box((2.76, 0.12, 1.96), (wx, -0.18, wz), "glow", bevel=0.02)
    goods(k, wx, -0.32, 0.64)
    k.box((3.1, 0.46, 0.34), (wx, -0.2, 0.32), "purple", bevel=0.06)
    # door
    dx = 1.62
    k.box((1.4, 0.2, 2.6), (dx, -0.08, 1.3), "white", bevel=0.05)
    k.box((1.16, 0.16, 2.42), (dx, -0.14, 1.22), "purple", bevel=0.04)
    k.box((0.8, 0.08, 1.5), (dx, -0.22, 1.5), "glow", bevel=0.03)
    k.tube([(dx - 0.47, -0.22, 0.9), (dx - 0.47, -0.36, 0.95), (dx - 0.47, -0.36, 1.35), (dx - 0.47, -0.22, 1.4)], 0.045, "amber")
    k.placed((0, -0.08, 3.66), (0, 0, 0), lambda k: k.awning(9, 0.59, "green", 0.92))


def bag(k):
    """A shopping bag with two handles."""
    k.box((1.2, 0.7, 1.35), (0, 0, 0.68), "amber", bevel=0.05)
    k.box((1.1, 0.6, 0.06), (0, 0, 1.34), "orange", bevel=0.01)
    for y in (-0.33, 0.33):
        k.tube([(-0.28, y, 1.2), (-0.26, y, 1.62), (0, y, 1.82), (0.26, y, 1.62), (0.28, y, 1.2)], 0.045, "navy")
    pointer = [(-0.26, 0.4), (-0.26, -0.32), (-0.1, -0.17), (0.02, -0.43), (0.15, -0.37), (0.04, -0.12), (0.25, -0.1)]
    k.extrude(pointer, 0.06, "white", (0, -0.37, 0.66), bevel=0.02)


def terminal(k):
    """A payment terminal lying flat: screen with a check mark, blank keys, a card put in."""
    k.card((0.9, 1.6, 0.26), (0, 0, 0), "navy", 0.18, 0.07)
    k.card((0.7, 0.56, 0.04), (0, 0.4, 0.24), "mint", 0.08)
    k.stroke([(-0.17, 0.41), (-0.05, 0.28), (0.2, 0.53)], 0.045, "leaf", 0.3)
    k.keys(3, 3, (-0.23, -0.5, 0.27), (0.23, 0.2), (0.17, 0.13, 0.06))
    for i, colour in enumerate(("red", "amber", "green")):
        k.box((0.17, 0.12, 0.06), (-0.23 + 0.23 * i, -0.68, 0.27), colour, bevel=0.02)
    k.card((0.66, 0.8, 0.06), (0, -1.02, 0.08), "amber", 0.08, 0.02)
    k.card((0.2, 0.16, 0.02), (0, -1.1, 0.13), "white", 0.03)


def pot(k):
    k.cone(0.22, 0.4, (0, 0, 0.2), "terracotta", top=0.29, bevel=0.03)
    k.sphere(0.38, (0, 0, 0.68), "leaf")


def build(k):
    k.platform((6.9, 4.8), (0, -0.35), "#B7A6F0")
    k.card((5.6, 3.5, 0.24), (-0.1, -0.6, 0), "#53617F", 0.26, 0.08)
    k.keys(13, 4, (-2.3, -0.6, 0.26), (0.367, 0.34), (0.3, 0.27, 0.08))
    k.card((1.8, 0.85, 0.03), (-0.1, -1.75, 0.23), "#7A88A6", 0.12)
    k.placed((-0.1, 1.15, 0.16), (-5, 0, 0), screen)
    k.box((1.5, 0.6, 0.12), (1.52, 0.75, 0.28), "sand", bevel=0.04)
    k.placed((2.5, 0.6, 0.22), (0, 0, 0), pot)
    k.placed((-1.75, -1.55, 0.24), (0, 0, 10), bag)
    k.placed((0.75, -1.62, 0.42), (16, 0, 24), terminal)
    k.placed((2.05, -1.5, 0.24), (0, 0, -8), lambda k: k.parcel(0.95))
    k.placed((2.05, -1.5, 0.98), (0, 0, 14), lambda k: k.parcel(0.6))


def night(k):
    """The shop’s window and door are lit, the terminal’s display shines."""
    k.warm_windows()
    k.shine(0.6, "mint")
    k.lamps("#FFC873", 0.3, ((-0.9, 0.1, 1.5), 40), ((1.5, 0.1, 1.5), 18))
    k.lamps("#FFD9A0", 0.5, ((0.2, -3.0, 3.0), 40))
    k.lamps("#7CF5A8", 0.15, ((0.75, -2.0, 1.0), 5))
