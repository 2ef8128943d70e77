import { type Row, type RowsByCategory, sectionsFromRows } from "../rows.ts";

const lego = { brand: "LEGO", is: "model", scatter: 0.35, whenNew: 1.55 } as const;
const boardGame = { is: "model", scatter: 0.4, whenNew: 1.3 } as const;
const card = { is: "line", scatter: 0.6 } as const;
/** Graded by what a collector asks first: the same card in better state is another thing. */
const graded = {
  "PSA 10: psa 10, bgs 10, cgc 10, gem mint": 6,
  "PSA 9: psa 9, bgs 9, cgc 9": 1.9,
  "PSA 8: psa 8": 1.2,
} as const;
const record = { is: "line", scatter: 0.55 } as const;
const pressings = {
  "a first pressing: original, first pressing, 1st pressing": 1.7,
  "sealed: sealed": 1.4,
} as const;
const bag = { is: "line", scatter: 0.4 } as const;
const watch = { is: "line", scatter: 0.4 } as const;

const themes = [
  "creator",
  "creator expert",
  "icons",
  "ideas",
  "star wars",
  "technic",
  "harry potter",
  "ninjago",
  "lord of the rings",
];

/** "LEGO Creator 10270" as well as "LEGO 10270": the theme stands before the number. */
function withThemes([model, aliases, usedMedianUsd, unusual]: Row): Row {
  const number = /\blego (\d+)/.exec(aliases)?.[1];
  const themed = number === undefined ? [] : themes.map((theme) => `lego ${theme} ${number}`);
  const names = [aliases, ...themed].join(", ");
  return unusual === undefined
    ? [model, names, usedMedianUsd]
    : [model, names, usedMedianUsd, unusual];
}

/** Things that people name by number or title, each with a price of its own. */
const rows: RowsByCategory = {
  toys: [
    ["Ultimate Collector's Millennium Falcon 10179", "lego 10179", 1350, lego],
    ["Super Star Destroyer 10221", "lego 10221", 620, lego],
    ["Imperial Star Destroyer 75252", "lego 75252", 620, lego],
    ["Death Star 10188", "lego 10188", 330, lego],
    ["Death Star 75159", "lego 75159", 400, lego],
    ["Slave I 75060", "lego 75060", 320, lego],
    ["Millennium Falcon 7965", "lego 7965", 110, lego],
    ["Republic Gunship 75309", "lego 75309", 290, lego],
    ["R2-D2 75308", "lego 75308", 150, lego],
    ["Saturn V 21309", "lego 21309, lego saturn v", 110, lego],
    ["Ship in a Bottle 21313", "lego 21313", 65, lego],
    ["Treehouse 21318", "lego 21318", 150, lego],
    ["Old Fishing Store 21310", "lego 21310", 170, lego],
    ["Typewriter 21327", "lego 21327, lego typewriter", 145, lego],
    ["Grand Piano 21323", "lego 21323, lego grand piano", 220, lego],
    ["Bookshop 10270", "lego 10270", 140, lego],
    ["Assembly Square 10255", "lego 10255", 190, lego],
    ["Detective's Office 10246", "lego 10246", 190, lego],
    ["Parisian Restaurant 10243", "lego 10243", 180, lego],
    ["Palace Cinema 10232", "lego 10232", 230, lego],
    ["Fire Brigade 10197", "lego 10197", 300, lego],
    ["Grand Emporium 10211", "lego 10211", 300, lego],
    ["Green Grocer 10185", "lego 10185", 480, lego],
    ["Cafe Corner 10182", "lego 10182", 850, lego],
    ["Taj Mahal 10189", "lego 10189", 330, lego],
    ["Eiffel Tower 10307", "lego 10307", 400, lego],
    ["Colosseum 10276", "lego 10276, lego colosseum", 330, lego],
    ["Diagon Alley 75978", "lego 75978", 290, lego],
    ["Rivendell 10316", "lego 10316", 350, lego],
    ["Porsche 911 GT3 RS 42056", "lego 42056", 360, lego],
    ["Lamborghini Sian 42115", "lego 42115", 270, lego],
    ["Mustang 10265", "lego 10265", 105, lego],
    ["Volkswagen T1 Camper Van 10220", "lego 10220", 95, lego],
    ["Volkswagen Beetle 10252", "lego 10252", 95, lego],
    ["Roller Coaster 10261", "lego 10261", 260, lego],
    ["Ninjago City 70620", "lego 70620", 300, lego],
    ["Ninjago City Gardens 71741", "lego 71741", 280, lego],
    ["Tower of Orthanc 10237", "lego 10237", 310, lego],
    ["Helm's Deep 9474", "lego 9474", 230, lego],
    ["Friends Central Perk 21319", "lego 21319", 55, lego],
    ["Haunted House 10273", "lego 10273", 260, lego],
    ["Emerald Night 10194", "lego 10194", 290, lego],
    ["Winter Village Train 10254", "lego 10254", 120, lego],
    ["Gloomhaven", "gloomhaven", 70, boardGame],
    ["Frosthaven", "frosthaven", 120, boardGame],
    ["Twilight Imperium", "twilight imperium", 90, boardGame],
    ["Wingspan", "wingspan board game, wingspan game", 34, boardGame],
    ["Scythe", "scythe board game, scythe stonemaier", 48, boardGame],
    ["Ticket to Ride", "ticket to ride", 25, boardGame],
    ["Pandemic", "pandemic board game, pandemic legacy", 22, boardGame],
    ["Terraforming Mars", "terraforming mars", 40, boardGame],
    ["HeroQuest", "heroquest, hero quest", 95, { ...boardGame, scatter: 0.5 }],
    ["Axis & Allies", "axis and allies", 32, boardGame],
    ["Betrayal at House on the Hill", "betrayal at house on the hill", 24, boardGame],
    ["Fireball Island", "fireball island", 60, { ...boardGame, scatter: 0.55 }],
    [
      "Dark Tower",
      "milton bradley dark tower, dark tower board game",
      220,
      { ...boardGame, scatter: 0.5 },
    ],
    ["Mansions of Madness", "mansions of madness", 70, boardGame],
    ["Arkham Horror", "arkham horror", 38, boardGame],
    ["Azul", "azul board game", 20, boardGame],
    ["7 Wonders", "7 wonders", 24, boardGame],
    ["Codenames", "codenames game, codenames board game", 10, boardGame],
    ["Zombicide", "zombicide", 65, { ...boardGame, scatter: 0.5 }],
    ["Nemesis", "nemesis board game", 85, boardGame],
  ],
  collectibles: [
    [
      "Umbreon VMAX alternate art",
      "umbreon vmax alt art, umbreon vmax alternate art, moonbreon, umbreon vmax 215",
      900,
      { ...card, brand: "Pokemon", variants: { "PSA 10: psa 10, cgc 10, bgs 10": 1.9 } },
    ],
    [
      "Evolving Skies booster box",
      "evolving skies booster box",
      1500,
      { ...card, brand: "Pokemon", scatter: 0.35 },
    ],
    [
      "1st edition shadowless Charizard",
      "charizard 1st edition, charizard shadowless, 1st edition charizard, shadowless charizard, charizard first edition",
      1900,
      { ...card, brand: "Pokemon", scatter: 0.8 },
    ],
    [
      "Ken Griffey Jr. 1989 Upper Deck rookie",
      "griffey 1989 upper deck, 1989 upper deck griffey, 1989 upper deck ken griffey jr, ken griffey jr 1989 upper deck, griffey upper deck rookie",
      50,
      {
        ...card,
        variants: { "PSA 10: psa 10, gem mint": 38, "PSA 9: psa 9": 3, "PSA 8: psa 8": 1.5 },
      },
    ],
    [
      "Michael Jordan 1986 Fleer rookie",
      "1986 fleer michael jordan, 1986 fleer jordan, michael jordan 1986 fleer, jordan 1986 fleer, 1986 fleer 57",
      3000,
      { ...card, variants: { "PSA 10: psa 10": 60, "PSA 9: psa 9": 6.5, "PSA 8: psa 8": 2.3 } },
    ],
    [
      "LeBron James 2003 Topps rookie",
      "2003 topps lebron james, lebron james 2003 topps, 2003 topps lebron",
      190,
      { ...card, variants: { "chrome: chrome": 5, ...graded } },
    ],
    [
      "Mike Trout 2011 Topps Update rookie",
      "mike trout 2011 topps update, 2011 topps update mike trout, 2011 topps update trout, trout us 175",
      180,
      { ...card, variants: graded },
    ],
    [
      "Luka Doncic 2018 Prizm rookie",
      "luka doncic prizm, luka doncic 2018 prizm, 2018 prizm luka doncic",
      60,
      { ...card, variants: { "silver: silver": 3, ...graded } },
    ],
    [
      "Black Lotus",
      "mtg black lotus, magic the gathering black lotus, black lotus unlimited, black lotus beta",
      7500,
      { brand: "Magic: The Gathering", ...card, scatter: 0.8 },
    ],
    [
      "dual land",
      "mtg dual land, underground sea, volcanic island, tropical island mtg, tundra mtg",
      330,
      { brand: "Magic: The Gathering", ...card },
    ],
    [
      "Dark Side of the Moon (vinyl)",
      "dark side of the moon vinyl, dark side of the moon lp, pink floyd dark side of the moon",
      30,
      { ...record, variants: pressings },
    ],
    [
      "Beatles White Album (vinyl)",
      "beatles white album, white album beatles, beatles white album vinyl",
      42,
      { ...record, scatter: 0.8, variants: pressings },
    ],
    [
      "Fleetwood Mac Rumours (vinyl)",
      "fleetwood mac rumours, fleetwood mac rumors",
      22,
      { ...record, variants: pressings },
    ],
    [
      "Michael Jackson Thriller (vinyl)",
      "michael jackson thriller",
      15,
      { ...record, variants: pressings },
    ],
    [
      "Nirvana Nevermind (vinyl)",
      "nirvana nevermind vinyl, nirvana nevermind lp",
      32,
      { ...record, variants: pressings },
    ],
    [
      "Led Zeppelin IV (vinyl)",
      "led zeppelin iv vinyl, led zeppelin iv lp, led zeppelin iv",
      24,
      { ...record, variants: pressings },
    ],
    [
      "Abbey Road (vinyl)",
      "beatles abbey road vinyl, abbey road vinyl, abbey road lp",
      30,
      { ...record, variants: pressings },
    ],
    [
      "Taylor Swift album (vinyl)",
      "taylor swift vinyl, taylor swift folklore vinyl, taylor swift lp, taylor swift evermore vinyl, taylor swift red vinyl, taylor swift 1989 vinyl",
      32,
      {
        ...record,
        variants: { "signed: signed": 4, "record store day: record store day, rsd": 5 },
      },
    ],
  ],
  clothing: [
    [
      "So Kate, Pigalle or other pumps",
      "christian louboutin so kate, louboutin so kate, louboutin pigalle, christian louboutin pigalle, christian louboutin pumps, louboutin pumps, christian louboutin heels, louboutin heels, red bottoms heels",
      290,
      { brand: "Christian Louboutin", is: "line", scatter: 0.45 },
    ],
    [
      "dress shoes",
      "allen edmonds, allen edmonds park avenue, allen edmonds strand, allen edmonds shoes",
      80,
      { brand: "Allen Edmonds", is: "line", scatter: 0.45 },
    ],
    [
      "boots or shoes",
      "alden indy, alden indy boots, alden shoes, alden boots, alden shell cordovan, alden 405",
      290,
      { brand: "Alden", is: "line", scatter: 0.45 },
    ],
    ["Evelyne", "hermes evelyne, evelyne iii, evelyne tpm", 2300, { brand: "Hermes", ...bag }],
    [
      "St. Louis tote",
      "goyard st louis, goyard saint louis, goyard tote",
      1150,
      { brand: "Goyard", ...bag },
    ],
    [
      "Loulou, Kate or Niki bag",
      "ysl loulou, saint laurent loulou, ysl lou lou, saint laurent kate bag, saint laurent niki, ysl niki",
      1050,
      { brand: "Saint Laurent", ...bag },
    ],
    [
      "Saddle bag",
      "dior saddle bag, christian dior saddle bag, dior saddle",
      1450,
      { brand: "Dior", ...bag, scatter: 0.5 },
    ],
    [
      "Pochette Metis",
      "pochette metis, louis vuitton pochette metis, lv pochette metis",
      1350,
      { brand: "Louis Vuitton", ...bag },
    ],
    ["Alma", "louis vuitton alma, lv alma, alma bb", 700, { brand: "Louis Vuitton", ...bag }],
    ["Keepall", "louis vuitton keepall, lv keepall", 750, { brand: "Louis Vuitton", ...bag }],
    [
      "Re-Edition nylon bag",
      "prada re edition, prada re edition 2005, prada re edition 2000, prada nylon re edition",
      950,
      { brand: "Prada", ...bag },
    ],
    [
      "Cassette or Jodie",
      "bottega veneta cassette, bottega cassette, bottega veneta jodie, bottega jodie",
      1400,
      { brand: "Bottega Veneta", ...bag },
    ],
    [
      "Luggage tote",
      "celine luggage tote, celine luggage, celine nano luggage, celine mini luggage",
      700,
      { brand: "Celine", ...bag },
    ],
    [
      "Baguette or Peekaboo",
      "fendi baguette, fendi peekaboo",
      780,
      { brand: "Fendi", ...bag, scatter: 0.6 },
    ],
    [
      "City bag",
      "balenciaga city bag, balenciaga motorcycle bag, balenciaga city",
      480,
      { brand: "Balenciaga", ...bag },
    ],
  ],
  jewelry: [
    [
      "Black Bay 58",
      "tudor black bay 58, black bay 58, tudor bb 58",
      2750,
      { brand: "Tudor", ...watch, scatter: 0.2 },
    ],
    [
      "Seamaster Diver 300M",
      "omega seamaster 300 m, seamaster diver 300 m, seamaster 300 m, omega seamaster diver",
      2900,
      { brand: "Omega", ...watch },
    ],
    [
      "Khaki Field",
      "hamilton khaki field, hamilton khaki, khaki field mechanical",
      300,
      { brand: "Hamilton", ...watch },
    ],
    [
      "Tank",
      "cartier tank, cartier tank must, cartier tank solo, cartier tank francaise",
      2100,
      { brand: "Cartier", ...watch, scatter: 0.5 },
    ],
    [
      "Seiko 5",
      "seiko 5 automatic, seiko 5 sports, seiko 5 watch, seiko snk, seiko snk 809",
      95,
      { brand: "Seiko", ...watch, scatter: 0.5 },
    ],
    [
      "G-Shock DW-5600 or GA-2100",
      "g shock dw 5600, dw 5600, g shock ga 2100, casio ga 2100, casioak",
      55,
      { brand: "Casio", ...watch },
    ],
    [
      "Weekender or Expedition",
      "timex weekender, timex expedition",
      24,
      { brand: "Timex", ...watch },
    ],
    ["Pro Diver", "invicta pro diver", 45, { brand: "Invicta", ...watch }],
    [
      "Bulova Precisionist or Lunar Pilot",
      "bulova lunar pilot, bulova precisionist",
      220,
      { brand: "Bulova", ...watch },
    ],
    [
      "Alpinist, Samurai or Turtle",
      "seiko alpinist, seiko samurai, seiko turtle, seiko sumo, seiko tuna",
      330,
      { brand: "Seiko", ...watch },
    ],
  ],
};

export const knownByName = sectionsFromRows({ ...rows, toys: (rows.toys ?? []).map(withThemes) });
