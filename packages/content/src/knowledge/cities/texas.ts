import type { CityKnowledge } from "./city-record.ts";

export const texasCities = {
  "houston-tx": {
    lead: "Houston is huge, flat and humid, and pickups stand in most driveways",
    latitude: 29.8,
    longitude: -95.4,
    timeZone: "Central",
    suburbs: [
      ["Katy", "west", 30],
      ["Sugar Land", "southwest", 20],
      ["The Woodlands", "north", 30],
      ["Pearland", "south", 15],
      ["Pasadena", "east", 15],
      ["Cypress", "northwest", 25],
      ["League City", "southeast", 30],
    ],
    areas: {
      money: "River Oaks, West University and Memorial sell good things through estate sales",
      young: "Montrose, the Heights and Midtown are where young renters move in and out",
      families: "Katy, Cypress and Spring are master-planned streets of big family houses",
    },
    climate: {
      humid: "Gulf air keeps Houston damp from spring to fall, and unheated garages grow mildew",
      hot: "An attic or a storage unit without cooling is an oven from June to September",
    },
    housing: {
      apartment:
        "Gated apartment complexes with codes and stairs line the freeways inside the Beltway",
      house: "Beyond Beltway 8 the houses are large and so is what people put in them",
    },
    people: {
      families: "Oil and gas companies send households abroad and bring others home",
      students: "Rice and the University of Houston finish their spring terms in May",
    },
    roads: [
      "Interstate 45, the Katy Freeway and Loop 610 can each add an hour to a pickup",
      "Heavy rain floods underpasses in minutes and stops every road at once",
    ],
    tastes: [
      {
        kind: "caution",
        text: "Houses and cars have flooded in more than one storm in living memory",
        categories: ["vehicles", "appliances", "furniture", "electronics", "antiques"],
      },
      {
        text: "Fishing on Galveston Bay is a weekend habit",
        categories: ["sporting-goods", "camping", "vehicles"],
      },
      {
        text: "Refinery and ship-channel trades buy professional hand and power tools",
        categories: ["tools", "garden", "office"],
      },
      {
        text: "Western boots and hats come out every March for the rodeo",
        categories: ["clothing", "jewelry", "collectibles"],
      },
    ],
  },
  "san-antonio-tx": {
    lead: "San Antonio is a military and family city where prices stay modest",
    latitude: 29.4,
    longitude: -98.5,
    timeZone: "Central",
    suburbs: [
      ["New Braunfels", "northeast", 30],
      ["Schertz", "northeast", 20],
      ["Boerne", "northwest", 30],
      ["Live Oak", "northeast", 15],
      ["Converse", "east", 15],
      ["Helotes", "northwest", 15],
      ["Seguin", "east", 35],
    ],
    areas: {
      money: "Alamo Heights, Terrell Hills and The Dominion are the addresses with money",
      young: "Southtown, the Pearl and the streets near UTSA hold young renters",
      families: "Stone Oak, Alamo Ranch and Converse are full of young families",
    },
    climate: {
      hot: "Summer in San Antonio runs from May into October, with weeks in the high nineties",
      humid: "Moist air comes up from the Gulf on spring mornings and sits in sheds",
    },
    housing: {
      house: "Most households have a house, a driveway and a garage too warm for storage",
      apartment: "Large apartment complexes stand along Loop 410 and Loop 1604",
    },
    people: {
      military: "Fort Sam Houston, Lackland and Randolph rotate families under orders",
      students: "UTSA, Trinity and St. Mary's end in May",
      tourism: "Hotels along the River Walk sell off their furnishings in lots",
    },
    roads: [
      "Loop 410 inside and Loop 1604 outside make every trip a choice between two circles",
      "Interstate 35 toward Austin is under construction somewhere nearly always",
    ],
    tastes: [
      {
        text: "Mexican tile, carved wood and wrought iron look at home here",
        categories: ["furniture", "home-decor", "art", "antiques", "garden"],
      },
      {
        text: "Smokers and grills are a serious matter in South Texas",
        categories: ["appliances", "garden", "camping"],
      },
      {
        text: "Deer leases in the Hill Country empty many garages in the fall",
        categories: ["sporting-goods", "camping", "clothing", "vehicles"],
      },
      {
        text: "Fiesta fills the city with costumes, medals and folk dress every April",
        categories: ["clothing", "jewelry", "collectibles", "crafts"],
      },
    ],
  },
  "dallas-tx": {
    lead: "Dallas likes things new and looks for them in large northern suburbs",
    latitude: 32.8,
    longitude: -96.8,
    timeZone: "Central",
    suburbs: [
      ["Plano", "north", 20],
      ["Frisco", "north", 30],
      ["Richardson", "north", 15],
      ["Garland", "northeast", 15],
      ["Mesquite", "east", 15],
      ["Irving", "west", 15],
      ["McKinney", "north", 35],
    ],
    areas: {
      money: "Highland Park, University Park and Preston Hollow replace whole rooms at a time",
      young: "Uptown, Deep Ellum and the Village are blocks of apartments with young tenants",
      families:
        "Lake Highlands, Plano and Frisco are family streets with alleys behind the garages",
    },
    climate: {
      hot: "Weeks of sun near 100 degrees bake cars and garages every summer",
      dry: "A dry late summer cracks the clay soil and shrinks wood left outside",
    },
    housing: {
      apartment:
        "Tall new rental blocks with parking decks and booking rules for the elevator ring downtown",
      house: "Brick houses in the northern suburbs have more rooms than they use",
    },
    people: {
      families: "Head offices keep moving to Plano, Frisco and Irving and bring families with them",
      students: "SMU and UT Dallas finish in May",
      tech: "The telecom corridor in Richardson and the data centers hire engineers",
    },
    roads: [
      "The Dallas North Tollway and the Bush Turnpike charge by camera, with no cash booths",
      "Central Expressway and Interstate 635 are best outside the two rush hours",
    ],
    tastes: [
      {
        kind: "source",
        text: "Canton's First Monday trade days, an hour east, have been held since the 1850s",
        categories: ["antiques", "home-decor", "crafts", "garden", "collectibles", "pet-supplies"],
      },
      {
        text: "Designer bags, shoes and watches are worn here and sold on after a season",
        categories: ["clothing", "jewelry", "beauty"],
      },
      {
        kind: "source",
        text: "The furniture and design showrooms around Market Center sell floor samples",
        categories: ["furniture", "home-decor", "art", "office"],
      },
      {
        kind: "caution",
        text: "Spring hail leaves dents on cars and patio things across the county",
        categories: ["vehicles", "garden", "camping"],
      },
    ],
  },
  "austin-tx": {
    lead: "Austin is a university town that became a tech hub and still has its students",
    latitude: 30.3,
    longitude: -97.7,
    timeZone: "Central",
    suburbs: [
      ["Round Rock", "north", 20],
      ["Cedar Park", "northwest", 20],
      ["Pflugerville", "northeast", 15],
      ["Georgetown", "north", 30],
      ["Buda", "south", 15],
      ["San Marcos", "south", 30],
      ["Lakeway", "west", 20],
    ],
    areas: {
      money: "West Lake Hills, Tarrytown and Barton Creek buy well and sell without hurry",
      young: "West Campus, North Campus and Riverside are student rentals from end to end",
      families: "Circle C, Round Rock and Cedar Park are the school-district suburbs",
    },
    climate: {
      hot: "Summer lasts from May into October and car interiors cook",
      humid: "Cedar pollen and damp spring air settle on everything kept on a porch",
    },
    housing: {
      apartment:
        "New apartment towers downtown and garden complexes on the edges house most young renters",
      house: "Bungalows south of the river have sheds and gravel drives but few garages",
    },
    people: {
      students: "Leases around the University of Texas end together in late July and August",
      tech: "Chip makers, software firms and a car factory bring newcomers every month",
      music: "Bands and clubs on Red River and South Congress keep instruments moving",
    },
    roads: [
      "Interstate 35 through downtown is slow from breakfast to supper",
      "MoPac and the toll road 130 are the ways round, and 130 costs money by camera",
    ],
    tastes: [
      {
        kind: "source",
        text: "Round Top's antique weeks in spring and fall, east of the city, draw buyers from all over",
        categories: ["antiques", "furniture", "home-decor", "art", "jewelry", "collectibles"],
      },
      {
        text: "Guitars, amplifiers and pedals change hands among working musicians",
        categories: ["musical-instruments", "electronics", "collectibles"],
      },
      {
        text: "Paddle boards, kayaks and coolers are wanted on Lady Bird Lake and Lake Travis",
        categories: ["sporting-goods", "camping", "vehicles"],
      },
      {
        text: "Vintage western shirts and boots sell to people who wear them",
        categories: ["clothing", "jewelry", "crafts"],
      },
    ],
  },
  "fort-worth-tx": {
    lead: "Fort Worth is the western half of the metroplex, with more land and more trucks",
    latitude: 32.8,
    longitude: -97.3,
    timeZone: "Central",
    suburbs: [
      ["Arlington", "east", 15],
      ["Keller", "north", 20],
      ["Southlake", "northeast", 25],
      ["Burleson", "south", 15],
      ["Weatherford", "west", 30],
      ["Mansfield", "southeast", 20],
      ["North Richland Hills", "northeast", 10],
    ],
    areas: {
      money: "Westover Hills, Rivercrest and Southlake hold old and new money in turn",
      young: "The streets around TCU and the Near Southside belong to students and young nurses",
      families: "Keller, Alliance and Mansfield are new houses with two or three cars each",
    },
    climate: {
      hot: "The prairie sun stays on metal sheds and trucks all summer",
      dry: "West winds bring dust and dry out leather and wood",
    },
    housing: {
      house: "Ranch houses on wide lots leave room for a workshop or a trailer",
      apartment: "Rental blocks have grown along West Seventh and around Alliance",
    },
    people: {
      military:
        "The naval air station and the aircraft plant beside it bring and send off households",
      students: "TCU ends its spring term in early May",
      families: "Arlington and Keller families change houses once school is out",
    },
    roads: [
      "Interstate 30 to Dallas and 35W to Alliance have express lanes that cost money at rush hour",
      "The Chisholm Trail Parkway south is quick and tolled",
    ],
    tastes: [
      {
        text: "Saddles, tack and boots are used here, not only hung on walls",
        categories: ["clothing", "sporting-goods", "antiques", "pet-supplies", "collectibles"],
      },
      {
        text: "The Stock Show fills the grounds on the west side every winter",
        categories: ["vehicles", "clothing", "jewelry", "collectibles"],
      },
      {
        text: "Land and livestock owners buy trailers, welders and mowers secondhand",
        categories: ["tools", "garden", "vehicles"],
      },
      {
        text: "Smokers and cast iron are family matters in Tarrant County",
        categories: ["camping", "appliances", "home-decor"],
      },
    ],
  },
  "el-paso-tx": {
    lead: "El Paso is a desert border city with Fort Bliss at its heart",
    latitude: 31.8,
    longitude: -106.5,
    timeZone: "Mountain",
    suburbs: [
      ["Horizon City", "east", 20],
      ["Socorro", "southeast", 20],
      ["Sunland Park", "west", 10],
      ["Canutillo", "northwest", 15],
      ["Anthony", "northwest", 20],
      ["Las Cruces", "northwest", 45],
    ],
    areas: {
      money: "The Upper Valley, Kern Place and the slopes on the West Side hold the large houses",
      young: "The streets around UTEP and Cincinnati Avenue are student rentals",
      families: "The Far East Side and Horizon City are new streets full of soldiers and children",
    },
    climate: {
      dry: "The Chihuahuan Desert gives El Paso little rain and spring winds full of dust",
      hot: "Long summers of strong sun fade and crack what stays in a yard",
    },
    housing: {
      house: "Stucco houses with walled yards and carports are the common home",
      apartment: "Apartments cluster near the post gates and along Mesa Street",
    },
    people: {
      military: "Fort Bliss is one of the largest posts of the Army, and units come and go",
      students: "UTEP empties in the middle of May",
      families: "Families on both sides of the Rio Grande shop for children's things together",
    },
    roads: [
      "Interstate 10 squeezes between the Franklin Mountains and the river",
      "Transmountain Road and Loop 375 link the West Side with the northeast",
    ],
    tastes: [
      {
        text: "Cowboy boots have been made in El Paso for generations",
        categories: ["clothing", "collectibles", "crafts"],
      },
      {
        text: "Carved Mexican furniture, tin work and pottery cross the bridges every day",
        categories: ["furniture", "home-decor", "art", "antiques"],
      },
      {
        text: "Evaporative coolers stand on many roofs, and a dry winter is heated by gas",
        categories: ["appliances", "tools", "garden"],
      },
      {
        text: "Buyers from Juarez come over the bridges for used goods in quantity",
        categories: ["clothing", "appliances", "toys", "electronics", "vehicles"],
      },
    ],
  },
} as const satisfies Record<string, CityKnowledge>;
