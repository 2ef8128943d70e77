import type { PlacePages } from "./place-pages.ts";

export const indianapolisIn: PlacePages = {
  electronics: {
    lead: "Gamers come for Gen Con each summer, and consoles and handhelds sell out beforehand.",
    more: "Warehouses on the west side leak open-box returns.",
    check: "Open-box returns often lack the power supply; plug it in before paying.",
  },
  furniture: {
    lead: "Amish-made oak from northern Indiana lasts and brings half of new.",
    more: "Suburban family rooms have space for sectionals.",
    find: "Midland Arts and Antiques fills an old factory downtown and opens daily.",
    check: "Amish pieces have a burned or stamped shop mark inside a drawer.",
  },
  appliances: {
    lead: "Shift workers in logistics rent houses and buy laundry pairs.",
    more: "Race-month parties sell beverage fridges in April.",
    check: "Crawl-space damp rusts the bottoms of washers on slabs.",
    sell: "Cul-de-sac driveways let one person use a ramp.",
  },
  tools: {
    lead: "Race teams, engine makers and weekend mechanics sell the best used hand tools in the Midwest.",
    more: "Snap-on sockets go by the rail.",
    find: "Speedway and Brownsburg garages list in the off season, December and January.",
    check: "Look at the drive end of a ratchet; rounded pawls skip under load.",
  },
  "sporting-goods": {
    lead: "Basketball hoops, youth travel sports and disc golf.",
    more: "A portable hoop needs a trailer and brings extra when delivered.",
    check: "Hoop bases leak where ice split them.",
    sell: "Sell hoops in March, tournament month.",
  },
  vehicles: {
    lead: "Salted roads and no emissions test in Marion County.",
    more: "Pickups and minivans sell first.",
    check: "Frame rust on pickups starts above the rear axle.",
    sell: "Indiana has no safety inspection, which means a buyer must look alone.",
  },
  collectibles: {
    lead: "Race programs, tickets and pit passes from the 500 are sorted by year, and those from before 1950 matter most.",
    more: "Stutz and Duesenberg pieces are rare even here.",
    find: "The fairgrounds flea market, monthly through much of the year, and May memorabilia shows.",
    check: "Ticket stubs fade in sun; date and color identify the year.",
  },
  clothing: {
    lead: "Checkered-flag jackets, Pacers and work clothes.",
    more: "Team-issue fire suits are small trophies.",
    check: "Fire suits have a date tag of the SFI or the FIA.",
    sell: "May is the only month that counts for race wear.",
  },
  "home-decor": {
    lead: "Model-home pieces from Fishers and quilts from the country.",
    more: "Limestone carvings come from Bedford.",
    find: "National Road antique malls run east through Richmond.",
    check: "Bedford limestone drinks stains; look at the base.",
  },
  books: {
    lead: "Kurt Vonnegut, racing history and children's sets.",
    more: "The children's museum keeps parents reading.",
    find: "Library foundation sales run several times a year.",
    check: "Crawl-space boxes have mold on the bottom layer.",
  },
  toys: {
    lead: "Board games after Gen Con are cheap and nearly new.",
    more: "Suburbs such as Fishers sell outdoor playsets.",
    find: "Fishers and Brownsburg communities sell in early June.",
    check: "Games with punched tokens should still have the sheet for counting.",
  },
  "musical-instruments": {
    lead: "Drum corps and marching bands have headquarters and finals here each August.",
    more: "Marching drums and brass trade heavily.",
    find: "Sweetwater's used desk two hours north sets guitar prices.",
    check: "Marching drum shells crack at the carrier mount.",
  },
  jewelry: {
    lead: "Racing rings and estate gold from Meridian Street are the two local sources.",
    more: "Wabash River pearls are a curiosity with a few collectors.",
    check: "River pearls are uneven and cold to the teeth.",
  },
  art: {
    lead: "Painters of the Brown County colony, Steele first among them, hold real prices.",
    more: "Race posters are the affordable local taste.",
    find: "Nashville, Indiana, an hour south, is the painters' town.",
    check: "Many Brown County scenes are amateur; a label of the Hoosier Salon helps.",
  },
  antiques: {
    lead: "Hoosier cabinets were made in New Castle, and complete ones are found here.",
    more: "Flour bins and racks are the missing parts.",
    find: "Knightstown's and Centerville's malls on the National Road.",
    check: "A Hoosier with a new enamel top and no sifter is half a cabinet.",
  },
  garden: {
    lead: "Large lots grow fast from April; zero-turns change owners at the first cut.",
    more: "Tillers keep selling into June.",
    check: "Deck shells rust through under dried grass.",
    sell: "Race weekend is a dead weekend for pickups.",
  },
  "baby-items": {
    lead: "Drug-company families relocate in summer and sell complete nurseries in Carmel.",
    more: "Prices are marked by outgrown size.",
    find: "Consignment halls open in Hamilton County in February and August.",
    check: "Look at dates on bases and skip anything recalled.",
  },
  crafts: {
    lead: "Miniature painters from the gaming convention buy airbrushes and lamps.",
    more: "Quilters and paper crafters have the larger clubs.",
    check: "Airbrush needles bend; spray water.",
    sell: "Sewing expos come to the fairground in spring.",
  },
  office: {
    lead: "Insurers and a drugmaker empty towers.",
    more: "Warehouses sell industrial shelving with them.",
    check: "Shelving beams must have their clips.",
  },
  camping: {
    lead: "Infield campers leave canopies, chairs and coolers behind in June.",
    more: "Brown County trails keep hammocks and small tents moving.",
    check: "Canopies from the infield have bent joints.",
    sell: "List canopies in late April, before the race.",
  },
  beauty: {
    lead: "Warehouse returns supply hair tools, and barbers buy the working ones.",
    more: "Pallet cosmetics need their dates read first.",
    check: "Returned tools may have been dropped; listen to the fan.",
  },
  "pet-supplies": {
    lead: "Fenced lots and hounds make wireless fences a common sale.",
    more: "Horse tack comes from the north side toward Zionsville.",
    check: "Fence transmitters fail after lightning; watch the light.",
  },
};
