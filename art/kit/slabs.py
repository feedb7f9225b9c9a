"""Thin slabs with round corners. Units are metres, angles degrees, `mat` is a name of the palette."""
from .outlines import rounded
from .solids import extrude


def card(size, at, mat, r=0.1, bevel=0.05):
    """A slab of size (x, y, thickness) with corners of radius `r`, lying flat; `at` is the middle of its underside."""
    w, h, d = size
    outline = rounded(w, h, min(r, w * 0.49, h * 0.49))
    middle = (at[0], at[1], at[2] + d / 2)
    return extrude(outline, d, mat, middle, (0, 0, 0), min(bevel, d * 0.45, w * 0.2, h * 0.2))


def plate(size, at, mat, r=0.1, rot=(90, 0, 0), bevel=0.03):
    """A slab of size (width, height, thickness) with corners of radius `r`, standing and facing -y; `at` is its middle."""
    w, h, d = size
    return extrude(rounded(w, h, r, steps=6, first=-1), d, mat, at, rot, bevel)


def bubble(size, tail, at, mat, r, bevel):
    """A speech bubble lying flat: size (x, y, thickness); `tail` is the outline that leaves its lower edge, from left to right."""
    w, h, d = size
    outline = rounded(w, h, r)
    lower_edge = len(outline) * 3 // 4
    return extrude(outline[:lower_edge] + tail + outline[lower_edge:], d, mat, at, (0, 0, 0), bevel)
