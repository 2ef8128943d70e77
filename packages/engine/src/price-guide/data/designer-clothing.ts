import type { GuideEntry, GuideSection } from "../entry.ts";
import { type Row, sectionsFromRows } from "../rows.ts";

/** Dollars for a shirt or trousers; which piece it is moves it from there. */
type Maker = readonly [
  brand: string,
  usedMedianUsd: number,
  names: string,
  /** A maker's cheaper or dearer line: "DRKSHDW: drkshdw, dark shadow". */
  lines?: Readonly<Record<string, number>>,
];

/** By their names alone. */
const makers: readonly Maker[] = [
  [
    "Rick Owens",
    210,
    "rick owens",
    { "DRKSHDW: drkshdw, dark shadow": 0.65, "Champion collaboration: champion": 0.6 },
  ],
  [
    "Raf Simons",
    240,
    "raf simons",
    { "Fred Perry collaboration: fred perry": 0.35, "Eastpak collaboration: eastpak": 0.6 },
  ],
  ["Balenciaga", 230, "balenciaga"],
  ["Gucci", 190, "gucci"],
  ["Prada", 165, "prada", { "Linea Rossa: linea rossa, prada sport": 0.9 }],
  ["Saint Laurent", 190, "saint laurent, yves saint laurent, saint laurent paris, ysl, slp"],
  ["Dior", 210, "dior homme, christian dior, dior"],
  ["Fendi", 180, "fendi"],
  [
    "Versace",
    100,
    "versace",
    { "Versus or Versace Jeans: versus, versace jeans, jeans couture": 0.55 },
  ],
  ["Dolce & Gabbana", 105, "dolce and gabbana, dolce gabbana, d and g"],
  ["Burberry", 85, "burberry", { "Burberry London or Brit: burberry brit, burberry london": 0.85 }],
  ["Givenchy", 125, "givenchy"],
  ["Alexander McQueen", 120, "alexander mcqueen, mcqueen"],
  [
    "Maison Margiela",
    180,
    "maison margiela, maison martin margiela, margiela, mm6",
    { "MM6: mm6": 0.55, "H&M: h and m": 0.5 },
  ],
  ["Loewe", 210, "loewe"],
  ["Bottega Veneta", 220, "bottega veneta"],
  ["Celine", 210, "celine"],
  ["Thom Browne", 220, "thom browne"],
  ["Tom Ford", 180, "tom ford"],
  ["Brunello Cucinelli", 190, "brunello cucinelli"],
  ["Loro Piana", 220, "loro piana"],
  ["Kiton", 170, "kiton"],
  ["Brioni", 100, "brioni"],
  ["Ermenegildo Zegna", 70, "ermenegildo zegna, zegna"],
  ["Acne Studios", 95, "acne studios"],
  [
    "Stone Island",
    120,
    "stone island",
    { "Shadow Project: shadow project": 1.3, "Supreme collaboration: supreme": 1.8 },
  ],
  ["C.P. Company", 85, "cp company, c p company"],
  ["Number (N)ine", 190, "number n ine, number nine"],
  ["Yohji Yamamoto", 170, "yohji yamamoto, yohji"],
  [
    "Comme des Garcons",
    140,
    "comme des garcons, cdg",
    {
      "Play: play": 0.55,
      "Homme Plus: homme plus": 1.25,
      "Shirt: cdg shirt, comme des garcons shirt": 0.6,
    },
  ],
  ["Junya Watanabe", 190, "junya watanabe"],
  ["Issey Miyake", 150, "issey miyake, homme plisse, pleats please"],
  ["Sacai", 170, "sacai"],
  ["Ann Demeulemeester", 170, "ann demeulemeester"],
  ["Dries Van Noten", 120, "dries van noten"],
  ["Helmut Lang", 70, "helmut lang"],
  ["Jil Sander", 120, "jil sander"],
  ["Lemaire", 160, "lemaire"],
  ["Vetements", 190, "vetements"],
  [
    "Off-White",
    125,
    "off white c o virgil abloh, off white hoodie, off white tee, off white t shirt, off white jacket, off white jeans, off white shirt, off white sweatshirt, off white crewneck, off white sneakers, off white shorts, off white sweatpants, off white cargo pants, off white bag, off white diag, off white arrows",
  ],
  ["Chrome Hearts", 380, "chrome hearts"],
  ["Jean Paul Gaultier", 140, "jean paul gaultier, gaultier"],
  ["Vivienne Westwood", 115, "vivienne westwood"],
  ["Hysteric Glamour", 85, "hysteric glamour"],
  ["Visvim", 230, "visvim"],
  ["Enfants Riches Deprimes", 280, "enfants riches deprimes"],
  ["Gallery Dept.", 190, "gallery dept"],
  ["Amiri", 180, "amiri"],
  ["Rhude", 90, "rhude"],
  ["Palm Angels", 90, "palm angels"],
  ["Human Made", 90, "human made"],
  ["WTAPS", 105, "wtaps"],
  ["Cav Empt", 80, "cav empt"],
  ["Kiko Kostadinov", 180, "kiko kostadinov"],
  ["Craig Green", 140, "craig green"],
  ["Martine Rose", 120, "martine rose"],
  ["Wales Bonner", 140, "wales bonner"],
  ["Marine Serre", 120, "marine serre"],
  ["1017 ALYX 9SM", 140, "1017 alyx, alyx 9 sm, alyx studio"],
  ["Heron Preston", 70, "heron preston"],
  ["Our Legacy", 100, "our legacy"],
  ["Engineered Garments", 90, "engineered garments"],
  ["RRL", 120, "rrl, double rl"],
  [
    "Needles",
    95,
    "needles track pants, needles rebuild, needles rebuild by needles, needles track jacket",
  ],
  ["Bode", 200, "bode new york, bode shirt, bode jacket"],
  ["Carol Christian Poell", 450, "carol christian poell"],
  ["Boris Bidjan Saberi", 250, "boris bidjan saberi"],
  ["If Six Was Nine", 150, "if six was nine"],
  ["Mastermind Japan", 170, "mastermind japan"],
  ["Common Projects", 85, "common projects"],
  ["A.P.C.", 55, "a p c"],
  ["Ami Paris", 70, "ami paris"],
  ["Maison Kitsune", 55, "maison kitsune"],
  ["Kenzo", 50, "kenzo"],
  ["Nudie Jeans", 50, "nudie jeans"],
  ["John Elliott", 60, "john elliott"],
  ["Y-3", 75, "y 3"],
  ["Carhartt WIP", 52, "carhartt wip"],
  ["BAPE", 85, "bape, a bathing ape"],
  ["Kith", 55, "kith"],
  ["Stussy", 45, "stussy"],
  [
    "Palace",
    60,
    "palace skateboards, palace tri ferg, palace hoodie, palace tee, palace t shirt, palace jacket",
  ],
  [
    "Supreme",
    75,
    "supreme nyc, supreme new york, supreme hoodie, supreme jacket, supreme shirt, supreme t shirt, supreme tee, supreme crewneck, supreme sweater, supreme hat, supreme camp cap, supreme beanie, supreme shorts, supreme pants, supreme backpack, supreme bag, supreme jersey, supreme coat, supreme long sleeve, supreme sweatpants, supreme sweatshirt, supreme box logo, supreme sneakers, supreme shoulder bag, supreme waist bag",
  ],
  ["Denim Tears", 120, "denim tears"],
  ["Sp5der", 105, "sp 5 der, sp5der"],
  ["Corteiz", 85, "corteiz, crtz"],
  ["Anti Social Social Club", 38, "anti social social club, assc"],
  ["Eric Emanuel", 55, "eric emanuel"],
  ["Aime Leon Dore", 90, "aime leon dore"],
  ["Brain Dead", 42, "brain dead tee, brain dead hoodie, brain dead clothing"],
  ["Online Ceramics", 65, "online ceramics"],
  [
    "Fear of God",
    170,
    "fear of god fifth collection, fear of god sixth collection, fear of god fourth collection, fear of god eternal, fear of god seventh collection",
  ],
  ["Yeezy", 95, "yeezy season, yeezy gap, yeezy hoodie, yeezy jacket"],
  [
    "Cactus Jack",
    60,
    "cactus jack tee, cactus jack hoodie, travis scott tee, travis scott hoodie, travis scott merch, astroworld tee, astroworld hoodie",
  ],
];

/** Names that are also words, so that a piece stands behind them. */
const undercover: Maker = [
  "Undercover",
  165,
  "undercover jun takahashi, jun takahashi, undercover tee, undercover hoodie, undercover jacket, undercover denim, undercover jeans, undercover shirt, undercover scab, undercover 85, undercover sweatshirt, undercoverism",
];
const kapital: Maker = [
  "Kapital",
  180,
  "kapital kountry, kapital jeans, kapital jacket, kapital denim, kapital coat, kapital shirt, kapital pants, kapital sweater, kapital tee, kapital hoodie, kapital bandana, kapital ring coat, kapital century denim, kapital bone",
];

/** Names of one product or line, which people search for by themselves. */
const products: readonly Row[] = [
  [
    "box logo hoodie or crewneck",
    "supreme box logo hoodie, supreme bogo hoodie, supreme box logo hooded sweatshirt, supreme box logo crewneck, supreme bogo",
    270,
    { brand: "Supreme", is: "line", scatter: 0.4 },
  ],
  [
    "box logo tee",
    "supreme box logo tee, supreme box logo t shirt, supreme bogo tee",
    160,
    { brand: "Supreme", is: "line", scatter: 0.5 },
  ],
  [
    "shark hoodie",
    "bape shark hoodie, bape shark full zip, bape full zip hoodie, a bathing ape shark hoodie",
    190,
    { brand: "BAPE", is: "line", scatter: 0.45 },
  ],
  [
    "Ramones",
    "rick owens ramones, ramones rick owens, drkshdw ramones",
    260,
    {
      brand: "Rick Owens",
      is: "line",
      scatter: 0.45,
      variants: { "DRKSHDW: drkshdw, dark shadow": 0.75 },
    },
  ],
  [
    "Geobasket",
    "rick owens geobasket, rick owens geobaskets, geobasket, rick owens dunk",
    420,
    { brand: "Rick Owens", is: "line", scatter: 0.5 },
  ],
  [
    "Stooges or Intarsia leather jacket",
    "rick owens stooges, rick owens intarsia, rick owens leather jacket, rick owens leather",
    700,
    { brand: "Rick Owens", is: "line", scatter: 0.45 },
  ],
  [
    "Ozweego",
    "raf simons ozweego, ozweego raf simons, raf simons adidas ozweego, adidas raf simons ozweego, raf simons x adidas",
    130,
    { brand: "Adidas", is: "line", scatter: 0.45 },
  ],
  [
    "Triple S",
    "balenciaga triple s, triple s",
    290,
    { brand: "Balenciaga", is: "line", scatter: 0.4 },
  ],
  [
    "Speed trainer",
    "balenciaga speed, balenciaga speed trainer, balenciaga sock shoes, balenciaga speed runner",
    210,
    { brand: "Balenciaga", is: "line", scatter: 0.45 },
  ],
  [
    "Track, Defender or 3XL sneakers",
    "balenciaga track, balenciaga track sneakers, balenciaga defender, balenciaga 3 xl, balenciaga runner",
    340,
    { brand: "Balenciaga", is: "line", scatter: 0.45 },
  ],
  [
    "Ace sneakers",
    "gucci ace, gucci ace sneakers",
    200,
    { brand: "Gucci", is: "line", scatter: 0.4 },
  ],
  [
    "Rhyton or Screener sneakers",
    "gucci rhyton, gucci screener, gucci rhyton sneakers",
    270,
    { brand: "Gucci", is: "line", scatter: 0.4 },
  ],
  [
    "GG or Marmont belt",
    "gucci gg belt, gucci marmont belt, gucci interlocking belt, gucci guccissima belt",
    175,
    { brand: "Gucci", is: "line", scatter: 0.4 },
  ],
  [
    "Wyatt or Jodhpur boots",
    "saint laurent wyatt, slp wyatt, saint laurent wyatt boots, saint laurent chelsea boots, saint laurent harness boots, saint laurent jodhpur",
    390,
    { brand: "Saint Laurent", is: "line", scatter: 0.4 },
  ],
  [
    "D02 or D01 jeans",
    "saint laurent d 02, saint laurent d 01, slp d 02, saint laurent jeans, slp jeans",
    160,
    { brand: "Saint Laurent", is: "line", scatter: 0.45 },
  ],
  [
    "leather jacket",
    "saint laurent l 17, saint laurent l 01, saint laurent leather jacket, slp leather jacket, saint laurent teddy",
    950,
    { brand: "Saint Laurent", is: "line", scatter: 0.5 },
  ],
  [
    "Replica GAT sneakers",
    "margiela gat, margiela gats, maison margiela replica, margiela replica, margiela german army trainers, maison margiela gat, margiela german army",
    200,
    { brand: "Maison Margiela", is: "line", scatter: 0.4 },
  ],
  [
    "Tabi",
    "margiela tabi, maison margiela tabi, tabi boots, margiela tabi boots, tabi loafers, margiela tabis",
    430,
    { brand: "Maison Margiela", is: "line", scatter: 0.4 },
  ],
  [
    "Five-zip leather jacket",
    "margiela five zip, margiela 5 zip, margiela five zipper, margiela 5 zip leather",
    850,
    { brand: "Maison Margiela", is: "line", scatter: 0.45 },
  ],
  [
    "Achilles Low",
    "common projects achilles, common projects achilles low, achilles low, common projects bball",
    135,
    { brand: "Common Projects", is: "line", scatter: 0.45 },
  ],
  [
    "FBT or Christo",
    "visvim fbt, visvim christo",
    260,
    { brand: "Visvim", is: "line", scatter: 0.5 },
  ],
  [
    "Presto, Blazer, Vapormax or Air Max",
    "off white presto, off white blazer, off white vapormax, nike off white, off white nike, off white air max, off white dunk, off white air force 1, off white zoom fly, off white jordan",
    330,
    { brand: "Nike", is: "line", scatter: 0.6 },
  ],
  [
    "Travis Scott sneakers",
    "travis scott air max 1, travis scott air force 1, travis scott dunk, nike travis scott, travis scott nike, travis scott sb dunk, nike sb travis scott, travis scott sacai",
    300,
    { brand: "Nike", is: "line", scatter: 0.5 },
  ],
  [
    "LDWaffle or VaporWaffle",
    "sacai ldwaffle, nike sacai, sacai vaporwaffle, ld waffle, ldwaffle, sacai waffle, sacai nike, vaporwaffle",
    165,
    { brand: "Nike", is: "line", scatter: 0.4 },
  ],
  [
    "Undercover collaboration",
    "nike undercover, undercover nike, undercover daybreak, undercover react, undercover dunk",
    105,
    { brand: "Nike", is: "line", scatter: 0.45 },
  ],
  [
    "B22, B23 or B30 sneakers",
    "dior b 22, dior b 23, dior b 30, dior b 27, dior b 9, dior oblique sneakers",
    420,
    { brand: "Dior", is: "line", scatter: 0.4 },
  ],
  [
    "LV Trainer",
    "lv trainer, louis vuitton trainer, louis vuitton sneakers, lv skate, louis vuitton shoes",
    520,
    { brand: "Louis Vuitton", is: "line", scatter: 0.5 },
  ],
  [
    "menswear",
    "louis vuitton hoodie, louis vuitton jacket, louis vuitton shirt, louis vuitton tee, louis vuitton t shirt, louis vuitton jeans, louis vuitton sweater, louis vuitton denim jacket, louis vuitton pants",
    400,
    { brand: "Louis Vuitton", is: "line", scatter: 0.6 },
  ],
  [
    "America's Cup sneakers",
    "prada americas cup, prada america s cup, prada cloudbust",
    260,
    { brand: "Prada", is: "line", scatter: 0.4 },
  ],
  [
    "Orb necklace",
    "vivienne westwood necklace, vivienne westwood orb necklace, vivienne westwood pearl necklace, vivienne westwood orb, vivienne westwood choker",
    110,
    { brand: "Vivienne Westwood", is: "line", scatter: 0.45 },
  ],
  [
    "Armor ring",
    "vivienne westwood ring, vivienne westwood armor ring, vivienne westwood armour ring, westwood armor ring",
    150,
    { brand: "Vivienne Westwood", is: "line", scatter: 0.5 },
  ],
  [
    "CDG Play tee or striped shirt",
    "cdg play tee, comme des garcons play tee, comme des garcons play t shirt, cdg play shirt, cdg play",
    60,
    { brand: "Comme des Garcons", is: "line", scatter: 0.4 },
  ],
  [
    "CDG Converse",
    "cdg converse, comme des garcons converse, cdg play converse, converse cdg",
    62,
    { brand: "Converse", is: "line", scatter: 0.4 },
  ],
  [
    "Industrial belt",
    "off white belt, off white industrial belt",
    85,
    { brand: "Off-White", is: "line", scatter: 0.45 },
  ],
  [
    "XT-6, ACS or other sportstyle shoes",
    "salomon xt 4, salomon acs pro, salomon xt 6 gtx, salomon speedcross advanced",
    95,
    { brand: "Salomon", is: "line", scatter: 0.4 },
  ],
  [
    "band or film T-shirt of the time",
    "vintage nirvana, nirvana 1993, vintage metallica tee, vintage grateful dead tee, vintage movie tee, vintage anime tee, vintage single stitch",
    75,
    { is: "line", scatter: 0.75 },
  ],
];

const clothesOf: Pick<GuideEntry, "adjustedBy"> = {
  adjustedBy: ["designer_piece"],
};

const rowOf = ([brand, usedMedianUsd, names, variants]: Maker): Row => [
  "clothing and shoes",
  names,
  usedMedianUsd,
  { brand, is: "line", scatter: 0.48, ...(variants === undefined ? {} : { variants }) },
];

const [ofMakers, ofProducts] = [[...makers, undercover, kapital].map(rowOf), products].map(
  (clothing) => sectionsFromRows({ clothing }),
);

/** Of a maker's entry the piece tells its price; a product is one piece. */
export const designerClothing: readonly GuideSection[] = [
  ...(ofProducts ?? []).map((section) => withAdjustments(section, {})),
  ...(ofMakers ?? []).map((section) => withAdjustments(section, clothesOf)),
];

function withAdjustments(
  section: GuideSection,
  adjusted: Pick<GuideEntry, "adjustedBy">,
): GuideSection {
  return {
    ...section,
    entries: section.entries.map(({ adjustedBy: _usual, ...entry }) => ({ ...entry, ...adjusted })),
  };
}
