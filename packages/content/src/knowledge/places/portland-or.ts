import type { PlacePages } from "./place-pages.ts";

export const portlandOr: PlacePages = {
  electronics: {
    lead: "Turntables, tube receivers and synthesizers beat new gadgets.",
    more: "With no sales tax, new phones are already cheap here.",
    find: "Intel families in Hillsboro list PCs.",
    check: "Belts and caps fail after damp basements; play a side.",
  },
  furniture: {
    lead: "Mid-century and reclaimed wood sell on east-side blocks.",
    more: "Particle board sits at the curb with a free sign.",
    find: "The ReBuilding Center on Mississippi and Hawthorne's vintage shops.",
    check: "Free-pile chairs can bring bedbugs; turn the seat.",
  },
  appliances: {
    lead: "Since the heat dome of 2021 everybody wants a portable air conditioner by June.",
    more: "Canning kettles and chest freezers sell at harvest.",
    check: "A porcelain range must have its oven thermostat.",
    sell: "Basement stairs are steep and turn at the bottom.",
  },
  tools: {
    lead: "Bicycle mechanics, woodworkers and old-house restorers share the market.",
    more: "Tool libraries lend the cheap drills that nobody has to buy.",
    find: "Try garages in Milwaukie and Gresham first.",
    check: "Used-tool rust here is brown and light; pits are worse.",
  },
  "sporting-goods": {
    lead: "Commuter bikes with racks and e-bikes with two child seats are everyday transport.",
    more: "Mount Hood skis sell from October.",
    find: "Community Cycling Center on Alberta sells rebuilt bikes to compare with.",
    check: "Run the frame number before paying; bike theft is common.",
  },
  vehicles: {
    lead: "Subarus, camper vans and converted diesels hold their price.",
    more: "Cars registered around Portland need an emissions test.",
    check: "Look for algae in the window tracks and water under the mats.",
    sell: "Washington buyers cross the river and pay their own tax at home.",
  },
  collectibles: {
    lead: "Comics publishers live here, and Dark Horse firsts sell.",
    more: "Sneaker people work at the head offices in Beaverton.",
    find: "Rose City Comic Con in September.",
    check: "Employee-store shoes have a tag code of their own.",
  },
  clothing: {
    lead: "Pendleton wool, rain layers and vintage denim are worn, not displayed.",
    more: "Sample shoes in size nine come from the sportswear offices.",
    find: "The Goodwill bins at Milwaukie and Hillsboro sell by weight.",
    check: "Felted wool shrank; measure rather than read.",
  },
  "home-decor": {
    lead: "Bungalows take plants, pottery and stained glass.",
    more: "Mass-made farmhouse signs do not leave the porch.",
    find: "Sellwood's antique row is on 13th Avenue.",
    check: "Terracotta with green rims was outdoors all winter.",
  },
  books: {
    lead: "Powell's buys daily, which puts a floor under good books.",
    more: "Zines and small press do better by hand.",
    check: "Powell's pencil price on the flyleaf tells its own market.",
    sell: "Reed and Portland State start in late August and late September.",
  },
  toys: {
    lead: "Wooden and cooperative games sell to parents who read the box.",
    more: "Plastic figures from films are given away.",
    find: "Beaverton has the large consignment events.",
    check: "Wood toys with mildew must be sanded.",
  },
  "musical-instruments": {
    lead: "Synthesizers and effects pedals are built in town, and local players trade both.",
    more: "Amplifiers come out of basement practice rooms.",
    find: "Trade Up on Alberta and Division takes guitars in.",
    check: "Speaker cones go limp with damp; press lightly.",
  },
  jewelry: {
    lead: "Oregon sunstones and opals go to local goldsmiths.",
    more: "Chain-store jewelry sells for its metal.",
    check: "Sunstone shows copper flash when tilted.",
  },
  art: {
    lead: "Letterpress prints, original comics pages and ceramics have makers in every neighborhood.",
    more: "Gallery stock turns over on First Thursday.",
    find: "Last Thursday on Alberta in summer.",
    check: "Giclee on canvas is not a painting, though it is stretched.",
  },
  antiques: {
    lead: "Craftsman lamps and salmon-cannery gear are the regional antiques.",
    more: "Salvaged timber sells by the foot.",
    find: "Aurora, twenty-five miles south, is a whole village of dealers.",
    check: "Labels with blurry gold are new.",
  },
  garden: {
    lead: "Chicken coops, rain barrels and cider presses suit inner-city lots.",
    more: "Gas machines are unpopular in the city.",
    check: "Press staves dry apart; soak one.",
    sell: "Plant sales in April bring the buyers.",
  },
  "baby-items": {
    lead: "Cargo bikes and carriers do the work of strollers.",
    more: "Cloth diapers sell in lots by brand.",
    find: "Sellwood and Bethany families sell on weekends.",
    check: "Bike seats must have their bracket.",
  },
  crafts: {
    lead: "Fiber, felting and brewing; SCRAP sells remnants by weight.",
    more: "The fiber gathering at Canby in September draws wheels.",
    check: "Wool with moth dust must be frozen.",
  },
  office: {
    lead: "Creative studios close and leave maple desks.",
    more: "Stand-up desks follow chip engineers in Hillsboro.",
    check: "Old drafting tables have a crank; lift it.",
  },
  camping: {
    lead: "Buyers here pay for waterproof gear before light gear.",
    more: "Forest-road vans fill with stoves and awnings.",
    check: "Awning fabric mildews at the roll.",
    sell: "Sites open six months ahead, which lifts listings in January.",
  },
  beauty: {
    lead: "Natural brands and barber tools move, department-store lines do not.",
    more: "Tattoo chairs change hands among studios.",
    check: "Tattoo chairs leak at the hydraulic foot.",
  },
  "pet-supplies": {
    lead: "Rain coats, bike trailers for dogs and catios show how animals live here.",
    more: "Coops count as pet gear, too.",
    check: "Trailer floors hold water; lift the mat.",
  },
};
