"""Flat outlines [(x, y), ...], counter-clockwise, in metres; plain mathematics, for `extrude`, `lathe` and `tube`."""
import math


def polar(radius, angle, at=(0, 0)):
    """The point `radius` metres from `at`, `angle` degrees from the x axis."""
    return (at[0] + radius * math.cos(math.radians(angle)), at[1] + radius * math.sin(math.radians(angle)))


def arc(radius, start, end, steps=24, at=(0, 0)):
    """The `steps` + 1 points of a circle around `at`, from angle `start` to angle `end` (degrees)."""
    return [polar(radius, start + (end - start) * i / steps, at) for i in range(steps + 1)]


def rounded(width, height, radius, steps=8, first=0):
    """A rectangle around (0, 0) with round corners of `steps` + 1 points each.

    It begins at the corner `first`: 0 is the upper right one, -1 the lower right one.
    """
    points = []
    for quarter in range(first, first + 4):
        side, level = ((1, 1), (-1, 1), (-1, -1), (1, -1))[quarter % 4]
        middle = (side * (width / 2 - radius), level * (height / 2 - radius))
        points += arc(radius, 90 * quarter, 90 * (quarter + 1), steps, middle)
    return points


def star(tips, outer, inner, start=0):
    """A star with its tips `outer` and its notches `inner` metres from the middle; the first tip at `start` degrees."""
    return [polar((outer, inner)[i % 2], start + 180 * i / tips) for i in range(2 * tips)]


def turned(outline, angle):
    """The outline turned around (0, 0) by `angle` degrees."""
    c, s = polar(1, angle)
    return [(x * c - y * s, x * s + y * c) for x, y in outline]


def swiss_plug(width, height, flat):
    """The long hexagon of a Swiss plug and its recess, from half its width, half its height and half its flat sides."""
    return [(-width, 0), (-flat, -height), (flat, -height), (width, 0), (flat, height), (-flat, height)]
