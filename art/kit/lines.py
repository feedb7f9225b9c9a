"""Cables and strokes. Units are metres, `mat` is a name of the palette."""
import math

import bpy

from .palette import material
from .solids import cylinder, sphere


def tube(points, radius, mat="ink"):
    """A smooth cable through `points` [(x, y, z), ...]."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", radius, 6, 24
    curve.use_fill_caps = True
    line = curve.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    for knot, point in zip(line.bezier_points, points):
        knot.co, knot.handle_left_type, knot.handle_right_type = point, "AUTO", "AUTO"
    obj = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(obj)
    curve.materials.append(material(mat))
    return obj


def stroke(points, radius, mat, z=0.0):
    """A straight-sided line with round ends and corners through flat points [(x, y), ...] at the height `z`."""
    for x, y in points:
        sphere(radius, (x, y, z), mat)
    for (x, y), (u, v) in zip(points, points[1:]):
        middle, turn = ((x + u) / 2, (y + v) / 2, z), math.degrees(math.atan2(v - y, u - x))
        cylinder(radius, math.hypot(u - x, v - y), middle, mat, (0, 90, turn), bevel=0)


def rod(points, radius, mat):
    """The same through points in space [(x, y, z), ...]; gives back its parts."""
    return [tube(pair, radius, mat) for pair in zip(points, points[1:])] + [sphere(radius, end, mat) for end in points]
