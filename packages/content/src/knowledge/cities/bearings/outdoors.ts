import type { CityBearing } from "./bearing.ts";

export const outdoorBearings = {
  "sporting-goods": {
    climate: {
      cold: "buy skates and skis in April and bikes in November, when nobody else looks",
      hot: "look for dried tires, cracked grips and helmets that have baked in the sun",
      humid: "look at spokes, chains and weight plates for rust",
      dry: "squeeze tires and seals, which go hard long before they wear out",
      coast: "look at chains, bolts and reels for salt, and rinse what you buy",
      mountain: "check brakes, suspension and ski edges first, because hills wear them out",
    },
    housing: {
      apartment: "folding, small and wall-hung gear sells, and a treadmill does not",
      house: "home gyms and kayaks fill garages and are sold to win the space back",
    },
    people: {
      students: "commuter bikes are dumped at the end of term and fought over at the start",
      families: "children's bikes and skates are outgrown every year, often in hardly used pairs",
      tech: "high-end bikes appear when an enthusiasm ends",
      music: "players and road crews sell bikes and weights before a tour",
      military: "racks, plates and bikes are sold before every posting and bought after it",
      tourism: "rental bikes and boards are sold in numbers when the season is over",
    },
    areas: {
      money: "look there for golf sets, rowing machines and bikes with few miles",
      young: "sell simple city bikes there, tuned and with a lock",
      families: "look there for hoops, trampolines and outgrown team gear",
    },
    roads: [
      "carry a bike rack all week rather than drive twice",
      "leave treadmills beyond an easy reach to somebody else",
    ],
    tastes: [
      "stock up a month before everybody else thinks of it",
      "learn the sizes of that sport, since size decides who buys",
    ],
  },
  vehicles: {
    climate: {
      cold: "look under the car and inside the wheel arches with a lamp before you start it",
      hot: "test the cooling and the battery, and look at the dash for cracks",
      humid: "lift the mats and smell the trunk for water",
      dry: "look at the age of the tires, because they crack before they wear down",
      coast: "look at brake lines and the undersides of doors for salt rust",
      mountain: "ask about brakes and clutch, and look for hail dents from the side",
    },
    housing: {
      apartment: "scooters and small cars that fit one space sell first",
      house: "trailers, project cars and campers stand in yards and can be asked about",
    },
    people: {
      students: "cheap scooters and small cars sell in the weeks when term begins and ends",
      families: "vans and large cars change hands when a child arrives or leaves",
      tech: "electric cars and bikes are traded early, and the battery report is the price",
      music: "vans with room for a drum kit are never long for sale",
      military: "cars are sold against a ship-out date, and the title may come from another state",
      tourism: "scooters, carts and rental vans are retired in groups",
    },
    areas: {
      money: "look there for a second car with one owner and a folder of bills",
      young: "sell scooters and first cars there with a fresh inspection or report",
      families: "look there for the third car on the drive",
    },
    roads: [
      "drive the test route on a fast road as well as in the street",
      "meet for the title at an office or bank on the way, not at the curb",
    ],
    tastes: [
      "a machine of that kind has buyers from far away if its papers are clean",
      "racks, boxes and trailers for it deserve a search of their own",
    ],
  },
  garden: {
    climate: {
      cold: "buy mowers after the last cut and snow machines after the last thaw",
      hot: "hoses, cushions and plastic pots that spent a summer outside crumble in the hand",
      humid: "look at mower decks from below for rust under the grass",
      dry: "drip lines, shade and gravel tools sell better than lawn gear",
      coast: "prefer teak, aluminum and stone to painted steel",
      mountain: "raised beds, covers and sturdy pots are wanted where nights are cold",
    },
    housing: {
      apartment: "balcony sets, pots and folding chairs are the garden trade",
      house: "mowers, blowers and patio sets come up whenever a yard changes owners",
    },
    people: {
      students: "a lawn chair or a grill goes for nothing in the last week of the lease",
      families: "swings, mowers and patio sets are sold by people who have no more yard for them",
      tech: "battery mowers and robot mowers are sold almost new",
      music: "strings of lamps, fire pits and benches sell for gatherings outside",
      military: "mowers and grills are sold in the last week, since fuel may not travel",
      tourism: "loungers, umbrellas and planters come in matching numbers",
    },
    areas: {
      money: "look there for teak, cast iron and stone that a landscaper has replaced",
      young: "sell small grills and pots there, ready for a porch",
      families: "look there for ride-on mowers and play sets that need a trailer",
    },
    roads: [
      "carry a ramp and two straps, and empty the tank before the drive",
      "collect patio sets in one evening round along the same road",
    ],
    tastes: [
      "have such things cleaned and listed before the season starts",
      "show it working in a short film, since that is all these buyers ask",
    ],
  },
  camping: {
    climate: {
      cold: "bags and pads rated for frost keep a buyer well into the fall",
      hot: "look at tents for brittle seams and coolers for warped lids",
      humid: "pitch the tent, smell it and rub the coating for stickiness",
      dry: "look for cracked buckles and dust in every zip",
      coast: "look at zips, poles and stoves for salt",
      mountain: "light, warm and storm-proof gear is what people pay for",
    },
    housing: {
      apartment: "small stoves, packs and two-person tents suit the cupboards people have",
      house: "family tents, roof boxes and cargo trailers wait in garages for a buyer",
    },
    people: {
      students: "packs and bags are sold cheaply before the flight and wanted for the long break",
      families: "big tents, cots and coolers come up after the one trip they were bought for",
      tech: "top brands are sold hardly used when the hobby turns out to need weekends",
      music: "festival tents, chairs and carts go up in the weeks before each event",
      military: "surplus packs and bags are common, and their buyers know real from copied",
      tourism: "visitors sell tents and stoves at the end of a journey, often near the airport",
    },
    areas: {
      money: "look there for roof tents and coolers used twice",
      young: "look there for shared gear whose owners are moving apart",
      families: "look there for six-person tents with every pole in the bag",
    },
    roads: [
      "combine a pickup with your own trip out of town",
      "ask for a picture of the tent standing before you drive for it",
    ],
    tastes: [
      "gear for exactly that sells at the start of its weeks",
      "say in the listing where such gear has been used and how it held",
    ],
  },
} as const satisfies Record<string, CityBearing>;
