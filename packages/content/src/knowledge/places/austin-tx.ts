import type { PlacePages } from "./place-pages.ts";

export const austinTx: PlacePages = {
  electronics: {
    lead: "Apple, Dell and game-studio staff buy new and sell clean.",
    more: "Monitors outnumber buyers after each layoff.",
    check: "Check for a management profile on any work laptop.",
    sell: "South by Southwest in March brings visitors who need chargers and cameras the same day.",
  },
  furniture: {
    lead: "West Campus leases end at the same time in mid-August, and good IKEA stands at the curb.",
    more: "Mid-century teak sells in the 78704 zip code.",
    find: "Round Top, east of the city, runs its antique weeks in spring and fall.",
    sell: "Store desks bought in May until students return; a shed in Buda pays for itself.",
  },
  appliances: {
    lead: "Student mini-fridges collapse in May and recover by August 20.",
    more: "Smokers and pellet grills hold all year.",
    check: "Limestone water leaves white crust in kettles and ice makers.",
    sell: "Remodels in Tarrytown list working ranges to save the haul.",
  },
  tools: {
    lead: "Remodelers, metal artists and instrument builders share the market.",
    more: "Compact 12-volt tools suit apartment makers.",
    find: "The state surplus store on Bolm Road sells agency tools and knives by the tray.",
    check: "A kit from a construction site may be stolen; ask for the charger too.",
  },
  "sporting-goods": {
    lead: "Lady Bird Lake and Lake Travis sell boards from March.",
    more: "Road and gravel bikes are well kept and priced by people who know.",
    find: "Search Cedar Park and Steiner Ranch for kayaks.",
    check: "Board seams split in hot cars; press along the rail.",
  },
  vehicles: {
    lead: "Tacomas, camper vans and e-bikes beat sedans.",
    more: "Teslas built here are common and falling in price.",
    check: "Check hail marks and the toll account on 130 and 183A.",
    sell: "Emissions tests apply in Travis and Williamson counties at registration.",
  },
  collectibles: {
    lead: "Armadillo-era concert posters, Longhorn items and vinyl are the local three.",
    more: "Austin City Limits prints sell the week of the festival in October.",
    find: "The Austin Record Convention, held spring and fall, is among the largest in the country.",
    check: "Real Armadillo posters carry printers' credits and fold lines.",
  },
  clothing: {
    lead: "Vintage western shirts and festival wear sell to people who perform in them.",
    more: "Tech company jackets are donated by the box.",
    find: "South Congress and North Loop shops buy daily.",
    sell: "Sell boots by February, before the festival crowd arrives.",
  },
  "home-decor": {
    lead: "Neon, cowhide and Mexican textiles fit bungalows.",
    more: "Student tapestries are free in May.",
    find: "City-Wide vintage shows at the Palmer center gather dealers under one roof.",
    check: "Cowhide from a damp shed sheds hair; pull gently.",
  },
  books: {
    lead: "Texas writers, computer science and counterculture titles sell.",
    more: "The Harry Ransom Center keeps collectors aware of firsts.",
    check: "Cedar-season open windows leave yellow dust, not damage.",
    sell: "UT classes start in late August; sell texts by the 25th.",
  },
  toys: {
    lead: "Board games have a convention and many cafes; complete strategy games sell.",
    more: "Plastic playhouses do not fit small lots.",
    find: "Circle C holds neighborhood sales in spring.",
    check: "Bag and count a game's pieces in front of the seller.",
  },
  "musical-instruments": {
    lead: "Working players sell one guitar to buy another, often the same week.",
    more: "Telecasters, pedals and small tube amps are currency.",
    find: "Listings rise the week after South by Southwest, when tours end broke.",
    check: "Sweat corrodes bridge saddles; raise one.",
  },
  jewelry: {
    lead: "James Avery, Kendra Scott and turquoise are the local brands.",
    more: "Kendra Scott without its pouch is worth little.",
    check: "Drusy stones are often glued; wiggle each.",
    sell: "Sell before UT graduation in May.",
  },
  art: {
    lead: "Gig posters and East Side prints have numbered editions and a following.",
    more: "Bluebonnets belong to the older suburbs.",
    find: "The East Austin Studio Tour in November opens hundreds of studios.",
    check: "A giclee has a dot pattern; screen prints leave an ink edge.",
  },
  antiques: {
    lead: "Hill Country limestone troughs, gas-station signs and dance-hall chairs are regional.",
    more: "Reproduction signs are sold an hour away by the hundred.",
    find: "Uncommon Objects shows the top of the market.",
    check: "Porcelain signs chip in rings around the grommets; printed chips do not.",
  },
  garden: {
    lead: "Native beds and rain barrels replaced lawns, and battery mowers suit what is left.",
    more: "Fire pits face burn bans in summer.",
    check: "Check a rain barrel for algae and cracked seams.",
    sell: "Cedar posts and stock tanks sell as planters every spring.",
  },
  "baby-items": {
    lead: "Cargo bikes, Babyzen strollers and learning towers match city parents.",
    more: "Wool layers have no use.",
    find: "Mueller and Round Rock playgroups sell on weekends.",
    check: "Hot cars warp bottle warmers and seat buckles.",
  },
  crafts: {
    lead: "Screen-printing presses, letterpress and Glowforge lasers find studio buyers.",
    more: "Yarn moves in December only.",
    find: "Austin Creative Reuse prices supplies by the bag.",
    check: "Print arms should register twice on the same sheet.",
  },
  office: {
    lead: "Startups closing on Congress or at the Domain sell Uplift desks, which are made by a local company.",
    more: "Owners often have the receipt.",
    find: "State surplus has older steel desks for a tenth.",
    check: "Run both motors of a standing desk with weight on it.",
  },
  camping: {
    lead: "Big Bend, Enchanted Rock and river weekends sell from October to April.",
    more: "Heat stops it in July.",
    check: "Cedar sap and grit jam zippers.",
    sell: "Sell sleeping bags for Thanksgiving at Big Bend, when nights freeze.",
  },
  beauty: {
    lead: "Clean skincare and Dyson tools resell; hair salons on South Lamar rotate chairs.",
    more: "Festival glitter and face paint have no second buyer.",
    check: "Clip a Dyson's filter open; lint shows its mileage.",
  },
  "pet-supplies": {
    lead: "Lake dogs need vests, ramps and crates for vans.",
    more: "Backyard hens are legal, and coops sell.",
    check: "A coop near cedar brush needs a snake-proof floor; check the mesh size.",
  },
};
