import type { PlacePages } from "./place-pages.ts";

export const raleighNc: PlacePages = {
  electronics: {
    lead: "Software and lab workers sell servers, monitors and networking gear.",
    more: "Students take consoles in August.",
    check: "Rack servers are loud and hungry; ask for the license and rails.",
  },
  furniture: {
    lead: "Student leases on Hillsborough Street end in July, and Triangle newcomers furnish in June.",
    more: "High Point samples arrive too.",
    find: "Raleigh Market at the state fairgrounds runs on weekends except during the October fair.",
    check: "Curb pine swells within one thunderstorm.",
  },
  appliances: {
    lead: "Relocating families buy laundry pairs on arrival.",
    more: "Dehumidifiers sell from May.",
    check: "A dehumidifier must collect water in ten minutes on the porch.",
    sell: "Beltline and Cary traffic argue for Saturday delivery before ten.",
  },
  tools: {
    lead: "Woodworkers and RTP tinkerers buy quality hand tools.",
    more: "Farm tools come from Johnston County.",
    find: "Estate auctions in Wake Forest and Zebulon.",
    check: "Plane irons thinned to the slot are finished.",
  },
  "sporting-goods": {
    lead: "Greenway bikes, youth soccer and disc golf.",
    more: "College basketball hoops and shoes too.",
    check: "Greenway grit wears chains; measure.",
    sell: "Swim-team gear sells in May.",
  },
  vehicles: {
    lead: "Engineers' hybrids and grandparents' Buicks.",
    more: "Inspection is yearly.",
    check: "Pine pollen stains; sap etches the roof.",
    sell: "Wake County needs safety and emissions inspection to renew a plate.",
  },
  collectibles: {
    lead: "ACC basketball, cigarette cards and tobacco tins from Durham.",
    more: "Tins beat cards.",
    find: "Fairgrounds card and toy shows.",
    check: "Lithographed tins with rust at the hinge lose half.",
  },
  clothing: {
    lead: "Three shades of college blue and red, plus outdoor brands.",
    more: "Buyers respect school lines.",
    check: "Team gear with a school mark must be licensed.",
    sell: "The Duke and Carolina game in February moves both blues.",
  },
  "home-decor": {
    lead: "Seagrove pottery, lab glass and plants.",
    more: "Student tapestry is free.",
    find: "The Durham scrap exchange for frames.",
    check: "Pottery has an incised name and year.",
  },
  books: {
    lead: "Biology, medicine, Southern writers and theology.",
    more: "Three universities mean three calendars.",
    find: "Durham's and Chapel Hill's used stores trade.",
    sell: "Duke and Carolina both begin in late August.",
  },
  toys: {
    lead: "Science kits from RTP families and wooden sets.",
    more: "LEGO robotics gets reused by teams.",
    find: "Cary's consignment sales.",
    check: "Robotics hubs need the right firmware cable.",
  },
  "musical-instruments": {
    lead: "Bluegrass strings, school brass and synths from Asheville's Moog.",
    more: "Moog gear keeps value.",
    check: "Mandolin tops sink by the f-holes.",
    sell: "Wide-ranging bluegrass events come in early fall.",
  },
  jewelry: {
    lead: "Estate gold, raw emerald and garnet from North Carolina.",
    more: "Local stones need a mine name.",
    check: "Hiddenite emerald has a certificate or is green quartz.",
  },
  art: {
    lead: "Seagrove clay, university prints and Piedmont landscapes.",
    more: "Potters outsell painters.",
    find: "First Friday downtown.",
    check: "Potters' stamps are listed in guides.",
  },
  antiques: {
    lead: "Pie safes, tobacco baskets and stoneware.",
    more: "Baskets are copied in new strip wood.",
    find: "Raleigh Market's dealer rows and Fuquay-Varina.",
    check: "Old tobacco baskets have gray, rounded edges and ink.",
  },
  garden: {
    lead: "Fescue, pines and clay.",
    more: "Blowers work from October.",
    check: "Pine tar gums chain saws.",
    sell: "Seed week is in mid-September.",
  },
  "baby-items": {
    lead: "Newcomer scientists research, buy new and sell tidy.",
    more: "Manuals are included.",
    find: "Triangle kids' consignment weeks are among the largest in the South, in spring and fall.",
    check: "Look up the serial before you pay; these buyers will.",
  },
  crafts: {
    lead: "Fiber, pottery and electronics.",
    more: "Kilns come from Seagrove families.",
    find: "The Scrap Exchange in Durham sells supplies by the bag.",
    check: "Kiln bricks chip at the lid.",
  },
  office: {
    lead: "RTP leases end and lab benches, chairs and desks appear together.",
    more: "Startups fold quietly.",
    find: "Duke's and NC State's surplus stores are open to the public.",
    check: "Lab benches have resin tops heavier than they look.",
  },
  camping: {
    lead: "Half-way between ocean and mountains, everyone owns both sets.",
    more: "Coolers sell best.",
    check: "Sand in fridges' hinges, mud in tents.",
    sell: "April to June.",
  },
  beauty: {
    lead: "Skincare with ingredients lists and tools.",
    more: "Buyers read.",
    check: "Expiry and lot first.",
  },
  "pet-supplies": {
    lead: "Greenway dogs, research-breed adopters and cats.",
    more: "Crates, packs and lifts.",
    check: "Packs chafe at the chest strap.",
  },
};
