"""A fuse box with one breaker half-way."""

SIZE = (480, 480)
CAMERA = dict(target=(0.25, 0, 2.85), scale=2.8, azimuth=-74, elevation=13)


def build(k):
    spot = k.lever_board({4: k.HALFWAY})[4]
    k.ring(spot, 0.5)
    k.torchlight(spot, 3.2)
