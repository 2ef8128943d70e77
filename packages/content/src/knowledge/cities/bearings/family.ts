import type { CityBearing } from "./bearing.ts";

export const familyBearings = {
  toys: {
    climate: {
      cold: "indoor sets and board games sell from the first cold weekend",
      hot: "look for plastic that has gone chalky or warped in a garage",
      humid: "open game boxes and look for wavy boards and mold",
      dry: "sand and dust sit in every gear, so try all wheels and motors",
      coast: "look into battery boxes for green contacts",
      mountain: "outdoor toys fade in one summer, and indoor storage is worth asking for",
    },
    housing: {
      apartment: "small boxed sets sell, and play kitchens are given away",
      house: "swings, ride-on cars and train tables wait in garages",
    },
    people: {
      students: "board games and consoles are sold to lighten a suitcase",
      families: "whole playrooms are sold at once, and one price for the lot is welcome",
      tech: "robot kits and building sets of adult fans come complete",
      music: "toy instruments are cheap, and real small ones hide among them",
      military: "bins of bricks and cars are sold by weight before a move",
      tourism: "hotel shops and arcades clear stock when a season ends",
    },
    areas: {
      money: "look there for wooden and German brands in good boxes",
      young: "sell board games and adult sets there",
      families: "look there on Saturday mornings for bricks by the bin",
    },
    roads: [
      "collect bins of bricks along one road in one evening",
      "count pieces from a picture before you drive for a set",
    ],
    tastes: [
      "lines linked with it keep a price here all year",
      "put the name of the line and the year in the title",
    ],
  },
  "baby-items": {
    climate: {
      cold: "foot muffs, snowsuits and strollers with large wheels are looked for",
      hot: "leave car seats and plastic that baked in a car",
      humid: "look at stroller fabric and crib slats for mildew",
      dry: "shake the dust from bearings and look for faded covers",
      coast: "look at stroller frames and brakes for salt and sand",
      mountain: "carriers, joggers and sun canopies matter more than prams",
    },
    housing: {
      apartment: "one-hand folding strollers and small cribs sell first",
      house: "double strollers, playpens and big swings have room and find buyers",
    },
    people: {
      students: "young parents in student housing want good things at half the price",
      families: "one household's outgrown set is the next one's starter kit",
      tech: "smart bassinets and premium strollers are sold after a few months",
      music: "light travel cots and carriers are wanted by parents who tour",
      military: "cribs and high chairs are sold with little notice, clean and complete",
      tourism: "visitors rent or buy a stroller and leave it behind",
    },
    areas: {
      money: "look there for premium strollers used by one child",
      young: "sell compact first sets there, delivered",
      families: "look there for bundles by size from parents who are done",
    },
    roads: [
      "group porch pickups by neighborhood in one evening",
      "ask for the label with the date of manufacture before you drive",
    ],
    tastes: [
      "gear for small members of the family follows the same calendar",
      "say in the listing which age it fits and until when",
    ],
  },
  crafts: {
    climate: {
      cold: "yarn, quilting and sewing machines are wanted once evenings are dark",
      hot: "glue, vinyl and paint from a garage are finished, so pay for the machine only",
      humid: "smell fabric and yarn, and look at needles for rust",
      dry: "look at old rubber, paint tubes and clay that have dried out",
      coast: "turn the sewing machine by hand and feel for rust",
      mountain: "fabric from a sunny window may tear, so pull at a corner",
    },
    housing: {
      apartment: "portable machines and sorted small lots sell best",
      house: "craft rooms are cleared whole, and the furniture comes with them",
    },
    people: {
      students: "design students sell cutting mats, paint and machines after the last show",
      families: "sewing corners are cleared when a room becomes a nursery",
      tech: "cutting machines and 3D printers are bought on impulse and sold with supplies",
      music: "costume makers and case builders look for strong machines",
      military: "quilters and knitters pass their stash on before a move",
      tourism: "stallholders sell tools and stock at the end of the visitors' season",
    },
    areas: {
      money: "look there for a quilter's room with a machine that was serviced yearly",
      young: "sell starter kits there, sorted by color",
      families: "look there for bins of fabric and a machine with every foot",
    },
    roads: [
      "clear a whole craft room in one trip",
      "ask for the stitch sample and the model plate before you leave",
    ],
    tastes: [
      "materials for it sell faster than finished pieces",
      "sort such lots by use and name that use",
    ],
  },
  "pet-supplies": {
    climate: {
      cold: "coats, heated beds and paw care sell at the first salt",
      hot: "cooling mats and shaded kennels are needed, and food from a garage is not",
      humid: "smell beds and carriers and look at cages for rust",
      dry: "look at water bowls and filters for lime and at plastic for cracks",
      coast: "rinse and dry cages and look at the welds",
      mountain: "packs, harnesses and travel crates are used every weekend",
    },
    housing: {
      apartment: "small crates, litter furniture and folding gates are what fits",
      house: "kennels, runs and dog doors are sold when a yard changes owners",
    },
    people: {
      students: "small tanks and cages are left when the term ends, with or without stands",
      families: "crates and gates are outgrown like shoes",
      tech: "feeders, cameras and self-cleaning boxes are sold nearly new",
      music: "travel carriers and quiet feeders suit owners who work at night",
      military: "airline crates are needed before each move and useless after it",
      tourism: "owners of vacation rentals buy gates and sturdy crates",
    },
    areas: {
      money: "look there for large tanks and furniture-style crates",
      young: "sell cat trees and small crates there, carried upstairs",
      families: "look there for outgrown puppy gear and kennels",
    },
    roads: [
      "drain a tank, pick it up when traffic is light, and drive slowly",
      "ask for the inner measurements before you drive for a crate",
    ],
    tastes: [
      "good gear for animals that share in it is looked for by name",
      "say which size of animal used it and for how long",
    ],
  },
} as const satisfies Record<string, CityBearing>;
