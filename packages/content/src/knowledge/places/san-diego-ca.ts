import type { PlacePages } from "./place-pages.ts";

export const sanDiegoCa: PlacePages = {
  electronics: {
    lead: "Sailors back from deployment and biotech staff both sell late-model electronics quickly.",
    more: "Game consoles near the bases go cheap before a ship leaves.",
    find: "Listings from Mira Mesa, Imperial Beach and the streets behind the naval base repay an early-morning search.",
    check:
      "Ocean air corrodes ports, so look into a USB socket with a flashlight on anything from Pacific Beach.",
    sell: "Comic-Con week in July lifts handheld consoles and power banks.",
  },
  furniture: {
    lead: "Orders to another base give sellers a fixed last day, and whole rooms go at once.",
    more: "Light woods and slipcovers fit beach rooms better than dark leather.",
    find: "Military housing around Murphy Canyon and Chula Vista's Eastlake tracts are the two best suburbs to watch.",
    check: "Wipe metal legs with a white cloth; orange dust means the coast has been at work.",
    sell: "Parking in North Park and Hillcrest is tight, and an evening pickup beats a Saturday.",
  },
  appliances: {
    lead: "Few houses near the beach have air conditioning, and a heat wave in September empties every listing of portable units.",
    more: "The same unit is unsold in March.",
    find: "Movers' Saturdays at the end of a month bring washers from Navy apartments for $100 or less.",
    check:
      "Check screws behind the washer for rust if it stood in an open carport west of Interstate 5.",
    sell: "Deliver inland to Santee or El Cajon, where families replace big machines and own the truck to help.",
  },
  tools: {
    lead: "Boatyards, shipyards and solar installers keep marine-grade and electrical tools in demand.",
    more: "Stainless fasteners by the bucket sell too.",
    find: "Kobey's Swap Meet by the sports arena, Friday to Sunday, has more hand tools than any estate sale.",
    check:
      "Salt leaves pits under the paint of vises and planes, and a wire brush shows how deep they are.",
    sell: "Shipyard shifts end in mid-afternoon, which is when buyers from Barrio Logan can meet.",
  },
  "sporting-goods": {
    lead: "Surf, paddle and beach volleyball run twelve months, and golf is nearly as steady.",
    more: "Ski gear collects dust except in November.",
    find: "Search Ocean Beach and Encinitas for boards and Rancho Bernardo for golf clubs.",
    check: "Rinse marks inside a fishing reel mean it was never flushed after the kelp beds.",
    sell: "Longboards over nine feet need a soft rack, and a free pair of straps closes the sale.",
  },
  vehicles: {
    lead: "Cars from the coast have faded clear coat and clean frames; cars from the Midwest came with a sailor and may have the reverse.",
    more: "California wants a smog certificate at sale either way.",
    find: "Base resale lots, known as lemon lots, sell cars of people who leave within days.",
    check:
      "Look under the mats of anything that launched a boat, because trailer brakes and hitches rust from salt water first.",
    sell: "A jet ski or small boat is easiest to sell in April, before the bay warms.",
  },
  collectibles: {
    lead: "Comic-Con exclusives flood the listings at the end of July and recover by winter.",
    more: "Navy challenge coins and ship plaques have quiet, loyal buyers.",
    find: "Kobey's and the antique row on Adams Avenue are the regular hunting grounds.",
    check:
      "Read the edge of sealed exclusives; bent corners from four days in a tote bag cost a third.",
    sell: "Hold convention figures for three months if the money can wait.",
  },
  clothing: {
    lead: "Wetsuits, swimwear and surf labels sell by size all year.",
    more: "Uniform items are bought by sailors, yet some insignia may not be sold.",
    find: "Thrift stores near the bases receive whole closets when families move overseas.",
    check: "Smell neoprene, because mildew from a damp garage never washes out fully.",
    sell: "Wool coats sell only to people with orders to a cold place, and they shop on short notice.",
  },
  "home-decor": {
    lead: "Driftwood frames and shells are everywhere and bring nothing.",
    more: "Brass, Mexican tin and colored glass stand out.",
    find: "Old Town and Tijuana import shops close out mirrors and pottery that other cities pay more for.",
    check: "Salt fog blackens unlacquered brass; price the polishing into the offer.",
    sell: "Vacation rentals in Mission Beach buy sets of four matching lamps in spring.",
  },
  books: {
    lead: "Military history, sailing and biology sell above the average here.",
    more: "Mass-market thrillers fill every Navy free shelf.",
    find: "Adams Avenue still has used-goods dealers who will name a price in person.",
    check:
      "Check for fog damp in boxes stored at the coast, where pages ripple even without a leak.",
    sell: "UC San Diego starts its fall quarter in late September, a month after San Diego State, and that gives textbooks two seasons.",
  },
  toys: {
    lead: "LEGO and outdoor toys sell best in the base suburbs, where families arrive with children and without a moving truck.",
    more: "Licensed figures peak in Comic-Con month.",
    find: "LEGOLAND in Carlsbad keeps local parents well informed about retired sets.",
    check: "Outdoor playhouses fade on the south side; look at both sides before you agree.",
    sell: "Offer play sets disassembled, because most buyers come in a minivan.",
  },
  "musical-instruments": {
    lead: "Ukuleles, travel guitars and small PA systems suit a city of beach bars.",
    more: "Upright pianos are given away weekly.",
    find: "Players in North Park and Ocean Beach swap amps among themselves, and a fair first price ends the search.",
    check:
      "Look at tuners and pickup covers for green corrosion on guitars kept near open windows.",
    sell: "Deploying sailors store or sell drum kits in the same week; ask for the date.",
  },
  jewelry: {
    lead: "Turquoise and silver from across the border sit beside estate gold from La Jolla.",
    more: "Dive watches have a real following among people who dive.",
    find: "Estate sales in La Jolla and Point Loma list signed pieces by name.",
    check: "Ask when a dive watch last had its gaskets changed before you call it water resistant.",
    sell: "Cruise passengers and wedding guests buy small gifts near the Embarcadero from April to October.",
  },
  art: {
    lead: "Plein-air seascapes and surf photography are the local taste.",
    more: "Anything framed in driftwood is priced as a souvenir.",
    find: "Balboa Park's Spanish Village artists and the Liberty Station studios sell seconds.",
    check:
      "Foxing spreads in prints hung in foggy neighborhoods, and it shows first in the margins.",
    sell: "Ship small works to Los Angeles buyers rather than drive two hours for one canvas.",
  },
  antiques: {
    lead: "Californian pottery, ship salvage and mid-century pieces outrank Victorian here.",
    more: "A ship's clock with papers sells to collectors nationwide.",
    find: "Ocean Beach's Newport Avenue has an antique district that opens daily.",
    check: 'Brass "ship" lamps from India are new; old ones have makers\' plates and uneven wear.',
    sell: "La Mesa Village dealers buy on weekdays when the street is quiet.",
  },
  garden: {
    lead: "Water rates push drip kits, pots and artificial turf rather than mowers.",
    more: "Citrus pickers and pole pruners sell because backyards are full of trees.",
    find: "Avocado growers around Fallbrook list sprayers, wagons and small tractors.",
    check: "Outdoor metal at the coast lasts half as long; scrape a hidden joint to see.",
    sell: "Avoid a canyon-side pickup after rain, when clay driveways are slick.",
  },
  "baby-items": {
    lead: "Young Navy families buy and sell cribs, carriers and jogging strollers faster than any other group.",
    more: "Winter bedding has no market.",
    find: "Search Murphy Canyon, Santee and Chula Vista at the end of May, when summer moves begin.",
    check: "Beach sand in stroller bearings grinds audibly; spin each wheel.",
    sell: "Gates of military housing need a pass, and meeting outside the gate saves an hour.",
  },
  crafts: {
    lead: "Quilters and sailmakers both look for heavy sewing machines.",
    more: "Shell, bead and resin supplies sell in lots to market vendors.",
    find: "The county fair at Del Mar in June and July brings out entries and, afterward, the supplies.",
    check:
      "Oil a machine from the coast before you judge its motor, since rust freezes the hook race first.",
    sell: "Vendors restock before the December Nights weekend in Balboa Park.",
  },
  office: {
    lead: "Biotech on Torrey Pines Mesa merges and moves, and ergonomic chairs arrive by the dozen.",
    more: "Lab stools are sold along with them.",
    find: "Sorrento Valley liquidators list on Mondays after a weekend clear-out.",
    check: "Check chair casters for chemical stains if they come from a lab.",
    sell: "Deliver to Navy spouses who work from home; they pay for assembly.",
  },
  camping: {
    lead: "Beach camping reservations go six months ahead and lift canopies and wagons in spring.",
    more: "Desert campers buy stoves and heaters for Anza-Borrego from November to March.",
    find: "Look in Escondido and Ramona for trailers and off-road camp kits.",
    check: "Zippers corrode shut in sea air, and a pull on every zipper takes a minute.",
    sell: "Sell warm sleeping bags just before Thanksgiving, when desert trips peak.",
  },
  beauty: {
    lead: "Sun care, hair tools for beach-dry hair and massage tables are what move.",
    more: "Heavy makeup sells poorly by the beach.",
    find: "Esthetics students finish programs in Kearny Mesa and list steamers and lamps.",
    check: "Bottles left in a car in El Cajon have separated; turn them upside down.",
    sell: "Tijuana pharmacies undercut skincare prices, and sealed boxes with US labels keep their value.",
  },
  "pet-supplies": {
    lead: "Dog beaches at Ocean Beach and Coronado make life vests and car covers worth stocking.",
    more: "Reptile tanks do well too, with breeders inland.",
    find: "Families with overseas orders sell large kennels with airline stickers.",
    check: "Rust on crate hinges is common by the ocean and blocks the door; work the latch.",
    sell: "Airline kennels sell to the next Navy family in any month of the year.",
  },
};
