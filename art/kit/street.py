"""What stands and hangs around the buildings of a neighbourhood, larger than life as it is seen from afar. Units are metres."""
from .equipment import rotor
from .lines import rod
from .placing import placed
from .slabs import plate
from .solids import box, cone, cylinder, sphere


def door_station(x, front):
    """A door station with screen and button, larger than life as it is seen from afar."""
    plate((0.24, 0.46, 0.08), (x, front - 0.03, 0.82), "navy", 0.06)
    box((0.17, 0.03, 0.14), (x, front - 0.07, 0.92), "cyan_glow", bevel=0.01)
    cylinder(0.05, 0.04, (x, front - 0.07, 0.71), "amber", (90, 0, 0))


def switchboard(at):
    """An open outdoor switchboard on a wall that faces +x: two rails of breakers."""
    x, y, z = at
    plate((0.86, 0.9, 0.12), (x + 0.05, y, z), "stone", 0.06, (90, 0, 90))
    plate((0.74, 0.78, 0.04), (x + 0.12, y, z), "white", 0.04, (90, 0, 90))
    for row in (-0.18, 0.18):
        box((0.03, 0.66, 0.24), (x + 0.14, y, z + row), "grey", bevel=0.01)
        for i in range(5):
            box((0.06, 0.1, 0.2), (x + 0.16, y + (i - 2) * 0.125, z + row), "amber" if i == 0 else "navy", bevel=0.015)
            box((0.03, 0.05, 0.07), (x + 0.2, y + (i - 2) * 0.125, z + row + 0.02), "white", bevel=0.01)


def wall_camera(at):
    """A camera on a wall that faces +x: plate, arm, hood and lens, turned to the street."""
    x, y, z = at

    def body(kit):
        box((0.3, 0.82, 0.34), (0, 0, 0), "white", bevel=0.13)
        box((0.38, 0.8, 0.06), (0, -0.1, 0.19), "blue", bevel=0.025)
        cylinder(0.13, 0.1, (0, -0.41, 0), "ink", (90, 0, 0))
        cylinder(0.06, 0.04, (0, -0.46, 0), "cyan_glow", (90, 0, 0))
    plate((0.4, 0.4, 0.08), (x + 0.03, y, z - 0.3), "navy", 0.1, (90, 0, 90))
    rod([(x, y, z - 0.3), (x + 0.32, y, z - 0.3), (x + 0.32, y, z - 0.1)], 0.055, "navy")
    placed((x + 0.34, y - 0.05, z), (14, 0, 30), body)


def turbine(x, y, h):
    """A wind turbine, its hub `h` metres high."""
    cylinder(0.36, 0.12, (x, y, 0.05), "stone", bevel=0.04)
    cone(0.19, h, (x, y, h / 2), "white", top=0.1, bevel=0.02)
    box((0.28, 0.62, 0.3), (x, y, h), "white", (0, 0, 20), 0.12)
    hub = (x + 0.14, y - 0.38, h)
    sphere(0.2, hub, "amber")
    blade = [(-0.08, 0.1), (0.08, 0.1), (0.2, 0.4), (0.16, 0.85), (0.05, 1.5), (-0.04, 1.5), (-0.1, 0.7)]
    rotor(hub, blade, 0.08, 20, 0.025)


def street_lamp(x, y):
    """A street lamp, 1.9 m high."""
    cylinder(0.13, 0.1, (x, y, 0.05), "navy", bevel=0.03)
    cylinder(0.045, 1.7, (x, y, 0.85), "navy")
    cone(0.2, 0.14, (x, y, 1.86), "navy", top=0.07, bevel=0.02)
    sphere(0.14, (x, y, 1.74), "lamp")
