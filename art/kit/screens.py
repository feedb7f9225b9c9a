"""What screens, windows and devices show, lying flat with z towards the reader. Metres; `mat` is a name of the palette."""
from .slabs import card
from .solids import box, cylinder


def window_dots(at, radius, height, step):
    """The three buttons of a window's title bar; `at` is the middle of the first one."""
    for i, colour in enumerate(("red", "amber", "green")):
        cylinder(radius, height, (at[0] + step * i, at[1], at[2]), colour)


def text_lines(widths, at, step, size, mat="white", r=0.05):
    """Blank lines of text, one below the other by `step`; `at` is the left end of the first, `size` (height, thickness)."""
    for i, width in enumerate(widths):
        card((width, *size), (at[0] + width / 2, at[1] - step * i, at[2]), mat, r)


def bars(heights, at, step, size, mats, r=0.05):
    """A bar chart; `at` is the foot of the first bar, `size` (width, thickness), `mats` one material a bar."""
    for i, (height, mat) in enumerate(zip(heights, mats)):
        card((size[0], height, size[1]), (at[0] + step * i, at[1] + height / 2, at[2]), mat, r)


def keys(columns, rows, at, step, size, mat="white", bevel=0.02):
    """A keyboard's blank keys of size (x, y, height); `at` is the middle of the first, `step` (across, up)."""
    for row in range(rows):
        for column in range(columns):
            box(size, (at[0] + step[0] * column, at[1] + step[1] * row, at[2]), mat, bevel=bevel)
