import type { GuideEntry, GuideSection } from "../entry.ts";

/** A maker whose name alone, among guitars, means one of its electric guitars. */
type Maker = readonly [usedMedianUsd: number, names: string, scatter?: number];

/**
 * Medians are for the middle of a maker's solid-body programme of the last twenty years. Where it
 * was made and how old it is come on top, from the words.
 */
const makers: Readonly<Record<string, Maker>> = {
  Fender: [700, "fender electric guitar, fender guitar", 0.55],
  Gibson: [1300, "gibson electric guitar, gibson guitar", 0.55],
  Yamaha: [450, "yamaha electric guitar, yamaha rgx, yamaha sg, yamaha se, yamaha sa", 0.6],
  Ibanez: [
    1000,
    "ibanez js, ibanez pgm, ibanez iceman, ibanez destroyer, ibanez universe, ibanez lawsuit, ibanez ar",
    0.55,
  ],
  Lag: [500, "lag guitar, lag arkane"],
  Guild: [800, "guild s 100, guild polara", 0.5],
  Samick: [250, "samick guitar"],
  Hondo: [220, "hondo guitar", 0.55],
  "Don Grosh": [2200, "don grosh, grosh guitar"],
  DBZ: [500, "dbz guitar, dbz bolero"],
  Guyatone: [350, "guyatone guitar", 0.5],
  Warmoth: [750, "warmoth strat, warmoth guitar, warmoth telecaster"],
  Relish: [1500, "relish guitars, relish guitar"],
  Magneto: [1500, "magneto guitars, magneto sonnet"],
  PJD: [1300, "pjd guitar, pjd carey"],
  Heritage: [1600, "heritage h150, heritage h 150, heritage guitar, heritage h 535"],
  FGN: [750, "fujigen, fgn guitar"],
  Cort: [320, "cort guitar"],
  Aria: [350, "aria pro, aria pro ii, aria pro 2, aria guitar"],
  Greco: [520, "greco les paul, greco eg", 0.5],
  Washburn: [400, "washburn electric guitar", 0.6],
  Westone: [350, "westone guitar"],
  Parker: [900, "parker fly, parker guitar", 0.65],
  "Floyd Rose": [500, "floyd rose redmond, floyd rose discovery"],
  Maybach: [1700, "maybach guitar"],
  Nash: [1600, "nash guitar, nash s, nash t"],
  Fano: [1700, "fano guitar, fano alt de facto"],
  Vox: [450, "vox guitar", 0.6],
  Hohner: [220, "hohner guitar", 0.5],
  Godin: [600, "godin guitar, godin session"],
  Hamer: [700, "hamer guitar", 0.6],
  Reverend: [750, "reverend guitar, reverend charger"],
  Duesenberg: [1700, "duesenberg"],
  Supro: [800, "supro guitar", 0.6],
  "Patrick Eggle": [1300, "patrick eggle, eggle guitar"],
  Carvin: [650, "carvin guitar"],
  Kiesel: [1300, "kiesel guitar"],
  Strandberg: [1500, "strandberg, strandberg boden"],
  Solar: [700, "solar guitar, solar guitars"],
  Chapman: [500, "chapman guitar, chapman ml1"],
  "Harley Benton": [180, "harley benton guitar"],
  Mayones: [2300, "mayones regius, mayones duvell"],
  Skervesen: [2300, "skervesen guitar"],
  Blackmachine: [5000, "blackmachine guitar"],
  Aristides: [2400, "aristides guitar"],
  "Tom Anderson": [2400, "tom anderson, anderson guitar"],
  "James Tyler": [2600, "james tyler, tyler guitar"],
  Knaggs: [2500, "knaggs guitar"],
  Collings: [3000, "collings electric, collings i35, collings 290"],
  Novo: [2600, "novo serus, novo guitar"],
  Eastman: [1100, "eastman sb59, eastman guitar"],
  Vigier: [1700, "vigier excalibur, vigier guitar"],
  Sandberg: [1100, "sandberg guitar, sandberg california"],
  Framus: [1000, "framus guitar", 0.6],
  Burns: [500, "burns guitar, burns london"],
  Eko: [350, "eko guitar", 0.6],
  Teisco: [220, "teisco guitar", 0.5],
  Harmony: [350, "harmony guitar, harmony stratotone", 0.6],
  Airline: [650, "airline guitar"],
  Eastwood: [650, "eastwood guitar, eastwood sidejack"],
  Italia: [500, "italia guitar"],
  Kramer: [500, "kramer guitar", 0.6],
  Peavey: [350, "peavey guitar, peavey raptor, peavey t 60", 0.6],
  Steinberger: [500, "steinberger guitar, steinberger spirit", 0.7],
  Mosrite: [1300, "mosrite guitar", 0.7],
  Univox: [450, "univox guitar"],
  Electra: [450, "electra guitar, electra mpc"],
  Vantage: [300, "vantage guitar"],
  Cimar: [250, "cimar guitar"],
  Bacchus: [600, "bacchus guitar"],
  Momose: [1300, "momose guitar"],
  Caparison: [1500, "caparison guitar, caparison horus"],
  Zemaitis: [1100, "zemaitis guitar", 0.6],
  Moollon: [1900, "moollon guitar"],
  "Jet Guitars": [350, "jet guitars"],
  Sire: [420, "sire guitar, larry carlton, sire larry carlton"],
  Spector: [900, "spector guitar"],
  Dingwall: [1500, "dingwall guitar"],
  Ormsby: [1400, "ormsby guitar, ormsby hype"],
  Legator: [700, "legator guitar"],
  "Nik Huber": [3200, "nik huber guitar, nik huber krautster, nik huber dolphin"],
  Ruokangas: [2800, "ruokangas guitar"],
  Xotic: [1800, "xotic xsc, xotic xs"],
  LsL: [1700, "lsl instruments, lsl saticoy, lsl tbone"],
  "K-Line": [1700, "k line springfield, k line truxton, k line guitar"],
  "Fret-King": [550, "fret king, fret king guitar"],
  "Gordon Smith": [750, "gordon smith"],
  Shergold: [800, "shergold guitar, shergold masquerader"],
  Hagstrom: [450, "hagstrom guitar", 0.5],
  "Travis Bean": [5000, "travis bean"],
  "Electrical Guitar Company": [2200, "electrical guitar company"],
};

const fits = {
  category: "musical-instruments",
  specificity: "line",
  excludes: [
    "bass",
    "acoustic",
    "amp",
    "amplifier",
    "pedal",
    "pickups only",
    "neck only",
    "body only",
    "case only",
    "strap",
    "strings",
    "poster",
    "miniature",
    "ukulele",
    "keyboard",
    "banjo",
    "mandolin",
    "violin",
    "harmonica",
    "speaker",
    "stool",
  ],
  shipPounds: 20,
  feeClass: "guitars_and_basses",
  sellsIn: "weeks",
} as const satisfies Partial<GuideEntry>;

const usualScatter = 0.48;
/** Their name alone belongs to another entry, or says nothing about guitars. */
const sharedMakers: ReadonlySet<string> = new Set(["Yamaha"]);
const aliasOf = (words: string) => words.toLowerCase().replace(/[^a-z\d]+/g, " ");

function makerEntry([brand, [usedMedianUsd, names, scatter]]: readonly [
  string,
  Maker,
]): GuideEntry {
  return {
    ...fits,
    id: `${aliasOf(brand).replaceAll(" ", "-")}-electric-guitar-any`,
    brand,
    model: "electric guitar, model unknown",
    aliases: [
      ...new Set([...(sharedMakers.has(brand) ? [] : [aliasOf(brand)]), ...names.split(", ")]),
    ],
    usedMedianUsd,
    scatter: scatter ?? usualScatter,
    adjustedBy: ["electric_guitar"],
  };
}

/** Where the section says what it is, a maker that nobody lists here is still no beginner's guitar. */
const namedBySection: GuideEntry = {
  ...fits,
  id: "solid-body-electric-guitar-any",
  specificity: "type",
  brand: null,
  model: "solid-body electric guitar, maker not known",
  aliases: ["solid body", "solid body guitar", "solidbody", "solid body electric guitar"],
  usedMedianUsd: 420,
  scatter: 0.8,
  adjustedBy: ["electric_guitar"],
};

export const electricGuitars: GuideSection = {
  asOf: "2026-11",
  basis:
    "Flipworth's own estimate from general knowledge of what a maker's guitars bring, not taken from a record of sales",
  entries: [...Object.entries(makers).map(makerEntry), namedBySection],
};
