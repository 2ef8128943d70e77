import type { PlacePages } from "./place-pages.ts";

export const memphisTn: PlacePages = {
  electronics: {
    lead: "Returned goods from the air hub sell by the pallet, so open-box phones and speakers are everywhere.",
    more: "Tested single pieces bring twice their pallet price.",
    check: "Check that a returned device is not locked to the first owner or reported lost.",
  },
  furniture: {
    lead: "Mahogany dining rooms come down through families who no longer dine.",
    more: "Smaller chests and mirrors sell, tables for twelve do not.",
    find: "Sheffield Antiques Mall in Collierville is large enough to price anything.",
    check: "River damp lifts veneer along the bottom rail.",
  },
  appliances: {
    lead: "Smokers and freezers are bought before the barbecue contest in May.",
    more: "Window units sell until September.",
    check: "Rust pinholes at a smoker's firebox let temperature run away.",
    sell: "A window unit sells the same hour in July if it is shown running.",
  },
  tools: {
    lead: "Warehouses, barges and aircraft maintenance all need hand tools.",
    more: "Pallet scales and jacks sell too.",
    find: "Frayser and Southaven lists change by the shift.",
    check: "A pallet jack should hold a load overnight.",
  },
  "sporting-goods": {
    lead: "Duck season decides October: waders, decoys and boats.",
    more: "Basketball hoops sell in the spring.",
    check: "Waders leak at the crotch seam; fill with air and listen.",
    sell: "Arkansas opens its ducks in the second half of November.",
  },
  vehicles: {
    lead: "Duck boats, pickups and cars with long highway miles fill the listings.",
    more: "Title checks matter where three states meet.",
    check: "Silt in the seat rails marks a flood car.",
    sell: "Mississippi, Arkansas and Tennessee buyers each need a different form.",
  },
  collectibles: {
    lead: "Stax, Sun and Elvis items all live here, with fakes to match.",
    more: "Elvis Week in August brings the cash.",
    find: "Estate sales in Whitehaven show records and photos.",
    check: "Elvis autographs need a third-party letter, since staff signed many.",
  },
  clothing: {
    lead: "Church suits and hats, vintage stage wear and Grizzlies gear.",
    more: "Hats sell by the box before Easter.",
    check: "Millinery wire rusts through the brim.",
  },
  "home-decor": {
    lead: "Silver, chandeliers and portraits leave big old houses.",
    more: "Casual rooms have no use for them, designers do.",
    find: "Summer Avenue's antique row runs east from Highland.",
    check: "Count crystal drops before taking a chandelier down.",
  },
  books: {
    lead: "Civil rights, blues and Southern cooking titles sell to visitors.",
    more: "Faulkner firsts turn up an hour south in Oxford.",
    check: "Heat and damp leave brown spots on the top edge.",
  },
  toys: {
    lead: "Pallet overstock floods cheap toys, so only complete branded sets hold.",
    more: "Outdoor play sells in March.",
    check: "Return-pallet toys may lack one bag; weigh the box against the listed weight.",
  },
  "musical-instruments": {
    lead: "Hammond organs, bass amps and horns move between churches and clubs.",
    more: "A Leslie is heavy and worth the lift.",
    find: "Church upgrades in January free mixers and keyboards.",
    check: "Start a Hammond with both switches and wait; a silent one needs oil.",
  },
  jewelry: {
    lead: "Gold chains and lodge pins come from estates in Whitehaven and Midtown.",
    more: "Sterling from cotton families is weighed, not admired.",
    check: "Weighted candlesticks are mostly plaster inside.",
  },
  art: {
    lead: "Delta photographs and self-taught painters have museums behind them.",
    more: "Concert posters follow the music.",
    check: "Folk painters signed inconsistently; provenance counts.",
  },
  antiques: {
    lead: "Tall Southern beds and dining rooms outlast the rooms they stood in.",
    more: "Cotton scales and small silver leave the same day.",
    find: "The malls in Collierville and along Summer Avenue.",
    check: "Rails cut short for modern beds lose half.",
  },
  garden: {
    lead: "Grass, kudzu and pecans keep machines busy.",
    more: "Smokers sell here as well as among appliances.",
    check: "Wet heat rots fuel lines in one season.",
    sell: "Generators sell after the spring wind storms.",
  },
  "baby-items": {
    lead: "Hospital staff change in July and sell compact sets.",
    more: "Overstock from the warehouses is new and cheap.",
    find: "Germantown and Bartlett churches in March and September.",
    check: "New-in-box returns may miss harness parts.",
  },
  crafts: {
    lead: "Church robes, quilts and hats are made in home workrooms.",
    more: "Industrial machines came from the garment plants of north Mississippi.",
    check: "Plant machines are three-phase; ask for a converter.",
  },
  office: {
    lead: "Logistics offices turn over chairs, scanners and label printers.",
    more: "Rollo and Zebra printers sell to other resellers.",
    check: "Print a test label; a streak is a dead head.",
  },
  camping: {
    lead: "Duck camps in the Delta buy stoves, cots and waders from October.",
    more: "Ozark rivers take canoes from May.",
    check: "Mildew grows on canvas within a month in the shed.",
    sell: "Sell tents by April, before the heat.",
  },
  beauty: {
    lead: "Hair is a serious local trade, with wigs, dryers and braiding stools.",
    more: "Cosmetics from return pallets need a date on the box.",
    check: "Hood dryers should reach high heat and shut off.",
  },
  "pet-supplies": {
    lead: "Retriever owners buy vests, blinds and training dummies before the season.",
    more: "Ordinary crates arrive on pallets of returns.",
    check: "Dog-trailer doors rust at the hinge.",
  },
};
