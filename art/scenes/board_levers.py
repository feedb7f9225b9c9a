"""A fuse box with levers, all of them up."""

SIZE = (480, 480)
CAMERA = dict(target=(0, 0, 4), scale=6.4, azimuth=-74, elevation=13)


def build(k):
    k.lever_board()
    k.torchlight((0, 0, 4), 7.6)
