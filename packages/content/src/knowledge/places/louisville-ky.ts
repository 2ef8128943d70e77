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
    more: "Kayaks for the Ohio sell in May.",
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
    lead: "Derby glasses, festival pins and empty bourbon decanters trade by year.",
    more: "Official glasses start in 1938 and are complete sets for a lucky few.",
    check: "The 1974 and 1986 glasses have known errors; learn them.",
    sell: "Sell in April; in June nobody cares.",
  },
  clothing: {
    lead: "Hats, seersucker and pastel dresses have six weeks.",
    more: "Riding boots keep their price all year.",
    find: "Consignment on Frankfort Avenue fills in May with worn-once dresses.",
    check: "Fascinators travel badly; look at feather quills.",
  },
  "home-decor": {
    lead: "Julep cups, brass lamps and horse prints furnish houses that entertain once a year.",
    more: "Local stoneware is signed and sells to other states.",
    find: "New Albany's antique stores lie across the free bridge.",
    check: "Silverplate julep cups show copper at the rim.",
  },
  books: {
    lead: "Bourbon, horse breeding and Thomas Merton have readers here and visitors who buy.",
    more: "Everything else goes by the bag.",
    check: "River damp curls endpapers; open both covers.",
  },
  toys: {
    lead: "Returned toys reach private sellers from the parcel hub, often sealed.",
    more: "Trains come from basements in the Highlands.",
    check: "Check tape on LEGO flaps for a second layer.",
  },
  "musical-instruments": {
    lead: "Banjos and mandolins belong to a bluegrass state, and school brass to its bands.",
    more: "A Gibson banjo needs its parts checked by year.",
    check: "Banjo heads tear near the flange.",
    sell: "Bluegrass festivals start in June.",
  },
  jewelry: {
    lead: "Festival pins and Derby gold sell in April.",
    more: "Estate silver sells all year by weight and pattern.",
    check: "Gold-plated festival pins are prize draws and few.",
  },
  art: {
    lead: "Horse prints and Kentucky landscapes hang in every law office.",
    more: "Studio glass is the newer local name.",
    find: "St. James Court's art show fills Old Louisville in early October.",
    check: "Sporting prints have plate marks when real.",
  },
  antiques: {
    lead: "Kentucky sugar chests and coin silver lead the market.",
    more: "Cooper's tools follow because the trade still exists.",
    find: "Joe Ley's old building closed, so dealers moved to malls on the south side.",
    check: "Kentucky coin silver has a maker and often a retailer.",
  },
  garden: {
    lead: "Horse land needs fencing tools, tillers and strong mowers.",
    more: "City yards need a trimmer and a ladder.",
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
    lead: "Hat making comes back every winter, and blocks and wire are scarce.",
    more: "Quilters and leather workers buy the rest of the year.",
    check: "Wooden blocks crack at the crown.",
    sell: "Hat makers buy from January.",
  },
  office: {
    lead: "Insurers and a health company left downtown floors.",
    more: "Chairs come in rows from the same insurer's floor.",
    check: "Sit-stand legs drift apart; run both.",
  },
  camping: {
    lead: "Red River Gorge draws climbers, who buy hammocks and light tents.",
    more: "Lake families buy coolers and canopies.",
    check: "Hammock suspension should be webbing, not rope.",
    sell: "Climbers buy from April to October.",
  },
  beauty: {
    lead: "Derby sells lashes, tools and tans in one month.",
    more: "After the Derby everything waits for prom.",
    check: "Read the date on spray-tan cartridges.",
  },
  "pet-supplies": {
    lead: "Saddle pads, fence panels and crates are sold by the same households.",
    more: "First-time owners of retired racehorses buy halters and blankets.",
    check: "Cheap saddles crack at billets; bend them.",
  },
};
