import type { PlacePages } from "./place-pages.ts";

export const baltimoreMd: PlacePages = {
  electronics: {
    lead: "Fort Meade contractors and Hopkins staff sell solid computers.",
    more: "Stereos come from dry club basements.",
    check: "Wiped drives should boot a fresh system while you watch.",
  },
  furniture: {
    lead: "Potthast and other Baltimore makers left mahogany in Guilford and Roland Park.",
    more: "Rowhouse stairs are narrow; state the width of a dresser first.",
    find: "Second Chance, the salvage warehouse by the stadiums, opens daily.",
    check: "Potthast pieces have a brand or paper label in a drawer.",
  },
  appliances: {
    lead: "Row-house kitchens take 24-inch and portable machines.",
    more: "Club basements have room for a bar refrigerator.",
    check: "Brick cellars sweat, and motors rust from below.",
    sell: "Alley pickup behind the house avoids the front stairs.",
  },
  tools: {
    lead: "Black and Decker began here, and DeWalt's offices in Towson feed sample tools.",
    more: "Retired steelworkers in Dundalk sell whole sets.",
    find: "The North Point flea market in Dundalk opens on weekends.",
    check: "Prototype tools without rating plates should not be sold.",
  },
  "sporting-goods": {
    lead: "Lacrosse, sailing and crabbing gear sells here.",
    more: "Lacrosse heads and pads turn over every spring.",
    check: "Sticks crack at the throat; helmets expire.",
    sell: "Crab pots sell in April, before the season.",
  },
  vehicles: {
    lead: "Road salt, street parking and Maryland's inspection at each sale shape prices.",
    more: "A car that fails the inspection cannot be registered.",
    check: "Look at the inspection certificate's date, which expires after 90 days.",
    sell: "Detours around the missing Key Bridge lengthen a test drive.",
  },
  collectibles: {
    lead: "Orioles, Colts before 1984, Natty Boh signs and National Premium trays have collectors.",
    more: "Uniforms of the Colts band bring more than pennants.",
    find: "Dealers' rows in Savage Mill are open daily.",
    check: "Boh signs are reproduced; age shows at the chain holes.",
  },
  clothing: {
    lead: "Vintage dresses, Ravens purple and Naval Academy blue sell.",
    more: "Beehive-era dresses and sequins sell before Honfest in June.",
    find: "Vintage shops line the Avenue, 36th Street in Hampden.",
    check: "Acetate dresses from the sixties split at darts.",
  },
  "home-decor": {
    lead: "Painted window screens, stained transoms and marble steps are the local finds.",
    more: "Collectors buy painted screens as folk art.",
    find: "Second Chance keeps its decor on the upper floors.",
    check: "Real painted screens are painted on the mesh from outside.",
  },
  books: {
    lead: "Medicine, Poe, Mencken and books on the bay sell.",
    more: "The Book Thing gives common books away, and only better ones sell.",
    find: "Collectors search the Book Thing's weekend tables first.",
    check: "Cellar air rusts the staples of pamphlets.",
  },
  toys: {
    lead: "Trains for Christmas gardens, a custom of the firehouses, sell in fall.",
    more: "Lionel and plaster houses sell in November.",
    find: "The fairgrounds at Timonium hold a train show several times a year.",
    check: "Tinplate houses rust under their paper; look inside.",
  },
  "musical-instruments": {
    lead: "Peabody students trade strings and pianos; club acts sell amps.",
    more: "PRS guitars are made across the bay, in Stevensville.",
    check: "PRS models carry country of origin on the back.",
    sell: "Students list instruments after the recitals in May.",
  },
  jewelry: {
    lead: "Kirk silver was Baltimore's own, and repousse sets the price.",
    more: "Flatware buyers ask for the pattern first.",
    check: "Kirk marks date by number and form of name.",
  },
  art: {
    lead: "Bay scenes, painted screens and work from the Maryland Institute sell.",
    more: "Duck decoys count as art in Havre de Grace.",
    find: "Artists sell from tents at Artscape, in the warm season.",
    check: "Decoys are branded and repainted; original paint is the price.",
  },
  antiques: {
    lead: "Silver, stoneware, painted furniture and oyster tins come from here.",
    more: "Oyster tins with bright lettering sell within days.",
    find: "Howard Street's antique row is smaller now, and Savage Mill larger.",
    check: "Oyster tins were reprinted as decor; look for solder seams.",
  },
  garden: {
    lead: "Rowhouse yards take pots; county lawns take mowers.",
    more: "Crab steamers and burners sell in May.",
    check: "A hand truck chips marble steps; carry pots down.",
    sell: "Planting starts around the Preakness in May.",
  },
  "baby-items": {
    lead: "Rowhouse stoops favor carriers and light strollers.",
    more: "Families who leave Fort Meade sell a nursery whole.",
    find: "Church halls in Catonsville and Columbia fill with outgrown gear twice a year.",
    check: "Marble steps bend stroller axles; roll it ten feet.",
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
    check: "Sand from Assateague cuts tent zippers; run each one.",
    sell: "Sell in May, before the flies, or in September, after them.",
  },
  beauty: {
    lead: "Barbers and wig shops on Monument Street buy chairs and dryers.",
    more: "Salon chairs sell by the pair.",
    check: "Barber chairs leak oil at the pump; look under the base.",
  },
  "pet-supplies": {
    lead: "Rowhouse owners need tall stair gates and folding crates.",
    more: "Retrievers that hunt waterfowl on the bay need vests and ramps.",
    check: "Hunting vests tear at the chest; stretch the neoprene.",
  },
};
