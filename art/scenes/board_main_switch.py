"""The main switch of a fuse box, down."""

SIZE = (480, 480)
CAMERA = dict(target=(-0.9, 0, 5.1), scale=3.6, azimuth=-74, elevation=13)


def build(k):
    spot = k.lever_board({"main": k.DOWN})["main"]
    k.ring(spot, 0.85)
    k.torchlight(spot, 3.8)
