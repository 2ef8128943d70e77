import type { CityKnowledge } from "./city-record.ts";

export const plainsCities = {
  "oklahoma-city-ok": {
    lead: "Oklahoma City is spread wide, cheap to live in and friendly to trucks",
    latitude: 35.5,
    longitude: -97.5,
    timeZone: "Central",
    suburbs: [
      ["Edmond", "north", 15],
      ["Moore", "south", 10],
      ["Norman", "south", 20],
      ["Yukon", "west", 15],
      ["Midwest City", "east", 10],
      ["Mustang", "southwest", 15],
      ["Shawnee", "east", 40],
    ],
    areas: {
      money: "Nichols Hills, Heritage Hills and north Edmond hold the estates",
      young: "The Plaza and Paseo districts and Norman's campus streets are rented by the young",
      families: "Moore, Yukon and Deer Creek are the suburbs families pick",
    },
    climate: {
      hot: "Summer winds are hot and steady, and sheds heat through",
      cold: "Ice storms can stop the whole city for days in winter",
    },
    housing: {
      house: "Nearly everyone has a brick house, a yard and a garage, some with a storm shelter",
      apartment: "Low garden apartments stand along the Northwest Expressway",
    },
    people: {
      military: "Tinker air base is the largest employer on the east side and rotates households",
      students: "The University of Oklahoma in Norman ends in May",
      families: "Energy firms and the state hire families who come to stay",
    },
    roads: [
      "Interstates 35, 40 and 44 all meet here, and a cross-town trip is quick outside rush hour",
      "The turnpikes are tolled by plate, with no booth to pay at",
    ],
    tastes: [
      {
        text: "Bass boats, bows and tree stands have their months on the lakes and leases",
        categories: ["sporting-goods", "camping", "vehicles"],
      },
      {
        text: "Horse shows at the fairgrounds bring buyers of tack, boots and trailers",
        categories: ["clothing", "vehicles", "pet-supplies", "jewelry"],
      },
      {
        text: "Oil-field and farm work keeps welders and heavy tools wanted",
        categories: ["tools", "garden"],
      },
      {
        kind: "caution",
        text: "Tornado and hail seasons total cars and roofs every spring",
        categories: ["vehicles", "garden", "furniture"],
      },
      {
        text: "Old signs, gas pumps and dealership things from Route 66 are collected here",
        categories: ["collectibles", "antiques", "home-decor", "art"],
      },
    ],
  },
  "kansas-city-mo": {
    lead: "Kansas City is two states in one market, with barbecue on both sides",
    latitude: 39.1,
    longitude: -94.6,
    timeZone: "Central",
    suburbs: [
      ["Overland Park", "southwest", 15],
      ["Olathe", "southwest", 20],
      ["Lee's Summit", "southeast", 20],
      ["Independence", "east", 10],
      ["Liberty", "northeast", 15],
      ["Lenexa", "southwest", 15],
      ["Blue Springs", "east", 20],
    ],
    areas: {
      money: "Brookside, Mission Hills and Leawood hold large old houses with full basements",
      young: "Westport, the Crossroads and the River Market rent to people in their twenties",
      families: "Overland Park, Lee's Summit and the Northland are where families settle",
    },
    climate: {
      cold: "Winters swing from mild to bitter, and salt works on anything with wheels",
      humid: "Summers on the Missouri are sticky, and basements need a dehumidifier",
    },
    housing: {
      house: "Houses with basements and two-car garages make up most of both states' suburbs",
      apartment: "Old brick apartments with porches line the streets of midtown",
    },
    people: {
      families: "Engineering, health-records and rail companies move families in and out in summer",
      students: "UMKC ends in May, and Lawrence and its university lie forty minutes west",
      music: "Jazz bars and church bands keep horns and organs in use",
    },
    roads: [
      "Interstate 435 circles both halves of the city and is seldom full",
      "State Line Road divides two states, and buyers cross it without a thought",
    ],
    tastes: [
      {
        text: "Smokers and pellet grills are argued over like football",
        categories: ["appliances", "garden", "camping"],
      },
      {
        kind: "source",
        text: "West Bottoms warehouses open to antique hunters on the first weekend of a month",
        categories: ["antiques", "furniture", "home-decor", "collectibles", "art", "jewelry"],
      },
      {
        text: "Team jerseys and tailgating gear sell from August to January",
        categories: ["clothing", "collectibles", "sporting-goods"],
      },
      {
        text: "Lake of the Ozarks sets the calendar for boats and water toys",
        categories: ["vehicles", "sporting-goods", "camping"],
      },
      {
        text: "Greeting cards and paper crafts are a home industry here",
        categories: ["crafts", "office", "art"],
      },
    ],
  },
  "omaha-ne": {
    lead: "Omaha is steady, thrifty and full of well-kept basements",
    latitude: 41.3,
    longitude: -95.9,
    timeZone: "Central",
    suburbs: [
      ["Papillion", "southwest", 10],
      ["Bellevue", "south", 10],
      ["Council Bluffs", "east", 5],
      ["Gretna", "southwest", 20],
      ["Elkhorn", "west", 20],
      ["Blair", "north", 25],
    ],
    areas: {
      money: "Fairacres, Dundee and the lake suburbs in the west have the good estates",
      young: "Benson, Blackstone and the streets around Creighton rent to the young",
      families: "Millard, Papillion and Elkhorn are all about schools and yards",
    },
    climate: {
      cold: "Long winters with wind and road salt run from November to March",
      humid: "Corn-country summers are muggy, and unfinished basements sweat",
    },
    housing: {
      house: "Split-level houses with finished basements hold a second living room each",
      apartment: "Brick walk-ups in midtown and new blocks in Aksarben house the renters",
    },
    people: {
      military: "Offutt air base south of the city sends crews and staff in and out",
      families: "Insurance, rail and food companies keep families here for decades",
      students: "Creighton and UNO let out in May",
    },
    roads: [
      "Dodge Street and Interstate 80 go west, and most trips take less than half an hour",
      "The Missouri bridges to Iowa are free and short",
    ],
    tastes: [
      {
        kind: "source",
        text: "Farm auctions, estate auctions and church sales fill the summer in eastern Nebraska",
        categories: ["antiques", "collectibles", "tools", "furniture", "crafts", "jewelry"],
      },
      {
        text: "The college baseball finals fill the city every June",
        categories: ["sporting-goods", "collectibles", "clothing"],
      },
      {
        text: "Snow blowers and mowers are bought secondhand and looked after",
        categories: ["garden", "tools", "appliances"],
      },
      {
        text: "Pheasant and deer hunters buy in early fall",
        categories: ["camping", "sporting-goods", "clothing", "pet-supplies"],
      },
      {
        text: "Farm sales teach people here to read an old machine",
        categories: ["vehicles", "tools", "garden"],
      },
    ],
  },
} as const satisfies Record<string, CityKnowledge>;
