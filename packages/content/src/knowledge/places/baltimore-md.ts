import type { PlacePages } from "./place-pages.ts";

export const baltimoreMd: PlacePages = {
  electronics: {
    lead: "Fort Meade contractors and Hopkins staff sell solid computers.",
    more: "Cellar stereos come from rowhouses.",
    check: "Wiped drives should boot a fresh system while you watch.",
  },
  furniture: {
    lead: "Potthast and other Baltimore makers left mahogany in Guilford and Roland Park.",
    more: "Rowhouse buyers need a 30-inch bend.",
    find: "Second Chance, the salvage warehouse by the stadiums, opens daily.",
    check: "Potthast pieces have a brand or paper label in a drawer.",
  },
  appliances: {
    lead: "Row-house kitchens take 24-inch and portable machines.",
    more: "Club basements take a bar fridge.",
    check: "Brick cellars sweat, and motors rust from below.",
    sell: "Alley pickup behind the house avoids the front stairs.",
  },
  tools: {
    lead: "Black and Decker began here, and DeWalt's offices in Towson feed sample tools.",
    more: "Steelworkers' sets come from Dundalk.",
    find: "North Point's flea market in Dundalk on weekends.",
    check: "Prototype tools without rating plates should not be sold.",
  },
  "sporting-goods": {
    lead: "Lacrosse, sailing and crabbing.",
    more: "Lacrosse heads and pads turn over every spring.",
    check: "Sticks crack at the throat; helmets expire.",
    sell: "Crab pots sell in April.",
  },
  vehicles: {
    lead: "Salt, city parking and Maryland's inspection on sale.",
    more: "A car that fails stays with you.",
    check: "Look at the inspection certificate's date, which expires after 90 days.",
    sell: "Detours around the missing Key Bridge lengthen a test drive.",
  },
  collectibles: {
    lead: "Orioles, Colts before 1984, Natty Boh signs and National Premium trays.",
    more: "Colts band items are loved.",
    find: "Dealer rows in Savage Mill, open daily.",
    check: "Boh signs are reproduced; age shows at the chain holes.",
  },
  clothing: {
    lead: "Vintage from Hampden, Ravens purple and Naval Academy blue.",
    more: "Hons' sequins in June for Honfest.",
    find: "The Avenue in Hampden.",
    check: "Acetate dresses from the sixties split at darts.",
  },
  "home-decor": {
    lead: "Painted window screens, stained transoms and marble.",
    more: "Screens are folk art.",
    find: "Second Chance's upper floors.",
    check: "Real painted screens are painted on the mesh from outside.",
  },
  books: {
    lead: "Medicine, Poe, Mencken and maritime.",
    more: "Free books compete, so quality counts.",
    find: "The Book Thing gives books away, and collectors search it first.",
    check: "Cellar air leaves rust at staples.",
  },
  toys: {
    lead: "Trains for Christmas gardens, a local custom in firehouses.",
    more: "Lionel and plaster houses sell in November.",
    find: "Timonium's train show several times a year.",
    check: "Tinplate houses rust under paper.",
  },
  "musical-instruments": {
    lead: "Peabody students trade strings and pianos; club acts sell amps.",
    more: "PRS guitars are made on the bay.",
    check: "PRS models carry country of origin on the back.",
    sell: "May recitals end, and listings start.",
  },
  jewelry: {
    lead: "Kirk silver was Baltimore's own, and repousse sets the price.",
    more: "Flatware sells by pattern.",
    check: "Kirk marks date by number and form of name.",
  },
  art: {
    lead: "Bay scenes, folk screens and Maryland Institute work.",
    more: "Duck decoys count as art in Havre de Grace.",
    find: "Artscape's weekend in the warm season.",
    check: "Decoys are branded and repainted; original paint is the price.",
  },
  antiques: {
    lead: "Silver, stoneware, painted furniture and oyster tins.",
    more: "Tins with bright litho are the easy win.",
    find: "Howard Street's antique row is smaller now, and Savage Mill larger.",
    check: "Oyster tins were reprinted as decor; look for solder seams.",
  },
  garden: {
    lead: "Rowhouse pads need pots, the county needs mowers.",
    more: "Crabs and charcoal need steamers.",
    check: "Marble steps crack under hand trucks.",
    sell: "Preakness in May marks planting.",
  },
  "baby-items": {
    lead: "Stoops mean carriers and light frames.",
    more: "Service families at Meade sell kits.",
    find: "Catonsville and Columbia sales.",
    check: "Wheels scrape on marble; check the axle.",
  },
  crafts: {
    lead: "The Maryland Sheep and Wool Festival brings spinners and knitters to the area every spring, and wheels change hands around it.",
    more: "Screen painters and quilters buy brushes and cloth all year.",
    check: "Wheels stored in cellars swell at the maidens.",
    sell: "The festival is on the first weekend of May.",
  },
  office: {
    lead: "Hospitals and agencies clear good chairs by contract.",
    more: "Oak desks come from old law offices.",
    check: "Federal surplus bids require a pickup slot.",
  },
  camping: {
    lead: "Kayaks for the bay and shelters for Assateague's insects are what campers here buy first.",
    more: "Cold-weather gear goes to Catoctin hikers in the fall.",
    check: "Island sand cuts zippers.",
    sell: "May before the flies, September after.",
  },
  beauty: {
    lead: "Barbers and wig shops on Monument Street, med-school skincare.",
    more: "Chairs sell by the pair.",
    check: "Pump seals leak on carpets.",
  },
  "pet-supplies": {
    lead: "Rowhouse owners need tall stair gates and folding crates.",
    more: "Retrievers that hunt waterfowl on the bay need vests and ramps.",
    check: "Vests lose neoprene at the keel.",
  },
};
