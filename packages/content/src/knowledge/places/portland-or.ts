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
    lead: "Canning kettles, chest freezers and portable air conditioners since the 2021 heat dome.",
    more: "Vintage ranges have restorers.",
    check: "A porcelain range must have its oven thermostat.",
    sell: "Basement stairs are steep and turn at the bottom.",
  },
  tools: {
    lead: "Bike tools, woodworking planes and old-house restorers.",
    more: "Tool libraries compete with cheap drills.",
    find: "Milwaukie and Gresham garages.",
    check: "Used-tool rust here is brown and light; pits are worse.",
  },
  "sporting-goods": {
    lead: "Commuter bikes with racks and e-bikes with seats for two children.",
    more: "Mount Hood skis in October.",
    find: "Community Cycling Center on Alberta sells rebuilt bikes to compare with.",
    check: "Run the frame number before paying; bike theft is common.",
  },
  vehicles: {
    lead: "Subarus, vans and diesel conversions.",
    more: "DEQ tests apply around Portland.",
    check: "Algae in window tracks and water under the mats.",
    sell: "Washington buyers cross the river and pay their own tax at home.",
  },
  collectibles: {
    lead: "Comics publishers live here, and Dark Horse firsts sell.",
    more: "Sneaker people work at the head offices in Beaverton.",
    find: "Rose City Comic Con in September.",
    check: "Employee-store shoes have a tag code of their own.",
  },
  clothing: {
    lead: "Vintage wool, Pendleton and rain layers.",
    more: "Sample sizes nine come from sportswear offices.",
    find: "The Goodwill bins at Milwaukie and Hillsboro sell by weight.",
    check: "Felted wool shrank; measure rather than read.",
  },
  "home-decor": {
    lead: "Plants, pottery and stained glass for bungalows.",
    more: "Mass farmhouse pieces do not leave the porch.",
    find: "Sellwood's antique row on 13th Avenue.",
    check: "Terracotta with green rims was outdoors all winter.",
  },
  books: {
    lead: "Powell's buys daily, which puts a floor under good books.",
    more: "Zines and small press do better by hand.",
    check: "Powell's pencil price on the flyleaf tells its own market.",
    sell: "Reed and Portland State start in late August and late September.",
  },
  toys: {
    lead: "Wooden, Waldorf and cooperative games.",
    more: "Licensed plastic is donated.",
    find: "Beaverton's consignment events.",
    check: "Wood toys with mildew must be sanded.",
  },
  "musical-instruments": {
    lead: "Synths, pedals built in town, and basement-tested amps.",
    more: "Banjos also.",
    find: "Trade Up on Alberta and Division takes guitars in.",
    check: "Speaker cones go limp with damp; press lightly.",
  },
  jewelry: {
    lead: "Studio metals, opals from Oregon and sunstones.",
    more: "Mall chains go for scrap.",
    check: "Sunstone shows copper flash when tilted.",
  },
  art: {
    lead: "Letterpress, comics pages and ceramics.",
    more: "First Thursday galleries rotate stock.",
    find: "Last Thursday on Alberta in summer.",
    check: "Giclee on canvas is not a painting, though it is stretched.",
  },
  antiques: {
    lead: "Craftsman lamps, timber and salmon-cannery gear.",
    more: "Cannery labels have reprints.",
    find: "Aurora, twenty-five miles south, is a whole village of dealers.",
    check: "Labels with blurry gold are new.",
  },
  garden: {
    lead: "Chicken coops, rain barrels, manual mowers and cider presses.",
    more: "Gas gear is unpopular in the inner city.",
    check: "Press staves dry apart; soak one.",
    sell: "Plant sales in April bring the buyers.",
  },
  "baby-items": {
    lead: "Cargo bikes, carriers and cloth diaper lots.",
    more: "Strollers matter less.",
    find: "Sellwood and Bethany.",
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
    lead: "Waterproof matters, light does not.",
    more: "Forest-road vans fill with stoves and awnings.",
    check: "Awning fabric mildews at the roll.",
    sell: "Sites open six months ahead, which lifts listings in January.",
  },
  beauty: {
    lead: "Natural brands, tattoo chairs and barber tools.",
    more: "Department-store lines are slow.",
    check: "Tattoo chairs leak at the hydraulic foot.",
  },
  "pet-supplies": {
    lead: "Rain gear, bike trailers for dogs and coops.",
    more: "Cats have catios here.",
    check: "Trailer floors hold water; lift the mat.",
  },
};
