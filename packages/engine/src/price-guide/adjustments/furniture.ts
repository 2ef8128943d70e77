import { adjustment, type AdjustmentGroup } from "./adjustment.ts";

/** What a maker's name does to the resale price of the same kind of piece. */
export const furnitureMaker: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.35,
  isForUnbranded: true,
  mustBeGenuine: true,
  isNarrowing: true,
  adjustments: [
    adjustment(
      3.5,
      "a design house's: herman miller, knoll, eames, fritz hansen, vitra, cassina, b and b italia, minotti, poltrona frau, roche bobois, ligne roset, nakashima, milo baughman, paul mccobb, george nelson, hans wegner, finn juhl, arne vodder, adrian pearsall, ercol, g plan, togo, dwr, design within reach",
    ),
    adjustment(
      2,
      "a high-end maker's: restoration hardware, rh, stickley, baker, henredon, kittinger, room and board, arhaus, mitchell gold, heywood wakefield, drexel, broyhill brasilia, lane acclaim, natuzzi, stressless, ekornes, maitland smith, ralph lauren, blu dot, thos moser, kreiss, theodore alexander, restoration",
    ),
    adjustment(
      1.4,
      "a good maker's: pottery barn, crate and barrel, west elm, ethan allen, thomasville, bernhardt, hooker, bassett, la z boy, lazboy, flexsteel, anthropologie, cb2, z gallerie, pulaski, broyhill, lane, havertys, jonathan adler, living spaces, kincaid, pennsylvania house, drexel heritage, serena and lily, john lewis, laura ashley, habitat, oak furniture land, dfs, made com, heals, loaf, scandinavian designs, cost plus, world market",
    ),
    adjustment(
      0.65,
      "a budget maker's: ikea, sauder, bush, walmart, mainstays, target, wayfair, big lots, threshold, room essentials, argos, zinus, amazon, dorel, south shore, ameriwood, prepac, better homes, costco, homebase, b and q, tesco",
    ),
  ],
};

export const furnitureMaterial: AdjustmentGroup = {
  kind: "words",
  where: "anywhere",
  explains: 0.25,
  mustBeGenuine: true,
  adjustments: [
    adjustment(1.6, "teak, walnut or rosewood: teak, rosewood, walnut, mahogany, burl"),
    adjustment(
      1.5,
      "live edge or reclaimed: live edge, reclaimed, slab, hand made, handmade, hand crafted, handcrafted, custom made, hand carved",
    ),
    adjustment(
      1.3,
      "solid wood: solid wood, solid oak, oak, cherry, maple, real wood, hardwood, hard wood, solid, cedar",
    ),
    adjustment(1.35, "leather: genuine leather, real leather, top grain, italian leather, leather"),
    adjustment(
      0.9,
      "imitation leather: faux leather, bonded leather, pu leather, vegan leather, fake leather, imitation leather, leatherette, pleather, leather gel, leather match",
    ),
    adjustment(1.3, "marble or stone: marble, granite, travertine"),
    adjustment(
      0.65,
      "board or plastic: particle board, particleboard, laminate, mdf, plastic, pressboard, melamine",
    ),
    adjustment(0.85, "metal or folding: folding, wire, metal frame"),
  ],
};

export const furnitureStyle: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.25,
  adjustments: [
    adjustment(
      1.7,
      "mid-century: mid century, midcentury, mcm, danish, danish modern, scandinavian, art deco, retro",
    ),
    adjustment(
      1.4,
      "antique: antique, victorian, edwardian, georgian, 1800s, 1920s, 1930s, 19th century",
    ),
    adjustment(
      1.25,
      "modern or designer: modern, contemporary, designer, luxury, restored, refinished",
    ),
    adjustment(1.15, "vintage: vintage, french provincial, chippendale, queen anne"),
    adjustment(
      0.6,
      "for a child or a student: kids, child, children, toddler, dorm, student, basic, cheap, old",
    ),
  ],
};

export const furnitureSize: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.2,
  adjustments: [
    adjustment(
      1.4,
      "with what goes with it: suite, with chairs, and chairs, with ottoman, with mirror, with hutch",
    ),
    adjustment(
      1.3,
      "large: large, big, huge, king, extra large, oversized, double, long, tall, extending, extendable",
    ),
    adjustment(0.65, "small: small, mini, little, narrow, tiny, compact, twin, single, short"),
  ],
};
