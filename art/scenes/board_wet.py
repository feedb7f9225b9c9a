"""A fuse box that is wet and blackened: water runs out of its cover, soot lies around one breaker."""

SIZE = (480, 480)
CAMERA = dict(target=(0, 0, 3.0), scale=4.6, azimuth=-74, elevation=13)
BURNT = (0.25, -0.1, 3.05)
RUNS = ((-1.75, 4.5, 3.75), (-1.2, 4.5, 4.1), (1.5, 4.5, 3.85), (-2.25, 4.6, 1.9), (2.25, 4.2, 2.4),
        (-1.5, 2.1, 1.2), (-0.85, 2.1, 1.62), (1.05, 2.1, 1.5), (1.65, 2.1, 1.15))  # x, and the heights of top and end


def blacken(k, name):
    """Soot on all that is of this material, thinner with the distance from BURNT."""
    colour = k.shader(name)["Base Color"]
    tree = colour.id_data
    place, far, soot, mix = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("NewGeometry", "VectorMath", "MapRange", "MixRGB"))
    far.operation, far.inputs[1].default_value = "DISTANCE", BURNT
    soot.interpolation_type = "SMOOTHSTEP"
    soot.inputs["From Min"].default_value, soot.inputs["From Max"].default_value = 0.35, 1.25
    mix.inputs[1].default_value, mix.inputs[2].default_value = (0.004, 0.003, 0.003, 1), colour.default_value
    tree.links.new(place.outputs["Position"], far.inputs[0])
    tree.links.new(far.outputs["Value"], soot.inputs["Value"])
    tree.links.new(soot.outputs["Result"], mix.inputs[0])
    tree.links.new(mix.outputs[0], colour)


def build(k):
    k.lever_board({4: k.HALFWAY})
    for name in ("white", "grey", "stone", "navy", "dark"):
        blacken(k, name)
    k.shader("sky")["Roughness"].default_value = 0.08
    for x, top, end in RUNS:
        k.cone(0.105, top - end, (x, 0.07, (top + end) / 2), "sky", top=0.03, bevel=0)
        k.sphere(0.115, (x, 0.07, end), "sky", (1, 1, 1.2))
    k.torchlight((0, 0, 3.0), 4.8)
