import type { PlacePages } from "./place-pages.ts";

export const fortWorthTx: PlacePages = {
  electronics: {
    lead: "Big TVs and sound bars follow football; marine GPS follows Eagle Mountain Lake.",
    more: "Students at TCU buy small TVs in August.",
    check: "Dust from unpaved drives fills receivers; tilt one and listen for grit.",
    sell: "Alliance-area buyers meet at the Buc-ee's rather than downtown.",
  },
  furniture: {
    lead: "Leather, cedar and ranch tables suit the houses.",
    more: "Cowhide chairs sell to people who own the cow.",
    find: "The Cattle Barn Flea Market at Will Rogers sets up on weekends when no stock show is on.",
    check: "Dry west wind shrinks table aprons; look for gaps at the corners.",
  },
  appliances: {
    lead: "Deep freezers for beef shares and smokers for everyone.",
    more: "Small apartment machines are a West Seventh niche.",
    check: "Check freezer lid seals with a dollar bill.",
    sell: "Delivery to Weatherford or Burleson is worth charging for by the mile.",
  },
  tools: {
    lead: "Aircraft workers bring precision hand tools and tool boxes with foam cutouts.",
    more: "Ranch welders and fence tools are the other side.",
    find: "White Settlement and River Oaks garages hold retired aircraft mechanics' sets.",
    check: "A rivet set with matched squeezers is worth triple the loose parts.",
  },
  "sporting-goods": {
    lead: "Roping dummies, saddles and archery sell beside golf.",
    more: "Lake kayaks sell in April.",
    find: "Parker County tack sales happen most months.",
    check: "Saddle trees break unseen; flex it over your knee.",
  },
  vehicles: {
    lead: "Heavy-duty trucks with towing packages and stock trailers are everyday goods.",
    more: "A crew cab brings thousands more than a regular cab.",
    check: "Ranch trucks hide bent frames and fifth-wheel holes in the bed.",
    sell: "Tarrant County checks emissions on registration; diesels are exempt.",
  },
  collectibles: {
    lead: "Stock Show posters, spurs and TCU items sell at home.",
    more: "Railroad pieces come from the old yards.",
    find: "Stockyards shops reveal retail; farm estates in Johnson County reveal cost.",
    check: "Maker-marked spurs are worth real money; unmarked ones are decor.",
  },
  clothing: {
    lead: "Pearl snaps, starched Wranglers and good hats are used until they fray.",
    more: "Size and crease decide, not fashion.",
    check: "Felt hats carry an X grade inside the band.",
    sell: "Sell in early January, ahead of three weeks of Stock Show.",
  },
  "home-decor": {
    lead: "Iron, leather and antler pieces fit ranch houses.",
    more: "Pastel coastal pieces sell only out of town.",
    find: "Benbrook's antique mall and Montgomery Street's have long aisles.",
    check: "Antler lamps should be wired by a fixture maker; look for a strain relief.",
  },
  books: {
    lead: "Western Americana, ranch histories and Bibles move.",
    more: "Business bestsellers stay on the shelf.",
    check: "Silverfish live in attics here; look along the spine.",
    sell: "TCU's fall term begins in late August.",
  },
  toys: {
    lead: "Farm sets, pedal tractors and bikes fit large lots.",
    more: "Cast tractors in the box are grown-up purchases.",
    find: "Keller and Alliance hold neighborhood sale Saturdays in May.",
    check: "Die-cast tires crack with dry age.",
  },
  "musical-instruments": {
    lead: "Steel guitars, fiddles and country amps have players at the Stockyards.",
    more: "Rock gear finds its buyers in Dallas.",
    check: "A pedal steel needs every pedal to return to pitch.",
    sell: "Bluegrass pickers meet on weeknights before seven.",
  },
  jewelry: {
    lead: "Trophy buckles, turquoise cuffs and squash blossoms are dressed up, not displayed.",
    more: "Buyers ask for the silver content first.",
    find: "Stock Show vendors discount on the last weekend.",
    check: "Buckles by Gist are plated, those by Vogt are sterling; read the back.",
  },
  art: {
    lead: "Western bronzes, cattle prints and horse oils sell to ranch offices.",
    more: "Abstract prints wait months for a buyer.",
    find: "Main Street's arts festival in April fills downtown for four days.",
    check: "Bronze plaques with no edition number are usually decorative castings.",
  },
  antiques: {
    lead: "Windmills, chuck-wagon boxes and general-store pieces come from the counties west.",
    more: "Buyers of ranch pieces want marks of use.",
    find: "Weatherford's First Monday trade days fall on the weekend before.",
    check: "Fence stretchers and planes with original paint outrank polished ones.",
  },
  garden: {
    lead: "Acre lots in Aledo and Burleson need riding mowers, tillers and trailers.",
    more: "Drought years cut the hours on them.",
    check: "Grass burrs flatten front tires; ask if they are filled.",
    sell: "Sell in March, at the first green.",
  },
  "baby-items": {
    lead: "Alliance and Keller are full of children under five, and stock is plentiful.",
    more: "Wagons outsell strollers at the stockyards and the zoo.",
    find: "Church consignment sales come in March and September.",
    check: "Wagon axles bend on gravel; roll it hands-off.",
  },
  crafts: {
    lead: "Leatherwork is a trade here, and clickers, skivers and stamps sell to working saddlers.",
    more: "Paper crafts move slower than leather tools.",
    find: "A well-known leather supply chain is based in Fort Worth, with seconds at its shop.",
    check: "Mauls and swivel knives should be square and sharp.",
  },
  office: {
    lead: "Railway and airline offices retire steel desks and good chairs.",
    more: "Home buyers take one chair, not the set.",
    find: "Alliance warehouses sell pallet lots online.",
    check: "Look for gas lifts replaced with a pipe clamp.",
  },
  camping: {
    lead: "Hunting leases west of the city sell cots, heaters and wall tents from September.",
    more: "Backpacking is for trips to New Mexico.",
    check: "Wall-tent seams leak where mice chewed; hold it to the sun.",
  },
  beauty: {
    lead: "Pageant and rodeo-queen season keeps curling irons, tiaras and makeup cases moving.",
    more: "Luxury skincare goes east to Dallas.",
    check: "Hot tools with taped cords are not for resale.",
  },
  "pet-supplies": {
    lead: "Kennels, horse blankets and livestock panels trade with dog gear.",
    more: "Hog panels sell by the stack.",
    check: "Panels bend at the welds; sight along one.",
  },
};
