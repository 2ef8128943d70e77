import type { CityKnowledge } from "./city-record.ts";

export const southwestCities = {
  "phoenix-az": {
    lead: "Phoenix turns its year round: people buy and move in winter and hide in summer",
    latitude: 33.4,
    longitude: -112.1,
    timeZone: "Mountain",
    suburbs: [
      ["Scottsdale", "northeast", 15],
      ["Glendale", "northwest", 10],
      ["Tempe", "east", 10],
      ["Peoria", "northwest", 15],
      ["Chandler", "southeast", 20],
      ["Surprise", "northwest", 30],
      ["Goodyear", "west", 20],
    ],
    areas: {
      money: "Paradise Valley, Arcadia and North Scottsdale sell designer things with the house",
      young: "Tempe around the university and Roosevelt Row downtown are renters' districts",
      families: "Ahwatukee, Desert Ridge and Laveen are family suburbs with pools",
    },
    climate: {
      hot: "Phoenix summers pass 110 degrees, and a garage is hotter still",
      dry: "Desert air and dust dry out rubber, leather and glue",
    },
    housing: {
      house: "Tile-roofed houses with a garage and a pool are the common home",
      apartment: "Gated apartment complexes fill the grid between the freeways",
    },
    people: {
      tourism:
        "Desert resorts and winter rentals refit in the hot months, when the visitors are gone",
      students: "Arizona State lets out in early May",
      tech: "New chip factories in the north bring engineers and builders",
    },
    roads: [
      "The 101 and 202 loops are wide and untolled, and the 10 through downtown is slow",
      "The west and the east valley lie an hour apart, and few buyers cross from one to the other",
    ],
    tastes: [
      {
        kind: "source",
        text: "Sun City and the other retirement towns hold estate sales most weeks of the cool season",
        categories: ["antiques", "furniture", "jewelry", "tools", "collectibles", "crafts", "art"],
      },
      {
        text: "Golf is played all winter on courses from Mesa to Surprise",
        categories: ["sporting-goods", "clothing", "vehicles"],
      },
      {
        text: "Pool pumps, patio sets and shade sails have a market of their own",
        categories: ["garden", "appliances", "furniture"],
      },
      {
        text: "Off-road machines and trailers head for the desert every cool weekend",
        categories: ["vehicles", "camping", "tools"],
      },
    ],
  },
  "mesa-az": {
    lead: "Mesa is the quiet, wide-streeted east of the Phoenix valley, part family, part retired",
    latitude: 33.4,
    longitude: -111.8,
    timeZone: "Mountain",
    suburbs: [
      ["Gilbert", "south", 10],
      ["Chandler", "southwest", 10],
      ["Tempe", "west", 10],
      ["Apache Junction", "east", 15],
      ["Queen Creek", "southeast", 20],
      ["Scottsdale", "northwest", 15],
    ],
    areas: {
      money: "Las Sendas and the citrus groves in the northeast have the larger houses",
      young: "West Mesa and the streets near Tempe hold students and first apartments",
      families: "Eastmark, Gilbert and Queen Creek are new suburbs with many children",
    },
    climate: {
      hot: "Anything left in a Mesa carport from June to September is cooked",
      dry: "Monsoon dust storms in July and August reach into closed sheds",
    },
    housing: {
      house: "Single-story block houses with carports stand beside new stucco streets",
      apartment: "Older two-story complexes line the roads along the light rail",
    },
    people: {
      tourism:
        "Winter residents leave the mobile-home parks in April, and parks and rentals renew what is worn",
      families: "Large families here buy children's things by the box",
      tech: "Aircraft and data-center jobs near the Gateway airport draw workers to the southeast",
    },
    roads: [
      "The US 60 is the east valley's main road and packs up westbound in the morning",
      "Loop 202 goes around the whole city and is the quick way to Gilbert and Queen Creek",
    ],
    tastes: [
      {
        kind: "source",
        text: "The Mesa Market Place swap meet is a long-standing weekend habit",
        categories: ["tools", "crafts", "clothing", "toys", "collectibles", "garden", "jewelry"],
      },
      {
        text: "Golf carts are ordinary transport in the retirement parks",
        categories: ["vehicles", "sporting-goods", "pet-supplies"],
      },
      {
        text: "The Salt River lakes bring out kayaks, tubes and small boats",
        categories: ["camping", "sporting-goods", "vehicles"],
      },
      {
        text: "Spring-training baseball fills the city every March",
        categories: ["collectibles", "toys", "clothing"],
      },
      {
        text: "Big households can and bake, and they sew",
        categories: ["appliances", "crafts", "baby-items", "home-decor"],
      },
    ],
  },
  "tucson-az": {
    lead: "Tucson is a university and air-base town with a long memory for old things",
    latitude: 32.2,
    longitude: -110.9,
    timeZone: "Mountain",
    suburbs: [
      ["Oro Valley", "north", 10],
      ["Marana", "northwest", 20],
      ["Green Valley", "south", 25],
      ["Sahuarita", "south", 20],
      ["Vail", "southeast", 25],
      ["Catalina", "north", 20],
    ],
    areas: {
      money: "The Catalina Foothills and Oro Valley have desert houses with collections in them",
      young: "Sam Hughes, West University and Fourth Avenue are where students rent",
      families: "Rita Ranch, Marana and Sahuarita draw young families",
    },
    climate: {
      dry: "The Sonoran air is so dry that drawers and guitar tops shrink",
      hot: "Summer heat builds until the monsoon breaks it in July",
    },
    housing: {
      house: "Adobe and block houses with gravel yards fill most of the valley",
      apartment: "Student blocks around the campus empty in one weekend",
    },
    people: {
      students: "The University of Arizona finishes in the middle of May",
      military: "Davis-Monthan air base rotates its crews and their households",
      tourism:
        "Foothills resorts and winter rentals renew their rooms once the visitors leave at Easter",
    },
    roads: [
      "No freeway crosses the middle of Tucson, and Speedway and Broadway carry everyone",
      "Interstate 10 is quick along the west side and useless for the Foothills",
    ],
    tastes: [
      {
        text: "The gem and mineral shows take over the city every winter",
        categories: ["jewelry", "collectibles", "art", "crafts"],
      },
      {
        text: "Cyclists train in the hills and up Mount Lemmon through the winter",
        categories: ["sporting-goods", "camping", "clothing"],
      },
      {
        kind: "source",
        text: "The Tanque Verde swap meet has been a weekend habit for decades",
        categories: ["tools", "toys", "garden", "appliances", "clothing"],
      },
      {
        text: "Native American and Mexican work is collected here, and real pieces are known",
        categories: ["art", "jewelry", "home-decor", "antiques"],
      },
    ],
  },
  "albuquerque-nm": {
    lead: "Albuquerque sits a mile high in the desert and pays for craft more than for brands",
    latitude: 35.1,
    longitude: -106.6,
    timeZone: "Mountain",
    suburbs: [
      ["Rio Rancho", "northwest", 15],
      ["Corrales", "north", 15],
      ["Bernalillo", "north", 20],
      ["Los Lunas", "south", 25],
      ["Edgewood", "east", 25],
      ["Santa Fe", "northeast", 65],
    ],
    areas: {
      money: "North Albuquerque Acres, Corrales and Tanoan hold the larger estates",
      young: "Nob Hill and the streets south of the university are cheap rentals",
      families: "Rio Rancho, Ventana Ranch and the Northeast Heights are for families",
    },
    climate: {
      dry: "High-desert air cracks veneer and dries out instruments",
      mountain: "Nights are cold and the sun is strong at this height",
    },
    housing: {
      house: "Adobe-style houses with flat roofs and walled yards are the local form",
      apartment: "Two-story apartments with outside stairs stand along Montgomery and Central",
    },
    people: {
      military: "Kirtland air base brings and sends off households",
      students: "The University of New Mexico ends in the middle of May",
      tech: "Sandia's laboratories and film studios hire people who arrive with a moving van",
    },
    roads: [
      "Interstates 25 and 40 cross at the Big I, and the river has few bridges",
      "Paseo del Norte to the west side crawls in the evening",
    ],
    tastes: [
      {
        text: "Pueblo pottery, turquoise and weaving are collected by people who know them",
        categories: ["jewelry", "art", "antiques", "home-decor", "crafts", "collectibles"],
      },
      {
        text: "The balloon festival fills every hotel in October",
        categories: ["camping", "collectibles", "clothing", "electronics"],
      },
      {
        text: "Ski areas at Sandia and Taos bring out gear from October",
        categories: ["sporting-goods", "camping", "clothing"],
      },
      {
        text: "Swamp coolers, wood stoves and roasting drums for green chile sell in their seasons",
        categories: ["appliances", "garden", "tools"],
      },
    ],
  },
  "las-vegas-nv": {
    lead: "Las Vegas moves house more often than most cities and sells what it leaves behind",
    latitude: 36.2,
    longitude: -115.1,
    timeZone: "Pacific",
    suburbs: [
      ["Henderson", "southeast", 15],
      ["North Las Vegas", "north", 5],
      ["Boulder City", "southeast", 25],
      ["Enterprise", "south", 10],
      ["Spring Valley", "west", 10],
      ["Pahrump", "west", 60],
    ],
    areas: {
      money: "Summerlin, MacDonald Highlands and The Lakes furnish large houses from showrooms",
      young:
        "Flats near the university and behind the Strip house the people who work the night shifts",
      families: "Henderson, Centennial Hills and Mountain's Edge are family suburbs",
    },
    climate: {
      hot: "Mojave summers pass 110 degrees, and nobody loads a van at noon",
      dry: "The air is among the driest of any large city, and plastic goes brittle in it",
    },
    housing: {
      house: "New stucco houses with small yards and two-car garages spread to the hills",
      apartment: "Large rental complexes with gate codes house the casino workers",
    },
    people: {
      tourism:
        "Hotels and convention stands on the Strip sell off furniture, lamps and screens in lots",
      military: "Nellis air base sends households in and out",
      families: "Households from California arrive with too much and sort it out afterwards",
    },
    roads: [
      "The 215 beltway avoids the Strip, and Interstate 15 beside it does not",
      "Workers keep all hours, and a seller may be free at ten on a weekday morning",
    ],
    tastes: [
      {
        kind: "source",
        text: "Big trade shows leave display pieces and sample stock behind every winter",
        categories: ["electronics", "office", "furniture", "beauty", "tools"],
      },
      {
        text: "Casino chips, signs and old showroom things have their own collectors",
        categories: ["collectibles", "antiques", "art", "jewelry"],
      },
      {
        text: "Off-road machines, boats for Lake Mead and camper vans change owners in spring",
        categories: ["vehicles", "camping", "sporting-goods"],
      },
      {
        text: "Costumes, evening wear and heels are working clothes for some",
        categories: ["clothing", "beauty", "jewelry"],
      },
    ],
  },
} as const satisfies Record<string, CityKnowledge>;
