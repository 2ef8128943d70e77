import type { CityKnowledge } from "./city-record.ts";

export const southCities = {
  "nashville-tn": {
    lead: "Nashville grows by newcomers and trades instruments like other cities trade phones",
    latitude: 36.2,
    longitude: -86.8,
    timeZone: "Central",
    suburbs: [
      ["Franklin", "south", 20],
      ["Brentwood", "south", 10],
      ["Murfreesboro", "southeast", 35],
      ["Hendersonville", "northeast", 20],
      ["Mount Juliet", "east", 20],
      ["Smyrna", "southeast", 25],
      ["Gallatin", "northeast", 30],
    ],
    areas: {
      money: "Belle Meade, Green Hills and Brentwood are the addresses for good furniture",
      young: "East Nashville, the Gulch and Midtown rent to newcomers",
      families: "Franklin, Mount Juliet and Nolensville are filling with young families",
    },
    climate: {
      humid: "Tennessee summers are sticky, and cases and closets grow mildew",
      cold: "Short winters bring ice more than snow",
    },
    housing: {
      house: "Ranch houses and tall new infill houses stand side by side",
      apartment: "Rental towers downtown have loading docks that want a booking",
    },
    people: {
      music: "Songwriters, session players and road crews arrive with gear and sell some to stay",
      students: "Vanderbilt and Belmont end in the first half of May",
      tourism: "Short-stay houses for visitors are furnished in a week and cleared the same way",
    },
    roads: [
      "Interstates 24, 40 and 65 tangle downtown, and 24 to Murfreesboro is the worst",
      "The Natchez Trace and the back roads to Franklin are slower on the map than in fact",
    ],
    tastes: [
      {
        text: "Guitars, pedals and microphones are judged here by people who play for a living",
        categories: ["musical-instruments", "electronics", "collectibles"],
      },
      {
        kind: "source",
        text: "The monthly flea market at the fairgrounds has run for decades",
        categories: ["antiques", "furniture", "home-decor", "toys", "jewelry", "art"],
      },
      {
        text: "Boots, hats and fringe are stage clothes and party clothes",
        categories: ["clothing", "jewelry", "beauty"],
      },
      {
        text: "Lakes on the Cumberland bring out pontoons and fishing rods",
        categories: ["sporting-goods", "camping", "vehicles"],
      },
      {
        text: "Publishing and church supply houses have been here for generations",
        categories: ["books", "office", "crafts"],
      },
    ],
  },
  "memphis-tn": {
    lead: "Memphis is low in price and high in traffic of parcels, music and old furniture",
    latitude: 35.1,
    longitude: -90.0,
    timeZone: "Central",
    suburbs: [
      ["Germantown", "east", 20],
      ["Collierville", "east", 25],
      ["Bartlett", "northeast", 15],
      ["Southaven", "south", 15],
      ["Cordova", "east", 15],
      ["Olive Branch", "southeast", 25],
      ["West Memphis", "west", 10],
    ],
    areas: {
      money: "Chickasaw Gardens, Central Gardens and Germantown have the estates",
      young: "Cooper-Young, Midtown and the University District rent by the room",
      families: "Collierville, Bartlett and Southaven are the family towns",
    },
    climate: {
      humid: "The river keeps Memphis sticky from May to September",
      hot: "Attics and storage units are unbearable by noon in August",
    },
    housing: {
      house: "Ranch houses with carports and deep lots fill the east",
      apartment: "Old Midtown apartments have high ceilings and no elevator",
    },
    people: {
      families: "Parcel, paper and hospital employers bring families from all over",
      music: "Churches, clubs and studios buy organs, horns and amplifiers",
      students: "The University of Memphis and Rhodes end in early May",
    },
    roads: [
      "Interstates 240 and 40 make the loop, and only two bridges cross to Arkansas",
      "Poplar Avenue goes from downtown to Collierville, one light after the other",
    ],
    tastes: [
      {
        text: "Records, photographs and stage things from soul and rock and roll are watched by collectors",
        categories: ["collectibles", "musical-instruments", "books", "art", "electronics"],
      },
      {
        text: "Barbecue teams buy and sell smokers before the contest in May",
        categories: ["appliances", "garden", "camping"],
      },
      {
        text: "Duck hunters in the Delta buy waders, decoys and boats in the fall",
        categories: ["sporting-goods", "clothing", "vehicles", "camping"],
      },
      {
        text: "Southern families pass down mahogany, silver and china that their children do not want",
        categories: ["antiques", "furniture", "home-decor", "jewelry"],
      },
      {
        kind: "source",
        text: "Returned parcels and overstock are sold by the pallet near the hub",
        categories: ["office", "toys", "tools", "beauty", "electronics"],
      },
    ],
  },
  "louisville-ky": {
    lead: "Louisville dresses up in spring and keeps its old houses furnished all year",
    latitude: 38.3,
    longitude: -85.8,
    timeZone: "Eastern",
    suburbs: [
      ["Jeffersontown", "southeast", 15],
      ["St. Matthews", "east", 10],
      ["Prospect", "northeast", 15],
      ["New Albany", "west", 5],
      ["Jeffersonville", "north", 5],
      ["Shelbyville", "east", 30],
      ["Mount Washington", "southeast", 20],
    ],
    areas: {
      money: "Anchorage, Glenview and Cherokee Triangle have silver, art and old wood",
      young: "Germantown, Old Louisville and the Highlands rent to the young",
      families: "Middletown, Fern Creek and Jeffersontown are the family side",
    },
    climate: {
      humid: "The Ohio valley is sticky in summer and its basements take in water",
      cold: "Winters are short and wet, with a few days of ice",
    },
    housing: {
      apartment: "Victorian mansions in Old Louisville are split into apartments with grand stairs",
      house: "Brick capes and ranches with basements run out to the Gene Snyder",
    },
    people: {
      families: "Appliance, truck and parcel plants keep shift-working families here",
      students: "The University of Louisville ends at about the time of the Derby",
      military: "Fort Knox, south of the city, moves soldiers and civil staff",
    },
    roads: [
      "Three of the bridges to Indiana charge a toll by camera, and two are free",
      "The Watterson and the Gene Snyder circle the city at two distances",
    ],
    tastes: [
      {
        text: "Derby hats, dresses and julep cups sell in April and not in June",
        categories: ["clothing", "jewelry", "home-decor", "beauty", "crafts"],
      },
      {
        text: "Bourbon bottles, signs and barrels are collected, though spirits themselves may not be sold",
        categories: ["collectibles", "antiques", "art"],
      },
      {
        kind: "source",
        text: "The fairgrounds flea market has been a habit for decades",
        categories: ["tools", "toys", "antiques", "books"],
      },
      {
        text: "Refrigerators and washers are made at Appliance Park, and people know how to mend them",
        categories: ["appliances", "tools"],
      },
      {
        text: "Baseball bats have been turned here since the 1880s",
        categories: ["sporting-goods", "collectibles"],
      },
      {
        text: "Kentucky horse farms sell saddles, blankets and fencing",
        categories: ["pet-supplies", "garden", "vehicles"],
      },
    ],
  },
  "atlanta-ga": {
    lead: "Atlanta is a city in a forest, ringed by suburbs that buy large",
    latitude: 33.7,
    longitude: -84.4,
    timeZone: "Eastern",
    suburbs: [
      ["Marietta", "northwest", 20],
      ["Decatur", "east", 5],
      ["Sandy Springs", "north", 15],
      ["Alpharetta", "north", 25],
      ["Roswell", "north", 20],
      ["Lawrenceville", "northeast", 30],
      ["Peachtree City", "southwest", 30],
    ],
    areas: {
      money:
        "Buckhead, Ansley Park and Druid Hills sell through agents, and the leftovers privately",
      young: "Midtown, Cabbagetown and the blocks along the BeltLine rent to the young",
      families: "East Cobb, Johns Creek and Decatur are the family districts",
    },
    climate: {
      humid: "Georgia air is damp from April to October, and crawl spaces show it",
      hot: "Long summers warm every attic and shed past what glue can take",
    },
    housing: {
      apartment:
        "Mid-rise blocks with parking decks and booked elevators line Peachtree and the BeltLine",
      house: "Wooded lots with basements and bonus rooms make up the suburbs",
    },
    people: {
      students: "Georgia Tech and Georgia State end in early May, Emory with them",
      families: "Airline, soft-drink and home-supply head offices transfer families each summer",
      music: "Hip-hop studios keep keyboards, interfaces and microphones turning over",
    },
    roads: [
      "The Perimeter, Interstate 285, and the Connector are to be avoided from four to seven",
      "Georgia 400 and the express lanes on 75 reach the north, the lanes for a toll",
    ],
    tastes: [
      {
        kind: "source",
        text: "Scott's antique market south of the city has opened on second weekends for decades",
        categories: ["antiques", "furniture", "art", "home-decor", "jewelry", "collectibles"],
      },
      {
        text: "Film stages have made props, lamps and wardrobes a local trade",
        categories: ["clothing", "home-decor", "furniture", "electronics"],
      },
      {
        text: "Sneakers and streetwear are traded by people who check every stitch",
        categories: ["clothing", "collectibles", "beauty"],
      },
      {
        text: "Studios buy used interfaces and monitors",
        categories: ["musical-instruments", "electronics"],
      },
      {
        text: "Lake Lanier and the mountains are an hour north",
        categories: ["sporting-goods", "camping", "vehicles"],
      },
      {
        text: "Azaleas, lawns and leaf fall keep yard tools at work nine months a year",
        categories: ["garden", "tools"],
      },
    ],
  },
  "charlotte-nc": {
    lead: "Charlotte is a bank city of newcomers with newish things",
    latitude: 35.2,
    longitude: -80.8,
    timeZone: "Eastern",
    suburbs: [
      ["Concord", "northeast", 20],
      ["Huntersville", "north", 15],
      ["Matthews", "southeast", 15],
      ["Gastonia", "west", 20],
      ["Fort Mill", "south", 20],
      ["Rock Hill", "south", 25],
      ["Mooresville", "north", 30],
    ],
    areas: {
      money: "Myers Park, Eastover and SouthPark redecorate often",
      young: "NoDa, South End and Plaza Midwood are full of first salaries",
      families: "Ballantyne, Huntersville and Matthews are family suburbs",
    },
    climate: {
      humid: "Piedmont summers are sticky, and pollen coats every porch in April",
      hot: "Bonus rooms over garages get hot enough to loosen glue",
    },
    housing: {
      apartment: "New rental blocks stand along the light rail in South End",
      house: "Two-story houses with garages in planned communities are the suburban rule",
    },
    people: {
      families: "Banks and energy firms transfer families in before the school year",
      students: "UNC Charlotte ends in early May",
      tech: "Finance-technology offices bring single renters who stay a few years",
    },
    roads: [
      "Interstate 77 to the lake has toll lanes, and the free ones are slow",
      "Interstate 485 is the ring, and Independence Boulevard the patient way east",
    ],
    tastes: [
      {
        text: "Race teams around Mooresville sell tools, show cars and signed things",
        categories: ["vehicles", "tools", "collectibles", "clothing", "art"],
      },
      {
        text: "Furniture has been made in High Point and Hickory, both within reach, for a century",
        categories: ["furniture", "home-decor", "antiques", "office"],
      },
      {
        text: "Boats, docks and paddle boards belong to Lake Norman and Lake Wylie",
        categories: ["sporting-goods", "camping", "vehicles"],
      },
      {
        text: "Textile mill towns left a taste for cloth, quilts and sewing machines",
        categories: ["crafts", "antiques", "appliances", "clothing"],
      },
      {
        text: "New houses want new yards, and mowers outgrow them in a few years",
        categories: ["garden", "tools"],
      },
    ],
  },
  "raleigh-nc": {
    lead: "Raleigh sells to three universities, a research park and the state government",
    latitude: 35.8,
    longitude: -78.6,
    timeZone: "Eastern",
    suburbs: [
      ["Cary", "west", 10],
      ["Durham", "northwest", 25],
      ["Chapel Hill", "northwest", 30],
      ["Apex", "southwest", 15],
      ["Wake Forest", "northeast", 20],
      ["Garner", "south", 10],
      ["Holly Springs", "southwest", 20],
    ],
    areas: {
      money: "Hayes Barton, North Hills and Country Club Hills have the finer rooms",
      young:
        "The streets around NC State, Hillsborough Street and Five Points turn over each summer",
      families: "Cary, Apex and Wake Forest are new, planned and full of children",
    },
    climate: {
      humid: "Carolina summers are damp and pine pollen turns everything yellow in spring",
      cold: "A few ice storms each winter close roads and bring down trees",
    },
    housing: {
      apartment: "Student apartments and rental towns near the Beltline all end leases in summer",
      house: "Suburban houses have garages, decks and attics over the stairs",
    },
    people: {
      students: "NC State, Duke and Chapel Hill end in May, and off-campus leases run to July",
      tech: "The Research Triangle's software, drug and chip companies hire from everywhere",
      families: "Young families move in before the traditional school calendar starts",
    },
    roads: [
      "Interstate 40 to Durham is the one slow road everybody shares",
      "The 540 outer ring is tolled in the west and free in the north",
    ],
    tastes: [
      {
        kind: "source",
        text: "The flea market on the state fairgrounds is held most weekends, and has been for decades",
        categories: ["antiques", "furniture", "jewelry", "toys", "home-decor", "tools"],
      },
      {
        kind: "source",
        text: "Laboratories and start-ups sell off desks, monitors and instruments",
        categories: ["office", "electronics", "furniture"],
      },
      {
        text: "Basketball in three shades of loyalty sells shirts and programs",
        categories: ["clothing", "collectibles", "sporting-goods"],
      },
      {
        text: "The beach and the Blue Ridge are each half a day's drive",
        categories: ["camping", "sporting-goods", "vehicles"],
      },
      {
        text: "Bluegrass players gather here, and string instruments find them",
        categories: ["musical-instruments", "art", "crafts"],
      },
      {
        text: "Readers with degrees move often and leave books behind",
        categories: ["books", "office"],
      },
    ],
  },
  "jacksonville-fl": {
    lead: "Jacksonville covers a county of bridges, beaches and Navy housing",
    latitude: 30.3,
    longitude: -81.7,
    timeZone: "Eastern",
    suburbs: [
      ["Orange Park", "southwest", 15],
      ["Jacksonville Beach", "east", 20],
      ["Ponte Vedra Beach", "southeast", 20],
      ["Fleming Island", "southwest", 25],
      ["Fernandina Beach", "northeast", 35],
      ["St. Augustine", "southeast", 40],
      ["Middleburg", "southwest", 25],
    ],
    areas: {
      money: "Ortega, San Marco and Ponte Vedra have waterfront houses and golf rooms",
      young: "Riverside, Avondale and the Beaches rent to the young",
      families: "Mandarin, Oakleaf and Nocatee are family suburbs",
    },
    climate: {
      humid: "Florida humidity stays for most of the year, and mildew follows it",
      coast: "Salt from the Atlantic and the St. Johns rusts what the rain has missed",
    },
    housing: {
      house: "Block and frame houses with garages spread over both banks of the river",
      apartment: "Large complexes with gates stand along Southside and Baymeadows",
    },
    people: {
      military: "Mayport and the naval air station bring and send families all year",
      families: "Rail, bank and insurance offices move families in over the summer",
      tourism: "Beach rentals and golf resorts furnish before Easter and clear after summer",
    },
    roads: [
      "The Buckman, the Fuller Warren and the other bridges decide how long a pickup takes",
      "Interstate 295 goes around the whole city, with a toll for its express lanes",
    ],
    tastes: [
      {
        text: "Boats, rods and coolers are bought before the spring and sold before a storm season",
        categories: ["sporting-goods", "camping", "vehicles"],
      },
      {
        kind: "caution",
        text: "Hurricanes and high water leave cars and machines that look dry and are not",
        categories: ["vehicles", "appliances", "electronics", "furniture", "tools"],
      },
      {
        text: "Golf is an industry here, with its players' tournament at Ponte Vedra",
        categories: ["sporting-goods", "clothing", "collectibles"],
      },
      {
        text: "Wicker, rattan and coastal colors suit the houses by the water",
        categories: ["furniture", "home-decor", "garden", "art"],
      },
      {
        kind: "source",
        text: "A large flea market on Beach Boulevard, another on Ramona, are long-standing weekend habits",
        categories: ["tools", "toys", "jewelry", "antiques", "clothing"],
      },
    ],
  },
} as const satisfies Record<string, CityKnowledge>;
