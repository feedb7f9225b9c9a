"""The stage of every picture: one sun, one camera angle, a ground that only catches the shadow, and the render's settings."""
import math

import bpy
from mathutils import Vector

from .palette import linear

# What a scene may set for itself: the picture in pixels, and the camera (target and width of the view in metres, degrees).
SIZE = (1220, 920)
SAMPLES = 24  # with what `denoise` evens out, no grain is left
GROUND = "ground"
CAMERA = dict(target=(0, 0, 1), scale=9.0, azimuth=-52, elevation=31)


def glow_light(at, watts=60, colour="#FFD9A0", radius=0.3):
    """A small real light, for lamps and screens; `radius` (metres) softens its shadow."""
    lamp = bpy.data.lights.new("glow", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = watts, linear(colour), radius
    obj = bpy.data.objects.new("glow", lamp)
    obj.location = at
    bpy.context.scene.collection.objects.link(obj)
    return obj


def set_stage(size, camera, ground, view):
    """Prepares what has been built for the render.

    `size` is the picture in pixels, `camera` overrides parts of CAMERA, `ground` is the height of the shadow (metres),
    `view` says how it is rendered: `night`, and `draft` (40 % of the size, few samples).
    """
    _render_settings(size, "draft" in view)
    bpy.ops.mesh.primitive_plane_add(size=200, location=(0, 0, ground))
    bpy.context.object.name = GROUND
    bpy.context.object.visible_camera = False  # its light on the subject stays
    if "night" in view and "draft" not in view:
        cycles = bpy.context.scene.cycles
        cycles.samples, cycles.adaptive_threshold, cycles.sample_clamp_indirect = 2 * SAMPLES, 0.02, 1.0  # small lamps grain more
    _sun_and_sky("night" in view)
    _camera(**{**CAMERA, **camera})


def show_shadow():
    """From the subject without its shadow to the shadow without its subject, at half the size: it is soft."""
    for part in bpy.context.scene.objects:
        part.visible_camera = part.name == GROUND
    bpy.data.objects[GROUND].is_shadow_catcher = True
    bpy.context.scene.render.resolution_percentage //= 2
    bpy.context.scene.cycles.samples //= 2
    bpy.context.scene.use_nodes = False


def metres_a_pixel():
    """The size of a pixel where the camera looks."""
    scene = bpy.context.scene
    return scene.camera.data.ortho_scale / (scene.render.resolution_x * scene.render.resolution_percentage / 100)


def _render_settings(size, draft):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device, scene.cycles.use_denoising = "CPU", False
    scene.cycles.samples = 24 if draft else SAMPLES
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.05 if draft else 0.03
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.sample_clamp_indirect = 5, 3, 3.0
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 40 if draft else 100
    scene.render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Very High Contrast"
    scene.view_settings.exposure = -0.1


def _sun_and_sky(night):
    bpy.ops.object.light_add(type="SUN", rotation=(math.radians(46), math.radians(6), math.radians(28)))
    sun = bpy.context.object.data
    sun.energy, sun.angle, sun.color = 3.1, math.radians(9), (1.0, 0.96, 0.9)
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world, world.use_nodes = world, True
    sky = world.node_tree.nodes["Background"].inputs
    sky[0].default_value, sky[1].default_value = (0.8, 0.88, 1.0, 1), 0.85
    if night:
        sun.energy, sun.color = 0.75, (0.55, 0.7, 1.0)
        sky[0].default_value, sky[1].default_value = (0.4, 0.55, 1.0, 1), 0.36
    world.cycles.sampling_method = "NONE"  # an even sky is met often enough by what surfaces reflect


def _camera(target, scale, azimuth, elevation):
    lens = bpy.data.cameras.new("camera")
    lens.type, lens.ortho_scale, lens.clip_end = "ORTHO", scale, 300
    eye = bpy.data.objects.new("camera", lens)
    bpy.context.scene.collection.objects.link(eye)
    turn, rise = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise)))
    eye.location = Vector(target) + towards * 60
    eye.rotation_euler = (Vector(target) - eye.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = eye
