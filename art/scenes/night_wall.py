"""A long wall at night, washed by three lamps: quiet enough to stand behind the words of a banner."""
import math

SIZE = (1440, 810)
CAMERA = dict(target=(0, 0, 4.1), scale=16, azimuth=-90, elevation=2)
LAMPS = (-5.6, 0.2, 6)  # x


def build(k):
    k.box((40, 0.4, 20), (0, 0.4, 4), "#5B74A3", bevel=0)
    for row in range(12):  # the joints of the wall
        k.box((40, 0.05, 0.05), (0, 0.18, -1 + 0.9 * row), "navy", bevel=0)
    k.box((70, 70, 70), (0, 0, 4), "#000000", bevel=0).visible_camera = False  # no sun, no sky
    for x in LAMPS:
        k.cylinder(0.24, 0.9, (x, -0.2, 4.4), "steel", bevel=0.08)
        for height, watts, down in ((3.9, 1100, 0), (4.9, 550, 180)):
            lamp = k.glow_light((x, -0.42, height), watts, "#FFC987", 0.08)
            lamp.data.type = "SPOT"
            lamp.data.spot_size, lamp.data.spot_blend = math.radians(64), 0.7
            lamp.rotation_euler = (math.radians(down + (10 if down == 0 else -10)), 0, 0)
    k.glow_light((0, -9, 6), 900, "#A9BFE8", 3)
