"""Things of the trade: solar panels, a car, a rotor, radio waves. Units are metres, `mat` is a name of the palette."""
import bpy

from .lines import tube
from .outlines import arc, turned
from .placing import RIGHT, face
from .solids import box, cylinder, extrude, mesh, radians


def solar_panel(size, at, rot=(0, 0, 0), cells=(4, 6), frame="steel"):
    """A panel lying flat, facing +z before `rot`; size (x, y) in metres."""
    w, h = size
    empty = bpy.data.objects.new("panel", None)
    bpy.context.scene.collection.objects.link(empty)
    parts = [box((w, h, 0.05), (0, 0, 0), frame, bevel=0.015), box((w - 0.06, h - 0.06, 0.02), (0, 0, 0.025), "panel", bevel=0.005)]
    for i in range(1, cells[0]):
        parts.append(box((0.012, h - 0.08, 0.006), (-w / 2 + w * i / cells[0], 0, 0.037), "sky", bevel=0))
    for j in range(1, cells[1]):
        parts.append(box((w - 0.08, 0.012, 0.006), (0, -h / 2 + h * j / cells[1], 0.037), "sky", bevel=0))
    for part in parts:
        part.parent = empty
    empty.location, empty.rotation_euler = at, radians(rot)
    return empty


def car(at, colour, size=1.0):
    """A small rounded car heading along +x, 2.3 m long at size 1; `at` is the ground below its middle."""
    def p(x, y, z):
        return (at[0] + x * size, at[1] + y * size, at[2] + z * size)

    def s(*lengths):
        return tuple(length * size for length in lengths)
    box(s(2.3, 1.12, 0.5), p(0, 0, 0.5), colour, bevel=0.2 * size)
    cabin = [(-0.95, -0.52, 0), (0.62, -0.52, 0), (0.62, 0.52, 0), (-0.95, 0.52, 0),
             (-0.72, -0.42, 0.5), (0.2, -0.42, 0.5), (0.2, 0.42, 0.5), (-0.72, 0.42, 0.5)]
    sides = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    mesh([s(*corner) for corner in cabin], sides, "screen", p(0, 0, 0.66), 0.08 * size)
    box(s(1.0, 0.9, 0.12), p(-0.26, 0, 1.17), colour, bevel=0.055 * size)
    for side in (-1, 1):
        box(s(0.09, 0.05, 0.5), p(-0.2, side * 0.475, 0.94), colour, (side * 11, 0, 0), 0.02 * size)
        cylinder(0.1 * size, 0.05 * size, p(1.15, side * 0.32, 0.53), "lamp", (0, 90, 0))
        for x in (-0.7, 0.7):
            cylinder(0.28 * size, 0.2 * size, p(x, side * 0.49, 0.28), "rubber", (90, 0, 0), 0.06 * size)
            cylinder(0.14 * size, 0.03 * size, p(x, side * 0.595, 0.28), "stone", (90, 0, 0), 0.01)


def rotor(hub, blade, thickness, start, bevel):
    """A wind turbine's three blades in sky blue, turned to the viewer; `blade` is the outline of the upright one, the first
    stands `start` degrees from it."""
    for turn in range(start, start + 360, 120):
        extrude(turned(blade, turn), thickness, "sky", hub, (90, 0, 20), bevel)


def fan(at, radius, blade, hub, mat):
    """A heat pump's fan on a wall that faces -y; `blade` is (length, thickness, width), `hub` (radius, length) in `mat`."""
    x, y, z = at
    cylinder(radius, 0.06, at, "dark", (90, 0, 0))
    for i in range(4):
        box(blade, (x, y - 0.04, z), "grey", (0, 45 * i, 0), 0.02)
    cylinder(hub[0], hub[1], (x, y - hub[1] + 0.01, z), mat, (90, 0, 0))


def radio_waves(at, radii, spread, thickness):
    """Blue arcs to the left and right of an antenna's tip, `spread` degrees up and down, facing the camera."""
    on = face(at, 90, RIGHT)
    for radius in radii:
        for side in (0, 180):
            tube([on(u, v) for u, v in arc(radius, side - spread, side + spread, 10)], thickness, "blue")
