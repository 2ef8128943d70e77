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
    lead: "Rowing machines and oars from Boathouse Row, city bikes and hockey.",
    more: "Shore gear runs from Memorial Day.",
    check: "City bikes left on a porch have rusted spokes.",
    sell: "Sell shore chairs in June in Cherry Hill.",
  },
  vehicles: {
    lead: "Small cars, salted winters and tight parking.",
    more: "Pennsylvania inspects safety and emissions.",
    check: "Inspection sticker month tells how soon the buyer pays.",
    sell: "Title transfers are signed before a notary or at a tag shop.",
  },
  collectibles: {
    lead: "Eagles, Phillies, Bicentennial items and Lionel trains.",
    more: "Bicentennial plates are worth nothing.",
    find: "Allentown's toy and paper shows, an hour north.",
    check: "Programs from Connie Mack years are worth reading for dates.",
  },
  clothing: {
    lead: "Vintage menswear, Mitchell and Ness jerseys and Mummers costumes.",
    more: "Jerseys began here.",
    find: "Fabric Row's vintage shops on South Fourth.",
    check: "Throwback jerseys have a jock tag with size and year.",
  },
  "home-decor": {
    lead: "Colonial brass, mirrors for narrow halls and tile from Doylestown.",
    more: "Moravian tile has followers.",
    find: "Material Culture's auctions sell rugs and lamps.",
    check: "Mercer tiles are stamped on the back.",
  },
  books: {
    lead: "Medicine, law, Americana and art history.",
    more: "Franklin-era imprints surface in real attics.",
    find: "Penn and Drexel move-outs and library sales in Ardmore.",
    check: "Cellar damp leaves gray edges.",
  },
  toys: {
    lead: "Lionel and tin from attics, games from parish sales.",
    more: "Complete train sets live under December trees.",
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
    more: "Estate pieces have makers.",
    find: "Sansom Street dealers quote in person on weekdays.",
    check: "J. E. Caldwell and Bailey Banks marks add a tenth or more.",
  },
  art: {
    lead: "Pennsylvania impressionists, PAFA graduates and Wharton Esherick woodcuts.",
    more: "Bucks County names reach five figures.",
    find: "First Friday in Old City.",
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
    lead: "Row-house hallways favor umbrella strollers and wall-hung gates.",
    more: "The Main Line resells brands.",
    find: "Mount Airy and Havertown church sales in spring.",
    check: "Pressure gates lose their cups; count four.",
  },
  crafts: {
    lead: "Quilt country supplies fabric and frames.",
    more: "Printmakers and weavers sell after terms.",
    find: "Lancaster's quilt auctions benefit fire companies in March.",
    check: "Longarm tables come in sections; photograph labels.",
  },
  office: {
    lead: "Center City law firms shrink and leave leather and oak.",
    more: "Task chairs from universities go faster.",
    check: "Casters for carpet scratch row-house floors.",
    sell: "Loading docks close at four.",
  },
  camping: {
    lead: "Pine Barrens canoes, Poconos and shore tents.",
    more: "Backpackers use the Appalachian Trail at Hawk Mountain.",
    check: "Canoe floats lose paint, not hulls; tap it.",
    sell: "May and September.",
  },
  beauty: {
    lead: "Barbers, wigs and nail tables sell on Germantown and Northeast blocks.",
    more: "Mummers' makeup in December.",
    check: "Nail tables need a working fan.",
  },
  "pet-supplies": {
    lead: "City dogs need stair gates and crates that fold.",
    more: "Bucks County needs coops.",
    check: "Coops with painted floors hide rot.",
  },
};
