import type { GuideEntry, GuideSection } from "../entry.ts";

/** `carbon`: made of nothing else, so that the word tells nothing about the price. */
type Build = "mixed" | "carbon" | "alloy";
type Line = readonly [
  model: string,
  usedMedianUsd: number,
  build?: Build,
  /** Further names, and those that need no maker beside them, as aliases. */
  names?: readonly string[],
];

/**
 * Model lines of mountain-bike makers, because the maker alone says little: a maker's hardtail and
 * its enduro bike differ by a factor of three. A median is for a bike of model year 2020 in a middle
 * build: about 40 % of what such a build cost new, less for makers that sell directly.
 */
const linesByBrand: Readonly<Record<string, readonly Line[]>> = {
  "Santa Cruz": [
    ["Hightower", 2000, "mixed", ["hightower"]],
    ["Bronson", 2000, "mixed", ["santacruz bronson", "bronson cc", "bronson c", "bronson s"]],
    ["Nomad", 2100, "mixed", ["santacruz nomad", "nomad cc", "nomad c s", "nomad v4"]],
    ["Megatower", 2200, "mixed", ["megatower"]],
    ["5010", 1850],
    ["Tallboy", 1900, "mixed", ["tallboy cc", "tallboy c", "tallboy ltc", "tall boy"]],
    ["Blur", 2000],
    ["V10", 1900, "carbon"],
    ["Heckler", 2600],
    ["Bullit", 3200],
    ["Joplin", 1900],
  ],
  Juliana: [
    ["Furtado", 1850],
    ["Roubion", 1950, "mixed", ["roubion", "julianna roubion"]],
    ["Joplin", 1900],
    ["Maverick", 2000],
    ["Strega", 1900],
  ],
  Trek: [
    ["Supercaliber", 2300, "carbon", ["supercaliber"]],
    ["Session", 1700],
    ["Farley", 900],
    ["Stache", 850],
  ],
  Specialized: [
    ["Camber", 950],
    ["Demo", 1500],
    ["Kenevo", 2700, "mixed", ["kenevo", "turbo kenevo"]],
    ["Pitch", 450],
  ],
  Giant: [
    ["Reign", 1450, "mixed", ["reign advanced", "reign 29"]],
    ["Anthem", 1250],
    ["Stance", 700, "alloy"],
    ["Fathom", 550, "alloy"],
    ["Glory", 1100],
    ["Faith", 800],
  ],
  Liv: [
    ["Intrigue", 1250],
    ["Pique", 1250],
    ["Embolden", 700, "alloy"],
    ["Tempt", 400, "alloy"],
    ["Hail", 1450],
  ],
  "Rocky Mountain": [
    ["Altitude", 1900],
    ["Instinct", 1700],
    ["Slayer", 1900],
    ["Element", 1600],
    ["Thunderbolt", 1500],
    ["Growler", 700, "alloy"],
    ["Pipeline", 1300],
    ["Vertex", 900],
    ["Reaper", 900],
    ["Maiden", 1500],
  ],
  Yeti: [
    ["SB140", 2600, "carbon", ["sb140"]],
    ["SB150", 2500, "carbon", ["sb150"]],
    ["SB130", 2500, "carbon", ["sb130"]],
    ["SB165", 2400, "carbon", ["sb165"]],
    ["SB160", 2900, "carbon", ["sb160"]],
    ["SB135", 2600, "carbon", ["sb135"]],
    ["SB120", 2800, "carbon", ["sb120"]],
    ["SB100", 2100, "carbon", ["sb100", "sb115", "yeti sb115"]],
    ["SB6", 2200, "carbon", ["sb6", "sb6c", "yeti sb6c"]],
    ["SB5.5", 2100, "carbon", ["sb5 5", "sb55", "yeti sb55", "sb5 5c"]],
    ["SB5", 2000, "carbon", ["sb5", "sb5c", "yeti sb5c"]],
    ["SB4.5", 2000, "carbon", ["sb4 5", "sb45", "yeti sb45", "sb4 5c"]],
    ["ARC", 1900, "carbon"],
    ["ASR", 1800],
    ["575", 900],
  ],
  Norco: [
    ["Sight", 1650],
    ["Fluid", 1000],
    ["Range", 1900],
    ["Optic", 1700],
    ["Revolver", 1600, "carbon"],
    ["Storm", 400, "alloy"],
    ["Shore", 1500, "alloy"],
    ["Torrent", 1000],
    ["Charger", 500, "alloy"],
    ["Aurum", 1400],
    ["Truax", 1100],
  ],
  Pivot: [
    ["Firebird", 2700, "carbon"],
    ["Switchblade", 2700, "carbon", ["switchblade"]],
    ["Trail 429", 2600, "carbon", ["trail 429", "mach 429", "pivot mach 429", "pivot 429"]],
    ["Mach 6", 2200, "mixed", ["mach 6"]],
    ["Mach 5.5", 2200, "carbon", ["mach 5 5"]],
    ["Mach 4 SL", 2400, "carbon", ["mach 4 sl", "mach 4", "pivot mach 4"]],
    ["Shadowcat", 2900, "carbon", ["shadowcat"]],
    ["LES", 1700, "carbon"],
    ["Shuttle", 4000, "carbon"],
  ],
  Transition: [
    ["Patrol", 1800],
    ["Sentinel", 1900],
    ["Spire", 2000],
    ["Scout", 1750],
    ["Smuggler", 1800],
    ["Spur", 2200, "carbon"],
    ["Relay", 3000],
    ["Repeater", 3000],
    ["Throttle", 1300],
    ["Ripcord", 600, "alloy"],
    ["TR11", 1600],
  ],
  Ibis: [
    ["Ripmo", 2100, "mixed", ["ripmo"]],
    ["Ripley", 2000],
    [
      "Mojo",
      2000,
      "carbon",
      ["ibis hd4", "ibis hd5", "ibis hd3", "ibis hd6", "mojo hd", "mojo hd5"],
    ],
    ["Exie", 2300, "carbon"],
  ],
  Scott: [
    ["Spark", 1600],
    ["Genius", 1600],
    ["Scale", 1000],
    ["Ransom", 1900],
    ["Gambler", 1600],
  ],
  Commencal: [
    ["Meta", 1500, "alloy"],
    ["Clash", 1500, "alloy"],
    ["Supreme", 1700, "alloy"],
    ["Tempo", 1600, "alloy"],
    ["Furious", 1300, "alloy"],
  ],
  Kona: [
    ["Process", 1300, "mixed", ["process 134", "process 153", "process 111"]],
    ["Honzo", 850, "mixed", ["kono honzo"]],
    ["Hei Hei", 1300],
    ["Unit", 650],
    ["Operator", 1200],
    ["Stinky", 600, "alloy"],
    ["Remote", 2200],
  ],
  Intense: [
    ["Tracer", 1900],
    ["Primer", 1800],
    ["Sniper", 1700, "carbon"],
    ["Carbine", 1800],
    ["M29", 1700],
    ["Tazer", 2700],
    ["Uzzi", 900],
    ["951", 1500],
    ["Spider", 1200],
  ],
  YT: [
    ["Capra", 1650, "mixed", ["capra"]],
    ["Jeffsy", 1550, "mixed", ["jeffsy"]],
    ["Izzo", 1600],
    ["Decoy", 2500, "mixed", ["yt deco"]],
    ["Tues", 1500],
  ],
  Cannondale: [
    ["Habit", 1200],
    ["Scalpel", 1600, "mixed", ["cannondale scapel", "canondale scalpel"]],
    ["Jekyll", 1500],
    ["Moterra", 2500],
    ["Trigger", 1100],
    ["Rush", 450],
  ],
  Evil: [
    ["Insurgent", 2300, "carbon"],
    ["Wreckoning", 2300, "carbon", ["wreckoning"]],
    ["Offering", 2300, "carbon"],
    ["Following", 2200, "carbon"],
    ["Calling", 2000, "carbon", ["evil the calling"]],
  ],
  Devinci: [
    ["Spartan", 1700, "mixed", ["davinci spartan"]],
    ["Troy", 1550, "mixed", ["davinci troy"]],
    ["Marshall", 1250, "alloy"],
    ["Django", 1350],
    ["Kobain", 600, "alloy"],
    ["Chainsaw", 1700, "alloy"],
    ["Wilson", 1400],
  ],
  Salsa: [
    ["Timberjack", 800],
    ["Horsethief", 1400],
    ["Spearfish", 1500],
    ["Blackthorn", 1600],
    ["Rustler", 1500],
    ["Mukluk", 1000],
    ["Beargrease", 1300, "carbon"],
  ],
  Canyon: [
    ["Spectral", 1700],
    ["Torque", 1700],
    ["Neuron", 1450],
    ["Strive", 1700],
    ["Exceed", 1400, "carbon"],
    ["Grand Canyon", 600, "alloy"],
    ["Lux", 1700, "carbon"],
    ["Sender", 1600],
    ["Stoic", 700, "alloy"],
  ],
  Orbea: [
    ["Occam", 1850, "mixed", ["orbea occum"]],
    ["Oiz", 1700],
    ["Rallon", 2400, "carbon"],
    ["Rise", 3000],
    ["Alma", 1000],
  ],
  Revel: [
    ["Rail", 2500, "carbon"],
    ["Rascal", 2500, "carbon"],
    ["Ranger", 2600, "carbon"],
  ],
  Forbidden: [
    ["Dreadnought", 2700, "carbon", ["forbidden dreadnaught", "dreadnought"]],
    ["Druid", 2600, "carbon"],
  ],
  Knolly: [
    ["Chilcotin", 2000, "alloy", ["chilcotin"]],
    ["Warden", 1900],
    ["Fugitive", 1900, "alloy"],
    ["Endorphin", 1700],
    ["Delirium", 1600],
  ],
  "Ari / Fezzari": [
    ["La Sal Peak", 1900, "carbon", ["la sal peak", "lasal peak"]],
    ["Signal Peak", 1900, "carbon", ["signal peak"]],
    ["Delano Peak", 1800, "carbon", ["delano peak"]],
    ["Abajo Peak", 1100, "alloy", ["abajo peak"]],
    ["Wasatch Peak", 600, "alloy", ["wasatch peak"]],
  ],
  Niner: [
    ["RIP 9 RDO", 1600, "mixed", ["niner rip", "niner rip 9"]],
    ["JET 9 RDO", 1500, "mixed", ["niner jet", "niner jet 9"]],
    ["WFO 9", 1500, "mixed", ["niner wfo"]],
    ["SIR 9", 900],
    ["Air 9", 900, "mixed", ["niner air9"]],
  ],
  Nukeproof: [
    ["Mega", 1500],
    ["Scout", 900],
    ["Giga", 1700],
    ["Reactor", 1500],
  ],
  Chromag: [
    ["Rootdown", 1500],
    ["Stylus", 1400],
    ["Darco", 2400, "alloy"],
    ["Wideangle", 1500],
    ["Primer", 1500],
    ["Minor Threat", 900],
    ["Lowdown", 2600, "alloy"],
    ["Doctahawk", 1500],
  ],
  Marin: [
    ["Alpine Trail", 1200, "mixed", ["alpine trail"]],
    ["San Quentin", 700, "alloy", ["san quentin"]],
    ["Hawk Hill", 700, "alloy", ["hawk hill"]],
    ["Rift Zone", 950, "mixed", ["rift zone"]],
    ["Mount Vision", 1500],
    ["Bobcat Trail", 320, "alloy", ["bobcat trail"]],
    ["El Roy", 1000],
  ],
  GT: [
    ["Force", 1300],
    ["Sensor", 1100],
    ["Zaskar", 600],
    ["Fury", 1200],
  ],
  Mondraker: [
    ["Foxy", 1900],
    ["Superfoxy", 2100, "mixed", ["superfoxy"]],
    ["Crafty", 2800],
    ["Raze", 2000],
    ["Podium", 1500, "carbon"],
    ["Roxy", 1800],
    ["Summum", 1700],
  ],
  Banshee: [
    ["Rune", 1600, "alloy"],
    ["Titan", 1800, "alloy"],
    ["Paradox", 1000, "alloy"],
    ["Prime", 1500, "alloy"],
    ["Phantom", 1500, "alloy"],
    ["Legend", 1500, "alloy"],
  ],
  Canfield: [
    ["Nimble 9", 1300, "alloy", ["nimble 9"]],
    ["Lithium", 2200, "alloy"],
    ["Balance", 1600, "alloy"],
    ["Tilt", 2200, "alloy"],
  ],
  Diamondback: [
    ["Release", 900],
    ["Catch", 900, "alloy"],
    ["Hook", 450, "alloy"],
    ["Mason", 600, "alloy"],
    ["Clutch", 900],
  ],
  Jamis: [
    ["Komodo", 700, "alloy"],
    ["Hardline", 1300],
    ["Portal", 1000],
    ["Dakar", 600],
  ],
  Felt: [
    ["Edict", 1300, "carbon"],
    ["Virtue", 900],
    ["Decree", 1300, "carbon"],
  ],
  Vitus: [
    ["Sommet", 1400],
    ["Sentier", 600, "alloy"],
    ["Nucleus", 380, "alloy"],
    ["Escarpe", 1300],
    ["Mythique", 900, "alloy"],
  ],
  "Guerrilla Gravity": [
    ["Trail Pistol", 1700, "mixed", ["trail pistol", "guerilla gravity trail pistol"]],
    ["Smash", 1800, "mixed", ["guerilla gravity smash"]],
    ["Megatrail", 1800, "mixed", ["megatrail"]],
    ["Gnarvana", 1900, "mixed", ["gnarvana"]],
  ],
  Alchemy: [["Arktos", 2500, "mixed", ["arktos"]]],
  Surly: [
    ["Karate Monkey", 800, "mixed", ["karate monkey"]],
    ["Krampus", 850],
    ["Wednesday", 800],
    ["Pugsley", 700],
  ],
  Deviate: [
    ["Claymore", 2700, "carbon"],
    ["Highlander", 2400, "carbon"],
  ],
  Cube: [
    ["Stereo", 1500],
    ["Reaction", 700],
    ["AMS", 1200],
  ],
  "We Are One": [["Arrival", 4200, "carbon", ["we are one"]]],
  Orange: [
    ["Switch 6", 2200, "alloy"],
    ["Stage 6", 2000, "alloy"],
    ["P7", 900, "alloy"],
  ],
  Polygon: [
    ["Siskiu T", 1000, "alloy", ["siskiu t7", "siskiu t8", "siskiu"]],
    ["Siskiu D", 700, "alloy", ["siskiu d7"]],
    ["Collosus", 1500],
    ["Xquarone", 1200],
  ],
  RSD: [
    ["MiddleChild", 1100, "mixed", ["middlechild"]],
    ["RS-291", 900],
  ],
  Propain: [
    ["Hugene", 1700],
    ["Tyee", 1800],
    ["Spindrift", 1900],
  ],
  BMC: [
    ["Speedfox", 1500, "mixed", ["speedfox"]],
    ["Fourstroke", 1700, "mixed", ["fourstroke"]],
    ["Trailfox", 1500, "mixed", ["trailfox"]],
  ],
  Ghost: [
    ["SL AMR", 1200, "mixed", ["slamr", "ghost slamr"]],
    ["Riot", 1200],
  ],
  Whyte: [
    ["T-130", 1300],
    ["T-140", 1400],
    ["S-150", 1400],
    ["G-170", 1400],
  ],
  "Gary Fisher": [
    ["Superfly", 900, "mixed", ["superfly 100", "trek superfly"]],
    ["Hoo Koo E Koo", 900, "mixed", ["hoo koo e koo"]],
    ["HiFi", 900],
    ["Sugar", 900],
  ],
};

/** Makers whose other models nobody lists one by one, at the middle of what they sell. */
const anyModel: Readonly<Record<string, number>> = {
  Knolly: 1800,
  Nukeproof: 1300,
  Chromag: 1500,
  Niner: 1300,
  Juliana: 1900,
  Banshee: 1500,
  Mondraker: 1900,
  Canfield: 1700,
  "Ari / Fezzari": 1600,
  Devinci: 1400,
  Vitus: 900,
  KHS: 600,
  Alchemy: 2500,
  Deviate: 2500,
  Cube: 1200,
  Polygon: 900,
  Propain: 1700,
  Whyte: 1300,
  Ghost: 1100,
  Lapierre: 1300,
  Merida: 1000,
  Ellsworth: 1300,
  Turner: 1300,
  Ventana: 1300,
  Titus: 1000,
  Starling: 2500,
  Reeb: 2600,
  Moots: 3000,
  "Why Cycles": 2600,
  Nicolai: 2200,
};

/** One line of one maker, model year and build told by the words: what is left is wear and luck. */
const lineScatter = 0.36;
/** A maker's whole programme, children's bikes aside. */
const makerScatter = 0.6;

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
const aliasFrom = (words: string): string => slug(words).replaceAll("-", " ");
const makersOf = (brand: string): readonly string[] => brand.split(" / ").map(aliasFrom);

const bike = {
  category: "sporting-goods",
  specificity: "line",
  excludes: ["frame bag", "helmet", "jersey", "shoes", "decal", "toy", "lego"],
  // Measured on asks of summer 2024: new 1.05, excellent 1.02, good 0.95, poor 0.63 of the same model.
  conditionFactors: { new: 1.1, like_new: 1.06, poor: 0.66 },
  shipPounds: null,
  feeClass: "most",
  sellsIn: "weeks",
} as const satisfies Partial<GuideEntry>;

function lineEntry(
  brand: string,
  [model, usedMedianUsd, build = "mixed", names = []]: Line,
): GuideEntry {
  return {
    ...bike,
    id: `${slug(brand)}-${slug(model)}-bike`,
    brand,
    model: `${model} mountain bike`,
    aliases: [
      ...new Set([...makersOf(brand).map((maker) => `${maker} ${aliasFrom(model)}`), ...names]),
    ],
    usedMedianUsd,
    scatter: lineScatter,
    adjustedBy: build === "mixed" ? ["bicycle", "bicycle_frame"] : ["bicycle"],
  };
}

function makerEntry([brand, usedMedianUsd]: readonly [string, number]): GuideEntry {
  return {
    ...bike,
    id: `${slug(brand)}-any-mountain-bike`,
    brand,
    model: "mountain bike, model unknown",
    aliases: makersOf(brand).flatMap((maker) => [
      maker,
      `${maker} mountain bike`,
      `${maker} bike`,
      `${maker} mtb`,
      `${maker} bicycle`,
    ]),
    usedMedianUsd,
    scatter: makerScatter,
    adjustedBy: ["bicycle", "bicycle_frame"],
  };
}

export const mountainBikes: GuideSection = {
  asOf: "2026-11",
  basis:
    "Flipworth's own estimate from general knowledge of new prices and of how bicycles lose value, not taken from a record of sales",
  entries: [
    ...Object.entries(linesByBrand).flatMap(([brand, lines]) =>
      lines.map((line) => lineEntry(brand, line)),
    ),
    ...Object.entries(anyModel).map(makerEntry),
  ],
};
