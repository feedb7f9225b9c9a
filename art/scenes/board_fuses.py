"""An old fuse box with screw fuses."""

SIZE = (480, 480)
CAMERA = dict(target=(0, 0, 4), scale=6.0, azimuth=-74, elevation=13)


def build(k):
    k.fuse_board()
    k.torchlight((0, 0, 4), 7.0)
