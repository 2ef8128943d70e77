import type { CityKnowledge } from "./city-record.ts";

export const mountainAndNorthwestCities = {
  "denver-co": {
    lead: "Denver spends on gear for the mountains and sells it when the season turns",
    latitude: 39.7,
    longitude: -105.0,
    timeZone: "Mountain",
    suburbs: [
      ["Aurora", "east", 10],
      ["Lakewood", "west", 10],
      ["Littleton", "south", 10],
      ["Highlands Ranch", "south", 15],
      ["Arvada", "northwest", 10],
      ["Boulder", "northwest", 30],
      ["Thornton", "north", 10],
    ],
    areas: {
      money: "Cherry Creek, Washington Park and Greenwood Village sell good things in good order",
      young: "Capitol Hill, RiNo and the Highlands are where young renters share apartments",
      families:
        "Central Park, Highlands Ranch and Arvada are the suburbs with children and garages",
    },
    climate: {
      mountain: "Sun at a mile's height is strong, and dry air follows every storm",
      cold: "Snow falls from October into April and melts again within days",
    },
    housing: {
      apartment: "New rental blocks with elevators and loading hours ring Union Station and RiNo",
      house: "Brick bungalows with detached garages line the old streets",
    },
    people: {
      tech: "Aerospace, software and telecom firms along the US 36 and the Tech Center bring newcomers",
      students: "The Auraria campus, DU and Boulder end their years in May",
      families: "Households bound for the suburbs sell what does not suit a bigger house",
    },
    roads: [
      "Interstate 70 into the mountains is jammed on Saturday mornings and Sunday afternoons",
      "Interstate 25 and the toll road E-470 are the two ways past the city",
    ],
    tastes: [
      {
        text: "Skis, boards and passes rule the winter, and swaps open the season every fall",
        categories: ["sporting-goods", "clothing", "camping"],
      },
      {
        text: "Roof tents, racks and old four-wheel drives are a local passion",
        categories: ["vehicles", "camping", "tools"],
      },
      {
        text: "Brewing at home and growing things under lights are ordinary hobbies",
        categories: ["appliances", "garden", "crafts"],
      },
      {
        kind: "source",
        text: "South Broadway's Antique Row is a mile of dealers",
        categories: ["antiques", "furniture", "home-decor", "art", "books"],
      },
      {
        text: "Dogs go along on every hike",
        categories: ["pet-supplies", "baby-items"],
      },
    ],
  },
  "colorado-springs-co": {
    lead: "Colorado Springs lives by its bases and plays on its mountain",
    latitude: 38.8,
    longitude: -104.8,
    timeZone: "Mountain",
    suburbs: [
      ["Monument", "north", 20],
      ["Fountain", "south", 15],
      ["Manitou Springs", "west", 5],
      ["Woodland Park", "northwest", 20],
      ["Falcon", "northeast", 15],
      ["Castle Rock", "north", 45],
    ],
    areas: {
      money: "Broadmoor, Old North End and Flying Horse have the big houses",
      young: "Old Colorado City and the streets around Colorado College are young and rented",
      families: "Briargate, Falcon and Fountain are full of service families",
    },
    climate: {
      mountain: "At six thousand feet the sun fades fabric in a summer and storms bring hail",
      cold: "Snow can fall from October to May, and cars carry gravel chips in the paint",
    },
    housing: {
      house: "Houses with basements and garages are the rule from Briargate to Security",
      apartment: "Rental complexes stand near the gates of the post and along Academy Boulevard",
    },
    people: {
      military: "Fort Carson, Peterson and the Air Force Academy move households every summer",
      families: "Service families buy quickly on arrival and sell quickly on orders",
      tech: "Space and defense contractors hire along the north side",
    },
    roads: [
      "Interstate 25 to Denver is a long hour in good weather and closes in bad",
      "Powers and Academy are the slow north to south streets in between",
    ],
    tastes: [
      {
        text: "Hiking, climbing and mountain biking start at Garden of the Gods and Pikes Peak",
        categories: ["sporting-goods", "camping", "clothing"],
      },
      {
        text: "Camping trailers and old trucks are kept for the forest roads",
        categories: ["vehicles", "camping", "tools"],
      },
      {
        kind: "source",
        text: "Shops in Old Colorado City and Manitou Springs deal in old things and local crafts",
        categories: ["antiques", "jewelry", "collectibles", "art", "crafts", "home-decor"],
      },
      {
        text: "Olympic sport has its headquarters and a training center here",
        categories: ["sporting-goods", "collectibles"],
      },
      {
        text: "Water is expensive and the soil is poor, and raised beds are common",
        categories: ["garden"],
      },
    ],
  },
  "seattle-wa": {
    lead: "Seattle is wet, well paid and fond of the outdoors",
    latitude: 47.6,
    longitude: -122.3,
    timeZone: "Pacific",
    suburbs: [
      ["Bellevue", "east", 10],
      ["Redmond", "east", 15],
      ["Kirkland", "northeast", 10],
      ["Renton", "southeast", 10],
      ["Lynnwood", "north", 15],
      ["Kent", "south", 20],
      ["Tacoma", "south", 35],
    ],
    areas: {
      money: "Laurelhurst, Madison Park and Medina let go of good things quietly",
      young: "Capitol Hill, Ballard and the University District are full of renters",
      families: "Sammamish, West Seattle and Shoreline have the family garages",
    },
    climate: {
      humid: "It drizzles from October into May, and basements never quite dry",
      coast: "Boats and decks on Puget Sound live in damp salt air",
    },
    housing: {
      apartment: "Small new apartments went up by the thousand around South Lake Union and Ballard",
      house: "Craftsman houses on slopes have basements, steps and alleys",
    },
    people: {
      tech: "Cloud and software workers move with each new job, and get rid of a home office each time",
      students: "The University of Washington ends late, in June",
      military: "Sailors and soldiers live around Bremerton, Everett and Tacoma",
    },
    roads: [
      "The 520 bridge is tolled, the I-90 bridge is not, and both are slow at five",
      "A ferry crossing to Bainbridge or Bremerton makes a cheap find expensive",
    ],
    tastes: [
      {
        text: "Kayaks, climbing gear and rain shells are bought and sold with expert eyes",
        categories: ["camping", "sporting-goods", "clothing"],
      },
      {
        text: "Monitors, mechanical keyboards and good chairs follow the tech jobs",
        categories: ["electronics", "office", "furniture"],
      },
      {
        text: "Good coffee machines and grinders are well understood here",
        categories: ["appliances"],
      },
      {
        text: "Scandinavian and mid-century wood suits the local houses",
        categories: ["furniture", "home-decor", "antiques", "art"],
      },
      {
        text: "Guitars and pedals have had a faithful public here since the nineties",
        categories: ["musical-instruments", "collectibles"],
      },
      {
        text: "Readers, knitters and board-game players get through the dark months indoors",
        categories: ["books", "crafts", "toys"],
      },
    ],
  },
  "portland-or": {
    lead: "Portland buys secondhand on principle and pays no sales tax on what is new",
    latitude: 45.5,
    longitude: -122.7,
    timeZone: "Pacific",
    suburbs: [
      ["Beaverton", "west", 10],
      ["Gresham", "east", 15],
      ["Lake Oswego", "south", 10],
      ["Hillsboro", "west", 20],
      ["Tigard", "southwest", 10],
      ["Vancouver", "north", 10],
      ["Oregon City", "south", 15],
    ],
    areas: {
      money: "Lake Oswego, the West Hills and Eastmoreland have old gardens and good rooms",
      young: "The inner southeast and Alberta are streets of shared houses",
      families: "Beaverton, Bethany and Sellwood are where families keep their bikes",
    },
    climate: {
      humid: "Rain from October to May makes every porch and basement damp",
      cold: "Ice storms come down the Columbia Gorge for a few days most winters",
    },
    housing: {
      house: "Old wooden houses with basements fill the east side of the river",
      apartment: "Small new blocks without parking line Division, Williams and Burnside",
    },
    people: {
      students: "Portland State and the colleges end in May and June",
      tech: "Chip plants in Hillsboro and the sportswear companies in Beaverton hire from afar",
      music: "Bands practice in basements and sell gear to one another",
    },
    roads: [
      "The bridges over the Willamette and the two over the Columbia decide every trip",
      "Interstate 5 to Vancouver is at its worst on weekday afternoons",
    ],
    tastes: [
      {
        text: "Bicycles with racks, lights and fenders are daily transport",
        categories: ["sporting-goods", "baby-items", "tools"],
      },
      {
        text: "Vintage clothes are a way of dressing, with shops along Hawthorne to compare with",
        categories: ["clothing", "jewelry", "beauty"],
      },
      {
        kind: "source",
        text: "Expo-center antique shows and rebuilding centers have fed old houses for decades",
        categories: ["antiques", "furniture", "home-decor", "tools"],
      },
      {
        text: "Powell's has made a city of people who trade books",
        categories: ["books", "art", "toys", "collectibles"],
      },
      {
        text: "Vegetable beds, chickens and canning jars belong to ordinary yards",
        categories: ["garden", "crafts", "appliances", "pet-supplies"],
      },
      {
        text: "Mount Hood and the coast are both under two hours away",
        categories: ["camping", "sporting-goods", "vehicles"],
      },
    ],
  },
} as const satisfies Record<string, CityKnowledge>;
