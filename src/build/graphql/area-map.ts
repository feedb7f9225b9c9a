/** The map of the area served: src/build/area-map draws it from data/company.json and data/water.json. */
export const typeDefs = `
  "The lake, river or sea of data/water.json. Ask Company for its areaMap instead."
  type Water implements Node @dontInfer {
    id: ID!
  }

  "The map of the towns served as shapes of an SVG, in units of its view box."
  type AreaMap {
    "The attribute of the svg element: 0 0 400 480"
    viewBox: String!
    "Null for a business without data/water.json."
    water: AreaMapWater
    "Path of the lines that connect the towns with the base."
    lines: String!
    "Where the teams start from."
    base: AreaMapPoint!
    "The towns, in the order of the data."
    stops: [AreaMapPoint!]!
    "The name of the region, beside the base."
    regionLabel: AreaMapLabel!
    "The names of the towns, in the order of the stops."
    townLabels: [AreaMapLabel!]!
  }

  type AreaMapWater {
    "Path of the shore, which may lie outside the view box."
    path: String!
    name: String!
    "The attribute of the name's text element, which is centred: translate(…) rotate(…)"
    nameTransform: String!
  }

  type AreaMapPoint {
    x: Float!
    y: Float!
  }

  type AreaMapLabel {
    text: String!
    x: Float!
    "The baseline."
    y: Float!
    anchor: AreaMapAnchor!
  }

  "Which end of a name stands at its place: the attribute text-anchor."
  enum AreaMapAnchor {
    start
    end
  }
`;
