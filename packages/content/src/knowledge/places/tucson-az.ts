import type { PlacePages } from "./place-pages.ts";

export const tucsonAz: PlacePages = {
  electronics: {
    lead: "Optics labs and astronomers make telescopes and cameras the local strength.",
    more: "Consoles follow the university calendar.",
    check: "Cooling fans of telescopes clog with dust.",
    sell: "Dark-sky weekends near new moon wake telescope buyers.",
  },
  furniture: {
    lead: "Mesquite tables and equipales belong here.",
    more: "Students give away the rest in mid-May.",
    find: "Barrio and Foothills estate sales run through the cool months.",
    check: "Mesquite checks are natural; moving cracks with fresh edges are not.",
  },
  appliances: {
    lead: "Swamp coolers share roofs with heat pumps.",
    more: "Used parts sell better than whole coolers.",
    check: "Mineral crust at the float valve means a rotted pan next.",
    sell: "Students need fridges by the third week of August.",
  },
  tools: {
    lead: "Mine mechanics, base crews and adobe restorers buy tools.",
    more: "Lapidary machines join them each winter.",
    find: "Tanque Verde Swap Meet opens Friday evening and all weekend.",
    check: "Rock-saw arbors with side play ruin blades.",
  },
  "sporting-goods": {
    lead: "Winter training fills Mount Lemmon with cyclists, who leave frames and wheels behind.",
    more: "Hiking poles sell with them.",
    check: "Tubeless sealant dries in weeks here; budget a refill.",
    sell: "El Tour de Tucson in November is the deadline for road bikes.",
  },
  vehicles: {
    lead: "Old trucks survive here without rust.",
    more: "Sellers from Davis-Monthan have a date to be gone by.",
    check: "Vinyl tops and seals are gone after ten summers.",
    sell: "Pima County requires an emissions test for most cars.",
  },
  collectibles: {
    lead: "Minerals, fossils and meteorites have their world market here in late January and February.",
    more: "Aviation pieces come from the boneyard's town.",
    find: "Motel-room shows sell cheaply on the last day.",
    check: "A meteorite attracts a magnet and shows no bubbles.",
  },
  clothing: {
    lead: "Western shirts, hiking wear and vintage dresses sell on Fourth Avenue.",
    more: "Parkas sell only to students who go to Flagstaff.",
    find: "Fourth Avenue street fairs come in March and December.",
    check: "Pearl snaps rust at the post.",
  },
  "home-decor": {
    lead: "Talavera, tin and Tohono O'odham baskets suit adobe.",
    more: "Beach-themed pieces stay unsold in the desert.",
    check: "Old baskets smell of plant, not of varnish.",
  },
  books: {
    lead: "Southwest nature, Edward Abbey and archaeology have devoted readers.",
    more: "The book festival in March brings authors.",
    find: "Bookmans has bought used stock here since the seventies.",
    check: "Dry glue cracks paperbacks when read.",
  },
  toys: {
    lead: "Science kits sell to families of engineers, and foam blasters leave campus by the box in May.",
    more: "Outdoor sets need shade to have survived.",
    check: "Foam darts harden in heat.",
  },
  "musical-instruments": {
    lead: "Mariachi programs in schools keep guitarrons and vihuelas moving.",
    more: "Desert air shrinks wooden instruments.",
    find: "Fourth Avenue shops take trade-ins.",
    check: "Feel fret ends and look for a sunken top at the bridge.",
  },
  jewelry: {
    lead: "Turquoise by mine, cut stones and findings reach their lowest price in gem-show week.",
    more: "Rings made elsewhere start as Tucson stones.",
    check: "Stabilized, dyed and block turquoise look alike; ask for it in writing.",
    sell: "Sell finished pieces after the show, not during it.",
  },
  art: {
    lead: "DeGrazia prints are everywhere, originals are not.",
    more: "Tohono O'odham and Seri carvings have standing.",
    check: "DeGrazia's signature is printed on posters and tiles.",
  },
  antiques: {
    lead: "Copper-mine lamps and ranch gear come out of the hills.",
    more: "Colonial-style pieces from Mexico are often new.",
    find: "The antique malls along Grant Road form a row.",
    check: "Lamps have patent dates under the rim.",
  },
  garden: {
    lead: "Cactus, pots and rain tanks replace lawns.",
    more: "Ironwood firewood is protected in places, so know the source of wood carvings too.",
    check: "Clay pots from Mexico flake at the rim after frost.",
  },
  "baby-items": {
    lead: "Air-base families sell before summer orders.",
    more: "Shade covers and cooling pads carry a small premium.",
    check: "Sun weakens harness straps; look for fading.",
  },
  crafts: {
    lead: "Beads, cabochons and silver wire are bought by the pound each February.",
    more: "Kilns stay busy at the clay co-ops.",
    find: "Show wholesalers sell to anybody with a resale license.",
    check: "Weigh silver wire on your own scale.",
  },
  office: {
    lead: "University surplus and defense contractors list chairs in lots.",
    more: "Optical benches appear now and then.",
    find: "The university surplus store has public hours during the week.",
    check: "Lab chairs run too high for a desk.",
  },
  camping: {
    lead: "Desert floor and cool pine forest lie an hour apart on Mount Lemmon.",
    more: "Four-season tents are more than the desert asks for.",
    check: "Scorpions hide in stored tents; shake it out.",
    sell: "October to April is the market.",
  },
  beauty: {
    lead: "Spas in the Foothills renew tables and steamers in summer.",
    more: "Skin care for dry air sells.",
    check: "Massage-table headrests loosen; lean on it.",
  },
  "pet-supplies": {
    lead: "Reptile breeders meet here, and terrariums and lamps move.",
    more: "Javelina-proof feeders are a local request.",
    check: "UV bulbs expire before they go dark.",
  },
};
