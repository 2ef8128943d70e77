import type { CityKnowledge } from "./city-record.ts";

export const californiaCities = {
  "los-angeles-ca": {
    lead: "Los Angeles is not one market but a dozen, cut apart by freeways and hills",
    latitude: 34.1,
    longitude: -118.2,
    timeZone: "Pacific",
    suburbs: [
      ["Pasadena", "northeast", 10],
      ["Burbank", "north", 10],
      ["Torrance", "southwest", 20],
      ["Santa Clarita", "northwest", 35],
      ["West Covina", "east", 20],
      ["Thousand Oaks", "west", 40],
      ["Downey", "southeast", 15],
    ],
    areas: {
      money: "Long-settled money lives in Hancock Park, Brentwood and the hills above Los Feliz",
      young: "Young renters change rooms all year in Koreatown, Westwood and Palms",
      families: "Families fill their garages in the San Fernando Valley, from Encino to Northridge",
    },
    climate: {
      dry: "Months pass in Los Angeles without rain, and valley attics and garages get very warm",
      coast: "From Santa Monica to San Pedro the salt air reaches some blocks inland",
    },
    housing: {
      apartment:
        "Most of the basin rents, often in older walk-ups without an elevator or a loading bay",
      house: "The Valley and the South Bay are rows of single houses with garages used for storage",
    },
    people: {
      students: "UCLA and USC empty their dormitories in May and June",
      tourism:
        "Film sets, prop houses and short-stay apartments change their furnishings all the time",
      music: "Studios and working players are spread from Hollywood to Highland Park",
    },
    roads: [
      "The 405 through the Sepulveda Pass and the 101 are slow for most of the day",
      "Crossing from the Westside to Pasadena can take longer than driving to Ventura at dawn",
    ],
    tastes: [
      {
        kind: "source",
        text: "The Rose Bowl flea market in Pasadena has drawn dealers every second Sunday for decades",
        categories: ["furniture", "clothing", "antiques", "collectibles", "home-decor", "art"],
      },
      {
        text: "Modern houses of the fifties made walnut and teak a local taste",
        categories: ["furniture", "home-decor", "antiques", "art"],
      },
      {
        text: "Surf, skate and trail running are everyday sports here",
        categories: ["sporting-goods", "camping", "clothing"],
      },
      {
        text: "Film and recording work keeps cameras, microphones and interfaces in use",
        categories: ["electronics", "musical-instruments", "office"],
      },
      {
        kind: "caution",
        text: "California smog rules decide whether a car can be registered at all",
        categories: ["vehicles", "tools", "garden"],
      },
    ],
  },
  "san-diego-ca": {
    lead: "San Diego is a coastal market with the Navy on one side and canyons in between",
    latitude: 32.7,
    longitude: -117.2,
    timeZone: "Pacific",
    suburbs: [
      ["Chula Vista", "south", 10],
      ["La Mesa", "east", 10],
      ["El Cajon", "east", 15],
      ["Poway", "north", 20],
      ["Escondido", "north", 30],
      ["Carlsbad", "north", 35],
      ["Encinitas", "north", 25],
    ],
    areas: {
      money: "La Jolla, Point Loma and Rancho Santa Fe hold houses that are seldom short of money",
      young: "Pacific Beach, North Park and the College Area are full of shared rentals",
      families: "Rancho Bernardo, Scripps Ranch and Mira Mesa are suburbs of garages and schools",
    },
    climate: {
      coast: "Sea fog in May and June leaves salt and damp on everything kept near the beach",
      dry: "East of the 15 the summers are dry and sunny, and goods stored outside fade",
    },
    housing: {
      apartment: "Beach neighborhoods are packed with small apartments and little storage",
      house: "Inland the houses have driveways, sheds and room for toys",
    },
    people: {
      military: "Sailors and Marines at the naval base, Coronado and Miramar move under orders",
      students: "San Diego State and UC San Diego send students home in May and June",
      tourism:
        "Hotels and vacation rentals along Mission Bay replace their things in the quiet months",
    },
    roads: [
      "Interstates 5 and 805 jam together at Sorrento Valley in both rush hours",
      "The Coronado bridge and the hills between canyons make straight lines on the map misleading",
    ],
    tastes: [
      {
        text: "Surfboards, paddle boards and beach bikes are bought all year",
        categories: ["sporting-goods", "camping", "clothing"],
      },
      {
        kind: "source",
        text: "Kobey's Swap Meet by the sports arena has run for decades",
        categories: ["tools", "clothing", "toys", "collectibles", "garden"],
      },
      {
        text: "Breweries and garage workshops have made home brewing and tinkering common hobbies",
        categories: ["appliances", "tools", "crafts"],
      },
      {
        text: "Comic-Con has been held in San Diego since 1970",
        categories: ["collectibles", "toys", "books", "art"],
      },
    ],
  },
  "san-jose-ca": {
    lead: "San Jose is the big, suburban end of the Bay, where people replace gear early",
    latitude: 37.3,
    longitude: -121.9,
    timeZone: "Pacific",
    suburbs: [
      ["Santa Clara", "west", 5],
      ["Sunnyvale", "west", 10],
      ["Mountain View", "northwest", 15],
      ["Milpitas", "north", 10],
      ["Fremont", "north", 20],
      ["Los Gatos", "southwest", 10],
      ["Gilroy", "south", 30],
    ],
    areas: {
      money:
        "Los Gatos, Saratoga and Willow Glen sell good things without haggling over small sums",
      young:
        "Downtown around the state university and the apartments along North First Street turn over fast",
      families: "Almaden, Evergreen and Cambrian are family suburbs with full garages",
    },
    climate: {
      dry: "The Santa Clara Valley sees hardly any rain from May to October",
      hot: "Summer afternoons inland are warm enough to hurt what stands in a closed garage",
    },
    housing: {
      apartment: "New apartment blocks stand along the light rail in North San Jose",
      house: "Ranch houses from the sixties fill the south and the west of the city",
    },
    people: {
      tech: "Engineers at the chip and software companies change apartments with every change of job",
      students:
        "San Jose State and nearby Stanford and Santa Clara finish their years in May and June",
      families: "Families leave for larger houses in the Central Valley once school ends",
    },
    roads: [
      "Highways 101 and 280 carry the tech commute, and 880 to Fremont carries the trucks",
      "Highway 17 over the mountains to Santa Cruz is steep, narrow and full on sunny weekends",
    ],
    tastes: [
      {
        text: "Last year's monitors, keyboards and computers leave the desks of tech workers in good order",
        categories: ["electronics", "office", "toys"],
      },
      {
        kind: "source",
        text: "Start-ups that fold or shrink sell good desk chairs and tables by the lot",
        categories: ["office", "furniture", "appliances"],
      },
      {
        text: "Road cyclists climb into the hills above Saratoga every weekend",
        categories: ["sporting-goods", "clothing", "camping"],
      },
    ],
  },
  "san-francisco-ca": {
    lead: "San Francisco is small, steep and rich, and storage is what everybody lacks",
    latitude: 37.8,
    longitude: -122.4,
    timeZone: "Pacific",
    suburbs: [
      ["Daly City", "south", 10],
      ["San Mateo", "south", 20],
      ["Oakland", "east", 10],
      ["Berkeley", "east", 15],
      ["San Rafael", "north", 20],
      ["Walnut Creek", "east", 25],
      ["Redwood City", "south", 25],
    ],
    areas: {
      money:
        "Pacific Heights, Sea Cliff and Noe Valley have well-kept things and little room for them",
      young:
        "The Mission, SoMa and the Richmond are full of shared apartments that break up and re-form",
      families: "The Sunset and West Portal are the rows where families still have a garage",
    },
    climate: {
      coast: "Fog rolls over the western half for much of the summer and keeps basements damp",
      humid: "Ground-floor storage under the old houses stays cool and musty all year",
    },
    housing: {
      apartment: "Flats in old Victorian buildings come with narrow stairs and no elevator",
      house: "Row houses in the west sit on top of small garages that collect everything",
    },
    people: {
      tech: "Offices and apartments fill and empty with the fortunes of the software companies",
      students: "San Francisco State and the art schools end their terms in May",
      tourism: "Hotels and vacation rentals around Union Square sell whole rooms at a time",
    },
    roads: [
      "The Bay Bridge charges its toll toward the city and is slow at nearly any hour",
      "Street parking is scarce, and a stop on a steep hill with a loaded van needs a helper",
    ],
    tastes: [
      {
        kind: "source",
        text: "The Alameda Point antiques fair across the bay sells only things of a certain age, monthly",
        categories: ["antiques", "furniture", "art", "home-decor", "jewelry", "collectibles"],
      },
      {
        kind: "source",
        text: "Designer chairs come out of offices that close",
        categories: ["office", "furniture"],
      },
      {
        text: "Readers keep a long list of secondhand bookshops alive from the Mission to Berkeley",
        categories: ["books", "art", "crafts"],
      },
      {
        text: "People ski at Tahoe in winter and camp along the coast in summer",
        categories: ["camping", "sporting-goods", "clothing"],
      },
    ],
  },
  "fresno-ca": {
    lead: "Fresno is a farm city with house-sized lots and a long hot summer",
    latitude: 36.7,
    longitude: -119.8,
    timeZone: "Pacific",
    suburbs: [
      ["Clovis", "northeast", 10],
      ["Madera", "northwest", 25],
      ["Sanger", "east", 15],
      ["Selma", "southeast", 15],
      ["Kerman", "west", 15],
      ["Visalia", "southeast", 45],
      ["Hanford", "south", 35],
    ],
    areas: {
      money: "Old Fig Garden and the bluffs along the San Joaquin River are where the money lives",
      young: "Students rent around Fresno State and older apartments line the Tower District",
      families: "Northeast Fresno and Clovis are new streets with three-car garages",
    },
    climate: {
      hot: "Summer days pass 100 degrees for weeks at a time in the San Joaquin Valley",
      dry: "No rain falls for half the year, and field dust gets into everything",
    },
    housing: {
      house: "Most people live in single houses with a yard, a shed and side parking",
      apartment: "Two-story garden apartments with outside stairs fill the middle of the city",
    },
    people: {
      students: "Fresno State lets out in May",
      families: "Large families pass good children's things on to cousins before they list them",
    },
    roads: [
      "Highway 99 runs through the whole valley and carries the farm trucks",
      "Highway 41 takes you from one end of the city to the other in minutes, even at five",
    ],
    tastes: [
      {
        text: "Vineyards, orchards and dairies keep welders, pumps and hand tools in demand",
        categories: ["tools", "garden", "vehicles"],
      },
      {
        text: "Yosemite, Kings Canyon and Sequoia are all a morning's drive away",
        categories: ["camping", "sporting-goods", "vehicles"],
      },
      {
        kind: "source",
        text: "The Cherry Avenue auction south of town is an old open-air market",
        categories: ["tools", "toys", "clothing", "collectibles", "appliances"],
      },
    ],
  },
  "sacramento-ca": {
    lead: "Sacramento sells to state workers, to people who left the Bay and to the foothills",
    latitude: 38.6,
    longitude: -121.5,
    timeZone: "Pacific",
    suburbs: [
      ["Roseville", "northeast", 20],
      ["Folsom", "east", 25],
      ["Elk Grove", "south", 15],
      ["Davis", "west", 15],
      ["Rancho Cordova", "east", 15],
      ["Citrus Heights", "northeast", 15],
      ["Woodland", "northwest", 20],
    ],
    areas: {
      money: "East Sacramento, Land Park and Granite Bay have old trees and well-kept houses",
      young: "Midtown's apartments and the student town of Davis turn over every year",
      families: "Natomas, Elk Grove and Rocklin are young suburbs with young children",
    },
    climate: {
      hot: "July and August afternoons reach 100 degrees before the delta breeze comes up",
      dry: "The rain comes between November and March and then stops",
    },
    housing: {
      house: "Bungalows and tract houses with garages make up most of the county",
      apartment: "Midtown is old houses split into apartments with an outside stair",
    },
    people: {
      students: "UC Davis ends in June and Sacramento State in May",
      families: "Families who sell up in the Bay arrive with furniture that does not fit",
    },
    roads: [
      "Interstate 80 clogs with Tahoe traffic on winter Fridays and Sunday evenings",
      "Highway 50 to Folsom and 99 to Elk Grove fill with state workers after four",
    ],
    tastes: [
      {
        text: "Skis, boats and fishing gear all have their months between Tahoe and the delta",
        categories: ["sporting-goods", "camping", "vehicles"],
      },
      {
        kind: "source",
        text: "The Sacramento antique fair has been held on second Sundays for many years",
        categories: ["antiques", "furniture", "jewelry", "collectibles", "art", "home-decor"],
      },
      {
        text: "Flat streets and the American River trail make bicycles an everyday thing",
        categories: ["sporting-goods", "baby-items", "toys"],
      },
      {
        text: "People here grow tomatoes and fruit trees and look after their gardens",
        categories: ["garden", "tools", "crafts"],
      },
    ],
  },
  "long-beach-ca": {
    lead: "Long Beach has a port, a beach and street after street of old apartments",
    latitude: 33.8,
    longitude: -118.2,
    timeZone: "Pacific",
    suburbs: [
      ["Lakewood", "northeast", 10],
      ["Seal Beach", "southeast", 10],
      ["San Pedro", "west", 10],
      ["Carson", "northwest", 10],
      ["Cerritos", "northeast", 15],
      ["Huntington Beach", "southeast", 15],
      ["Torrance", "northwest", 15],
    ],
    areas: {
      money: "Naples, Belmont Shore and Bixby Knolls have the boats and the better furniture",
      young: "Alamitos Beach and the streets around downtown are apartments for first-time renters",
      families: "Lakewood Village, Los Altos and the Plaza are tidy post-war houses with garages",
    },
    climate: {
      coast: "Sea air off San Pedro Bay works on bare metal in every carport",
      dry: "Rain is a winter visitor, and patios are used as storage the rest of the year",
    },
    housing: {
      apartment: "Old courtyard apartments near the ocean have stairs, alleys and no parking",
      house: "North and east of the traffic circle stand small houses with detached garages",
    },
    people: {
      students: "Cal State Long Beach ends its spring term in May",
      tourism: "The cruise terminal, hotels and vacation rentals keep short stays going downtown",
      families: "Port and aerospace households upgrade without leaving the neighborhood",
    },
    roads: [
      "The 710 is full of container trucks from the port on working days",
      "The 405 slows past the airport, and the 91 or Pacific Coast Highway may be quicker",
    ],
    tastes: [
      {
        kind: "source",
        text: "The antique market at Veterans Stadium takes place on third Sundays",
        categories: ["antiques", "furniture", "home-decor", "collectibles", "jewelry", "clothing"],
      },
      {
        kind: "source",
        text: "Fourth Street's Retro Row sells clothes and furniture of past decades",
        categories: ["clothing", "furniture", "home-decor", "books"],
      },
      {
        text: "Sailing, rowing and beach cycling go on all year in the bays",
        categories: ["sporting-goods", "camping", "vehicles"],
      },
    ],
  },
} as const satisfies Record<string, CityKnowledge>;
