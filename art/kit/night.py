"""What the pictures by night have in common: lit windows, shining screens, lamps, the moon."""
from .palette import make_glow, shader
from .stage import glow_light


def warm_windows():
    """Lights the rooms behind all windows."""
    make_glow("glow", (1, 0.58, 0.16), 1.5)


def shine(strength, *materials):
    """Lets materials shine in their own colours, like a display."""
    for name in materials:
        make_glow(name, tuple(shader(name)["Base Color"].default_value)[:3], strength)


def lamps(colour, radius, *spots):
    """Small real lights of one colour, each a point and its watts; `radius` (metres) softens their shadows."""
    for at, watts in spots:
        glow_light(at, watts, colour, radius)


def moonlight(at, watts):
    """A pale light from above, which solar panels do not mirror."""
    glow_light(at, watts, "#9CC4FF", 0.8).visible_glossy = False
