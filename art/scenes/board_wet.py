"""A fuse box that is damp and blackened: small drops stand on its cover, soot lies around one breaker."""
import random

SIZE = (480, 480)
CAMERA = dict(target=(0, 0, 3.0), scale=4.6, azimuth=-74, elevation=13)
BURNT = (0.25, -0.1, 3.05)
DAMP = ((-2.3, 2.3, 3.62, 4.4, 70), (-2.3, 2.3, 1.28, 1.98, 80))  # bands of the cover: left, right, lower, upper edge, beads


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
    chance = random.Random(7)
    for left, right, lower, upper, beads in DAMP:
        for _ in range(beads):
            size = chance.triangular(0.02, 0.085, 0.03)
            k.sphere(size, (chance.uniform(left, right), 0.09, chance.uniform(lower, upper)), "sky", (1, 0.55, 1))
    k.torchlight((0, 0, 3.0), 4.8)
