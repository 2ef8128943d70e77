import type { PlacePages } from "./place-pages.ts";

export const albuquerqueNm: PlacePages = {
  electronics: {
    lead: "Film crews and labs sell cameras, oscilloscopes and workstations.",
    more: "Ordinary TVs sell last and lowest.",
    find: "The Black Hole surplus store is gone, and its customers now buy from listings.",
    check: "Ask for the asset tag release on lab gear.",
  },
  furniture: {
    lead: "Carved trasteros, leather chairs and plain pine fit adobe.",
    more: "Glass and chrome look wrong beside adobe and wait for buyers.",
    find: "Corrales and Santa Fe estate sales cost more and are better.",
    check: "Pine panels shrink in the frame; see if the unfinished edge shows.",
  },
  appliances: {
    lead: "Wood stoves, swamp coolers and chile roasters define the seasons.",
    more: "Gas ranges may need high-altitude jets.",
    check: "Yellow tips on the flame at this height mean the wrong orifice.",
    sell: "Roasters sell in July and August, before Hatch chile arrives.",
  },
  tools: {
    lead: "Adobe, tin and silver work keep hand tools moving.",
    more: "Lab retirees own the precision drawers.",
    find: "Northeast Heights garages sell in fall.",
    check: "Rolling mills for silver show dents on the rollers; look across the light.",
  },
  "sporting-goods": {
    lead: "Sandia Peak sells skis and mountain bikes from the same garages.",
    more: "Ballooning gear is a specialty that needs papers.",
    check: "Bike shocks lose air at this height; bring a pump.",
    sell: "Ski swaps come in October.",
  },
  vehicles: {
    lead: "Cars here are dry and free of rust, and some were in June hail.",
    more: "Low-riders come from Espanola and carry a price of their own.",
    check: "Strong sun kills clear coat on the roof first.",
    sell: "A car registered in Bernalillo County has to pass an emissions test.",
  },
  collectibles: {
    lead: "Breaking Bad props and balloon fiesta pins are wanted by visitors.",
    more: "Experts buy ledgers and photographs from trading posts.",
    find: "Pin traders set up at Balloon Fiesta in the first half of October.",
    check: "Fiesta pins have year and balloon number.",
  },
  clothing: {
    lead: "Pendleton, concho belts and boots sell.",
    more: "Evening wear finds no buyer.",
    find: "Santa Fe consignment shops drop prices after Indian Market in August.",
    check: "Pendleton labels date the blanket coat.",
  },
  "home-decor": {
    lead: "Chimayo weavings, tin and pottery go to people who ask who made them.",
    more: "Machine-made rugs bring little beside hand-woven ones.",
    check: "Chimayo has no fringe warp knots at the side; turn it over.",
  },
  books: {
    lead: "First editions of Tony Hillerman, Southwest archaeology and nuclear history sell.",
    more: "Other books go to dealers by the box.",
    find: "University area shops trade for credit.",
    check: "High sun fades spines in a south room within months.",
  },
  toys: {
    lead: "Science kits sell near the laboratories, and outdoor toys sell in Rio Rancho.",
    more: "Members of the model railroad club buy track and engines.",
    check: "Batteries leak in cold sheds; open the compartment.",
  },
  "musical-instruments": {
    lead: "Flamenco guitars and school band horns come up most.",
    more: "The flamenco festival in June is one of the best known outside Spain.",
    check: "Guitars brought from sea level crack in their first winter; look below the bridge.",
  },
  jewelry: {
    lead: "Pueblo, Navajo and Zuni work is judged by hallmark, stone and mine.",
    more: "Old pawn comes with a ticket; keep it with the piece.",
    find: "Old Town portal vendors are a good school.",
    check: "The law forbids selling imports as Indian made; ask for the maker's name.",
  },
  art: {
    lead: "Pueblo pottery, retablos and Santa Fe painters have collectors.",
    more: "Blackware from San Ildefonso brings the most.",
    check: "Real coiled pots are uneven inside; slip-cast ones have a seam.",
  },
  antiques: {
    lead: "Spanish colonial wood, railroad lanterns and Route 66 signs turn up here.",
    more: "Hand-adzed beams are salvaged and reused.",
    find: "Central Avenue in Nob Hill keeps antique shops.",
    check: "Adze marks scoop; saw marks do not.",
  },
  garden: {
    lead: "Water is scarce, and drip lines, pots and wood-fired ovens sell.",
    more: "Leftover coyote fence sells by the bundle.",
    check: "Frost cracks clay pots; tap the rim and listen for a ring.",
  },
  "baby-items": {
    lead: "Families who leave Kirtland base sell clean sets in June.",
    more: "Nights are cold, and warm sleepwear sells.",
    check: "Dry straps fray at the adjuster.",
  },
  crafts: {
    lead: "Weaving looms, silver tools and clay wheels have many buyers.",
    more: "Spinners from Taos buy wheels and carders.",
    check: "A loom's reed rusts if stored in a swamp-cooled room.",
    sell: "The Rail Yards Market, Sundays from spring to fall, makes vendors restock.",
  },
  office: {
    lead: "Sandia contractors and the film studios clear desks.",
    more: "Adobe rooms are small and take small desks.",
    check: "Federal surplus needs loading help on weekdays.",
  },
  camping: {
    lead: "Bosque, Jemez and Gila trips run eight months, and nights are cold.",
    more: "Bags rated to 20 degrees are normal.",
    check: "Sun-rotted straps break under load.",
    sell: "Balloon Fiesta campers buy heaters in late September.",
  },
  beauty: {
    lead: "Salon chairs and dry-climate skincare move.",
    more: "Perfume and makeup find few buyers.",
    check: "Opened cream dries at the rim; look under the lid.",
  },
  "pet-supplies": {
    lead: "Trail packs for dogs, wire crates and coop parts sell.",
    more: "Owners in the South Valley sell goat panels.",
    check: "Goathead thorns ruin stroller tires.",
  },
};
