"""A breaker of a fuse box on its way up."""

SIZE = (480, 480)
CAMERA = dict(target=(0.25, 0, 2.85), scale=2.5, azimuth=-74, elevation=13)


def build(k):
    spot = k.lever_board({4: 24}, lit=4)[4]
    k.ring(spot, 0.5)
    k.torchlight(spot, 3.0)
