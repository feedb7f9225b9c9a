"""What an electrician carries. Units are metres."""
from .lines import tube
from .solids import box


def toolbox():
    """A closed toolbox on the ground, its clasps towards -y."""
    box((1.6, 0.95, 0.66), (0, 0, 0.35), "amber", bevel=0.1)
    box((1.68, 1.03, 0.28), (0, 0, 0.78), "navy", bevel=0.1)
    tube([(-0.42, 0, 0.85), (-0.38, 0, 1.2), (0.38, 0, 1.2), (0.42, 0, 0.85)], 0.075, "ink")
    for x in (-0.5, 0.5):
        box((0.22, 0.1, 0.3), (x, -0.5, 0.64), "steel", bevel=0.03)
