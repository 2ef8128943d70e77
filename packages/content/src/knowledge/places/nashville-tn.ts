import type { PlacePages } from "./place-pages.ts";

export const nashvilleTn: PlacePages = {
  electronics: {
    lead: "Home studios upgrade after every good year, and interfaces, preamps and monitors follow.",
    more: "Older converters still sell to songwriters.",
    find: "Berry Hill's small studios list gear as a package.",
    check:
      "An interface without current drivers is a paperweight; check the maker's support page first.",
  },
  furniture: {
    lead: "Short-term rentals are furnished and emptied by the house, usually in photogenic velvet.",
    more: "Traditional mahogany waits in Belle Meade.",
    find: "The fairgrounds flea market fills the fourth weekend of most months.",
    check: "Rental sofas look new and sit tired; press the middle seat.",
  },
  appliances: {
    lead: "Infill houses replace builder ranges within two years.",
    more: "Rental owners buy cheap laundry pairs by the pair.",
    check: "Ice storms cut power; ask whether a freezer thawed full.",
    sell: "Tall, narrow infill houses put the laundry on the third floor.",
  },
  tools: {
    lead: "Framers and touring carpenters buy battery tools and road cases.",
    more: "Crews on new houses keep buying framing tools.",
    find: "Murfreesboro and Smyrna, around the car plant, have mechanics' chests.",
    check: "A road-case rack should be square; measure both diagonals.",
  },
  "sporting-goods": {
    lead: "Percy Priest and Old Hickory lakes sell kayaks and bass rods.",
    more: "Hot yoga and spin gear follow newcomers.",
    check: "Pedal-drive kayaks need the drive unit, which is half the price.",
    sell: "April brings the first warm weekends.",
  },
  vehicles: {
    lead: "Touring vans and pickups beat sedans.",
    more: "Tennessee dropped emissions tests around Nashville in 2022.",
    check: "Former tour vans have idle hours as well as miles; ask.",
    sell: "County clerks handle titles, and a plate stays with its owner.",
  },
  collectibles: {
    lead: "Opry programs, Hatch Show Print posters and signed guitars have collectors.",
    more: "A poster without a show date brings less.",
    find: "CMA Fest in June brings buyers and autographs.",
    check: "Hatch restrikes are sold in its own shop; age shows in the paper.",
  },
  clothing: {
    lead: "Boots with honest wear, fringe and vintage rock shirts.",
    more: "Bachelorette hats are worthless the day after.",
    find: "East Nashville vintage shops buy on weekday mornings.",
    check: "Custom boots have initials inside the pull straps.",
  },
  "home-decor": {
    lead: "Neon, quilts and show posters fit new rooms.",
    more: "Farmhouse pieces bring less each year.",
    find: "Franklin's antique malls are twenty minutes from downtown without traffic.",
    check: "LED signs sold as neon have a plastic tube.",
  },
  books: {
    lead: "Bibles, hymnals and Southern fiction are printed and shipped from here.",
    more: "Publishing overstock is common and cheap.",
    find: "McKay's, the giant used store, prices by the day.",
    check: "Bonded leather Bibles crack at the spine.",
  },
  toys: {
    lead: "Newcomer families bring big sets and no attic.",
    more: "Toddler drums and keyboards sell all year in this town.",
    find: "Williamson County consignment weeks in March and August.",
    check: "Test every sound button of a toy instrument.",
  },
  "musical-instruments": {
    lead: "Working players sell gear honestly and expect you to hear the difference.",
    more: "Telecasters, pedal steels and acoustic flattops turn fastest.",
    find: "Gruhn's and the shops on Eighth Avenue tell what a dealer pays.",
    check: "Humidity swells tops in August; sight along the bridge for a belly.",
    sell: "Post after a tour season ends, in November.",
  },
  jewelry: {
    lead: "Stage turquoise and rhinestones are bought for how they look from row twenty.",
    more: "Engagement rings are bought for less than they cost.",
    check: "Rhinestone prongs catch fabric; run a stocking over them.",
  },
  art: {
    lead: "Letterpress show posters and self-taught Southern artists have real markets.",
    more: "Paintings of guitars are everywhere and bring little.",
    check: "Folk art should have a story with an address.",
  },
  antiques: {
    lead: "Walnut sugar chests are the Tennessee prize, corner cupboards second.",
    more: "Fakes are made of old boards.",
    find: "Lebanon, thirty miles east, has a square of antique malls.",
    check: "Old drawers show shrinkage across the grain.",
  },
  garden: {
    lead: "Humid summers and big lots grow fast.",
    more: "Zero-turns and string trimmers are worked hard.",
    check: "Clay dust clogs trimmer heads.",
    sell: "April is also tornado month, which sells chain saws overnight.",
  },
  "baby-items": {
    lead: "Young transplants in Franklin and Nolensville spend and resell.",
    more: "A stroller with its sun cover sells first.",
    find: "Parents list on Sunday after church.",
    check: "Mildew dots appear at strap stitching first.",
  },
  crafts: {
    lead: "Costume makers, leather workers and quilters trade here.",
    more: "Rhinestone setters sell to stage tailors.",
    find: "Paducah's quilt week in April lies two hours northwest.",
    check: "A rhinestone press needs its dies.",
  },
  office: {
    lead: "Health-care companies merge and leave towers of chairs.",
    more: "Music Row offices sell oak desks.",
    find: "Liquidators in MetroCenter open on Fridays.",
    check: "Look for gas-lift leaks under carpet-stained bases.",
  },
  camping: {
    lead: "Bonnaroo in June consumes canopies and coolers.",
    more: "Trips to the Smokies sell tents and stoves.",
    check: "Festival tents have mud in the poles.",
    sell: "Sell canopies the first week of June and buy them the last.",
  },
  beauty: {
    lead: "Touring stylists buy hair tools, cases and stage makeup in quantity.",
    more: "Wigs sell when they are real hair.",
    check: "Real-hair wigs singe without melting; test a strand.",
  },
  "pet-supplies": {
    lead: "New yards need crates, doors and fences.",
    more: "Renters with dogs pay for freestanding pens.",
    check: "Pen panels should stand without zip ties.",
  },
};
