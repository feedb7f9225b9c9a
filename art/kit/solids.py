"""Solids with soft edges. Units are metres, z is up, `rot` is degrees around x, y and z, `mat` a name of the palette.

Each function makes one object, centred at `at` unless it says otherwise, and returns it.
"""
import math

import bpy

from .palette import material


def _finish(obj, mat, bevel, segments=4):
    obj.data.materials.clear()
    obj.data.materials.append(material(mat))
    if bevel:
        mod = obj.modifiers.new("bevel", "BEVEL")
        mod.width, mod.segments, mod.limit_method = bevel, segments, "ANGLE"
    for poly in obj.data.polygons:
        poly.use_smooth = True
    if hasattr(obj.data, "use_auto_smooth"):
        obj.data.use_auto_smooth = True
    return obj


def radians(rot):
    """Degrees around x, y and z as the radians that Blender takes."""
    return tuple(math.radians(a) for a in rot)


def box(size, at, mat="white", rot=(0, 0, 0), bevel=0.05):
    """A rounded box of size (x, y, z)."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=radians(rot))
    obj = bpy.context.object
    obj.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return _finish(obj, mat, min(bevel, min(size) * 0.49))


def cylinder(radius, height, at, mat="white", rot=(0, 0, 0), bevel=0.02, sides=64):
    """A cylinder along z before `rot`."""
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=height, location=at, rotation=radians(rot), vertices=sides)
    return _finish(bpy.context.object, mat, min(bevel, radius * 0.49, height * 0.49))


def cone(radius, height, at, mat="white", rot=(0, 0, 0), top=0.0, bevel=0.02, sides=64):
    """A cone along z before `rot`, `radius` at its foot and `top` at its head."""
    bpy.ops.mesh.primitive_cone_add(radius1=radius, radius2=top, depth=height, location=at, rotation=radians(rot), vertices=sides)
    return _finish(bpy.context.object, mat, bevel)


def sphere(radius, at, mat="white", scale=(1, 1, 1)):
    """A ball, stretched along x, y and z by `scale`."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, segments=64, ring_count=32)
    obj = bpy.context.object
    obj.scale = scale
    return _finish(obj, mat, 0)


def torus(radius, tube_radius, at, mat="white", rot=(0, 0, 0)):
    """A ring lying flat before `rot`; `radius` goes to the middle of its tube."""
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=tube_radius, location=at, rotation=radians(rot), major_segments=96, minor_segments=24)
    return _finish(bpy.context.object, mat, 0)


def mesh(vertices, faces, mat="white", at=(0, 0, 0), bevel=0.04, rot=(0, 0, 0)):
    """Any solid from its vertices and faces (counter-clockwise seen from outside); `at` is where its (0, 0, 0) goes."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(vertices, [], faces)
    obj = bpy.data.objects.new("mesh", data)
    obj.location, obj.rotation_euler = at, radians(rot)
    bpy.context.scene.collection.objects.link(obj)
    return _finish(obj, mat, bevel)


def extrude(outline, depth, mat="white", at=(0, 0, 0), rot=(90, 0, 0), bevel=0.03):
    """A flat outline given a thickness; rot=(90, 0, 0) stands it up facing -y, (0, 0, 0) lets it lie."""
    n = len(outline)
    vertices = [(x, y, z) for z in (-depth / 2, depth / 2) for x, y in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh(vertices, faces, mat, at, bevel, rot)


def lathe(profile, mat="white", at=(0, 0, 0), rot=(0, 0, 0), steps=64, bevel=0.0):
    """A closed outline [(radius, z), ...] turned around the z axis in `steps` steps."""
    m = len(profile)
    turns = [(math.cos(math.tau * i / steps), math.sin(math.tau * i / steps)) for i in range(steps)]
    vertices = [(r * c, r * s, z) for c, s in turns for r, z in profile]
    faces = [(i * m + j, (i + 1) % steps * m + j, (i + 1) % steps * m + (j + 1) % m, i * m + (j + 1) % m)
             for i in range(steps) for j in range(m)]
    return mesh(vertices, faces, mat, at, bevel, rot)
