import type { GuideSection } from "../entry.ts";
import { type RowsByCategory, sectionsFromRows } from "../rows.ts";

/** What a plane of this Stanley number is found under: "stanley 71", "stanley no 71", "no 71 plane". */
const stanley = (number: string, more = "") =>
  [
    `stanley ${number}`,
    `stanley no ${number}`,
    `stanley bailey ${number}`,
    `stanley bailey no ${number}`,
    `stanley no ${number} plane`,
    `bailey no ${number}`,
    ...(more === "" ? [] : [more]),
  ].join(", ");

const type = (of: string) => ({ brand: "Stanley", is: "model" as const, scatter: 0.45, not: of });
/** Parts and papers of a plane are sold by its number as well. */
const notParts =
  "oz, ounce, tumbler, cup, quencher, mug, bottle, thermos, iron, irons, blade, blades, cutter only, body, base only, tote, knob, frog, handle, lever cap, fence, screw, manual, booklet, box only, rod, rods, guide, saw, level, hammer, tape, bit brace";

/**
 * Woodworkers' hand planes, which collectors know by Stanley's number. Prices of complete, usable
 * ones of common types; the earliest types and sealed ones bring several times as much.
 */
const rowsByCategory: RowsByCategory = {
  tools: [
    ["No. 1 smoothing plane", stanley("1 smoothing plane"), 900, type(notParts)],
    ["No. 2 smoothing plane", stanley("2"), 240, type(`${notParts}, 602`)],
    ["No. 3 smoothing plane", stanley("3"), 60, type(notParts)],
    [
      "No. 4 smoothing plane",
      stanley(
        "4",
        "stanley no 4 smoothing plane, stanley smoothing plane, stanley no 4 smooth bottom",
      ),
      42,
      type(`${notParts}, 4 1 2`),
    ],
    ["No. 4½ wide smoothing plane", stanley("4 1 2"), 85, type(notParts)],
    ["No. 5 jack plane", stanley("5", "stanley jack plane"), 48, type(`${notParts}, 5 1 4, 5 1 2`)],
    ["No. 5¼ or 5½ jack plane", `${stanley("5 1 4")}, ${stanley("5 1 2")}`, 75, type(notParts)],
    ["No. 6 fore plane", stanley("6"), 70, type(notParts)],
    ["No. 7 jointer plane", stanley("7", "stanley jointer plane"), 105, type(notParts)],
    ["No. 8 jointer plane", stanley("8"), 140, type(notParts)],
    ["No. 10 rabbet plane", stanley("10"), 130, type(notParts)],
    [
      "Bedrock plane",
      "stanley bedrock, stanley bed rock, bedrock plane, stanley 604, stanley 605, stanley 606, stanley 607, stanley 608, stanley no 604, stanley no 605, stanley no 606, stanley no 607",
      165,
      type(notParts),
    ],
    ["No. 40 scrub plane", stanley("40", "scrub plane"), 120, type(notParts)],
    ["No. 45 combination plane", stanley("45"), 110, type(`${notParts}, 45 55`)],
    ["No. 55 combination plane", stanley("55"), 260, type(`${notParts}, 45 55`)],
    [
      "No. 46, 48 or 50 plane",
      `${stanley("46")}, ${stanley("48")}, ${stanley("50")}`,
      85,
      type(notParts),
    ],
    [
      "No. 71 router plane",
      `${stanley("71")}, stanley router plane, router plane, stanley no 71 router, stanley no 71 1 2`,
      115,
      type(notParts),
    ],
    ["No. 78 rabbet plane", stanley("78", "duplex rabbet plane"), 40, type(notParts)],
    [
      "No. 75 bull-nose plane",
      `${stanley("75")}, bullnose plane, bull nose plane`,
      30,
      type(notParts),
    ],
    ["No. 79 side rabbet plane", stanley("79"), 55, type(notParts)],
    ["No. 80 cabinet scraper", `${stanley("80")}, cabinet scraper`, 30, type(notParts)],
    [
      "No. 90, 92 or 93 shoulder plane",
      `${stanley("90")}, ${stanley("92")}, ${stanley("93")}, shoulder plane`,
      75,
      type(notParts),
    ],
    [
      "block plane",
      `${stanley("110")}, ${stanley("220")}, ${stanley("102")}, ${stanley("103")}, ${stanley("130")}, stanley block plane`,
      22,
      type(notParts),
    ],
    [
      "adjustable block plane",
      `${stanley("9 1 2")}, ${stanley("60 1 2")}, ${stanley("18")}, ${stanley("65")}, ${stanley("15")}, stanley low angle block plane, low angle block plane`,
      42,
      type(notParts),
    ],
    [
      "No. 190, 191 or 289 fillister plane",
      `${stanley("190")}, ${stanley("191")}, ${stanley("192")}, ${stanley("289")}`,
      45,
      type(notParts),
    ],
    [
      "No. 113 or 20 circular plane",
      `${stanley("113")}, ${stanley("20")}, circular plane, compass plane`,
      125,
      type(notParts),
    ],
    [
      "No. 193, 194 or fiberboard plane",
      `${stanley("193")}, ${stanley("194")}`,
      35,
      type(notParts),
    ],
    [
      "No. 67, 98 or 99 plane",
      `${stanley("67")}, ${stanley("98")}, ${stanley("99")}`,
      95,
      type(notParts),
    ],
    [
      "transitional plane",
      `${stanley("26")}, ${stanley("35")}, ${stanley("27")}, transitional plane, wood bottom plane`,
      32,
      type(notParts),
    ],
    [
      "Handyman plane",
      "stanley handyman plane, stanley handyman, handyman plane",
      18,
      type(notParts),
    ],
    [
      "plane",
      "lie nielsen, lie nielsen plane, lie nielsen block plane, bridge city plane, veritas plane, veritas shoulder plane, veritas block plane",
      150,
      { brand: "Lie-Nielsen / Veritas / Bridge City", is: "line", scatter: 0.5, not: notParts },
    ],
    [
      "plane",
      "record plane, record hand plane, record no 4, record no 5, record no 778, record no 044, record no 040, record no 042, paramo plane",
      45,
      { brand: "Record", is: "line", scatter: 0.5, not: `${notParts}, lp, vinyl, player` },
    ],
    [
      "plane",
      "millers falls plane, millers falls hand plane, millers falls block plane, millers falls bench plane, millers falls no 9, sargent plane, sargent block plane, sargent hand plane, union plane, ohio tool plane, winchester plane, siegley plane",
      38,
      {
        brand: "Millers Falls / Sargent / Union / Ohio Tool / Winchester",
        is: "line",
        scatter: 0.6,
        not: notParts,
      },
    ],
    [
      "plane",
      "dunlap plane, dunlap block plane, dunlap wood plane, fulton plane, great neck plane, craftsman plane, craftsman block plane, craftsman wood plane, craftsman hand plane, master mechanic plane, defiance plane, shapleigh plane, kobalt plane, kobalt block plane, worth plane",
      18,
      {
        brand: "Dunlap / Fulton / Great Neck / Craftsman / Defiance / Kobalt",
        is: "line",
        scatter: 0.5,
        not: notParts,
      },
    ],
    [
      "wooden molding plane",
      "molding plane, moulding plane, beading plane, hollow plane, bead plane, wood molder plane, hollows and rounds, astragal plane, ogee plane, coffin plane, plow plane, plough plane, wooden plane, wood rabbet plane, horned plane, dado plane",
      34,
      { scatter: 0.65, not: "router bit, shaper" },
    ],
    [
      "rabbet plane",
      "rabbet plane, rebate plane, rabbit plane, fillister plane",
      34,
      { scatter: 0.6 },
    ],
    [
      "Japanese plane",
      "kanna, kanna plane, japanese hand plane, japanese plane, japanese smoothing plane",
      60,
      { scatter: 0.8 },
    ],
    ["spokeshave", "spokeshave, spoke shave, spokeshaves, draw shave", 26, { scatter: 0.6 }],
    [
      "plane's blade or cutter",
      "plane iron, plane blade, plane cutter, cutting iron, chip breaker, surform blade, plow iron, wood plane blade",
      20,
      { scatter: 0.65, whenNew: 1.3 },
    ],
    [
      "plane's body, handle or other part",
      "plane body, plane parts, tote and knob, knob and tote, tall knob and tote, plane handle, plane frog, frog mechanism, lever cap, plane base, plane tote, plane depth stop, plane fence, plane restoration",
      28,
      { scatter: 0.65 },
    ],
    ["honing guide", "honing guide, chisel honing guide, sharpening guide", 14, { scatter: 0.6 }],
    [
      "woodworking plane",
      "woodworking plane, carpentry plane, smooth plane, smooth bottom plane, carpenters plane, joiner plane, jack plane no 5, scraper plane, rounding plane",
      30,
      { scatter: 0.65 },
    ],
  ],
};

export const handPlanes: readonly GuideSection[] = sectionsFromRows(rowsByCategory);
