import type { PlacePages } from "./place-pages.ts";

export const seattleWa: PlacePages = {
  electronics: {
    lead: "Keyboards, monitors and last year's graphics cards come with tech jobs.",
    more: "Sellers know the market, and bundles are where they get lazy.",
    find: "Redmond and Kirkland list on Sunday, when people sort closets.",
    check: "Ask to see the serial in a cloud account removed.",
  },
  furniture: {
    lead: "Danish teak, Stickley and wool sofas suit the bungalows and the gray light.",
    more: "Leather recliners sell south of the city, in Kent.",
    find: "Ballard, Georgetown and Fremont's Sunday market show asking prices.",
    check: "Teak from a damp basement has white bloom on the back panel.",
  },
  appliances: {
    lead: "Espresso machines and grinders have an educated audience.",
    more: "Since the 2021 heat wave, portable air conditioners sell out by the first 85-degree forecast.",
    check: "Descale history matters more than age on an espresso boiler.",
    sell: "Many houses stand above a flight of steps; ask how many.",
  },
  tools: {
    lead: "Boatbuilders, remodelers and wooden-boat hobbyists want planes, routers and clamps.",
    more: "Rust on a blade is what lowers the price.",
    find: "Second Use and Ballard Reuse price salvaged hand tools.",
    check: "Wax and polish hide pits; look at the sole of a plane.",
  },
  "sporting-goods": {
    lead: "Kayaks, skis and commuter bikes are judged by people who use them in the rain.",
    more: "Fenders and lights add more than the next model up would.",
    check: "Sea kayaks have skeg cables that rust; work the slider.",
    sell: "Ski swaps run in October and November around the Sound.",
  },
  vehicles: {
    lead: "Subarus, vans for trips and old Volvos are the local fleet.",
    more: "Damp is kinder to bodies than salt and harder on wiring.",
    check: "Moss in window channels marks a car that sat.",
    sell: "Washington ended emissions tests in 2020; tabs and title fees are what buyers count.",
  },
  collectibles: {
    lead: "Magic cards were born in Renton, and grunge posters here.",
    more: "World's Fair items of 1962 round it off.",
    find: "Emerald City Comic Con in spring and PAX at Labor Day.",
    check: "Black-bordered and white-bordered early cards differ by thousands; learn the borders.",
  },
  clothing: {
    lead: "Rain shells, flannel and Filson jackets are what people wear.",
    more: "Documented Filson repairs raise the price.",
    find: "REI's used store and the Goodwill bins set both ends.",
    check: "Seam tape peels inside old shells; turn the hood out.",
  },
  "home-decor": {
    lead: "Dark winters sell bright lamps, and local studios sell blown glass.",
    more: "Japanese ceramics have a century of trade behind them.",
    check: "Glass studio pieces are signed on the base with a scribe.",
    sell: "October to February is lamp season.",
  },
  books: {
    lead: "Science fiction, sailing and software sell to people who read them twice.",
    more: "Clean paperbacks find buyers here.",
    find: "The Friends of the library book sale fills a hangar-size hall when it runs.",
    check: "Basement boxes smell; fan the pages.",
  },
  toys: {
    lead: "Rainy months make board games and LEGO the main trade.",
    more: "A complete game with sleeved cards can bring more than a new one.",
    check: "Damp warps boards; lay one flat.",
    sell: "Toy sales pick up in October, when the rain sets in.",
  },
  "musical-instruments": {
    lead: "Offset Fenders and fuzz pedals have been a local sound since the nineties.",
    more: "Small amplifiers fit apartments and sell first.",
    find: "Rehearsal rooms in Georgetown and Ballard have boards with gear for sale.",
    check: "The covering of amplifiers peels in wet vans.",
  },
  jewelry: {
    lead: "Northwest Coast silver and studio metalwork have known makers.",
    more: "Diamonds are bought online by this crowd.",
    check: "Coast carving has flowing ovoids; machine etching is shallow.",
  },
  art: {
    lead: "Blown glass and Northwest Coast prints lead, and gig posters follow.",
    more: "The names from the Pilchuck school are worth learning.",
    find: "The studio shows in Georgetown and Pioneer Square each month.",
    check: "Prints have pencil signature and number below the image.",
  },
  antiques: {
    lead: "Arts and Crafts furniture, canoe and ship gear.",
    more: "Ship lanterns come from Ballard.",
    find: "Snohomish, thirty miles north, is a town of antique shops.",
    check: "Oil-finished oak that was stripped has lost half.",
  },
  garden: {
    lead: "Moss rakes, electric mowers and small greenhouses fit wet winters and dry summers.",
    more: "Planters sell as soon as February is mild.",
    check: "Decks under pots rot; lift one.",
    sell: "Mowers sell from the first dry weekend in March.",
  },
  "baby-items": {
    lead: "Rain covers, carriers and bike seats match how families get around.",
    more: "Small cars call for small strollers.",
    find: "Parent groups in Ballard, Wallingford and Redmond list first.",
    check: "Covers fog and mildew at the fold.",
  },
  crafts: {
    lead: "Knitters and beaders get through the dark months, and tent makers use industrial machines.",
    more: "Yarn sells by the sweater's worth.",
    check: "Sewing machines from basements need oil before judgment.",
  },
  office: {
    lead: "Amazon and Microsoft staff sell home offices with each new job.",
    more: "Aeron chairs are common, so condition sets the price.",
    find: "Surplus from the University of Washington has public hours.",
    check: "Freight elevators downtown must be booked.",
  },
  camping: {
    lead: "The Olympics ask for tents with a full rain fly and for bear canisters.",
    more: "An old tent with a sound fly still sells.",
    check: "Coatings go sticky in damp closets; smell vinegar.",
    sell: "Permits come out in spring, and gear sells from then until September.",
  },
  beauty: {
    lead: "Skincare and frizz tools sell in damp air.",
    more: "Perfume is a slow trade where offices are fragrance free.",
    check: "Ask where it was opened; bathrooms here are damp.",
  },
  "pet-supplies": {
    lead: "Rain coats and cat trees sell to condo owners.",
    more: "Planted-tank clubs buy lights and filters.",
    check: "Cat trees with damp bases smell; press the carpet.",
  },
};
