"""Takes the grain out of a render: light is evened out along each surface, while colours, edges and glows stay as rendered.

Debian's Blender comes without a denoiser. This one is the edge-avoiding wavelet filter that game engines use (Schied et
al. 2017, "Spatiotemporal Variance-Guided Filtering", its part in space). Needs numpy (package python3-numpy).
"""
import os
import tempfile

import bpy
import numpy as np

PASSES = ("Combined", "DiffCol", "DiffDir", "DiffInd", "Emit", "Normal", "Position")
SPLINE = (0.0625, 0.25, 0.375, 0.25, 0.0625)  # the wavelet's weights, two pixels to each side
LEVELS = 4  # each doubles the step between those pixels: 2 * (1 + 2 + 4 + 8) = 30 px at most
OFFSETS = [(dy, dx) for dy in range(-2, 3) for dx in range(-2, 3)]
TOLERANCE = 4.0  # standard deviations of the grain that count as grain
EDGE_EASE, FELLOWS = 4.0, 6  # how much wider the limits are across an edge, and how many fellows of 24 mean that there is none
NORMAL, COLOUR = 0.15, 0.08  # differences of normals and of colours (0 to 1) from which on a surface is another one


def watch(folder):
    """Lets the next render leave each pass in `folder`."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_emit = layer.use_pass_normal = layer.use_pass_position = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source, target = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    target.base_path = folder
    target.format.file_format, target.format.color_depth, target.format.exr_codec = "OPEN_EXR", "32", "NONE"
    target.file_slots.clear()
    for name in PASSES:
        target.file_slots.new(name)
        links.new(source.outputs["Image" if name == "Combined" else name], target.inputs[name])


def _read(folder, name):
    file = next(file for file in os.listdir(folder) if file.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)


def _brightness(light):
    return light @ np.array((0.21, 0.72, 0.07), np.float32)


class _Around:
    """The neighbours of every pixel of some arrays: those `dy`, `dx` pixels away, the border repeated."""

    def __init__(self, reach, *arrays):
        self.reach, self.shape = reach, arrays[0].shape[:2]
        edges = ((reach, reach), (reach, reach), (0, 0))
        self.padded = [np.pad(array, edges[:array.ndim], "edge") for array in arrays]

    def at(self, dy, dx):
        rows, columns = (slice(self.reach + d, self.reach + d + size) for d, size in zip((dy, dx), self.shape))
        return [array[rows, columns] for array in self.padded]


def _alike(here, there, reach, ease=1.0):
    """How much (0 to 1) two pixels lie on one surface, from their guides; `reach` in metres, `ease` widens the limits."""
    (normal, colour, position, solid), (normal2, colour2, position2, solid2) = here, there
    off_plane = np.abs(np.einsum("yxc,yxc->yx", normal, position - position2)) / reach
    apart = [(a - b) / (ease * limit) for a, b, limit in ((normal, normal2, NORMAL), (colour, colour2, COLOUR))]
    return np.exp(-off_plane - sum(np.einsum("yxc,yxc->yx", d, d) for d in apart)) * (solid * solid2)


def _begin(lights, guides, reach):
    """Evens out those pixels that lie across an edge, and so on no surface with their neighbours.

    Gives the lights back, and how much the brightness of each varies on the surface around each pixel.
    """
    around = _Around(2, *lights, *guides)
    brights = [_brightness(light) for light in lights]
    fellows, total = np.float32(1e-6), np.float32(1e-6)
    sums, firsts = [1e-6 * light for light in lights], [1e-6 * bright for bright in brights]
    seconds = [1e-6 * bright ** 2 for bright in brights]
    for dy, dx in OFFSETS:
        there = around.at(dy, dx)
        near, wide = (_alike(guides, there[len(lights):], *limits) for limits in ((reach,), (6 * reach, EDGE_EASE)))
        fellows, total = fellows + near, total + wide
        for i, light in enumerate(there[:len(lights)]):
            bright = _brightness(light)
            sums[i] += wide[..., None] * light
            firsts[i] += near * bright
            seconds[i] += near * bright ** 2
    keep = np.clip((fellows - 1) / FELLOWS, 0, 1)[..., None]
    lights = [keep * light + (1 - keep) * evened / total[..., None] for light, evened in zip(lights, sums)]
    return lights, [np.maximum(second / fellows - (first / fellows) ** 2, 0) for first, second in zip(firsts, seconds)]


def _level(lights, variances, guides, step, reach):
    """One level of the wavelet: the lights and their variances, evened out."""
    grains = [sum(_Around(1, variance).at(dy, dx)[0] for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9 for variance in variances]
    limits = [TOLERANCE * np.sqrt(grain) + 1e-4 for grain in grains]
    around = _Around(2 * step, *lights, *variances, *guides)
    sums = [[1e-6, 1e-6 * light, 1e-12 * variance] for light, variance in zip(lights, variances)]
    brights = [_brightness(light) for light in lights]
    count = len(lights)
    for dy, dx in OFFSETS:
        there = around.at(dy * step, dx * step)
        surface = SPLINE[dy + 2] * SPLINE[dx + 2] * _alike(guides, there[2 * count:], reach)
        for i, total in enumerate(sums):
            weight = surface * np.exp(-np.abs(brights[i] - _brightness(there[i])) / limits[i])
            total[0] = total[0] + weight
            total[1] += weight[..., None] * there[i]
            total[2] += weight ** 2 * there[count + i]
    return [light / total[..., None] for total, light, _ in sums], [variance / total ** 2 for total, _, variance in sums]


def denoise(folder, pixel):
    """The render's linear pixels without grain, from the passes that `watch` left in `folder`; `pixel` in metres."""
    whole = _read(folder, "Combined")
    rows, columns = (np.flatnonzero(whole[..., 3].any(axis=axis)) for axis in (1, 0))
    subject = np.s_[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]  # nothing is to be done around it
    combined, (colour, direct, indirect, glow, normal, position) = whole[subject], (
        _read(folder, name)[subject][..., :3] for name in PASSES[1:])
    light = direct + indirect
    guides = (normal, colour + np.minimum(glow, 1), position, (combined[..., 3] > 0).astype(np.float32))
    lights, variances = _begin([light, combined[..., :3] - colour * light - glow], guides, 2 * pixel)
    for level in range(LEVELS):
        lights, variances = _level(lights, variances, guides, 2 ** level, 2 * 2 ** level * pixel)
    combined[..., :3] = np.maximum(colour * lights[0] + lights[1] + glow, 0)
    return whole


def render(file, pixel):
    """Renders the scene to a PNG without grain; `pixel` is a pixel's size in metres."""
    with tempfile.TemporaryDirectory() as folder:
        watch(folder)
        bpy.ops.render.render()
        pixels = denoise(folder, pixel)
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("clean", width, height, alpha=True, float_buffer=True)
    image.alpha_mode = "PREMUL"
    image.pixels.foreach_set(pixels.ravel())
    image.save_render(file, scene=bpy.context.scene)
