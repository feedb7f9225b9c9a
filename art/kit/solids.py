"""Solids with soft edges. Units are metres, z is up, `rot` is degrees around x, y and z, `mat` a name of the palette.

Each function makes one object, centred at `at` unless it says otherwise, and returns it.
"""
import math

import bmesh
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


def _primitive(make, at, rot, mat, bevel, scale=(1, 1, 1), **form):
    """One of bmesh's own solids as an object; far quicker than the operators, which look at the whole scene each time."""
    data, shape = bpy.data.meshes.new("solid"), bmesh.new()
    make(shape, **form)
    bmesh.ops.scale(shape, vec=scale, verts=shape.verts)
    shape.to_mesh(data)
    shape.free()
    obj = bpy.data.objects.new("solid", data)
    obj.location, obj.rotation_euler = at, radians(rot)
    bpy.context.scene.collection.objects.link(obj)
    return _finish(obj, mat, bevel)


def box(size, at, mat="white", rot=(0, 0, 0), bevel=0.05):
    """A rounded box of size (x, y, z)."""
    return _primitive(bmesh.ops.create_cube, at, rot, mat, min(bevel, min(size) * 0.49), size, size=1)


def cylinder(radius, height, at, mat="white", rot=(0, 0, 0), bevel=0.02, sides=64):
    """A cylinder along z before `rot`."""
    return cone(radius, height, at, mat, rot, radius, min(bevel, radius * 0.49, height * 0.49), sides)


def cone(radius, height, at, mat="white", rot=(0, 0, 0), top=0.0, bevel=0.02, sides=64):
    """A cone along z before `rot`, `radius` at its foot and `top` at its head."""
    return _primitive(bmesh.ops.create_cone, at, rot, mat, bevel, cap_ends=True, segments=sides, radius1=radius, radius2=top, depth=height)


def sphere(radius, at, mat="white", scale=(1, 1, 1)):
    """A ball, stretched along x, y and z by `scale`."""
    return _primitive(bmesh.ops.create_uvsphere, at, (0, 0, 0), mat, 0, scale, u_segments=64, v_segments=32, radius=radius)


def torus(radius, tube_radius, at, mat="white", rot=(0, 0, 0)):
    """A ring lying flat before `rot`; `radius` goes to the middle of its tube."""
    turns = [math.tau * i / 24 for i in range(24)]
    return lathe([(radius + tube_radius * math.cos(t), tube_radius * math.sin(t)) for t in turns], mat, at, rot, 96)


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
