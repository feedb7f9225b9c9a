"""A home's fuse box on a wall that faces -y, by the light of a torch: one with levers, an old one with screw fuses.

A module, the width of a breaker, is 0.5 m here.
"""
import math

from mathutils import Vector

from .palette import light_up
from .placing import placed
from .slabs import plate
from .solids import box, cylinder, lathe, torus
from .stage import glow_light

UP, HALFWAY, DOWN = 36, 0, -36  # degrees of a lever
MODULE = 0.5
LIT = "lit #FF9A00"  # the amber of the site, as it comes out of the render
UPPER, LOWER = 5.2, 2.8  # heights of the rails
SIGNS = ("blue", "red", "red", "red", "green", "red")  # of fuses for 20, 10 and 6 A
VIEW = Vector((0.27, -0.94, 0.22))  # from the board to the camera
FACING = (90, 0, 0)  # what lies is turned to stand and face -y


def _device(kit, modules, lever, angle, mat):
    """A device on the rail; (0, 0, 0) is the middle of its front. `lever` is where its lever is and how wide."""
    x, width = lever
    box((modules * MODULE - 0.03, 0.2, 1.3), (0, 0.1, 0), "white", bevel=0.03)
    box((modules * MODULE - 0.03, 0.3, 0.8), (0, -0.05, 0), "white", bevel=0.05)
    plate((width + 0.06, 0.68, 0.04), (x, -0.2, 0), "grey", 0.05, bevel=0.01)
    _, y, z = _tip(angle)
    box((width, 0.46, 0.22), (x, y, z), mat, (-angle, 0, 0), 0.06)


def _tip(angle):
    """The middle of a lever's handle in its device."""
    return (0, -0.2 - 0.16 * math.cos(math.radians(angle)), 0.25 * math.sin(math.radians(angle)))


def _test_button(kit):
    """What tells a residual-current device from other switches, without its T."""
    plate((0.44, 0.44, 0.06), (0, -0.2, 0), "stone", 0.1, bevel=0.02)
    plate((0.3, 0.3, 0.14), (0, -0.26, 0), "amber", 0.07, bevel=0.03)


def _cover(height):
    """The wall and the cover that stays on, screwed to its box."""
    plate((24, 24, 0.2), (0, 0.7, 4), "navy", 0.1)
    plate((5.3, height + 0.3, 0.5), (0, 0.45, 4), "grey", 0.3, bevel=0.08)
    plate((5.0, height, 0.2), (0, 0.2, 4), "white", 0.24, bevel=0.06)
    for x in (-2.25, 2.25):
        for z in (-1, 1):
            cylinder(0.09, 0.06, (x, 0.09, 4 + z * (height / 2 - 0.25)), "steel", FACING)


def lever_board(angles={}, lit=None):
    """All levers are up but those of `angles`, {part: degrees}; that of the part `lit` is amber.

    The parts are the main switch "main" and the residual-current device "rcd" on the upper rail, and the breakers 0 to 7 on
    the lower one. Gives back where the lever of each is.
    """
    _cover(5.6)
    parts = {"main": (-1.25, UPPER, 3, (0, 1.15), "red"), "rcd": (0.5, UPPER, 4, (0.45, 0.6), "blue")}
    parts |= {i: ((i - 3.5) * MODULE, LOWER, 1, (0, 0.32), "navy") for i in range(8)}
    for z in (UPPER, LOWER):
        plate((4.2, 1.46, 0.06), (0, 0.1, z), "dark", 0.06, bevel=0.01)
        plate((4.0, 0.3, 0.04), (0, 0.09, z - 1.02), "stone", 0.04, bevel=0.01)
    box((0.47, 0.2, 1.3), (1.75, 0.1, UPPER), "white", bevel=0.03)  # a closed place
    placed((-0.1, 0, UPPER), (0, 0, 0), _test_button)
    spots = {}
    for part, (x, z, modules, lever, mat) in parts.items():
        angle = angles.get(part, UP)
        placed((x, 0, z), (0, 0, 0), _device, modules, lever, angle, LIT if part == lit else mat)
        _, out, rise = _tip(angle)
        spots[part] = (x + lever[0], out, z + rise)
    return spots


def _screw_fuse(kit, sign, has_dropped):
    """A porcelain cap in its ring, facing -y; its sign is what the window shows."""
    lathe([(0, 0), (0.7, 0), (0.7, 0.16), (0.62, 0.24), (0, 0.24)], "stone", (0, 0.1, 0), FACING)
    lathe([(0, 0.2), (0.52, 0.2), (0.52, 0.5), (0.46, 0.62), (0.4, 0.66), (0, 0.66)], "white", (0, 0.1, 0), FACING)
    for i in range(24):
        turn = math.tau * i / 24
        cylinder(0.035, 0.34, (0.52 * math.cos(turn), -0.2, 0.52 * math.sin(turn)), "white", FACING)
    cylinder(0.3, 0.04, (0, -0.57, 0), "ink", FACING)
    lathe([(0.27, 0), (0.33, 0), (0.33, 0.07), (0.27, 0.07)], "copper", (0, -0.55, 0), FACING)
    if has_dropped:
        cylinder(0.13, 0.03, (0.1, -0.61, -0.13), sign, (58, 0, 28))
    else:
        cylinder(0.2, 0.04, (0, -0.6, 0), sign, FACING)


def fuse_board(dropped=None):
    """Six screw fuses in two rows. Gives back where each is; the sign of `dropped` (0 to 5) has fallen from its place."""
    _cover(4.6)
    spots = [(x, z) for z in (4.95, 3.05) for x in (-1.55, 0, 1.55)]
    for i, (x, z) in enumerate(spots):
        placed((x, 0, z), (0, 0, 0), _screw_fuse, SIGNS[i], i == dropped)
    return [(x, -0.6, z) for x, z in spots]


def ring(spot, radius):
    """An amber ring of light around a spot: this one."""
    torus(radius, 0.08, Vector(spot) + 0.4 * VIEW, LIT, (77, 0, 16)).visible_shadow = False
    light_up(0.8)


def torchlight(spot, across):
    """Darkness, and the light of a torch on a circle of `across` metres around a spot."""
    box((70, 70, 70), (0, 0, 4), "#000000", bevel=0).visible_camera = False  # no sun, no sky
    torch = Vector((-2.4, -9, 2.2))
    lamp = glow_light(Vector(spot) + torch, 3200, "#FFE8C2", 0.15)
    lamp.data.type = "SPOT"
    lamp.data.spot_size, lamp.data.spot_blend = 2 * math.atan(across / 2 / torch.length), 0.8
    lamp.rotation_euler = torch.to_track_quat("Z", "Y").to_euler()
    glow_light(Vector(spot) + Vector((4, -8, 3)), 160, "#7FA4FF", 2)  # what is left of the night
