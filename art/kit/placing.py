"""Where things go: groups of parts, points on a leaning face, points as the camera sees them. Metres and degrees."""
import math
import sys

import bpy

from .solids import radians

# The picture's axes for the camera of `stage`, rounded: its right and its front on the ground, its up in space.
RIGHT, FRONT, UP = (0.788, 0.616), (0.616, -0.788), (-0.317, 0.406, 0.857)


def placed(at, rot, make, *args):
    """Runs make(kit, *args) in its own coordinates, then turns all it made by `rot` and moves it to `at`."""
    before = set(bpy.data.objects)
    make(sys.modules[__package__], *args)
    made = set(bpy.data.objects) - before
    group = bpy.data.objects.new("group", None)
    for part in made:
        if part.parent is None:
            part.parent = group
    bpy.context.scene.collection.objects.link(group)
    group.location, group.rotation_euler = at, radians(rot)


def face(base, lean, right=(1, 0)):
    """The points of a face through `base`: on(u, v, out) is u to the right, v up the face and `out` in front of it.

    `lean` is 0 for a face that lies and 90 for one that stands; `right` is its right on the ground as a unit (x, y),
    RIGHT for a face turned to the camera.
    """
    c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))

    def on(u, v, out=0.0):
        back = v * c - out * s
        return (base[0] + right[0] * u - right[1] * back, base[1] + right[1] * u + right[0] * back, base[2] + v * s + out * c)
    return on


def on_ground(right, front, z=0.0):
    """The point this far to the right and to the front of the world's middle as the camera sees it, at the height `z`."""
    return (RIGHT[0] * right + FRONT[0] * front, RIGHT[1] * right + FRONT[1] * front, z)


def seen(right, up, away):
    """The point this far to the right, up and away from the world's middle as the camera sees it."""
    return (RIGHT[0] * right - FRONT[0] * away, RIGHT[1] * right - FRONT[1] * away, (up - 0.515 * away) / UP[2])


def around(middle, radius, angle):
    """The point of a circle around `middle` that faces the camera; `angle` counts from the right, counter-clockwise."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return tuple(m + radius * (c * r + s * u) for m, r, u in zip(middle, (*RIGHT, 0), UP))
