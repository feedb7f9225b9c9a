"""A house under guard: camera, siren and motion detector on its walls, a phone that shows the camera's picture and rings."""

import math

CAMERA = dict(target=(0, 0, 1.5), scale=9.8)
GROUND = -0.4


def camera(k):
    """A camera on a wall that faces -y, its lens 1.6 m in front of it."""
    k.plate((0.6, 0.6, 0.12), (0, -0.05, 0.16), "navy", 0.18)
    k.rod([(0, -0.05, 0.16), (0, -0.45, 0.16), (0, -0.45, -0.1)], 0.09, "navy")

    def body(k):
        k.cylinder(0.3, 1.25, (0, 0, 0), "white", (90, 0, 0), bevel=0.1)
        k.cylinder(0.25, 0.08, (0, -0.62, 0), "ink", (90, 0, 0), bevel=0.02)
        k.torus(0.27, 0.05, (0, -0.63, 0), "stone", (90, 0, 0))
        k.sphere(0.14, (0, -0.63, 0), "cyan_glow", (1, 0.6, 1))
        k.box((0.6, 1.45, 0.08), (0, -0.1, 0.33), "blue", bevel=0.035)
    k.placed((0, -0.7, -0.3), (14, 0, 22), body)


def siren(k):
    """A siren on a wall that faces -y: case, grille and flashing lamp, sounding."""
    k.plate((0.9, 0.95, 0.24), (0, -0.1, 0), "red", 0.2, bevel=0.07)
    k.cylinder(0.27, 0.12, (0, -0.24, 0.12), "white", (90, 0, 0))
    k.sphere(0.23, (0, -0.28, 0.12), "amber")
    for i in range(2):
        k.box((0.46, 0.04, 0.06), (0, -0.23, -0.25 - 0.11 * i), "white", bevel=0.015)
    for side in (0, 180):
        for r in (0.64, 0.82):
            k.tube([(x, -0.1, z) for x, z in k.arc(r, side - 24, side + 24, 8, (0, -0.14))], 0.045, "amber")


def phone(k):
    """A phone lying flat: the door as the camera sees it, under a bar with a red dot, and two buttons."""
    k.card((1.5, 2.7, 0.24), (0, 0, 0), "navy", 0.26, 0.07)
    k.card((1.32, 2.52, 0.03), (0, 0, 0.23), "white", 0.19)
    k.card((0.36, 0.08, 0.03), (0, 1.14, 0.26), "ink", 0.04)
    k.card((1.14, 1.12, 0.04), (0, 0.4, 0.26), "#3B5B97", 0.1)
    k.card((1.14, 0.3, 0.04), (0, -0.01, 0.27), "#7FA8D8", 0.1)
    k.card((0.46, 0.72, 0.04), (0, 0.32, 0.29), "white", 0.04)
    k.card((0.36, 0.66, 0.04), (0, 0.29, 0.31), "amber", 0.03)
    k.card((0.14, 0.24, 0.03), (-0.04, 0.38, 0.34), "glow", 0.03)
    k.cylinder(0.07, 0.04, (-0.43, 0.82, 0.31), "red", bevel=0.01)
    k.card((0.34, 0.09, 0.03), (-0.15, 0.82, 0.29), "white", 0.04)
    k.card((1.14, 0.28, 0.04), (0, -0.42, 0.26), "stone", 0.1)
    k.cylinder(0.09, 0.05, (-0.42, -0.42, 0.3), "green", bevel=0.01)
    k.card((0.6, 0.09, 0.03), (0.05, -0.42, 0.29), "white", 0.04)
    for x, mat in ((-0.3, "green"), (0.3, "red")):
        k.cylinder(0.23, 0.08, (x, -0.9, 0.28), mat, bevel=0.03)
    k.stroke([(-0.4, -0.9), (-0.32, -0.99), (-0.18, -0.81)], 0.035, "white", 0.33)
    for angle in (45, 135):
        (x, y), (u, v) = k.polar(0.11, angle, (0.3, -0.9)), k.polar(0.11, angle + 180, (0.3, -0.9))
        k.stroke([(x, y), (u, v)], 0.035, "white", 0.33)


def bell(k):
    """A round notice with a bell, lying flat."""
    k.cylinder(0.62, 0.2, (0, 0, 0), "red", bevel=0.07)
    half = [(0.34, -0.2), (0.25, -0.06), (0.22, 0.14), (0.14, 0.28), (0.05, 0.33)]
    k.extrude(half + [(-x, y) for x, y in reversed(half)], 0.1, "white", (0, 0, 0.12), (0, 0, 0), 0.03)
    k.cylinder(0.09, 0.1, (0, -0.27, 0.12), "white", bevel=0.02)
    k.cylinder(0.06, 0.1, (0, 0.36, 0.12), "white", bevel=0.02)


def roof(k, run, rise, length):
    """The roof along x in courses of tiles, its eaves at the height 0; `run` and `rise` go from the eaves to the ridge."""
    on_roof, pitch = k.roof_slabs((0, 0, 0), length, run, rise, "blue", ridge=0.17)
    k.box((length + 0.06, 0.36, 0.34), (0, 0, rise - 0.04), "blue", bevel=0.03)
    slope = math.hypot(run, rise)
    for i in range(7):
        k.box((length + 0.02, slope / 7, 0.05), on_roof(0, slope * (i + 0.5) / 7, 0.1), "#2B68DA" if i % 2 else "blue", (pitch + 2, 0, 0), 0.02)


def build(k):
    k.island((6.6, 5.1), "grass", 0.4, 0.18)
    w, d, h, x0, y0 = 3.3, 2.7, 2.45, -1.1, 1.0
    front, side = y0 - d / 2, x0 + w / 2
    k.box((w + 0.12, d + 0.12, 0.24), (x0, y0, 0.12), "stone")
    k.box((w, d, h), (x0, y0, h / 2), "white", bevel=0.04)
    rise, run, top = 1.55, w / 2 + 0.25, h - 0.12
    k.placed((x0, y0, top), (0, 0, 90), lambda k: k.gable_roof(d, w, rise * w / 2 / run, (0, 0, 0.12), "white"))
    k.placed((x0, y0 - 0.1, top), (0, 0, 90), roof, run, rise, d + 0.3)
    # door with its step and path, window, siren, camera
    dx = x0 + 0.62
    k.box((1.2, 0.14, 2.02), (dx, front, 1.05), "stone", bevel=0.04)
    k.box((0.98, 0.14, 1.88), (dx, front - 0.05, 1.0), "amber", bevel=0.04)
    k.box((0.36, 0.06, 0.8), (dx - 0.14, front - 0.12, 1.32), "glow", bevel=0.03)
    k.tube([(dx + 0.33, front - 0.12, 0.8), (dx + 0.33, front - 0.22, 0.84), (dx + 0.33, front - 0.22, 1.18), (dx + 0.33, front - 0.12, 1.22)], 0.04, "navy")
    k.box((1.6, 0.6, 0.14), (dx, front - 0.3, 0.07), "stone", bevel=0.04)
    k.placed((x0, front, 2.98), (0, 0, 0), siren)
    k.placed((x0 - 1.05, front, 2.0), (0, 0, 0), camera)
    k.window((side, y0 + 0.3, 1.4), (1.1, 1.0), facing="side")
    for i in range(3):
        k.box((1.15, 0.42, 0.08), (dx, front - 0.86 - 0.54 * i, 0.02), "stone", bevel=0.04)
    lens = (x0 - 0.8, front - 1.32, 1.53)
    corners = [(-1.75, -2.4, 0.07), (0.55, -2.4, 0.07), (0.55, -0.95, 0.07), (-1.75, -0.95, 0.07)]
    k.beam(lens, corners, "#3CC6FF", 3.6, added=0.45, tint=0.4)
    # motion detector by the door, lamp on the lawn
    k.plate((0.4, 0.54, 0.16), (x0 + 1.38, front - 0.08, 1.95), "stone", 0.12, bevel=0.05)
    k.sphere(0.15, (x0 + 1.38, front - 0.15, 1.88), "blue", (1, 0.6, 1))
    k.cylinder(0.11, 0.56, (-2.75, -1.3, 0.28), "navy")
    k.cylinder(0.1, 0.2, (-2.75, -1.3, 0.65), "lamp", bevel=0.01)
    k.cylinder(0.17, 0.09, (-2.75, -1.3, 0.78), "navy", bevel=0.03)
    k.placed((2.3, -1.3, 1.5), (82, 0, 24), phone)
    k.placed((2.95, -1.25, 3.0), (82, 0, 24), bell)
    k.bushes([(-2.95, -0.1, 0.3), (0.85, -0.15, 0.32), (2.95, 0.35, 0.28), (1.05, 2.2, 0.3)])
    k.tree((2.5, 1.9, 0), 0.95)
    k.tree((1.7, 2.1, 0), 0.75)


def night(k):
    """Windows and door are lit, the siren flashes, the telephone shines."""
    k.warm_windows()
    k.shine(0.9, "amber")
    k.lamps("#FFC873", 0.3, ((-0.48, -1.0, 1.6), 26), ((1.2, 1.3, 1.4), 16), ((-1.1, -1.0, 3.0), 16))
    k.lamps("#FFD08A", 0.12, ((-2.6, -1.75, 0.7), 22))
    k.lamps("#CFE4FF", 0.4, ((1.9, -2.5, 1.8), 22))
    k.moonlight((-1.0, -3.0, 5.0), 40)
