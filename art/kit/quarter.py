"""The buildings of a neighbourhood seen from afar. Units are metres; `x`, `y` is the middle of a building on the ground."""
from .buildings import gable_roof, roof_slabs, window as framed_window
from .equipment import radio_waves, solar_panel
from .solids import box, cylinder, sphere
from .street import door_station


def window(at, size, glass="glow", facing="front"):
    """A window in the smaller measure of this picture."""
    framed_window(at, size, glass, margin=0.1, depth=0.07, facing=facing)


def racked_panel(size, at, tilt, legs):
    """A panel on a flat roof; `at` is the roof below its middle, `legs` are (y, height)."""
    x, y, z = at
    solar_panel(size, (x, y, z + 0.36), (tilt, 0, 0), (3, 5))
    for dy, h in legs:
        cylinder(0.035, h, (x, y + dy, z + h / 2 - 0.03), "steel")


def house(x, y):
    """A house with a solar roof, battery and inverter on its side."""
    w, d, h = 3.0, 2.4, 1.75
    front, side = y - d / 2, x + w / 2
    box((w + 0.1, d + 0.1, 0.2), (x, y, 0.1), "stone")
    box((w, d, h), (x, y, h / 2), "white")
    rise, run, top = 1.0, 1.55, h + 0.02
    gable_roof(w, d, rise * d / 2 / run, (x, y, h - 0.02), "white")
    on_roof, pitch = roof_slabs((x, y, top), w + 0.5, run, rise, thickness=0.15, overlap=0.04, ridge=0.1)
    for column in range(4):
        for row in range(2):
            solar_panel((0.77, 0.78), on_roof((column - 1.5) * 0.8, 0.5 + row * 0.83, 0.11), (pitch, 0, 0), (3, 4))
    box((0.38, 0.38, 0.8), (x - 0.8, y + 0.5, top + 0.95), "sand")
    box((0.48, 0.48, 0.1), (x - 0.8, y + 0.5, top + 1.38), "terracotta", bevel=0.04)
    for dx in (-0.95, 0.95):
        window((x + dx, front, 1.05), (0.66, 0.72))
    box((0.66, 0.08, 1.25), (x, front, 0.64), "white", bevel=0.03)
    box((0.54, 0.08, 1.15), (x, front - 0.03, 0.6), "blue", bevel=0.03)
    box((0.26, 0.04, 0.3), (x, front - 0.07, 0.9), "glow", bevel=0.02)
    box((0.7, 0.9, 0.05), (x, front - 0.2, 0.008), "cream", bevel=0.02)
    door_station(x + 0.56, front)
    box((0.22, 0.62, 0.9), (side + 0.1, y + 0.65, 0.72), "sky", bevel=0.07)
    box((0.03, 0.32, 0.06), (side + 0.21, y + 0.65, 0.96), "white_glow", bevel=0.01)
    box((0.14, 0.36, 0.42), (side + 0.06, y - 0.4, 1.05), "navy", bevel=0.04)
    box((0.03, 0.18, 0.1), (side + 0.13, y - 0.4, 1.12), "cyan_glow", bevel=0.01)


def apartments(x, y):
    """A block of five storeys with balconies."""
    w, d, storey, floors = 3.0, 2.4, 0.92, 5
    height, front, side = floors * storey + 0.1, y - d / 2, x + w / 2
    box((w, d, height), (x, y, height / 2), "sand", bevel=0.05)
    box((w + 0.05, d + 0.05, storey - 0.06), (x, y, storey / 2), "orange", bevel=0.04)
    box((w + 0.16, d + 0.16, 0.18), (x, y, height + 0.02), "white", bevel=0.05)
    dark = {(0, 3), (2, 1), (2, 4), (1, 2)}
    for floor in range(1, floors):
        z = floor * storey + 0.5
        box((w + 0.06, d + 0.06, 0.07), (x, y, floor * storey + 0.02), "white", bevel=0.02)
        for column in range(3):
            window((x + (column - 1) * 0.95, front, z), (0.56, 0.54), "screen" if (column, floor) in dark else "glow")
        box((1.0, 0.4, 0.07), (x, front - 0.2, z - 0.42), "white", bevel=0.02)
        box((1.0, 0.05, 0.28), (x, front - 0.38, z - 0.28), "blue", bevel=0.02)
        for dx in (-0.48, 0.48):
            box((0.05, 0.38, 0.28), (x + dx, front - 0.2, z - 0.28), "blue", bevel=0.02)
        for row in (-1, 1):
            window((side, y + row * 0.55, z), (0.54, 0.54), "screen" if (floor + row) % 4 == 0 else "glow", "side")
    box((0.9, 0.07, 0.74), (x, front - 0.03, 0.38), "white", bevel=0.02)
    for dx in (-0.2, 0.2):
        box((0.36, 0.05, 0.66), (x + dx, front - 0.06, 0.36), "glow", bevel=0.01)
    box((1.2, 0.5, 0.08), (x, front - 0.22, 0.84), "navy", bevel=0.03)
    box((0.22, 0.06, 0.36), (x + 0.68, front - 0.04, 0.45), "steel", bevel=0.02)
    box((0.14, 0.03, 0.1), (x + 0.68, front - 0.08, 0.54), "cyan_glow", bevel=0.01)
    top = height + 0.1
    for column in range(3):
        racked_panel((0.74, 1.1), (x - 0.95 + column * 0.78, y - 0.25, top), 28, ((0.38, 0.56), (-0.36, 0.2)))
    box((0.6, 0.9, 0.5), (x + 1.05, y + 0.55, top + 0.22), "white")


def office(x, y):
    """A glass office over its open server room, with an antenna."""
    w, d, storey = 3.1, 2.4, 1.15
    front, side = y - d / 2, x + w / 2
    for floor in range(3):
        box((w + 0.14, d + 0.14, 0.14), (x, y, floor * storey + 0.05), "white" if floor else "stone", bevel=0.05)
    panes = ("#4E8FE6", "sky", "glow", "#4E8FE6", "sky")
    z = storey * 1.5 + 0.05
    box((w - 0.08, d - 0.08, storey), (x, y, z), "navy", bevel=0.03)
    for i in range(4):
        pane, px = panes[i], x + (i - 1.5) * 0.75
        box((0.67, 0.06, storey - 0.26), (px, front + 0.03, z), pane, bevel=0.02)
        if pane != "glow":
            box((0.06, 0.02, 0.55), (px, front - 0.005, z), "white", (0, 28, 0), 0.005)
    for i in range(3):
        box((0.06, 0.67, storey - 0.26), (side - 0.03, y + (i - 1) * 0.75, z), panes[i + 1], bevel=0.02)
    # server room in full view on the ground floor
    z = storey / 2 + 0.05
    box((w - 0.08, 0.12, storey), (x, y + d / 2 - 0.12, z), "navy", bevel=0.02)
    box((0.12, d - 0.08, storey), (x - w / 2 + 0.1, y, z), "navy", bevel=0.02)
    box((1.0, d - 0.08, storey), (x + w / 2 - 0.54, y, z), "navy", bevel=0.03)
    for i in range(3):
        rx, ry = x - w / 2 + 0.5 + i * 0.6, front + 0.55
        box((0.54, 0.5, 1.0), (rx, ry, 0.62), "ink", bevel=0.04)
        for j in range(5):
            box((0.45, 0.04, 0.13), (rx, ry - 0.25, 0.28 + j * 0.17), "grey" if j % 2 else "blue", bevel=0.02)
            for n in range(3):
                box((0.05, 0.03, 0.05), (rx - 0.14 + n * 0.09, ry - 0.28, 0.28 + j * 0.17), "green_glow", bevel=0.01)
    box((1.7, 0.1, 0.04), (x - 0.5, front + 0.2, storey - 0.04), "lamp", bevel=0.015)
    box((0.75, 0.07, 0.9), (x + w / 2 - 0.54, front + 0.03, 0.56), "white", bevel=0.02)
    box((0.6, 0.06, 0.8), (x + w / 2 - 0.54, front, 0.54), "glow", bevel=0.01)
    box((0.95, 0.45, 0.08), (x + w / 2 - 0.54, front - 0.16, storey - 0.06), "amber", bevel=0.03)
    box((0.06, 0.8, storey - 0.3), (side - 0.03, y + 0.475, z), "#4E8FE6", bevel=0.02)
    # antenna with its waves
    top, mx, my = 2 * storey + 0.12, x + 0.95, y + 0.5
    cylinder(0.2, 0.1, (mx, my, top + 0.04), "dark")
    cylinder(0.05, 1.2, (mx, my, top + 0.6), "dark")
    sphere(0.1, (mx, my, top + 1.22), "red_glow")
    radio_waves((mx, my, top + 1.22), (0.32, 0.55), 40, 0.04)
    for column in range(2):
        racked_panel((0.85, 1.2), (x - 1.0 + column * 0.9, y, top), 26, ((0.4, 0.56), (-0.4, 0.18)))
