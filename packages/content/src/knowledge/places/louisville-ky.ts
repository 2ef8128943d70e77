import type { PlacePages } from "./place-pages.ts";

export const louisvilleKy: PlacePages = {
  electronics: {
    lead: "Parcel-hub workers test and resell returns, and prices are sharp.",
    more: "Bluegrass recordists buy good microphones.",
    check: "Ask where a return was bought, since warranties start at the first sale.",
  },
  furniture: {
    lead: "Victorian mansions in Old Louisville hold tall walnut pieces that fit nowhere else.",
    more: "Shaker-style and Kentucky cherry sell quickly.",
    find: "Estate sales in Anchorage and the Highlands are posted by Wednesday.",
    check: "Cherry darkens evenly; a pale patch shows a replaced part.",
  },
  appliances: {
    lead: "Appliance Park workers buy at a discount and resell complete kitchens.",
    more: "Repair knowledge is common, and a broken GE still sells.",
    check: "The serial's first letter gives the month of a GE machine.",
    sell: "Shift change at three is when sellers answer.",
  },
  tools: {
    lead: "Truck, appliance and bourbon plants train mechanics.",
    more: "Cooper's tools are collected and used.",
    find: "The fairground flea market, on selected weekends, has long tool rows.",
    check: "A drawknife with a thin blade has been ground out.",
  },
  "sporting-goods": {
    lead: "Bats and gloves come from the bat city, horse tack from the east.",
    more: "River kayaks fill May.",
    check: "Wood bats with ink-dot grain tests are pro grade; look on the handle.",
    sell: "Derby Festival closes streets in late April.",
  },
  vehicles: {
    lead: "Trucks built here, salt in the low ground and floods by the river.",
    more: "Horse trailers hold their price.",
    check: "Trailer floors rot under rubber mats; lift them.",
    sell: "Kentucky titles are signed before a notary.",
  },
  collectibles: {
    lead: "Derby glasses, julep cups and bourbon decanters without the bourbon.",
    more: "Official glasses start at 1938.",
    check: "The 1974 and 1986 glasses have known errors; learn them.",
    sell: "Sell in April; in June nobody cares.",
  },
  clothing: {
    lead: "Hats, seersucker and pastel dresses have six weeks.",
    more: "Tack-room boots hold all year.",
    find: "Consignment on Frankfort Avenue fills in May with worn-once dresses.",
    check: "Fascinators travel badly; look at feather quills.",
  },
  "home-decor": {
    lead: "Julep cups, brass lamps and equine prints.",
    more: "Stoneware from Louisville kilns is signed.",
    find: "New Albany's antique stores lie across the free bridge.",
    check: "Silverplate julep cups show copper at the rim.",
  },
  books: {
    lead: "Thomas Merton, horse breeding and bourbon.",
    more: "The rest goes by the bag.",
    check: "River damp curls endpapers.",
  },
  toys: {
    lead: "Trains, UPS-return LEGO and outdoor play from big lots.",
    more: "Sealed boxes may be returns.",
    check: "Check tape on LEGO flaps for a second layer.",
  },
  "musical-instruments": {
    lead: "Banjos, mandolins and school brass.",
    more: "Gibson parts from Kalamazoo years pass through.",
    check: "Banjo heads tear near the flange.",
    sell: "Bluegrass festivals start in June.",
  },
  jewelry: {
    lead: "Equestrian gold, Derby pins and estate silver.",
    more: "Pegasus pins are a set by year.",
    check: "Gold-plated festival pins are prize draws and few.",
  },
  art: {
    lead: "Equine prints, Kentucky landscapes and glass.",
    more: "Louisville has glass studios.",
    find: "St. James Court's art show fills Old Louisville in early October.",
    check: "Sporting prints have plate marks when real.",
  },
  antiques: {
    lead: "Sugar chests, silver and cooperage.",
    more: "Louisville and Kentucky makers' silver leads.",
    find: "Joe Ley's old building closed, so dealers moved to malls on the south side.",
    check: "Kentucky coin silver has a maker and often a retailer.",
  },
  garden: {
    lead: "Fencing, tillers and mowers for horse land.",
    more: "Derby week empties garden centers.",
    check: "Zero-turn decks dent on fence posts.",
    sell: "Post mowers in the last week of March.",
  },
  "baby-items": {
    lead: "Shift families buy in bundles, and grandparents keep a second crib.",
    more: "Dressy clothes sell in April.",
    find: "Church halls in St. Matthews in spring and fall.",
    check: "Grandparents' cribs may be drop-side and cannot be sold.",
  },
  crafts: {
    lead: "Millinery supplies, quilting and leather.",
    more: "Hat blocks are scarce and wanted.",
    check: "Wooden blocks crack at the crown.",
    sell: "Hat makers buy from January.",
  },
  office: {
    lead: "Insurers and a health company left downtown floors.",
    more: "Chairs come in rows.",
    check: "Sit-stand legs drift apart; run both.",
  },
  camping: {
    lead: "Red River Gorge sends climbers and hammocks.",
    more: "Lake pontoons the rest.",
    check: "Hammock suspension should be webbing, not rope.",
    sell: "April to October.",
  },
  beauty: {
    lead: "Derby sells lashes, tools and tans in one month.",
    more: "After it everything waits.",
    check: "Tan cartridges expire.",
  },
  "pet-supplies": {
    lead: "Tack, saddle pads and fence panels with crates.",
    more: "Off-track horses bring new owners.",
    check: "Cheap saddles crack at billets; bend them.",
  },
};
