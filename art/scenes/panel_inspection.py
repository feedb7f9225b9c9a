"""Maintenance: a thermal camera on its tripod finds a hot cell in a solar array; check list and inverter beside it."""
import math

CAMERA = dict(target=(-0.2, 0.26, 0.9), scale=9.9)
GROUND = -0.4
TILT = 35
HOT = (3, 2)
HEAT = ("#C8140A", "#66207E", "#48208A", "#302090", "#201E80")  # from the hot cell outwards


def heat_picture(k, on):
    """The cells of a panel as the thermal camera sees them, and its colour scale."""
    for column in range(5):
        for row in range(4):
            u, v, apart = 0.285 * column - 0.71, 0.285 * row - 0.43, math.dist((column, row), HOT)
            k.box((0.265, 0.03, 0.265), on(u, v), HEAT[min(4, round(apart))], bevel=0.01)
            if apart == 0:
                k.box((0.33, 0.06, 0.33), on(u, v, 0.01), HEAT[0], bevel=0.02)
                k.box((0.19, 0.06, 0.19), on(u, v, 0.03), "#FF6A00", bevel=0.02)
    for i, colour in enumerate((*HEAT[::-1], "#FF6A00")):
        k.box((0.12, 0.03, 0.187), on(0.73, 0.187 * i - 0.47), colour, bevel=0)


def thermal_camera(k):
    """Seen from behind: its screen faces -y, its lens +y; (0, 0, 0) is the foot of its grip."""
    k.box((0.5, 0.5, 0.7), (0, 0.2, 0.35), "navy", (-6, 0, 0), 0.16)
    k.extrude([(-0.38, 0.45), (0.38, 0.45), (0.98, 1.1), (-0.98, 1.1)], 0.6, "amber", (0, 0.25, 0), bevel=0.12)
    k.box((2.1, 0.66, 1.66), (0, 0.25, 1.75), "amber", bevel=0.22)
    k.cylinder(0.52, 0.5, (0, 0.75, 1.65), "navy", (90, 0, 0), 0.08)
    k.cylinder(0.4, 0.06, (0, 1.0, 1.65), "screen", (90, 0, 0))
    k.plate((1.86, 1.4, 0.1), (0, -0.08, 1.76), "ink", 0.14)
    heat_picture(k, k.face((0, -0.14, 1.76), 90))
    k.cylinder(0.2, 0.08, (0, -0.06, 0.76), "navy", (90, 0, 0), 0.03)
    k.cylinder(0.09, 0.08, (0, -0.1, 0.76), "sky", (90, 0, 0), 0.03)


def clipboard(k):
    """A check list with ticks and blank lines, standing and facing -y."""
    k.plate((1.5, 1.95, 0.1), (0, 0, 0.98), "blue", 0.14)
    k.plate((1.28, 1.6, 0.03), (0, -0.07, 0.9), "white", 0.05, bevel=0.01)
    k.box((0.66, 0.14, 0.22), (0, -0.08, 1.84), "steel", bevel=0.05)
    on = k.face((0, -0.1, 0.9), 90)
    for row, width in enumerate((0.62, 0.5, 0.66, 0.44)):
        v = 0.5 - 0.36 * row
        k.rod([on(-0.5, v), on(-0.43, v - 0.08), on(-0.28, v + 0.11)], 0.045, "green")
        k.plate((width, 0.11, 0.03), on(-0.12 + width / 2, v), "grey", 0.05, bevel=0.01)


def build(k):
    k.island((7.0, 5.4), thickness=0.4)
    # array
    on = k.face((-1.0, 1.15, 1.4), TILT)
    for column in range(3):
        k.solar_panel((1.55, 2.8), on((column - 1) * 1.6, 0), (TILT, 0, 0), (4, 6))
    for v in (-0.85, 0.85):
        x, y, z = on(0, v, -0.09)
        k.box((4.6, 0.12, 0.1), (x, y, z), "steel", (TILT, 0, 0), 0.02)
        for dx in (-1.9, 0, 1.9):
            k.cylinder(0.07, z, (x + dx, y, z / 2), "steel")
            k.cylinder(0.16, 0.1, (x + dx, y, 0.05), "stone")
    # inverter on its post, with the cables of the array
    x, y = 2.65, 1.55
    k.cylinder(0.1, 1.2, (x, y, 0.6), "steel")
    k.cylinder(0.26, 0.1, (x, y, 0.05), "stone")
    k.plate((1.25, 1.5, 0.42), (x, y - 0.15, 1.75), "white", 0.16, bevel=0.07)
    k.plate((0.86, 0.4, 0.06), (x, y - 0.37, 2.05), "screen", 0.08, bevel=0.02)
    k.box((0.5, 0.05, 0.12), (x - 0.1, y - 0.41, 2.05), "cyan_glow", bevel=0.02)
    k.cylinder(0.14, 0.06, (x, y - 0.38, 1.55), "leaf", (90, 0, 0))
    k.cylinder(0.09, 0.06, (x, y - 0.4, 1.55), "green_glow", (90, 0, 0))
    for dx, mat in ((-0.3, "ink"), (-0.1, "red")):
        k.cylinder(0.07, 0.2, (x + dx, y - 0.15, 0.95), "dark")
        k.tube([(x + dx, y - 0.15, 0.9), (x + dx - 0.05, y - 0.2, 0.3), (x + dx - 0.5, y - 0.3, 0.05), (0.5, y - 0.3 + dx, 0.05)], 0.045, mat)
    # thermal camera on its tripod, check list
    x, y = 2.5, -1.65
    for turn in (80, 200, 320):
        k.rod([(x, y, 0.6), (*k.polar(0.7, turn, (x, y)), 0.06)], 0.075, "dark")
    k.cylinder(0.2, 0.2, (x, y, 0.65), "dark", bevel=0.05)
    k.placed((x, y - 0.15, 0.68), (-8, 0, 18), thermal_camera)
    k.placed((-1.5, -2.15, 0), (-16, 0, 24), clipboard)
    k.bushes(((2.9, 2.2, 0.3),))


def night(k):
    """The thermal picture and the inverter shine; a work lamp lights the check list."""
    k.shine(0.8, *set(HEAT), "#FF6A00")
    k.lamps("#FFD9A0", 0.4, ((-1.0, -3.4, 2.2), 34), ((1.5, -3.2, 2.6), 20))
    k.lamps("#9FE8FF", 0.2, ((2.5, 0.6, 2.0), 10))
    k.moonlight((-1.0, -2.0, 4.8), 50)
