import type { PlacePages } from "./place-pages.ts";

export const jacksonvilleFl: PlacePages = {
  electronics: {
    lead: "Sailors at Mayport and NAS Jacksonville sell consoles and sound bars before deployments.",
    more: "Marine electronics sell to fishermen.",
    check: "Salt shows in speaker grilles and antenna jacks first.",
    sell: "Bridges decide time; agree on a side of the river.",
  },
  furniture: {
    lead: "Wicker, rattan and slipcovers suit porches.",
    more: "Dark leather grows mildew and stays cheap.",
    find: "Estate sales in Ponte Vedra and Ortega are listed on Thursdays.",
    check: "Rattan should flex without cracking at the wraps.",
  },
  appliances: {
    lead: "Dehumidifiers, bait freezers and generators peak as the season begins on June 1.",
    more: "Families who leave the bases sell washer and dryer together.",
    check: "Rust at the door corners comes from garages by the beach.",
    sell: "Sell portable air conditioners before a named storm, not after.",
  },
  tools: {
    lead: "Boatyards, shipyard trades and roofers keep tools moving.",
    more: "Stainless hardware and pressure washers are local staples.",
    find: "Pecan Park and Beach Boulevard flea markets on weekends.",
    check: "Pressure-washer pumps corrode solid in one winter; pull the trigger.",
  },
  "sporting-goods": {
    lead: "Saltwater reels, cast nets and surfboards sell all year, and golf clubs rise in March.",
    more: "Ski gear has no public at all.",
    check: "Turn a reel's drag under load and listen for salt.",
    sell: "The Players tournament in March turns everyone toward golf.",
  },
  vehicles: {
    lead: "Golf carts sell at the beaches; some cars have a flood in their past.",
    more: "Florida needs no inspection at all.",
    check: "Smell carpets and look for silt in the trunk seam.",
    sell: "Retirees and sailors bring cars with northern rust; look underneath.",
  },
  collectibles: {
    lead: "Navy ship plaques, Jaguars and Florida citrus labels.",
    more: "Labels and postcards sell by mail.",
    find: "St. Augustine's antique shops are forty miles south.",
    check: "Citrus labels are common unless for a small grove.",
  },
  clothing: {
    lead: "Fishing shirts and linen sell in every month.",
    more: "Wool goes only to sailors bound for Norfolk or farther north.",
    check: "White cotton yellows in closets; check the collar.",
  },
  "home-decor": {
    lead: "Coastal lamps and wicker suit the houses by the water.",
    more: "Real coral is restricted, and copies are worth what they look like.",
    find: "Fernandina's shops mark down after summer.",
    check: "Brass pits at the coast within two years.",
  },
  books: {
    lead: "Naval history, Florida nature and large print.",
    more: "Damp rules out most attics.",
    find: "Chamblin Bookmine buys and sells by the mile of shelf.",
    check: "Foxing begins in the first summer; look at plates.",
  },
  toys: {
    lead: "Base families sell fast in June.",
    more: "Beach toys are not worth the listing.",
    find: "Fleming Island and Nocatee community sales.",
    check: "Mildew on plush cannot be sold.",
  },
  "musical-instruments": {
    lead: "Southern rock began in these garages, and old amplifiers and Hammond organs still surface.",
    more: "Churches buy keyboards in January.",
    check: "Corroded jacks crackle; turn every knob.",
    sell: "Bands in Riverside can meet you on weeknights.",
  },
  jewelry: {
    lead: "Fossil shark teeth are found on the beaches and bought by the inch.",
    more: "Dive watches and estate gold make the serious part of the trade.",
    check: "Large perfect teeth are often restored; look at the root.",
  },
  art: {
    lead: "Highwaymen landscapes from Florida roads are the find.",
    more: "Their frames were made of crown molding.",
    find: "Artists sell at the downtown Art Walk on first Wednesdays.",
    check: "Highwaymen painted on Upson board and signed quickly.",
  },
  antiques: {
    lead: "Ship fittings, Florida pottery and rail silver.",
    more: "Heart-pine pieces sell when solid.",
    find: "Dealers sit in Avondale and St. Augustine.",
    check: "Salt eats ship brass unevenly; even green paint is new.",
  },
  garden: {
    lead: "Lawns are mowed ten months a year here, and mowers sell in all of them.",
    more: "Chain saws and generators go with the storm map.",
    check: "Two-cycle fuel absorbs water here; smell it.",
    sell: "List generators in May, when the forecast is published.",
  },
  "baby-items": {
    lead: "Navy families buy secondhand on arrival.",
    more: "Mosquito nets, fans and light carriers.",
    find: "Families near Mayport and in Orange Park hold driveway sales.",
    check: "Mildew hides under car-seat pads, and date stickers fade.",
  },
  crafts: {
    lead: "Marine canvas work keeps heavy sewing machines in demand, and a Sailrite holds most of its price.",
    more: "Shell and resin lots go to market vendors.",
    check: "A walking foot should pull vinyl evenly.",
  },
  office: {
    lead: "Insurers and banks on Southpoint clear chairs.",
    more: "Navy contractors sell safes and fire-proof cabinets.",
    check: "Chair bases rust from coastal warehouses.",
  },
  camping: {
    lead: "The springs and barrier islands are camped from October to April, not in summer.",
    more: "Screened shelters bring the best price.",
    check: "No-see-um mesh is finer than mosquito mesh; look.",
    sell: "Sell from September, when the heat ends.",
  },
  beauty: {
    lead: "Humidity sells smoothing tools, and the beach sells sun care.",
    more: "Travel sizes go to cruise passengers.",
    check: "Heat separates creams; shake and look.",
  },
  "pet-supplies": {
    lead: "Evacuation makes families buy sturdy crates and carriers in May.",
    more: "Sailors with overseas orders need kennels that airlines take.",
    check: "Salt water corrodes the buckles of dog vests.",
  },
};
