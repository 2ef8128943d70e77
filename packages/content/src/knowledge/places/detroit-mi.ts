import type { PlacePages } from "./place-pages.ts";

export const detroitMi: PlacePages = {
  electronics: {
    lead: "Drum machines, turntables and stereo consoles beat phones in margin.",
    more: "Techno keeps the Technics 1200 at a firm price.",
    find: "Estates in Southfield and Oak Park hold hi-fi bought new.",
    check: "A 1200's pitch slider should lock at zero and glide.",
  },
  furniture: {
    lead: "Herman Miller, Baker and Widdicomb were made across the state and furnish lake houses and ranches alike.",
    more: "Maker's labels are under the seat.",
    find: "Birmingham and Grosse Pointe sales list on Wednesdays for the weekend.",
    check: "Baker pieces have a metal tag in the top drawer.",
  },
  appliances: {
    lead: "Basement second kitchens are common, and so are apartment ranges.",
    more: "Cottage owners buy anything that works in April.",
    check: "Flooded-basement machines show rust to one height all around.",
    sell: "Delivery to a cottage two hours north can earn more than the machine.",
  },
  tools: {
    lead: "Retired toolmakers sell Starrett, Brown and Sharpe and Kennedy chests.",
    more: "No other city sells so much measuring equipment.",
    find: "Warren, Sterling Heights and Livonia estates, usually Thursday to Saturday.",
    check: "Gauge blocks should wring together and hold.",
    sell: "Ask what else is in the second garage.",
  },
  "sporting-goods": {
    lead: "Hockey is outgrown by March and needed by August.",
    more: "Fishing boats and downriggers start in spring.",
    find: "Rinks hold swap days at both ends of the season.",
    check: "Skate holders crack at the rivets; flex the boot.",
  },
  vehicles: {
    lead: "Employee-discount leases flood the market with three-year-old Fords, Jeeps and Chevys.",
    more: "Road salt has ended most cheap cars.",
    check: "Push a screwdriver at the frame in front of the rear wheels.",
    sell: "Michigan has no inspection; insurance is expensive, and buyers ask for it first.",
  },
  collectibles: {
    lead: "Car badges, dealership signs and promotional models have experts in every suburb.",
    more: "Motown records and Tigers programs come second.",
    find: "The Woodward Dream Cruise, on the third Saturday of August, draws sellers of badges and signs.",
    check: "Promo cars warp if the plastic is early; look at the roof line.",
  },
  clothing: {
    lead: "Carhartt began here in 1889 and old chore coats sell for more than new.",
    more: "A union label dates a work jacket.",
    find: "Thrift shops in Mexicantown and Hamtramck are worth a morning.",
    check: "The label's union bug and wording date a coat to within a few years.",
  },
  "home-decor": {
    lead: "Pewabic tile and Art Deco mirrors were made or bought here in the city's rich years.",
    more: "Chrome is understood by people who plated it.",
    find: "Eastern Market's Saturday crowds carry small things.",
    check: "Pewabic has an impressed mark and iridescent glaze.",
  },
  books: {
    lead: "Shop manuals and dealer brochures sell by model year.",
    more: "Labor history and African American presses have scholars waiting.",
    find: "John K. King holds a million used books in an old glove factory.",
    check: "Manuals are worth more greasy and complete than clean and short.",
  },
  toys: {
    lead: "Pressed-steel cars, Lionel and slot cars by people who made real ones.",
    more: "Car model kits sell best unopened.",
    find: "Train shows run in Plymouth and Livonia.",
    check: "Decals flake on repainted trucks; look under the bed.",
  },
  "musical-instruments": {
    lead: "Motown, techno and garage rock left organs, basses and drum machines.",
    more: "Rogers and Slingerland drums surface.",
    find: "Bands in Hamtramck sell gear in May.",
    check: "Drum machines need backup batteries; ask if patterns hold.",
  },
  jewelry: {
    lead: "Service pins with small diamonds were given by every car company.",
    more: "Estate gold comes from Grosse Pointe and Birmingham.",
    check: "Ten-karat pins are stamped on the post.",
  },
  art: {
    lead: "Cranbrook's teachers and students left ceramics and prints with auction records.",
    more: "Factory photographs have a newer following.",
    find: "Student sales at the College for Creative Studies in May and December.",
    check: "Weaver and potter marks are small; photograph them.",
  },
  antiques: {
    lead: "Stove works, pharmacy and automobile relics.",
    more: "Detroit Jewel stoves weigh too much to profit.",
    find: "Royal Oak's Sunday flea market is indoors all year.",
    check: "Cast-iron stove panels crack by the bolt; tap.",
  },
  garden: {
    lead: "A snow blower is worth more here in November than two mowers in May.",
    more: "Cottage owners buy the second machine of everything.",
    check: "Salt rots chutes and skids.",
    sell: "Leaf vacuums sell in October.",
  },
  "baby-items": {
    lead: "Families in Novi and Troy name the model year of a stroller.",
    more: "Snowsuits sell by size in October.",
    find: "School gyms across Macomb and Oakland hold mom-to-mom sales.",
    check: "Snowsuit zippers fail at the chin.",
  },
  crafts: {
    lead: "Upholstery machines come from car shops, pottery wheels from Cranbrook graduates.",
    more: "Ask for the kiln's plug and cable; they are wired for 240 volts.",
    check: "Consew machines need their table's motor plate.",
  },
  office: {
    lead: "Steelcase and Herman Miller are Michigan makers, and suppliers' towers empty monthly.",
    more: "Suppliers' offices near the freeway have docks, which keeps pickup cheap.",
    find: "Troy and Southfield liquidators open to the public.",
    check: "Read the label's date under the seat.",
  },
  camping: {
    lead: "Up North means cottages, campers and canoes.",
    more: "Screen tents sell for black-fly weeks.",
    check: "Screens tear at the corners.",
    sell: "Firearm deer season starts on November 15 each year.",
  },
  beauty: {
    lead: "Braiders, barbers and nail artists set up rooms of their own and buy chairs in pairs.",
    more: "Serviced clippers keep half their price.",
    check: "The blades of a clipper must lie parallel.",
  },
  "pet-supplies": {
    lead: "Basements hold whole rooms of fish tanks, which are sold by the rack when the hobby ends.",
    more: "Winter coats go to large dogs.",
    check: "Aquarium stands rust at the welds; lift the skirt.",
  },
};
