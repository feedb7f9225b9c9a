"""The residual-current device of a fuse box, down; its test button beside the lever."""

SIZE = (480, 480)
CAMERA = dict(target=(0.4, 0, 5.1), scale=3.6, azimuth=-74, elevation=13)


def build(k):
    k.lever_board({"rcd": k.DOWN})
    k.ring((0.45, -0.3, 5.15), 0.95)
    k.torchlight((0.45, 0, 5.2), 3.8)
