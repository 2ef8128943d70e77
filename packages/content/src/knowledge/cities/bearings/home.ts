import type { CityBearing } from "./bearing.ts";

export const homeBearings = {
  furniture: {
    climate: {
      cold: "rock every chair, because heated rooms dry the glue out of the joints",
      hot: "look for lifted veneer on anything that was stored in a garage or an attic",
      humid: "smell inside the drawers and look at the back panel for mildew",
      dry: "check solid tops for splits along the grain and drawers that have shrunk loose",
      coast: "feel under metal legs and hinges for rust before you load anything",
      mountain: "compare the side that faced the window with the one that did not",
    },
    housing: {
      apartment: "ask for the width of the stair and the door, and prefer pieces that come apart",
      house: "ask what else stands in the garage, since one bulky piece seldom waits alone",
    },
    people: {
      students:
        "small desks, bed frames and bookcases are nearly free in those days, and wanted again a season later",
      families: "whole dining sets and sectionals come up at once, with one owner and one history",
      tech: "hardly used sofas and shelves are sold by date rather than by price",
      music: "low seats, shelves for records and studio tables find a buyer quickly",
      military:
        "whole rooms are offered against the packers' date, and one offer for all of it is welcome",
      tourism: "matching dressers, headboards and chairs come in numbers, plain but sturdy",
    },
    areas: {
      money:
        "search those names for solid wood, named makers and pieces that go before a renovation",
      young:
        "expect flat-pack pieces there, and resell only those that have been put together once",
      families: "look there for dining sets, bunk beds and cabinets with honest wear",
    },
    roads: [
      "fix the loading hour before the price of a sofa",
      "take straps and blankets along, since a second trip costs more than most tables earn",
    ],
    tastes: [
      "a chair or a sideboard that fits that taste moves sooner than a better one that does not",
      "write wood, age and measurements into the title where such buyers look",
    ],
  },
  appliances: {
    climate: {
      cold: "drain a washer that stood in an unheated garage and look for cracks in its pump",
      hot: "second fridges, freezers and window coolers are wanted early and sell at once",
      humid: "fold back the door seal of every washer and look for black spots",
      dry: "dust the coils and look at seals and hoses that may have gone hard",
      coast: "look at the feet and the lower panel for rust that has come through the paint",
      mountain: "ask whether a gas range was set up for the height it stood at",
    },
    housing: {
      apartment: "stacked, narrow and plug-in machines sell before full-size ones",
      house: "pairs of washer and dryer and a second freezer are what people look for",
    },
    people: {
      students: "small fridges and microwave ovens change hands in that same week",
      families: "full-size pairs with one owner and the manual are what to search for",
      tech: "espresso machines, robot cleaners and air purifiers are sold while still under guarantee",
      music: "quiet, compact machines suit people who live and record in the same rooms",
      military: "washers and dryers are sold with a fixed last day, usually cheaply",
      tourism: "identical small fridges and microwave ovens come in lots that are easy to test",
    },
    areas: {
      money: "watch those streets for kitchens that are torn out while the range still works",
      young: "sell compact and cheap machines there, delivered to the door",
      families: "look there for large washers that were replaced for looks",
    },
    roads: [
      "deliver heavy machines in one round and charge for each stop",
      "call the seller and see the machine run by video before you rent the van",
    ],
    tastes: [
      "machines that serve it are worth a special search every week",
      "show such a machine in use, because these buyers know what it should sound like",
    ],
  },
  "home-decor": {
    climate: {
      cold: "lamps, warm rugs and fireplace tools are looked for as soon as the days shorten",
      hot: "candles, wax and glued frames are better bought from inside the house",
      humid: "unroll every rug and smell its underside",
      dry: "look for faded cloth and for wood that has cracked around the joints",
      coast: "shells and rope are everywhere, so brass and good glass stand out",
      mountain: "hold shades and curtains to the light and look for the sun's work",
    },
    housing: {
      apartment: "mirrors, small rugs and plug-in lamps that weigh little go first",
      house: "large mirrors and pairs of lamps come out of rooms that are being repainted",
    },
    people: {
      students:
        "mirrors, rugs and floor lamps are left at the curb and can be cleaned in an afternoon",
      families: "last year's colors are sold by the box whenever a room is done over",
      tech: "plain designer lamps turn up from people who fly with two suitcases",
      music: "posters, neon and warm lamps are bought for rooms where people play",
      military: "collected pieces from other countries are sold light-heartedly before a move",
      tourism: "framed pictures and lamps in sets of ten come from rooms that have been restyled",
    },
    areas: {
      money: "ask there for the lamps and mirrors a decorator has just replaced",
      young: "list cheap, cheerful things there on the first of the month",
      families: "seasonal boxes and baskets are what garages there hold",
    },
    roads: [
      "pick fragile things up on the way to something else, not on a trip of their own",
      "bundle three small finds from one seller rather than driving for a vase",
    ],
    tastes: [
      "name that style in the title and in the first line",
      "photograph such a piece in a room, because its buyers think in rooms",
    ],
  },
  office: {
    climate: {
      cold: "let monitors and printers warm up indoors before the first test",
      hot: "do not buy chairs from a storage unit before pressing the foam and the mesh",
      humid: "print a page and look at paper trays and rollers that have drawn damp",
      dry: "blow the dust out of fans and look for cracked chair arms",
      coast: "turn chairs over and look for rust at the gas spring and the casters",
      mountain: "check desk edges for lifted laminate where the sun has dried it",
    },
    housing: {
      apartment: "small standing desks and folding chairs sell better than corner desks",
      house: "a spare room becomes an office, and people look for filing cabinets and large desks",
    },
    people: {
      students: "desks, task lamps and printers are dropped and wanted again each year",
      families: "home offices are sold whole, desk, chair and lamp together",
      tech: "good chairs and monitor arms show up in numbers after each change",
      music: "sit-stand desks and quiet chairs are bought for recording corners",
      military: "sturdy plain desks sell near the gates at every change of staff",
      tourism: "lobby chairs, counters and registers come from rooms that are being redone",
    },
    areas: {
      money: "look there for the executive desk nobody wants to carry, and offer to carry it",
      young: "sell compact desks and monitors there, carried up by you",
      families: "look there for chairs bought for working at home and used for a year",
    },
    roads: [
      "collect office chairs by the dozen from one address or not at all",
      "ask for a loading dock and a time slot before you bid on a lot",
    ],
    tastes: [
      "learn the two or three chair models that this brings out",
      "ask the facility manager for everything and sort it afterwards",
    ],
  },
} as const satisfies Record<string, CityBearing>;
