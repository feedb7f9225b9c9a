"""The palette: every material of the pictures by its name."""
import bpy

# name: (sRGB hex, roughness, metallic, emission strength)
PALETTE = {
    "white": ("#F6F3EC", 0.55, 0.0, 0), "cream": ("#EFE3CB", 0.6, 0.0, 0), "sand": ("#E3C9A0", 0.7, 0.0, 0),
    "navy": ("#14305C", 0.45, 0.0, 0), "ink": ("#1C2433", 0.5, 0.0, 0), "blue": ("#2F6FE4", 0.45, 0.0, 0), "sky": ("#9CC4FF", 0.5, 0.0, 0),
    "amber": ("#FFB31A", 0.45, 0.0, 0), "orange": ("#F4812B", 0.5, 0.0, 0), "red": ("#DE4B3A", 0.5, 0.0, 0), "terracotta": ("#CF5B3F", 0.8, 0.0, 0),
    "green": ("#3FA66B", 0.7, 0.0, 0), "leaf": ("#2F8A57", 0.85, 0.0, 0), "grass": ("#8CC78A", 0.9, 0.0, 0), "mint": ("#BFE5CC", 0.7, 0.0, 0),
    "purple": ("#7A5AE0", 0.5, 0.0, 0), "pink": ("#F29BB2", 0.55, 0.0, 0),
    "grey": ("#A3ADB8", 0.5, 0.0, 0), "stone": ("#C9CED4", 0.7, 0.0, 0), "dark": ("#39424F", 0.5, 0.0, 0), "wood": ("#A56B3F", 0.7, 0.0, 0),
    "rubber": ("#22262D", 0.8, 0.0, 0), "steel": ("#B9C0C8", 0.25, 0.9, 0), "copper": ("#D98A4B", 0.3, 0.9, 0),
    "panel": ("#12296B", 0.12, 0.2, 0), "screen": ("#101B33", 0.15, 0.0, 0), "glass": ("#BFD8F2", 0.08, 0.0, 0),
    "glow": ("#FFD27A", 0.4, 0.0, 2.5), "lamp": ("#FFE9B8", 0.4, 0.0, 6.0), "cyan_glow": ("#6FE3FF", 0.4, 0.0, 1.6),
    "green_glow": ("#5BF08F", 0.4, 0.0, 2.0), "red_glow": ("#FF5A4A", 0.4, 0.0, 2.0), "white_glow": ("#FFFFFF", 0.4, 0.0, 1.4),
}
_materials = {}


def linear(hex_colour):
    """The linear (r, g, b), each 0 to 1, of an sRGB '#RRGGBB'."""
    channels = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def material(name):
    """The palette's material, made once; a '#RRGGBB' name gives a matte colour of its own.

    'lit NAME' is the same by day, for what a screen shows: `light_up` lets it shine.
    """
    if name not in _materials:
        colour, rough, metal, emit = _properties(name)
        _materials[name] = bpy.data.materials.new(name)
        _materials[name].use_nodes = True
        inputs = shader(name)
        inputs["Base Color"].default_value = (*linear(colour), 1)
        inputs["Roughness"].default_value = rough
        inputs["Metallic"].default_value = metal
        if emit:
            make_glow(name, linear(colour), emit)
    return _materials[name]


def _properties(name):
    plain = name.removeprefix("lit ")
    return PALETTE.get(plain, (plain, 0.55, 0.0, 0))


def light_up(strength):
    """Lets all 'lit' materials shine in their own colours, for a picture by night."""
    for name in [name for name in _materials if name.startswith("lit ")]:
        make_glow(name, linear(_properties(name)[0]), strength)


def shader(name):
    """The inputs of a material's surface, for a scene that needs one to be different (a see-through glass)."""
    return material(name).node_tree.nodes["Principled BSDF"].inputs


def make_glow(name, colour, strength):
    """Lets a material shine by itself in a linear (r, g, b), each 0 to 1."""
    inputs = shader(name)
    emission = "Emission Color" if "Emission Color" in inputs else "Emission"  # Blender 4 renamed it
    inputs[emission].default_value = (*colour, 1)
    inputs["Emission Strength"].default_value = strength
    material(name).cycles.sample_as_light = False  # it is met often enough; a light of its own would only bring grain
