"""The clay kit: what a scene's build(k) finds on `k`. Each file holds one kind of thing."""
from .beams import beam
from .buildings import gable_roof, roof_slabs, window
from .equipment import car, fan, radio_waves, rotor, solar_panel
from .fuse_box import DOWN, HALFWAY, fuse_board, lever_board, ring, torchlight
from .furniture import armchair, potted_plant
from .ground import bushes, island, pine, platform, room, tree
from .lines import rod, stroke, tube
from .night import lamps, moonlight, shine, warm_windows
from .outlines import arc, polar, rounded, star, swiss_plug, turned
from .palette import light_up, make_glow, shader
from .placing import RIGHT, around, face, on_ground, placed, seen
from .quarter import apartments, house, office
from .screens import bars, keys, text_lines, window_dots
from .shop import awning, parcel
from .slabs import bubble, card, plate
from .solids import box, cone, cylinder, extrude, lathe, sphere, torus
from .stage import glow_light
from .street import street_lamp, switchboard, turbine, wall_camera
from .tools import toolbox
