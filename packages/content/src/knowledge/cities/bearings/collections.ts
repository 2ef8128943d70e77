import type { CityBearing } from "./bearing.ts";

export const collectionBearings = {
  collectibles: {
    climate: {
      cold: "people sort their collections indoors, and January is full of lots",
      hot: "cards and vinyl figures from an attic may have warped or turned sticky",
      humid: "smell paper and look at cards against the light for waves",
      dry: "look for yellowed plastic and boxes that have become brittle",
      coast: "look at coins, pins and model metal for green spots",
      mountain: "ask where the display stood, since strong light bleaches print",
    },
    housing: {
      apartment: "small graded pieces are easier to sell than shelves of boxes",
      house: "whole collections lie in spare rooms, and heirs want one buyer for all",
    },
    people: {
      students: "cards, figures and games are let go to pay the last bill of the term",
      families: "childhood boxes surface when parents clear a room",
      tech: "collectors with salaries pay for grade and speed",
      music: "posters, passes and records carry a story that has to be proved",
      military: "patches, coins and unit things turn up, and some may not legally be sold",
      tourism: "souvenirs are many and worth little, older signs and programs are few",
    },
    areas: {
      money: "look there for albums of stamps and coins that nobody has priced",
      young: "meet there for cards and figures in a shop that hosts game nights",
      families: "look there for sealed childhood things on a top shelf",
    },
    roads: [
      "ask for close pictures of corners and marks and buy by mail",
      "drive only for a whole collection, never for a single card",
    ],
    tastes: [
      "common pieces of that kind are overpriced here and rare ones known",
      "buy such things where nobody cares and sell them here",
    ],
  },
  books: {
    climate: {
      cold: "readers stay in, and long sets sell from November on",
      hot: "spines of books from a hot attic crack at the first opening",
      humid: "put your nose in the middle of the book, and leave what smells of a cellar",
      dry: "look for faded spines and brittle glue",
      coast: "look along the top edge for brown spots of damp",
      mountain: "look at the spines that faced the window",
    },
    housing: {
      apartment: "whole shelves are given away for want of space, if you bring boxes",
      house: "spare rooms hold sets and magazines in boxes that nobody has opened",
    },
    people: {
      students: "current textbooks lose most of their worth the day after the last exam",
      families: "school and picture books are sold by the bag when children move up",
      tech: "technical books age quickly, and only classics of the field keep a price",
      music: "scores, songbooks and biographies of players find a reader",
      military: "histories and manuals are read by people who will check the edition",
      tourism: "guidebooks are worthless, and old maps and views are not",
    },
    areas: {
      money: "look there for leather sets, art books and signed first printings",
      young: "look there for theory, comics and fresh paperbacks on the stoop",
      families: "look there for complete children's series",
    },
    roads: [
      "fill the car with one library rather than drive for ten books",
      "scan the shelf from a picture before you set out",
    ],
    tastes: [
      "books on that sell locally at a price the internet does not pay",
      "name that subject first in the title of a lot",
    ],
  },
  art: {
    climate: {
      cold: "carry a painting wrapped, and let it warm slowly before you open it",
      hot: "look at canvases from storage for slack and at frames for open corners",
      humid: "look for brown spots in the paper and mold behind the glass",
      dry: "look for flaking paint and panels that have split",
      coast: "look at the backs for damp marks and at wires and nails for rust",
      mountain: "hold prints beside their own covered edge and compare the colors",
    },
    housing: {
      apartment: "works under a yard wide sell first",
      house: "large paintings and mirrors come from stairwells that are being repainted",
    },
    people: {
      students: "student works and good frames are left in corridors after the final show",
      families: "pictures that do not suit the next walls are sold with their frames",
      tech: "bare new apartments want one large piece and can pay for it",
      music: "gig posters and photographs are bought by people who were there",
      military: "prints and carvings from postings abroad turn up with their papers",
      tourism: "decorator prints come by the dozen, and only the frames are worth money",
    },
    areas: {
      money: "look there for signed prints with a gallery label on the back",
      young: "look there for young painters who sell from their own room",
      families: "look there for frames, which pay for the trip",
    },
    roads: [
      "see the signature and the back in pictures before you drive",
      "lay art flat in the car and collect nothing heavy on the same trip",
    ],
    tastes: [
      "local names of that kind are worth learning by heart",
      "write the place and the maker into the title, since collectors search for both",
    ],
  },
  antiques: {
    climate: {
      cold: "dry heated rooms have loosened veneers, and a repair should show in the price",
      hot: "shellac softens, so feel the tops of pieces that stood in an attic",
      humid: "look for worm, mold and swollen drawers",
      dry: "look for cracks that follow the grain and inlay that has lifted",
      coast: "look at brass and iron for pitting that polish cannot remove",
      mountain: "look for bleaching on one side and parched leather",
    },
    housing: {
      apartment: "clocks, boxes and small tables find room where wardrobes do not",
      house: "whole houses are emptied by heirs, and the first honest buyer gets the rest",
    },
    people: {
      students: "old desks and lamps are sold as second-hand by people who do not know their age",
      families: "heirs who do not want the cabinet sell it by date",
      tech: "newcomers want one old piece in a new room",
      music: "old radios, gramophones and parlour instruments have their circle",
      military: "trunks, field desks and brass from long service come up for sale",
      tourism: "stores on tourist streets are expensive, and the same item is cheaper elsewhere",
    },
    areas: {
      money: "read the estate-sale notices there and go on the last afternoon",
      young: "look there for old pieces sold as merely used",
      families: "look there for grandmother's things in the garage of the grandchildren",
    },
    roads: [
      "measure the piece and your car before you promise to come",
      "join two estate sales on one side of town in a morning",
    ],
    tastes: [
      "dealers know the best pieces, and the worn middle is where there is money",
      "learn the marks and dates that go with it before you bid",
    ],
  },
} as const satisfies Record<string, CityBearing>;
