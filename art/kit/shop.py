"""What shops have: awnings and parcels. Units are metres, `mat` is a name of the palette."""
from .solids import box, cylinder, extrude

PROFILE = [(0, -0.16), (0.36, -0.24), (0.64, -0.42), (0.76, -0.6), (0.86, -0.56), (0.72, -0.32), (0.4, -0.1), (0, 0)]


def awning(slats, width, mat, size=1.0):
    """An awning of slats `width` wide, in turn `mat` and white, falling from (0, 0, 0) towards -y; 0.86 m deep at size 1."""
    profile = [(y * size, z * size) for y, z in PROFILE]
    for i in range(slats):
        x, colour = width * (i - (slats - 1) / 2), "white" if i % 2 else mat
        extrude(profile, width, colour, (x, 0, 0), (90, 0, -90), 0.02)
        cylinder(width / 2, 0.12, (x, -0.81 * size, -0.56 * size), colour, (90, 0, 0), bevel=0.03)


def parcel(size):
    """A parcel with a strip of tape, `size` wide; (0, 0, 0) is the ground below its middle."""
    box((size, size * 0.9, size * 0.8), (0, 0, size * 0.4), "sand", bevel=0.06)
    box((size * 0.22, size * 0.92, size * 0.82), (0, 0, size * 0.4), "orange", bevel=0.03)
