import type { PlacePages } from "./place-pages.ts";

export const longBeachCa: PlacePages = {
  electronics: {
    lead: "Boat owners want marine radios and fish finders, and dorm students at Cal State want monitors.",
    more: "Both groups buy in August.",
    check: "Green pins on a plug mean it lived on a boat or a balcony.",
    sell: "Meet at the police station on West Broadway, which is lit and staffed at night.",
  },
  furniture: {
    lead: "Art Deco and Spanish apartments from the twenties want small-scale, good-looking pieces.",
    more: "The antique market here is the local yardstick.",
    find: "The Long Beach Antique Market takes over Veterans Stadium on third Sundays.",
    sell: "Many Alamitos Beach buildings have an iron gate and one narrow stair; ask for its width.",
  },
  appliances: {
    lead: "Renters supply their own refrigerators, and 24-inch models fit the old kitchens.",
    more: "Gas ranges in white enamel have admirers.",
    check: "Look beneath the crisper for rust if the kitchen is within a mile of the water.",
    sell: "Street sweeping clears one side of each block twice a week; plan the van around it.",
  },
  tools: {
    lead: "Longshore, refinery and boatyard workers buy heavy sockets, chain falls and air tools.",
    more: "Hobby tool sets move slowly.",
    find: "Wilmington and San Pedro garages hold retired marine mechanics' chests.",
    check: "Penetrating oil hides pitting; wipe a ratchet dry before you judge it.",
  },
  "sporting-goods": {
    lead: "Rowing shells, kites, beach cruisers and paddle boards all start from the bay.",
    more: "The breakwater means no surf, so longboards go to Seal Beach.",
    find: "Belmont Shore and Naples list second boards after one summer.",
    check: "Cruiser hubs rust inside first; spin the wheel by your ear.",
  },
  vehicles: {
    lead: "Port trucks and commuter hybrids dominate, and a covered parking spot is rare.",
    more: "Clean paint is therefore worth a premium.",
    check: "Port soot and salt leave etched spots that polish cannot remove.",
    sell: "Grand Prix weekend in April closes downtown streets; avoid showing a car then.",
  },
  collectibles: {
    lead: "Queen Mary souvenirs, shipping-line china and Grand Prix posters belong to this city.",
    more: "Common baseball cards do not stand out.",
    find: "The monthly stadium market brings out ephemera dealers early, before eight.",
    check: "Genuine liner china has a pattern number and knife marks.",
  },
  clothing: {
    lead: "Rockabilly, tiki and mid-century dress sells all year among people who wear it.",
    more: "Winter coats barely sell at the beach.",
    find: "Retro Row on Fourth Street buys vintage and shows what it resells for.",
    check: "Acetate linings split under the arm; turn each dress inside out.",
  },
  "home-decor": {
    lead: "Deco mirrors, bar carts and tiki mugs match local taste.",
    more: "There are more nautical souvenirs than buyers.",
    check: "Chrome lifts in salt air; feel for blisters under the shelf edge.",
    sell: "Ground-floor buyers in Naples pay for delivery by cargo bike or small van.",
  },
  books: {
    lead: "Port history, aviation and African American studies have steady readers at the university.",
    more: "Romance lots go to the harbor's seafarers' centers.",
    check: "Box bottoms wick damp from garage slabs near the marina.",
    sell: "The campus is on semesters, with rushes in late August and January.",
  },
  toys: {
    lead: "Lakewood families keep sturdy outdoor sets and sell them clean.",
    more: "Aquarium-themed toys outnumber their buyers.",
    find: "Block sales in Los Altos fill the first Saturday of summer.",
    check: "Chalky plastic on a slide breaks at the bolt holes.",
  },
  "musical-instruments": {
    lead: "Hip-hop producers and garage bands keep drum machines, keyboards and amps moving.",
    more: "Ukulele clubs meet at the shore.",
    find: "Student players at the Bob Cole Conservatory sell step-up instruments in May.",
    check: "Salt pits the strings and frets of anything hung near a window.",
  },
  jewelry: {
    lead: "Bakelite, copper and sterling from mid-century makers are the vintage field here.",
    more: "New chains compete with Los Angeles wholesalers an hour north.",
    find: "Stadium market jewelry rows are best at opening.",
    check: "Rub Bakelite warm and smell it; a formaldehyde note is right.",
  },
  art: {
    lead: "Harbor scenes, mural studies and Latin American prints fit the museums and the mood.",
    more: "Mass canvas prints do not sell twice.",
    find: "Artists' open studios in the East Village come once a year in fall.",
    check: "Rusted staples on a stretcher point to years in sea air.",
  },
  antiques: {
    lead: "Liner fittings, aircraft-plant tools and deco lighting tell the city's story.",
    more: "Country pine looks foreign in these apartments.",
    find: "Third Sunday at Veterans Stadium has several hundred dealers.",
    check: "Ship brass should show casting marks and wear around the screw holes.",
  },
  garden: {
    lead: "Balconies and courtyards want pots, bistro sets and grills small enough for the rules.",
    more: "Lakewood lawns still need a mower.",
    check: "Gas grills by the ocean lose burners in two years; lift the grates.",
    sell: "Building rules on open flame differ; a buyer often wants electric.",
  },
  "baby-items": {
    lead: "Stroller miles on the beach path sell joggers with big wheels.",
    more: "Upstairs apartments sell side-sleeper cribs and compact gear.",
    find: "Cerritos and Lakewood sell school-year outgrown sets each June.",
    check: "Sand hides in brake pins; set the brake on a slope.",
  },
  crafts: {
    lead: "Sewing for costumes, sails and lowrider interiors supports heavy machines.",
    more: "Paper crafts bring far less than fabric.",
    find: "The Long Beach Depot for Creative Reuse sells supplies by the pound.",
    check: "A walking-foot machine should climb four folds of canvas without skipping.",
  },
  office: {
    lead: "Port brokers and the university surplus desks and chairs in waves.",
    more: "Small folding desks sell to studio renters.",
    check: "Vinyl arms crack under beach sun in corner offices.",
    sell: "The university closes from Christmas to New Year, when no pickup is possible.",
  },
  camping: {
    lead: "Catalina campers need compact gear that can ride the ferry.",
    more: "Desert weekends sell the larger tents.",
    check: "Stove burners clog with rust after a humid cabin.",
    sell: "List backpacks in May, ahead of the summer boats to Two Harbors.",
  },
  beauty: {
    lead: "Barbers and retro stylists buy chairs, clippers and hood dryers.",
    more: "Mall fragrance brings half of what people hope.",
    check: "Chromed salon chairs pit near the ocean; look under the footrest.",
  },
  "pet-supplies": {
    lead: "Rosie's Dog Beach sells towels, vests and car covers.",
    more: "Fish tanks do well, since the aquarium sends every child home wanting one.",
    check: "Check tank seams and the cabinet floor for old salt leaks.",
  },
};
