import type { CityKnowledge } from "./city-record.ts";

export const northeastCities = {
  "philadelphia-pa": {
    lead: "Philadelphia is row houses, students and some of the oldest estates in the country",
    latitude: 40.0,
    longitude: -75.2,
    timeZone: "Eastern",
    suburbs: [
      ["Cherry Hill", "east", 10],
      ["King of Prussia", "northwest", 20],
      ["Ardmore", "west", 10],
      ["Media", "southwest", 15],
      ["Jenkintown", "north", 15],
      ["West Chester", "west", 30],
      ["Doylestown", "north", 30],
    ],
    areas: {
      money:
        "Chestnut Hill, Society Hill and the Main Line hold furniture that has been there for generations",
      young: "Fishtown, University City and South Philadelphia are rows of shared rentals",
      families: "The Northeast, Roxborough and Havertown are family streets",
    },
    climate: {
      cold: "Winters bring snow and salt in turns, with thaws in between",
      humid: "Row-house basements are damp from May to September",
    },
    housing: {
      apartment:
        "Row houses split into apartments have tight, turning stairs and parking on one side of the street only",
      house: "Twins and stone colonials in the suburbs have attics, cellars and porches",
    },
    people: {
      students: "Penn, Drexel and Temple students leave in May and their leases end in summer",
      families: "Hospitals and drug companies move staff at the start of July",
      music: "Orchestras, schools and bands trade instruments within the city",
    },
    roads: [
      "The Schuylkill Expressway is slow at all hours, and bridges from New Jersey charge westbound",
      "Double parking to load is a custom in row-house streets, and wants a second person",
    ],
    tastes: [
      {
        kind: "source",
        text: "Lancaster County auctions and the Adamstown antique mile lie within a day's trip",
        categories: ["antiques", "furniture", "crafts", "home-decor", "art", "jewelry"],
      },
      {
        text: "Fans wear green and buy old jerseys, pennants and cards",
        categories: ["clothing", "collectibles", "sporting-goods", "toys"],
      },
      {
        text: "Old bookshops and print dealers go back a very long way",
        categories: ["books", "art", "collectibles"],
      },
      {
        text: "Row-house renovators buy hand tools, doors and light fixtures",
        categories: ["tools", "home-decor", "appliances"],
      },
      {
        text: "The Jersey shore calls from June, with beach chairs, bikes and boards",
        categories: ["sporting-goods", "camping", "vehicles"],
      },
    ],
  },
  "boston-ma": {
    lead: "Boston moves house on the first of September, and nothing else shapes its market so much",
    latitude: 42.4,
    longitude: -71.1,
    timeZone: "Eastern",
    suburbs: [
      ["Cambridge", "west", 5],
      ["Newton", "west", 10],
      ["Quincy", "south", 10],
      ["Framingham", "west", 20],
      ["Waltham", "west", 10],
      ["Woburn", "north", 10],
      ["Salem", "northeast", 15],
    ],
    areas: {
      money: "Beacon Hill, Brookline and Wellesley keep books, rugs and old wood",
      young: "Allston, Fenway and Somerville are student leases, street after street",
      families: "West Roxbury, Arlington and Needham are where families put down roots",
    },
    climate: {
      cold: "Snow and salt rule from December into March",
      coast: "Sea damp gets into sheds and cellars from Quincy to Salem",
    },
    housing: {
      apartment: "Triple-deckers have porches, back stairs and no elevator",
      house: "Colonials in the western suburbs have attics that nobody has emptied in years",
    },
    people: {
      students: "Most leases in the student districts end on August 31 and start the next day",
      tech: "Biotech in Kendall Square and robots along Route 128 hire and shed people by the year",
      families: "Hospitals change their young doctors, and their apartments, at the end of June",
    },
    roads: [
      "Storrow Drive has low bridges that take the roof off a rented van each September",
      "The Pike and the harbor tunnels are tolled by plate, and parking needs a resident's sticker",
    ],
    tastes: [
      {
        kind: "source",
        text: "Brimfield's antique weeks in May, July and September are the largest in New England",
        categories: ["antiques", "furniture", "art", "jewelry", "home-decor", "collectibles"],
      },
      {
        text: "Skis, skates and winter boots are wanted from October",
        categories: ["sporting-goods", "clothing", "camping"],
      },
      {
        text: "Textbooks, theory and first editions pass through a city of universities",
        categories: ["books", "office", "art"],
      },
      {
        text: "Window air conditioners sell for one hot week in June and go begging in September",
        categories: ["appliances", "electronics"],
      },
      {
        text: "Conservatory students sell and buy proper instruments",
        categories: ["musical-instruments"],
      },
      {
        text: "Old sailing gear, dinghies and cod-coast pictures have their buyers",
        categories: ["sporting-goods", "art", "antiques", "vehicles"],
      },
    ],
  },
  "baltimore-md": {
    lead: "Baltimore is a harbor city of row houses with rich valleys to the north",
    latitude: 39.3,
    longitude: -76.6,
    timeZone: "Eastern",
    suburbs: [
      ["Towson", "north", 10],
      ["Columbia", "southwest", 20],
      ["Ellicott City", "west", 15],
      ["Glen Burnie", "south", 10],
      ["Catonsville", "west", 10],
      ["Bel Air", "northeast", 30],
      ["Annapolis", "south", 30],
    ],
    areas: {
      money: "Roland Park, Guilford and Ruxton are old gardens and old rooms",
      young: "Federal Hill, Canton and Charles Village are shared row houses",
      families: "Catonsville, Perry Hall and Columbia are for families",
    },
    climate: {
      humid: "Chesapeake summers are heavy and damp, and brick cellars sweat",
      cold: "Winters are wet and salty with a storm or two",
    },
    housing: {
      apartment: "Row houses of three narrow floors have stairs that turn a sofa away",
      house: "The county has detached houses with club basements and bars in them",
    },
    people: {
      students: "Johns Hopkins, Towson and UMBC let out in May",
      military: "Fort Meade, Aberdeen and the Naval Academy bring and move service households",
      families: "Hospital and government staff change over at the end of June",
    },
    roads: [
      "Two harbor tunnels carry the cross traffic for a toll, as one bridge has been gone since 2024",
      "The Beltway, Interstate 695, is slow on the west side each afternoon",
    ],
    tastes: [
      {
        text: "Sailboats, crab pots and outboard motors belong to the bay",
        categories: ["sporting-goods", "vehicles", "camping", "tools"],
      },
      {
        text: "Painted screens, stoneware and silver from local makers are collected",
        categories: ["antiques", "art", "home-decor", "jewelry", "crafts"],
      },
      {
        text: "The book fair crowd and old print shops keep paper in demand",
        categories: ["books", "collectibles"],
      },
      {
        text: "Lacrosse sticks and pads are outgrown each year from spring on",
        categories: ["sporting-goods", "baby-items", "clothing"],
      },
      {
        text: "Purple and orange sell before each football and baseball season",
        categories: ["clothing", "collectibles", "toys"],
      },
      {
        text: "Formstone rows and club basements have kept bars, neon and lamps of the fifties",
        categories: ["furniture", "home-decor", "antiques"],
      },
    ],
  },
} as const satisfies Record<string, CityKnowledge>;
