import type { PlacePages } from "./place-pages.ts";

export const albuquerqueNm: PlacePages = {
  electronics: {
    lead: "Film crews and labs sell cameras, oscilloscopes and workstations.",
    more: "Casino-night TVs are everything else.",
    find: "The Black Hole surplus store is gone, and its customers now buy from listings.",
    check: "Ask for the asset tag release on lab gear.",
  },
  furniture: {
    lead: "Carved trasteros, leather chairs and plain pine fit adobe.",
    more: "Glass and chrome do not.",
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
    lead: "Dry, sunny and rust free, with hail in June.",
    more: "Low-riders come from Espanola and carry a price of their own.",
    check: "Strong sun kills clear coat on the roof first.",
    sell: "Bernalillo County tests emissions.",
  },
  collectibles: {
    lead: "Breaking Bad props and balloon fiesta pins are wanted by visitors.",
    more: "Trading-post paper is wanted by experts.",
    find: "Pin traders set up at Balloon Fiesta in the first half of October.",
    check: "Fiesta pins have year and balloon number.",
  },
  clothing: {
    lead: "Pendleton, concho belts and boots sell.",
    more: "Evening wear does not leave the closet.",
    find: "Santa Fe consignment shops drop prices after Indian Market in August.",
    check: "Pendleton labels date the blanket coat.",
  },
  "home-decor": {
    lead: "Chimayo weavings, tin and pottery go to people who ask who made them.",
    more: "Machine rugs have no place.",
    check: "Chimayo has no fringe warp knots at the side; turn it over.",
  },
  books: {
    lead: "Tony Hillerman firsts, Southwest archaeology and nuclear history.",
    more: "Dealers sort the rest.",
    find: "University area shops trade for credit.",
    check: "High sun fades spines in a south room within months.",
  },
  toys: {
    lead: "Science kits sell near the laboratories, and outdoor toys sell in Rio Rancho.",
    more: "Trains run in a club at the fairgrounds.",
    check: "Batteries leak in cold sheds.",
  },
  "musical-instruments": {
    lead: "Flamenco guitars and school band horns.",
    more: "The flamenco festival in June is one of the best known outside Spain.",
    check: "Guitars brought from sea level crack in their first winter; look below the bridge.",
  },
  jewelry: {
    lead: "Pueblo, Navajo and Zuni work is judged by hallmark, stone and mine.",
    more: "Pawn pieces are documented.",
    find: "Old Town portal vendors are a good school.",
    check: "The law forbids selling imports as Indian made; ask for the maker's name.",
  },
  art: {
    lead: "Pueblo pottery, retablos and Santa Fe painters.",
    more: "San Ildefonso blackware is the highest.",
    check: "Real coiled pots are uneven inside; slip-cast ones have a seam.",
  },
  antiques: {
    lead: "Spanish colonial wood, railroad and Route 66 relics.",
    more: "Hand-adzed beams are salvaged and reused.",
    find: "Central Avenue in Nob Hill keeps antique shops.",
    check: "Adze marks scoop; saw marks do not.",
  },
  garden: {
    lead: "Drip, pots and wood-fired ovens; water is the limit.",
    more: "Coyote fence is the local scrap.",
    check: "Frost pops adobe pots; ring the rim.",
  },
  "baby-items": {
    lead: "Kirtland families sell cleanly in June.",
    more: "Warm layers for cold nights do sell here.",
    check: "Dry straps fray at the adjuster.",
  },
  crafts: {
    lead: "Weaving looms, silver tools and clay are mainstream.",
    more: "Fiber festivals bring Taos spinners.",
    check: "A loom's reed rusts if stored in a swamp-cooled room.",
    sell: "The Rail Yards Market, Sundays from spring to fall, makes vendors restock.",
  },
  office: {
    lead: "Sandia contractors and the film studios clear desks.",
    more: "Small rooms want small desks.",
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
    more: "Turquoise-tinted marketing does not help.",
    check: "Cream jars dry at the rim.",
  },
  "pet-supplies": {
    lead: "Dog packs, wire crates and coop parts.",
    more: "South Valley acreage adds goat panels.",
    check: "Goathead thorns ruin stroller tires.",
  },
};
