import type { PlacePages } from "./place-pages.ts";

export const houstonTx: PlacePages = {
  electronics: {
    lead: "Oil-company transfers empty media rooms with good receivers and big TVs.",
    more: "Small electronics that flooded come back looking clean.",
    check: "Open a battery door or a screw hole and look for silt or green contacts.",
    sell: "Keep the handover inside; July heat in a parked truck finishes a lithium pack.",
  },
  furniture: {
    lead: "Leather, large sectionals and king beds fit Katy and Cypress houses.",
    more: "Upholstery without a smoke or flood story goes first.",
    find: "Round Top's spring and fall antique weeks, ninety minutes west, absorb the best pieces and drop the rest at the end.",
    check: "Look for a water line on the back legs and swollen particle board at the base.",
  },
  appliances: {
    lead: "Garage freezers hold venison, shrimp and hurricane ice.",
    more: "Demand peaks in May, just before storm season.",
    check:
      "Ask where the machine stood in Harvey and in the years since; rust inside a motor shroud answers too.",
    sell: "Portable air conditioners sell the night a storm knocks out power in the next county.",
  },
  tools: {
    lead: "Pipefitters, welders and millwrights buy heavy and pay cash.",
    more: "Miller machines and press tools barely last a day.",
    find: "Pasadena, Deer Park and Baytown shops sell out when a turnaround job ends.",
    check: "Flux-core guns and regulators should be tested, not admired.",
  },
  "sporting-goods": {
    lead: "Bay fishing and hunting leases decide the year: rods in spring, blinds and feeders in September.",
    more: "Indoor rowers suit a city too hot to run.",
    find: "Clear Lake and League City have the reels and trolling motors.",
    check: "Salt locks reel drags; pull line against your hand.",
  },
  vehicles: {
    lead: "Full-size trucks bring more here than sedans of twice the equipment.",
    more: "Flood titles are the local trap.",
    check: "Pull carpet at a corner and read the vehicle history for any state hit by a storm.",
    sell: "Texas sellers keep the plates and should file a transfer notice the same day.",
  },
  collectibles: {
    lead: "NASA items, Astros and Oilers things and oil-field signs have home buyers.",
    more: "Rodeo buckles appear each March.",
    find: "Traders Village on Eldridge Road, every weekend, is large enough to price anything.",
    check: "Flown space items come with documents; unsigned patches are gift-shop stock.",
  },
  clothing: {
    lead: "Linen, boots and pearl snaps are worn; wool is stored.",
    more: "Designer handbags flow from River Oaks resale shops.",
    check: "Leather mildews in closets here; check seams with a light.",
    sell: "Western wear peaks in the two weeks before the rodeo opens in early March.",
  },
  "home-decor": {
    lead: "Large-scale mirrors and lamps fill two-story entries.",
    more: "Anything wicker from a flooded porch is best left.",
    find: "Harwin Drive importers set the floor price for new decor; stay below it.",
    check: "Mirror silver lifts at the lower edge first in damp rooms.",
  },
  books: {
    lead: "Engineering, geology and medical texts keep value near Rice and the Medical Center.",
    more: "Everything else competes with a huge Half Price Books.",
    check: "Humidity leaves brown specks on the page edges; run a thumb across.",
    sell: "Rice students arrive in late August, Medical Center trainees in July.",
  },
  toys: {
    lead: "New suburbs buy by the bin, and outdoor sets must survive sun and rain.",
    more: "American Girl and LEGO sell year round.",
    find: "Master-planned neighborhoods in Katy hold village-wide sales in April and October.",
    check: "Foam puzzle mats smell when they were stored damp.",
  },
  "musical-instruments": {
    lead: "Church bands buy mixers, keyboards and drum shields.",
    more: "Zydeco and Tejano players keep accordions moving.",
    find: "School-band families in Katy list step-up flutes each May.",
    check: "Case lining grows mildew first; open it and breathe in.",
  },
  jewelry: {
    lead: "Gold sells fast in a city with deep Indian, Vietnamese and Latin markets.",
    more: "Harwin and Hillcroft jewelers weigh while you wait.",
    check: "Check for solder at clasps; hollow rope chains are patched with base metal.",
    sell: "Choose the Hillcroft shops' parking lots at midday.",
  },
  art: {
    lead: "Texas landscapes, bluebonnets especially, are the regional standard.",
    more: "Contemporary prints trade around Montrose.",
    find: "The Bayou City Art Festival in spring and fall leaves booths with unsold work.",
    check: "A bluebonnet painting has a price only with a signature that auction houses list.",
  },
  antiques: {
    lead: "European dining rooms came by the container in the oil years and sell for less than freight.",
    more: "Primitives made in Texas gain instead.",
    find: "Antique shops cluster on 19th Street in the Heights.",
    check: "Veneer bubbles where the air conditioner was off for a summer.",
  },
  garden: {
    lead: "Grass grows ten months, and a zero-turn pays for itself in a season.",
    more: "Generators belong to the same buyer.",
    check: "Look for mud wasp nests and water in the fuel after the rainy spring.",
    sell: "Generators triple in attention when the Gulf map turns red; list in June, not September.",
  },
  "baby-items": {
    lead: "New suburbs mean new babies; double strollers and mesh play yards move in days.",
    more: "Thick crib bedding has no season here.",
    check: "Foam in seats that got damp stays sour after washing.",
    sell: "Katy and Pearland parents meet at grocery lots after six.",
  },
  crafts: {
    lead: "The world-scale quilt festival each fall draws buyers for Berninas and longarm frames.",
    more: "Fabric lots sell in weeks around it.",
    find: "Quilt guild destash sales follow the festival in November.",
    check: "Humidity rusts needles bars; look under the plate.",
  },
  office: {
    lead: "Energy companies merge and move towers, and Aerons and sit-stand desks come by the floor.",
    more: "Home offices in Katy buy one each.",
    find: "Liquidators near the Galleria and in the Energy Corridor list after each lease.",
    check: "Hydraulic desks hate flooding; run the full travel twice.",
  },
  camping: {
    lead: "Deer camps and Gulf beaches sell canopies, cots and propane stoves.",
    more: "Backpacking gear must be shipped west.",
    check: "Rooftop tents mold in one wet week; open it fully.",
    sell: "October is the month, when nights finally cool.",
  },
  beauty: {
    lead: "Keratin, braiding and nail equipment sells to home studios.",
    more: "Perfume sells around Eid, Diwali and Christmas alike.",
    check: "Nail lamps yellow, and old ones no longer cure; test with clear gel.",
  },
  "pet-supplies": {
    lead: "Hurricane-proof crates and airline kennels sell in May and June.",
    more: "Fence chargers suit acreage in Cypress.",
    check: "Leather collars and saddles mildew; bend them for cracks.",
  },
};
