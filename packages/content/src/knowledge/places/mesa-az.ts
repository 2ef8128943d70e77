import type { PlacePages } from "./place-pages.ts";

export const mesaAz: PlacePages = {
  electronics: {
    lead: "Retirees sell stereo receivers and ham radios with manuals.",
    more: "Aerospace families sell drones and oscilloscopes.",
    find: "Mesa Market Place runs Friday to Sunday under one roof.",
    check: "Belts on tape decks turn to tar in heat; open the door and look.",
  },
  furniture: {
    lead: "Park-model homes take narrow sofas and small dinettes.",
    more: "New houses in Eastmark take large sectionals.",
    check: "Foam crumbles in carport sheds; squeeze a cushion.",
    sell: "Park residents leave by mid-April and must empty sheds; ask at the clubhouse board.",
  },
  appliances: {
    lead: "Apartment-size ranges and stacked washers fit park models and sell for more than full-size.",
    more: "Families with eight children want two freezers.",
    check: "Ask if a spare fridge ran in a carport through July.",
  },
  tools: {
    lead: "Retired machinists winter here with a shop in the trailer.",
    more: "They sell a whole bench before they drive north.",
    find: "Apache Junction yard sales start at seven on Fridays.",
    check: "An old motor should start with the belt on and not hum.",
  },
  "sporting-goods": {
    lead: "Pickleball paddles and golf clubs sell to winter residents, and kayaks sell to families near Saguaro Lake.",
    more: "Bowling balls come by the dozen and bring little.",
    check: "Kayak hulls left on a rack sag into a dent that stays.",
    sell: "Paddles and nets sell in November, as leagues fill.",
  },
  vehicles: {
    lead: "Golf carts, trikes and low-mileage sedans come from retirees.",
    more: "A worn battery set is the main cost of a cart.",
    check: "Read the date stamped on each cart battery post.",
    sell: "Emissions apply; carts used on streets need a plate and lights.",
  },
  collectibles: {
    lead: "The Cubs train at Sloan Park, and signed balls surface each March.",
    more: "Coins and model trains come from park estates.",
    find: "Club rooms at the larger parks hold model-train swaps.",
    check: "Sweet-spot signatures fade in sunlit cases.",
  },
  clothing: {
    lead: "Modest dresses, square-dance outfits and golf shirts have buyers nobody else has.",
    more: "Winter coats sell in April, when residents pack for the north.",
    check: "Look for crumbling elastic in petticoats.",
  },
  "home-decor": {
    lead: "Small wall art and lamps for park models sell; farmhouse pieces go to Queen Creek.",
    more: "Holiday yard decor is competitive in Gilbert.",
    check: "Solar lights die in two summers.",
    sell: "Holiday inflatables sell in October.",
  },
  books: {
    lead: "Genealogy, church history and westerns fill shelves.",
    more: "Large print sells by the box.",
    find: "The friends' shops of the Mesa libraries price by the inch.",
    check: "Heat-dried tape on dust jackets lifts.",
  },
  toys: {
    lead: "Large families buy Duplo, bikes and board games by the carload.",
    more: "A single collectible figure waits for a buyer from Phoenix.",
    find: "Gilbert's neighborhood sales come before school ends in late May.",
    check: "Check for missing trampoline springs and a heat-rotted net.",
  },
  "musical-instruments": {
    lead: "Family bands and church choirs trade pianos, violins and ukuleles.",
    more: "Bluegrass players winter in the RV parks.",
    check: "Seams of violins open in dry heat; tap around the edge.",
  },
  jewelry: {
    lead: "Retirees bring Black Hills gold, turquoise and pins.",
    more: "Club pins sell by the tray.",
    find: "Apache Junction's winter swap tables have silver.",
    check: "Stone inlay feels cold to the lip; resin does not.",
  },
  art: {
    lead: "Superstition Mountain views and Native prints fit desert rooms.",
    more: "Framed paint-by-number sells to students in Tempe.",
    check: "Frames from carports are warped at the top rail.",
  },
  antiques: {
    lead: "Midwestern depression glass came south with its owners.",
    more: "It is cheaper here than in Ohio.",
    find: "Downtown Mesa's antique mall is open daily.",
    check: "Look for sun-purpled glass sold as old; irradiated pieces are uniform.",
  },
  garden: {
    lead: "Citrus yards need pickers, shade cloth and a small trailer for the dump.",
    more: "Grass is a winter hobby here.",
    check: "Hose reels and nozzles shatter in the second year.",
  },
  "baby-items": {
    lead: "Double and triple strollers are normal here.",
    more: "Cribs go fast when the screws are in a bag.",
    find: "Queen Creek parents post late at night.",
    check: "Heat warps high-chair trays; set one on its rails.",
  },
  crafts: {
    lead: "Quilters, scrapbookers and canners run a market of their own.",
    more: "A longarm frame needs a garage and finds one.",
    check: "Run the longarm and listen for a worn foot.",
    sell: "Winter quilters arrive in November and leave in April.",
  },
  office: {
    lead: "Data-center builders leave folding tables, chairs and whiteboards.",
    more: "Parents who teach at home buy small desks.",
    check: "Sun splits vinyl chair arms; feel along the seam.",
  },
  camping: {
    lead: "The Tonto lakes and the rim make trailers and canopies busy.",
    more: "Scout troops buy tents in lots.",
    check: "Check trailer tire dates; six years is old here.",
    sell: "Scout troops buy stoves in September.",
  },
  beauty: {
    lead: "Home salons in big families use dryers and chairs.",
    more: "Senior communities want lighted magnifying mirrors.",
    check: "Lighted mirrors fail at the socket; wiggle it.",
  },
  "pet-supplies": {
    lead: "Owners of small dogs buy strollers and ramps; acreage in Queen Creek needs horse panels.",
    more: "Ramps sell in the parks, panels at the ranches.",
    check: "Ramps with worn grit are slippery; rub it.",
  },
};
