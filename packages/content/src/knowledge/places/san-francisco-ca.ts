import type { PlacePages } from "./place-pages.ts";

export const sanFranciscoCa: PlacePages = {
  electronics: {
    lead: "Apple hardware is abundant and competition keeps the margin thin.",
    more: "High-end audio and film cameras do better than phones.",
    check:
      "Old apartments have ungrounded outlets; a receiver that hums there may be fine elsewhere.",
    sell: "Hand over inside a bank or cafe, never through a car window, because snatch thefts are real here.",
  },
  furniture: {
    lead: "Rooms are small, and a 72-inch sofa outsells an 84-inch one at twice the price.",
    more: "Designer pieces come from people who will not pay for storage.",
    find: "The Alameda Point antiques fair, on first Sundays, sets mid-century prices for the whole Bay.",
    sell: "Victorian stairs turn twice; carry a tape and measure the landing, not the door.",
  },
  appliances: {
    lead: "Many apartments have no laundry, and portable or 24-inch machines sell above their size.",
    more: "Full-size sets belong to the Sunset and the suburbs.",
    check: "Fog damp rusts the base of machines kept in ground-floor garages.",
    sell: "Curb space is gone on street-sweeping mornings, which are posted block by block.",
  },
  tools: {
    lead: "Victorian restoration keeps old hand planes, sash tools and oscillating saws in use.",
    more: "Tool theft from vans makes buyers ask for a story.",
    find: "Urban Ore in Berkeley and the Alemany flea market on Sundays are worth a loop.",
    check: "Check for a contractor's paint marks or engraving before money changes hands.",
  },
  "sporting-goods": {
    lead: "Hills sell electric bikes and low gears; single-speeds are given up after one winter.",
    more: "Tahoe gear trades from October.",
    check: "Ask where a bike was parked, and run the serial through Bike Index.",
    sell: "Wetsuits of 4/3 and thicker sell all year for Ocean Beach.",
  },
  vehicles: {
    lead: "Small cars that fit a 15-foot space are worth more here than sedans.",
    more: "Bumper scrapes are normal and lower no price.",
    check:
      "Parking tickets follow the plate; ask for a clear DMV record along with the smog certificate.",
    sell: "Show the car in a flat lot, since a clutch and a handbrake are what buyers test on a hill.",
  },
  collectibles: {
    lead: "Rock posters from the Fillmore years, beat-era paper and Giants items are the local field.",
    more: "Condition of paper is everything in this fog.",
    find: "Haight shops and the monthly Alameda fair show what is original.",
    check:
      "Fillmore posters were reprinted; size and print run numbers are listed in collectors' guides.",
  },
  clothing: {
    lead: "Layers sell in July, when visitors freeze, and in every other month.",
    more: "Patagonia, denim and boots keep their price.",
    find: "Haight Street resale shops buy by the bag, and their refusals are sold outside.",
    check: "Check wool for moths, which thrive in old closets that never get hot or cold.",
  },
  "home-decor": {
    lead: "Bay windows want narrow shades, plants and small lamps.",
    more: "A rug over nine feet fits few rooms.",
    find: "Estate sales in Pacific Heights are ticketed; arrive for the last afternoon, when prices halve.",
    check: "Hold textiles to your nose, because ground-floor storage is musty all year.",
  },
  books: {
    lead: "Signed modern firsts, City Lights titles and art books have buyers within walking distance.",
    more: "Paperbacks go for store credit.",
    find: "The Friends of the library hold giant sales at Fort Mason with fixed low prices.",
    check: "Damp shows first as a wave in the text block; look along the fore edge.",
  },
  toys: {
    lead: "Families are few, and designer toys for adults outsell children's sets.",
    more: "Exploratorium-style science kits are the exception.",
    find: "Noe Valley and West Portal hold block sales in May and September.",
    check: "Wooden trains from damp garages warp at the bridges.",
  },
  "musical-instruments": {
    lead: "Synthesizers, modular parts and vintage amplifiers trade among club players.",
    more: "Grand pianos are nearly free if the stairs allow.",
    check: "Fog dulls strings and rusts tuner screws; it rarely hurts laminated tops.",
    sell: "Haight and Mission shops take trade-ins, which gives you a floor.",
  },
  jewelry: {
    lead: "Custom rings and estate diamonds move through Union Square, and gold buyers cluster on Market Street.",
    more: "Burning Man season lifts silver and turquoise.",
    find: "The Alameda fair has several rows of signed Mexican silver.",
    sell: "Choose a bank lobby downtown, with the appraiser next door.",
  },
  art: {
    lead: "Figurative Bay Area painting and psychedelic prints are known names with auction records.",
    more: "Anonymous Golden Gate views are not.",
    find: "Student sales at California College of the Arts come in May and December.",
    sell: "Two people can carry a six-foot canvas up a Victorian stair; a sheet of glass may not pass.",
  },
  antiques: {
    lead: "Chinese porcelain and furniture have been here since the Gold Rush, as have their copies.",
    more: "Redwood and brass fittings leave every renovation.",
    find: "Alameda Point accepts only goods at least twenty years old.",
    check:
      'Marks on export porcelain changed in 1891 and again in 1919, and "Made in China" is later still.',
  },
  garden: {
    lead: "Balconies and fog-tolerant pots are the whole market inside the city.",
    more: "Mowers sell south of the city, in San Mateo.",
    check: "Wooden planters rot from below, so lift one end.",
    sell: "Succulent and orchid growers list in Half Moon Bay.",
  },
  "baby-items": {
    lead: "Carriers and one-hand strollers win where stairs and buses rule.",
    more: "Big travel systems sell in Walnut Creek instead.",
    find: "Noe Valley parents swap through local lists first, and what is left goes cheaply on Sunday.",
    check: "Rust at the fold joint is common after a winter of wet sidewalks.",
  },
  crafts: {
    lead: "Letterpress gear, looms and spinning wheels keep devoted buyers.",
    more: "Scrap fabric is a nonprofit business here.",
    find: "SCRAP in the Bayview sells donated supplies by the bag.",
    check: "Metal type corrodes in fog; check the faces for white bloom.",
  },
  office: {
    lead: "Offices shrank after 2020 and Steelcase, Aerons and phone booths were sold by the floor.",
    more: "Offices still close in waves.",
    find: "Warehouses in SoMa and South San Francisco list whole suites before the keys go back.",
    sell: "Freight elevators want a certificate of insurance and a two-hour window.",
  },
  camping: {
    lead: "Car-free campers buy small and light, then rent the car.",
    more: "Burning Man lifts shade tents, bikes and coolers each August.",
    check: "Playa dust is alkaline and eats zippers and bearings; ask about the desert.",
    sell: "Sell dust goggles and canopies by mid-August and buy them back in September.",
  },
  beauty: {
    lead: "Clean skincare and hair tools for fog-frizz sell; heavy glamour sells less.",
    more: "Closed Union Square counters leave stock.",
    check: "Check lot codes, since shoplifted cosmetics reach private listings.",
  },
  "pet-supplies": {
    lead: "There are more dogs than children, and raincoats, carriers and ramps for stairs sell.",
    more: "Large crates need a buyer with a yard in Daly City.",
    check: "Nylon harnesses mildew in a foyer; smell them.",
  },
};
