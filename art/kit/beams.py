"""Beams of light in the air. Units are metres."""
import bpy

from .palette import linear
from .solids import mesh


def beam(source, corners, colour, reach, added=0.0, tint=0.0):
    """A pyramid of light from the point `source` to four `corners`, in a '#RRGGBB' colour.

    It is strongest at its source and gone after `reach`: it adds `added` times its colour to what lies behind it, and colours
    that by `tint` (0 to 1). Nothing is left to chance in it, so it brings no grain.
    """
    light = mesh([source, *corners], [(0, i + 1, (i + 1) % 4 + 1) for i in range(4)], bevel=0)
    light.visible_shadow = False
    light.data.materials[0] = _fading(source, (*linear(colour), 1), reach, added, tint)
    return light


def _fading(source, colour, reach, added, tint):
    light = bpy.data.materials.new("beam")
    light.use_nodes = True
    light.cycles.sample_as_light = False
    nodes, links = light.node_tree.nodes, light.node_tree.links
    nodes.clear()

    def node(kind, settings, **inputs):
        made = nodes.new(kind)
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in inputs.items():
            socket = made.inputs[int(name[1:]) if name[1:].isdigit() else name.replace("_", " ")]
            if isinstance(value, bpy.types.NodeSocket):
                links.new(value, socket)
            else:
                socket.default_value = value
        return made.outputs
    place = node("ShaderNodeNewGeometry", {})
    distance = node("ShaderNodeVectorMath", {"operation": "DISTANCE"}, _0=place["Position"], _1=source)

    def fade(start):
        return node("ShaderNodeMapRange", {}, Value=distance["Value"], From_Max=reach, To_Min=start, To_Max=0)["Result"]
    glow = node("ShaderNodeEmission", {}, Color=colour, Strength=fade(added))
    filtered = node("ShaderNodeMixRGB", {}, Fac=fade(tint), Color1=(1, 1, 1, 1), Color2=colour)
    clear = node("ShaderNodeBsdfTransparent", {}, Color=filtered["Color"])
    both = node("ShaderNodeAddShader", {}, _0=glow["Emission"], _1=clear["BSDF"])
    node("ShaderNodeOutputMaterial", {}, Surface=both["Shader"])
    return light
