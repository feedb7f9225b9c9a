"""Parts of houses. Units are metres, `mat` is a name of the palette."""
import math

from .placing import face
from .solids import box, cylinder, mesh


def gable_roof(width, depth, height, at, mat="terracotta"):
    """A prism with its ridge along x; `at` is the middle of its base."""
    w, d = width / 2, depth / 2
    return mesh([(-w, -d, 0), (w, -d, 0), (w, d, 0), (-w, d, 0), (-w, 0, height), (w, 0, height)],
                [(0, 1, 5, 4), (2, 3, 4, 5), (0, 4, 3), (1, 2, 5), (3, 2, 1, 0)], mat, at, 0.05)


def roof_slabs(at, width, run, rise, mat="terracotta", thickness=0.17, overlap=0.05, ridge=0.12, ridge_lift=0.02):
    """The two slabs of a pitched roof and its ridge cap, along x; `at` is the middle between the eaves.

    `run` and `rise` go from the eaves to the ridge; `ridge` is the cap's radius. Gives back the front slope:
    on(u, v, above), with v up the slope from the eaves, and its pitch in degrees.
    """
    x, y, z = at
    slope, pitch = math.hypot(rise, run), math.degrees(math.atan2(rise, run))
    for side in (-1, 1):
        box((width, slope + overlap, thickness), (x, y + side * run / 2, z + rise / 2), mat, (-side * pitch, 0, 0), 0.05)
    cylinder(ridge, width, (x, y, z + rise + ridge_lift), mat, (0, 90, 0), 0.04)
    return face((x, y - run, z), pitch), pitch


def window(at, size, glass="glow", bars="white", margin=0.12, depth=0.08, facing="front"):
    """A window with one bar on a wall that faces -y ("front") or +x ("side"); `at` is the wall's point behind its middle.

    `size` is the glass (width, height), `margin` how much larger the frame is, `depth` the frame's thickness.
    """
    (x, y, z), (w, h) = at, size

    def part(width, height, thickness, out, mat, bevel):
        if facing == "front":
            box((width, thickness, height), (x, y - out, z), mat, bevel=bevel)
        else:
            box((thickness, width, height), (x + out, y, z), mat, bevel=bevel)
    part(w + margin, h + margin, depth, 0, "white", 0.02)
    part(w, h, depth - 0.02, 0.03, glass, 0.01)
    part(depth - 0.03, h, depth - 0.03, depth - 0.02, bars, 0.01)
