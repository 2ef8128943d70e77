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
    more: "Dehumidifiers sell from May on.",
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
    lead: "Greenway bikes and youth soccer gear turn over every season.",
    more: "Disc golf bags are a local specialty with many courses around.",
    check: "Grit of the greenways wears chains; measure for stretch.",
    sell: "Swim-team gear sells in May.",
  },
  vehicles: {
    lead: "Engineers sell hybrids with spreadsheets of their costs.",
    more: "Grandparents sell Buicks with thirty thousand miles.",
    check: "Pine pollen stains; sap etches the roof.",
    sell: "Wake County needs safety and emissions inspection to renew a plate.",
  },
  collectibles: {
    lead: "Tobacco tins and cigarette cards from Durham beat common basketball cards.",
    more: "Basketball programs from the old arenas do well in February.",
    find: "The State Fairgrounds hold card and toy shows.",
    check: "Lithographed tins with rust at the hinge lose half.",
  },
  clothing: {
    lead: "Three universities mean three loyalties, and each buys its own color only.",
    more: "Outdoor brands sell to fans of every college.",
    check: "Team gear with a school mark must be licensed.",
    sell: "The Duke and Carolina game in February moves both blues.",
  },
  "home-decor": {
    lead: "Seagrove pottery and large plants furnish new houses.",
    more: "Dorm wall hangings cost nothing in May.",
    find: "The Durham scrap exchange for frames.",
    check: "Pottery has an incised name and year.",
  },
  books: {
    lead: "Biology and medicine hold their price near the research park.",
    more: "Southern writers and theology sell in Chapel Hill and Durham.",
    find: "Durham's and Chapel Hill's used stores trade.",
    sell: "Duke and Carolina both begin in late August.",
  },
  toys: {
    lead: "Science kits from RTP families and wooden sets.",
    more: "LEGO robotics gets reused by teams.",
    find: "Cary holds consignment sales in spring and fall.",
    check: "Robotics hubs need the right firmware cable.",
  },
  "musical-instruments": {
    lead: "Moog instruments are built in Asheville and keep their value across the state.",
    more: "Bluegrass strings have buyers every weekend.",
    check: "Mandolin tops sink by the f-holes.",
    sell: "Wide-ranging bluegrass events come in early fall.",
  },
  jewelry: {
    lead: "North Carolina has emerald and garnet mines, and rough stones with a mine's name sell.",
    more: "Estate gold sells by weight.",
    check: "Hiddenite emerald has a certificate or is green quartz.",
  },
  art: {
    lead: "Potters outsell painters, and Seagrove names are easy to learn.",
    more: "University prints are cheap after graduation.",
    find: "Downtown galleries open late on First Fridays.",
    check: "Potters' stamps are listed in guides.",
  },
  antiques: {
    lead: "Pie safes, stoneware and tobacco baskets come from farms to the east.",
    more: "Baskets are copied in fresh wood.",
    find: "Raleigh Market's dealer rows and Fuquay-Varina.",
    check: "Old tobacco baskets have gray, rounded edges and ink.",
  },
  garden: {
    lead: "Fescue is seeded in September, pines drop straw in November, and clay breaks tillers in April.",
    more: "Each has its week of sales.",
    check: "Pine pitch gums chain saws; pull the bar.",
    sell: "Spreaders sell in mid-September, when lawns are seeded.",
  },
  "baby-items": {
    lead: "Newcomer scientists research, buy new and sell tidy.",
    more: "Engineers keep the manual and hand it over.",
    find: "Triangle kids' consignment weeks are among the largest in the South, in spring and fall.",
    check: "Look up the serial before you pay; these buyers will.",
  },
  crafts: {
    lead: "Potters, spinners and electronics hobbyists all have clubs here.",
    more: "Kilns come from Seagrove families who retire.",
    find: "The Scrap Exchange in Durham sells supplies by the bag.",
    check: "Kiln bricks chip at the lid.",
  },
  office: {
    lead: "RTP leases end and lab benches, chairs and desks appear together.",
    more: "Startups that close sell everything within a week.",
    find: "Duke's and NC State's surplus stores are open to the public.",
    check: "Lab benches have resin tops heavier than they look.",
  },
  camping: {
    lead: "Ocean and mountains are each about three hours away, and many households own both sets of gear.",
    more: "Coolers sell best because they serve either trip.",
    check: "Beach sand stays in cooler hinges, and mountain mud in tent corners.",
    sell: "List from April to June.",
  },
  beauty: {
    lead: "Buyers here read ingredient lists and ask for dates.",
    more: "Skincare devices sell with their receipts.",
    check: "Read the expiry date and the lot number before anything else.",
  },
  "pet-supplies": {
    lead: "Greenway walkers buy packs and hands-free leashes, and new houses buy crates.",
    more: "Cat gear sells near the campuses.",
    check: "Packs chafe at the chest strap.",
  },
};
