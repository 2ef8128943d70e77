import type { PlacePages } from "./place-pages.ts";

export const bostonMa: PlacePages = {
  electronics: {
    lead: "Robotics and audio engineers sell capable equipment with notes.",
    more: "September 1 floods the market with monitors.",
    find: "MIT's Swapfest on third Sundays, April to October, is the radio and computer flea market.",
    check: "Lab instruments need their probes and a date of calibration.",
  },
  furniture: {
    lead: "September 1 moves a whole city at once, and the curb fills in Allston on the night before.",
    more: "Good small pieces sell the same day.",
    find: "Brimfield's antique weeks in May, July and September settle New England prices.",
    sell: "A triple-decker's front stair turns twice; box springs go over the porch.",
  },
  appliances: {
    lead: "Window units sell in the first hot June week.",
    more: "Compact washers fit condos, while many leases forbid them.",
    check: "Oil-heated cellars leave soot on machines.",
    sell: "Rent a van early, because none is left on the last weekend of August.",
  },
  tools: {
    lead: "Boatbuilders, restorers and biotech technicians buy precise tools.",
    more: "Stanley planes were made in New England.",
    find: "Estate sales from Quincy to Salem hold cellar workshops.",
    check: "Plane castings crack at the mouth; look along it.",
  },
  "sporting-goods": {
    lead: "Hockey skates, rowing machines and skis each own a part of the year, and parents plan for all three.",
    more: "Marathon week brings used treadmills onto the market and running shoes off it.",
    check: "Skate steel has a limited number of sharpenings left; look at its height.",
    sell: "Ski swaps fill school gyms in October.",
  },
  vehicles: {
    lead: "Salt and potholes shape everything, and parking a spare car costs rent.",
    more: "Massachusetts inspects every car each year.",
    check: "Massachusetts requires no rust-through to pass.",
    sell: "A private buyer registers with an insurer's stamp, which takes a weekday.",
  },
  collectibles: {
    lead: "Red Sox and Celtics items, ship prints and Revolutionary paper have collectors.",
    more: "Deeds and newspapers from before 1800 still surface.",
    find: "Card shows run in Marlborough and Wilmington.",
    check: "Ticket stubs from 2004 are more common than people say.",
  },
  clothing: {
    lead: "Wool coats, blazers and L.L.Bean boots come from closets that were bought to last.",
    more: "Duck boots sell from October until the first thaw.",
    find: "Garment District by the pound in Cambridge.",
    check: "Bean boots can be resoled if the upper is sound.",
  },
  "home-decor": {
    lead: "Brass lamps, nautical charts and oriental rugs come out of Brookline and Beacon Hill apartments.",
    more: "Small rugs sell faster because triple-decker rooms are small.",
    find: "SoWa's Sunday market from May to October.",
    check: "Dry rot in rugs cracks when folded; listen.",
  },
  books: {
    lead: "Professors' libraries are emptied every June.",
    more: "First editions turn up among textbooks on theory.",
    find: "The antiquarian fair in the fall and the Brattle's outdoor lot.",
    check: "Look for library stamps that were not canceled.",
  },
  toys: {
    lead: "Wooden and educational toys come from careful homes in the western suburbs.",
    more: "Old Parker Brothers games surface because the company worked in Salem.",
    find: "Needham and Arlington yard sales in May.",
    check: "Parker games list the part count inside the lid.",
  },
  "musical-instruments": {
    lead: "Berklee and the conservatory make pedals, strings and horns liquid every May.",
    more: "Zildjian cymbals are made in Norwell.",
    check: "Cymbals crack at the edge and keyhole at the center.",
    sell: "Students who arrive in September buy keyboards.",
  },
  jewelry: {
    lead: "Yankee sterling and signed pieces by Shreve turn up in estates from Newton to Salem.",
    more: "Class rings from sixty colleges are worth their gold and little more.",
    find: "The Jewelers Building on Washington Street.",
    check: "Shreve, Crump and Low marks add to the price.",
  },
  art: {
    lead: "Boston School painters, marine scenes and student shows.",
    more: "Rockport painters have auction records to compare.",
    find: "Museum School sale in November or December.",
    check: "Marine oils are copied in quantity; look at the canvas weave.",
  },
  antiques: {
    lead: "Early New England furniture is cheaper now than at any time in thirty years, because brown wood is out of fashion.",
    more: "Small things with old surfaces still hold their price.",
    find: "Essex, north of the city, has dozens of dealers on one causeway.",
    check: "Machine saw marks are arcs, older ones straight.",
  },
  garden: {
    lead: "Snow throwers matter longer than mowers in a city of porches and community plots.",
    more: "Pots, hand tools and bistro sets serve the rest of the year.",
    check: "Snowblowers stored in cellars smell of fuel; check the tank seam.",
    sell: "List snow gear in mid-November and yard gear in mid-April.",
  },
  "baby-items": {
    lead: "Carriers beat strollers on triple-decker stairs, and a stroller must fold for the T.",
    more: "Foot muffs sell from October.",
    find: "Parents in Jamaica Plain and Cambridge sell through neighborhood lists.",
    check: "Road salt stains wheels and rivets.",
  },
  crafts: {
    lead: "Knitters, bookbinders and the makers around MIT keep unusual equipment moving.",
    more: "Cutting machines appear when terms end in May and December.",
    check: "Book presses crack at the yoke.",
    sell: "Sheep shearing festivals in late May.",
  },
  office: {
    lead: "Biotech shrinkage leaves benches, chairs and monitors in Kendall Square.",
    more: "Small desks sell around September 1, when leases turn.",
    find: "Watertown and Woburn liquidators list by suite.",
    check: "Chairs with stained fabric come from labs; ask what was spilled.",
  },
  camping: {
    lead: "White Mountain hikers buy packs, winter bags and snowshoes in more months than anywhere else on the list.",
    more: "Cape Cod campers want canopies and coolers for eight weeks.",
    check: "Snowshoe decks split at the crampon.",
    sell: "Sell in early June and again before leaf season.",
  },
  beauty: {
    lead: "Newbury Street salons refit, students resell.",
    more: "Skincare sells when radiators dry the air.",
    check: "Leave opened jars with their owner.",
  },
  "pet-supplies": {
    lead: "Boots and jackets for salt, crates by landlord rule.",
    more: "Cat trees for walk-ups have to come apart.",
    check: "Dog coats lose the grip of their straps.",
  },
};
