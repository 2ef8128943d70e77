import type { CityKnowledge } from "./city-record.ts";

export const greatLakesCities = {
  "chicago-il": {
    lead: "Chicago moves on two dates a year and throws good things into its alleys",
    latitude: 41.9,
    longitude: -87.6,
    timeZone: "Central",
    suburbs: [
      ["Evanston", "north", 15],
      ["Oak Park", "west", 10],
      ["Naperville", "west", 30],
      ["Schaumburg", "northwest", 30],
      ["Skokie", "north", 15],
      ["Orland Park", "southwest", 25],
      ["Arlington Heights", "northwest", 25],
    ],
    areas: {
      money:
        "The Gold Coast, Lincoln Park and the North Shore up to Winnetka have things worth driving for",
      young: "Logan Square, Wicker Park and Lakeview are streets of apartments with shared leases",
      families: "Beverly, Naperville and Park Ridge have houses with basements full of childhood",
    },
    climate: {
      cold: "Winter lasts from December into March, with salt on every road",
      humid: "Lake summers are humid, and old basements take in water after storms",
    },
    housing: {
      apartment:
        "Two- and three-apartments have narrow back stairs, and towers have an elevator to book",
      house: "Brick bungalows with attics and alley garages ring the whole city",
    },
    people: {
      students: "Northwestern and DePaul end in June, most other campuses in May",
      families: "Leases end on the last of April and of September, and half the city seems to move",
      music: "Blues clubs, studios and a large symphony keep players and instruments about",
    },
    roads: [
      "The Kennedy, the Eisenhower and the Dan Ryan are slow far beyond rush hour",
      "Suburban tollways charge by transponder, and city parking needs a plan",
    ],
    tastes: [
      {
        kind: "source",
        text: "Randolph Street Market and the Kane County fair draw dealers in old things",
        categories: ["antiques", "furniture", "home-decor", "jewelry", "art", "collectibles"],
      },
      {
        text: "Early modern furniture and office chairs were designed and sold here",
        categories: ["furniture", "office", "art"],
      },
      {
        text: "Snow blowers, parkas and boots go from unwanted to urgent with the first storm",
        categories: ["garden", "clothing", "tools"],
      },
      {
        text: "Lakefront cyclists and sailors pack up in October",
        categories: ["sporting-goods", "camping"],
      },
      {
        text: "Fans of two baseball teams collect everything",
        categories: ["collectibles", "clothing", "toys"],
      },
    ],
  },
  "columbus-oh": {
    lead: "Columbus is a student city with offices around it, and it moves in August",
    latitude: 40.0,
    longitude: -83.0,
    timeZone: "Eastern",
    suburbs: [
      ["Dublin", "northwest", 15],
      ["Westerville", "northeast", 15],
      ["Grove City", "southwest", 10],
      ["Hilliard", "west", 15],
      ["Gahanna", "northeast", 10],
      ["Reynoldsburg", "east", 15],
      ["Delaware", "north", 30],
    ],
    areas: {
      money: "Upper Arlington, Bexley and New Albany have the old houses and the new estates",
      young: "The University District, Clintonville and the Short North are mostly rented",
      families: "Dublin, Hilliard and Westerville are good-school suburbs with deep garages",
    },
    climate: {
      cold: "Gray winters with road salt last from December to March",
      humid: "Ohio summers are humid, and stone cellars smell of it",
    },
    housing: {
      apartment: "Doubles and small blocks near campus change tenants all at once",
      house: "Two-story houses with basements fill the outer belt",
    },
    people: {
      students:
        "Ohio State leases turn over in the first half of August, and the dormitories in May",
      families: "Insurance, retail and bank head offices transfer families every summer",
      tech: "Data centers and a chip plant in the east of the county bring contractors",
    },
    roads: [
      "Interstate 270 goes all the way round and makes every suburb easy to reach",
      "Route 315 and Interstate 71 stop on football Saturdays",
    ],
    tastes: [
      {
        text: "Anything in scarlet and gray sells",
        categories: ["clothing", "collectibles", "home-decor", "toys"],
      },
      {
        kind: "source",
        text: "Several fashion companies have their head offices and sample sales here",
        categories: ["clothing", "beauty", "jewelry", "office"],
      },
      {
        kind: "source",
        text: "The Springfield antique shows, an hour west, pull in dealers from many states",
        categories: ["antiques", "furniture", "art", "collectibles", "home-decor"],
      },
      {
        text: "Fans of old arcade games and vinyl meet in the Short North and Clintonville",
        categories: ["electronics", "toys", "books", "musical-instruments"],
      },
      {
        text: "Kitchen and laundry machines have been built in Ohio towns for a century",
        categories: ["appliances", "tools"],
      },
    ],
  },
  "indianapolis-in": {
    lead: "Indianapolis is a ring of suburbs around a race track, with room in every garage",
    latitude: 39.8,
    longitude: -86.2,
    timeZone: "Eastern",
    suburbs: [
      ["Carmel", "north", 15],
      ["Fishers", "northeast", 20],
      ["Greenwood", "south", 10],
      ["Zionsville", "northwest", 15],
      ["Noblesville", "northeast", 25],
      ["Avon", "west", 15],
      ["Plainfield", "west", 15],
    ],
    areas: {
      money: "Meridian Hills, Carmel and Zionsville are where to look for estates",
      young: "Broad Ripple, Fountain Square and Mass Ave rent to the young",
      families: "Fishers, Brownsburg and Greenwood are full of children's rooms being redone",
    },
    climate: {
      cold: "Salted winters and spring thaws are hard on sheds and cars",
      humid: "July and August are sticky, and crawl spaces stay wet",
    },
    housing: {
      house: "Houses with attached garages on cul-de-sacs are what most of the county lives in",
      apartment: "Large garden complexes stand near every interchange of the ring road",
    },
    people: {
      families: "Drug, engine and logistics companies bring in families who buy at once",
      students: "Butler and the downtown campus end in early May",
      tourism:
        "Race weeks and conventions wear out hotel rooms and rentals, which are renewed in winter",
    },
    roads: [
      "Interstate 465 is the ring, and five other interstates hang from it like spokes",
      "Trucks from the warehouses in the west fill Interstate 70",
    ],
    tastes: [
      {
        text: "Anything from the Speedway has a buyer: programs, flags, models, jackets",
        categories: ["collectibles", "clothing", "toys", "art"],
      },
      {
        text: "Garage mechanics are many, and good hand tools do not stay listed",
        categories: ["tools", "vehicles"],
      },
      {
        text: "Basketball hoops stand on half the driveways",
        categories: ["sporting-goods", "toys"],
      },
      {
        text: "The world's largest children's museum says what sort of city this is",
        categories: ["toys", "baby-items", "books"],
      },
      {
        kind: "source",
        text: "Antique malls along the old National Road stretch east from the city",
        categories: ["antiques", "furniture", "home-decor", "jewelry"],
      },
      {
        text: "One of the largest gaming conventions meets here every summer",
        categories: ["toys", "books", "collectibles", "electronics"],
      },
    ],
  },
  "detroit-mi": {
    lead: "Detroit's trade is in its suburbs, where people can judge tools and metal",
    latitude: 42.3,
    longitude: -83.0,
    timeZone: "Eastern",
    suburbs: [
      ["Dearborn", "west", 10],
      ["Royal Oak", "north", 15],
      ["Troy", "north", 20],
      ["Livonia", "west", 20],
      ["Warren", "north", 15],
      ["Sterling Heights", "north", 20],
      ["Novi", "northwest", 30],
    ],
    areas: {
      money: "Grosse Pointe, Birmingham and Bloomfield Hills have car-industry estates",
      young: "Midtown, Ferndale and Hamtramck rent to artists and students",
      families: "Livonia, Novi and Macomb Township are the family suburbs",
    },
    climate: {
      cold: "Lake winters are long, and salt eats steel from underneath",
      humid: "Summers between the lakes are damp, and basements want pumps",
    },
    housing: {
      house: "Brick houses with basements and detached garages cover the whole plain",
      apartment: "Old apartment buildings downtown have been done up, with freight lifts in some",
    },
    people: {
      families: "Car makers and suppliers move engineers and their families by the model year",
      music: "Techno, soul and rock have left gear in many basements",
      students: "Wayne State ends in early May and Ann Arbor lies west within reach",
    },
    roads: [
      "The Lodge, the Southfield and Interstate 75 cover the metro, and all have potholes",
      "The Mile roads number themselves northward, which makes a buyer's distance easy to judge",
    ],
    tastes: [
      {
        text: "Toolmakers, machinists and mechanics sell whole workshops when they retire",
        categories: ["tools", "office", "antiques"],
      },
      {
        text: "Old American cars and their parts are the local passion, on show each August on Woodward",
        categories: ["vehicles", "collectibles", "art", "toys"],
      },
      {
        text: "Boats on Lake St. Clair and cottages up north are the aim of every summer",
        categories: ["sporting-goods", "camping", "vehicles", "furniture"],
      },
      {
        text: "Hockey skates and pads are outgrown every spring",
        categories: ["sporting-goods", "clothing", "baby-items"],
      },
      {
        text: "Pottery and tile made in Detroit and modern furniture from western Michigan are known names",
        categories: ["home-decor", "furniture", "art", "antiques"],
      },
      {
        text: "Drum machines, turntables and amplifiers from the music years turn up in estates",
        categories: ["musical-instruments", "electronics"],
      },
    ],
  },
  "milwaukee-wi": {
    lead: "Milwaukee buys solid things, keeps them well and bargains politely",
    latitude: 43.0,
    longitude: -87.9,
    timeZone: "Central",
    suburbs: [
      ["Wauwatosa", "west", 10],
      ["West Allis", "west", 10],
      ["Brookfield", "west", 15],
      ["Waukesha", "west", 20],
      ["Mequon", "north", 15],
      ["Oak Creek", "south", 15],
      ["Racine", "south", 30],
    ],
    areas: {
      money: "Whitefish Bay, Fox Point and Mequon keep the lakeside estates",
      young: "The East Side, Riverwest and Bay View are rented by students and young workers",
      families: "Wauwatosa, New Berlin and Menomonee Falls are family towns",
    },
    climate: {
      cold: "Snow, salt and lake wind hold from December to March",
      humid: "Cellars near Lake Michigan are cool and damp in summer",
    },
    housing: {
      apartment: "Duplexes with an upper and a lower apartment have turning back stairs",
      house: "Cream-brick houses and ranches come with basements used as workshops",
    },
    people: {
      students: "Leases near UWM and Marquette end together in late August, the terms in May",
      families: "Engine, tool and brewing companies keep households for a working life",
    },
    roads: [
      "Interstates 94 and 43 and the Zoo Interchange carry everyone",
      "Chicago buyers drive up for a good price, ninety minutes along 94",
    ],
    tastes: [
      {
        text: "Motorcycles made here have a market for parts, leather and signs",
        categories: ["vehicles", "clothing", "collectibles", "tools"],
      },
      {
        text: "Beer signs, steins and tap handles are the local antiques",
        categories: ["antiques", "collectibles", "home-decor", "art"],
      },
      {
        text: "Ice fishing, hunting and Northwoods cabins each have their month",
        categories: ["camping", "sporting-goods", "furniture"],
      },
      {
        kind: "source",
        text: "Church rummage sales open the spring, and careful owners fill them",
        categories: ["toys", "baby-items", "books", "crafts", "appliances"],
      },
      {
        text: "Power tools and kitchen mixers get handed down with the manual",
        categories: ["tools", "appliances", "garden"],
      },
    ],
  },
} as const satisfies Record<string, CityKnowledge>;
