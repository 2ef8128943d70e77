import type { PlacePages } from "./place-pages.ts";

export const philadelphiaPa: PlacePages = {
  electronics: {
    lead: "Penn, Drexel and Temple students sell TVs and monitors in the second week of May.",
    more: "Record stores keep turntables in demand.",
    check: "Basement stereos have oxidized switches that crackle; turn each a dozen times.",
  },
  furniture: {
    lead: "Chestnut Hill and Main Line estates bring period mahogany at a tenth of its old price.",
    more: "Row houses only take what fits a 28-inch stair.",
    find: "Renninger's in Adamstown opens on Sundays, and auction halls nearby sell by the room.",
    sell: "Fishtown stairs have a turn under the landing; carry legs separately.",
  },
  appliances: {
    lead: "Twenty-four-inch washers and apartment ranges fit row-house kitchens.",
    more: "Window units sell in one June week.",
    check: "Basement machines after heavy rain show rust at the feet.",
    sell: "Someone has to hold the double-parked van.",
  },
  tools: {
    lead: "Shipyards, rowhouse rehab and old pattern shops left planes, levels and chisels.",
    more: "Disston saws were made here.",
    find: "Golden Nugget in Lambertville opens Wednesday, Saturday and Sunday mornings.",
    check: "A Disston's medallion dates it; a bent plate ends it.",
  },
  "sporting-goods": {
    lead: "Boathouse Row supplies rowing machines and oars, and the suburbs supply lacrosse and hockey gear.",
    more: "Shore chairs and boards take over from Memorial Day.",
    check: "City bikes left on a porch have rusted spokes.",
    sell: "Sell shore chairs in June in Cherry Hill.",
  },
  vehicles: {
    lead: "Small cars fit the parking, and salted winters show underneath them.",
    more: "Pennsylvania inspects safety every year and emissions in the metro counties.",
    check: "Inspection sticker month tells how soon the buyer pays.",
    sell: "Title transfers are signed before a notary or at a tag shop.",
  },
  collectibles: {
    lead: "Eagles and Phillies paper from before 1950 and Lionel trains are the strong fields.",
    more: "Bicentennial souvenirs of 1976 are worth nothing.",
    find: "Allentown's toy and paper shows, an hour north.",
    check: "Programs from Connie Mack years are worth reading for dates.",
  },
  clothing: {
    lead: "Throwback jerseys began here with Mitchell and Ness, and collectors know the tags.",
    more: "Mummers costumes are works of art with one buyer each.",
    find: "Fabric Row's vintage shops on South Fourth.",
    check: "Throwback jerseys have a jock tag with size and year.",
  },
  "home-decor": {
    lead: "Narrow row-house halls want mirrors and brass, and old kitchens want Moravian tile from Doylestown.",
    more: "Large sofas stay on the sidewalk.",
    find: "Material Culture's auctions sell rugs and lamps.",
    check: "Mercer tiles are stamped on the back.",
  },
  books: {
    lead: "Medicine, law and early Americana come out of real attics.",
    more: "A Franklin-era imprint is possible here, and unlikely.",
    find: "Penn and Drexel move-outs and library sales in Ardmore.",
    check: "Cellar damp leaves gray edges.",
  },
  toys: {
    lead: "Lionel trains and tin toys come out of attics each December.",
    more: "Parish sales supply complete board games.",
    find: "Train meets in Oaks and Allentown.",
    check: "Transformers with cloth cords are unsafe to plug in.",
  },
  "musical-instruments": {
    lead: "Curtis and orchestra players sell bows and strings; soul left organs and basses.",
    more: "Martin guitars come from Nazareth.",
    check: "Martin serial numbers date to the year.",
    sell: "Conservatory auditions in February bring buyers.",
  },
  jewelry: {
    lead: "Jewelers' Row on Sansom is the oldest diamond district in the country.",
    more: "Estate pieces from Jewelers' Row carry a maker's mark.",
    find: "Sansom Street dealers quote in person on weekdays.",
    check: "J. E. Caldwell and Bailey Banks marks add a tenth or more.",
  },
  art: {
    lead: "Pennsylvania impressionists reach five figures, and academy students sell for hundreds.",
    more: "Wharton Esherick's woodcuts are the find in between.",
    find: "Old City galleries open late on First Friday.",
    check: "New Hope frames can be worth more than the picture.",
  },
  antiques: {
    lead: "Windsor chairs, tall clocks, redware and quilts: nowhere is deeper.",
    more: "Small redware and folk pieces sell faster than case furniture.",
    find: "Kutztown's extravaganzas in April, June and September.",
    check: "Windsor chairs have legs through the seat, wedged, with paint layers.",
  },
  garden: {
    lead: "Row yards need pots and bistro sets.",
    more: "Suburban stone houses need leaf blowers.",
    check: "Cast-iron urns rust through at the foot.",
    sell: "The Flower Show in early March starts the season.",
  },
  "baby-items": {
    lead: "Row-house hallways favor umbrella strollers and wall-mounted gates.",
    more: "Main Line families resell full-size ones with manuals.",
    find: "Mount Airy and Havertown church sales in spring.",
    check: "Pressure gates lose their cups; count four.",
  },
  crafts: {
    lead: "Quilt country to the west supplies fabric, frames and machines.",
    more: "Art-school printmakers and weavers sell when terms end.",
    find: "Lancaster's quilt auctions benefit fire companies in March.",
    check: "Longarm tables come in sections; photograph labels.",
  },
  office: {
    lead: "Center City law firms shrink and leave leather and oak.",
    more: "Task chairs from universities go faster.",
    check: "Casters for carpet scratch row-house floors.",
    sell: "Loading docks downtown close at four.",
  },
  camping: {
    lead: "The Pine Barrens sell canoes, the Poconos sell tents, and the shore sells canopies.",
    more: "Sales of all three start in May.",
    check: "Canoe floats lose paint, not hulls; tap it.",
    sell: "May and September are the two good months.",
  },
  beauty: {
    lead: "Barbers, wigs and nail tables sell on Germantown and Northeast blocks.",
    more: "Mummers buy stage makeup in December.",
    check: "Nail tables need a working fan.",
  },
  "pet-supplies": {
    lead: "City dogs need stair gates and crates that fold.",
    more: "Bucks County families look for chicken coops.",
    check: "Coops with painted floors hide rot.",
  },
};
