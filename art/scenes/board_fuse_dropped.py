"""An old fuse box; the sign of one screw fuse has dropped in its window."""

SIZE = (480, 480)
CAMERA = dict(target=(0.2, 0, 3.4), scale=3.6, azimuth=-74, elevation=13)


def build(k):
    spot = k.fuse_board(4)[4]
    k.ring(spot, 0.72)
    k.torchlight(spot, 4.0)
