import type { PlacePages } from "./place-pages.ts";

export const lasVegasNv: PlacePages = {
  electronics: {
    lead: "The January technology show leaves demo units without boxes.",
    more: "Casino surplus adds commercial screens and cameras.",
    find: "Auction houses near the airport list pallets in February.",
    check: "Demo firmware may lock a TV in store mode.",
  },
  furniture: {
    lead: "Hotels refit thousands of rooms at a time, and matching nightstands cost less than lunch.",
    more: "Home buyers want one good sofa.",
    find: "Liquidators on the east side sell hotel pieces year round.",
    check: "Look beneath for staples and bedbug casings.",
    sell: "World Market samples leave in late January and late July.",
  },
  appliances: {
    lead: "New tracts trade up builder-grade sets.",
    more: "Nobody stores a spare fridge outside twice.",
    check: "Hard Colorado River water furs every valve.",
    sell: "Night-shift sellers are home at ten in the morning.",
  },
  tools: {
    lead: "Stagehands, convention carpenters and slot technicians buy road cases and cordless tools.",
    more: "SEMA in November drops body-shop samples.",
    find: "North Las Vegas garages and Broadacres on weekends.",
    check: "Road cases with broken butterfly latches cost $15 each to mend.",
  },
  "sporting-goods": {
    lead: "Pickleball and golf fill the cool months, and climbers come for Red Rock.",
    more: "Lake Mead sells paddle boards from April.",
    check: "Climbing ropes and harnesses are never bought used; cams can be.",
    sell: "Golf drops in July and wakes in October.",
  },
  vehicles: {
    lead: "Bodies stay free of rust, while rubber and paint age fast.",
    more: "Rental fleets sell here, and many cars arrive from California with high miles.",
    check: "Check for a salvage brand from another state.",
    sell: "Clark County smog tests last 90 days.",
  },
  collectibles: {
    lead: "Casino chips, dice, slot machines and showroom programs.",
    more: "Chips of closed casinos bring more than those of open ones.",
    check: "Canceled chips are drilled or notched and still sell.",
    sell: "Nevada residents may own slot machines; buyers in other states may not.",
  },
  clothing: {
    lead: "Heels, sequins and suits for work and weekends.",
    more: "Trade-show polo shirts sell as rags.",
    find: "Arts District vintage shops on Main Street set prices.",
    check: "Rhinestones drop from old glue; shake gently.",
  },
  "home-decor": {
    lead: "Hotels release art, mirrors and lamps by the hundred.",
    more: "One striking lamp brings more than ten alike.",
    find: "Hotel liquidators keep frames and mirrors upstairs.",
    check: "Hotel lamps may have outlets in the base and a bolt hole below.",
  },
  books: {
    lead: "Poker and blackjack theory, Rat Pack photographs and casino histories are the local shelf.",
    more: "General fiction is left at pools.",
    check: "Dry heat snaps perfect bindings.",
  },
  toys: {
    lead: "Families arrive from California with full playrooms and smaller houses.",
    more: "Desert radio cars sell in the cool months.",
    find: "Downtown's collectors' shops pay about half.",
    check: "Lithium RC packs puff in garages.",
  },
  "musical-instruments": {
    lead: "Show players and cover bands sell reliable, loud and light.",
    more: "In-ear systems and wireless units are common.",
    check: "Check the wireless frequency band against FCC rules.",
  },
  jewelry: {
    lead: "Pawnshops never close and know gold by the minute.",
    more: "Watches are the better private trade.",
    find: "Pawn retail drops in the last week of the month.",
    check: "Meet only at an authorized shop that opens the case back.",
  },
  art: {
    lead: "Gallery overstock from the Strip looks grand and resells for a tenth.",
    more: "Original hotel murals and showroom posters do better.",
    check: "A certificate of a gallery that closed proves nothing.",
  },
  antiques: {
    lead: "Neon letters and mid-century bars survive in dry air.",
    more: "Mining relics come in from ghost towns an hour away.",
    find: "The Arts District antique malls open daily.",
    check: "Old neon tubing is patched; count the splices.",
  },
  garden: {
    lead: "Rebates for removing grass took most lawns, and mowers with them.",
    more: "Shade sails, misters and pool robots rule.",
    check: "Plastic goes brittle in one season; snap a clip.",
  },
  "baby-items": {
    lead: "Grandparents rent or buy for visits, and locals move often.",
    more: "Apartment parents want gear that folds flat.",
    find: "Henderson and Mountain's Edge have the young families.",
    check: "Leave car seats with unknown heat or crash history.",
  },
  crafts: {
    lead: "Costume shops sell trims, feathers and industrial machines.",
    more: "Crafters buy felt and rhinestones by the bin.",
    check: "Coverstitch machines need a test on knit.",
    sell: "Halloween comes in July for suppliers.",
  },
  office: {
    lead: "Convention services retire chairs, counters and carpet daily.",
    more: "Call centers move twice a year.",
    check: "Stacking chairs should lock; weld cracks hide underneath.",
  },
  camping: {
    lead: "Zion, Death Valley and Lake Mead are all within three hours, and cool-season gear is in use from October.",
    more: "Burning Man convoys buy in August.",
    check: "Tires and tent coatings age with heat.",
    sell: "Sell generators before the August convoy leaves for Black Rock.",
  },
  beauty: {
    lead: "Performers and stylists buy pro tools, ring lights and lash beds.",
    more: "Beauty shows leave sample stock.",
    check: "Sample skincare has short dates.",
  },
  "pet-supplies": {
    lead: "Small yards and hot pavement sell boots, pools and shade cloth.",
    more: "Aquariums are bargains because people move so often.",
    check: "Sun-baked crates crack at latches.",
  },
};
