import type { PlacePages } from "./place-pages.ts";

export const dallasTx: PlacePages = {
  electronics: {
    lead: "Corporate relocations leave big TVs and whole home theaters in Frisco and Plano.",
    more: "New releases drop early because buyers upgrade early.",
    check: "Ask if a TV was wall-mounted outdoors; patio sun burns the panel.",
    sell: "Meet at Plano's or Frisco's police exchange zones instead of crossing I-635.",
  },
  furniture: {
    lead: "Restoration Hardware, Arhaus and custom sectionals leave Park Cities houses while the fabric is fresh.",
    more: "Outlet pieces compete at the low end.",
    find: "Design District showrooms near Market Center sell floor samples after the January and June markets.",
    sell: "New rental towers uptown allow moves by reservation only.",
  },
  appliances: {
    lead: "Built-in refrigerators and wine coolers come out of remodels in University Park.",
    more: "They need a buyer with the same cabinet opening.",
    find: "Habitat ReStores take what contractors remove; the private listing comes a day earlier.",
    check: "A Sub-Zero's compressor should be silent within ten minutes of closing.",
  },
  tools: {
    lead: "New subdivisions keep framers, electricians and tile setters buying.",
    more: "A nailer sells before its photo is edited.",
    find: "Pawn chains started in this area and discount after ninety days.",
    check: "Watch for rental-fleet paint beneath stickers.",
  },
  "sporting-goods": {
    lead: "Youth baseball and volleyball run as year-round clubs, and a $400 bat is outgrown by summer.",
    more: "Golf bags come up when bonuses pay for new ones.",
    find: "Frisco, Allen and Southlake families sell by the bag.",
    check: "Composite bats crack at the seam; squeeze and listen.",
  },
  vehicles: {
    lead: "Hail dents divide prices: the same car with and without differs by a fifth.",
    more: "Remove the toll tag before you hand over the keys.",
    check: "Look along the roof at a low angle, then at the hood.",
    sell: "Texas dropped the safety inspection for private cars in 2025, yet Dallas County still tests emissions.",
  },
  collectibles: {
    lead: "Cowboys things sell in bulk, and a game-used item needs letters.",
    more: "Heritage, the auction house, makes comics and coins a local profession.",
    find: "Big card shows in Plano and Allen happen several times a year.",
    check: "Ask for the grading number and look it up before you drive.",
  },
  clothing: {
    lead: "Designer resale is deep here, from Highland Park closets to outlet returns.",
    more: "Boots stay steady and shoes fall each season.",
    find: "Northpark-area consigners mark down on fixed dates.",
    check: "Compare date codes and stitching, because good copies circulate at trunk shows.",
  },
  "home-decor": {
    lead: "Market samples and decorator returns arrive twice a year.",
    more: "Oversized lamps and rugs are local scale.",
    find: "First Monday in Canton runs Thursday to Sunday before the month's first Monday.",
    check: "Sample lamps may have no UL label; buyers ask.",
  },
  books: {
    lead: "Half Price Books began here in 1972, and the flagship keeps everybody's price honest.",
    more: "Theology and homeschool sets do better than fiction.",
    find: "Homeschool book fairs in Plano clear last year's curriculum in May.",
    check: "Spiral workbooks with writing inside are worth nothing.",
  },
  toys: {
    lead: "Barbie houses, LEGO sets and Power Wheels are large and lightly used.",
    more: "Duplicates from Christmas appear on December 27.",
    find: "Alley pickup exposes toy bins before bulk day in the suburbs.",
    check: "Power Wheels batteries left in a hot garage are dead; bring your own.",
  },
  "musical-instruments": {
    lead: "Deep Ellum bands and big churches buy tube amps, in-ear systems and pedalboards.",
    more: "The church buyers plan by budget year.",
    find: "The guitar festival held each May near Dallas is the largest vintage show in the country.",
    check: "Fan noise and missing software dongles sink a mixer.",
  },
  jewelry: {
    lead: "Cartier, David Yurman and lab diamonds change hands in Park Cities.",
    more: "Store papers add more than polish.",
    check: "Yurman pieces carry full hallmarks; soft-edged ones are castings.",
    sell: "Bank lobbies in Preston Center are where watches are shown.",
  },
  art: {
    lead: "Large abstracts for tall walls sell, western bronzes too.",
    more: "Hotel prints come by the hundred from renovations.",
    find: "Dragon Street galleries and the spring art fair reduce unsold editions.",
    check: "Foundry marks and edition numbers are cast into a real bronze, not scratched on.",
  },
  antiques: {
    lead: "French and English imports outnumber Texas pieces, with prices that fell by half in ten years.",
    more: "Small silver still holds its price.",
    find: "Canton's trade days and McKinney's square keep a hundred dealers in reach.",
    check: "Imported armoires are often cut down; look at the back boards.",
  },
  garden: {
    lead: "Clay soil and long heat sell edging, drip kits and big grills.",
    more: "Blackstones and Traegers move before football season.",
    check: "Hail bruises grill lids and cracks pots.",
    sell: "Pools in Frisco make a shade sail worth a second photo.",
  },
  "baby-items": {
    lead: "UPPAbaby and Snoo level gear appears monthly in Lakewood and Highland Park.",
    more: "Reset it to factory settings before sale.",
    find: "Just Between Friends sales in Plano and Allen set bundle prices.",
    check: "Look for sun-faded hoods on strollers kept in a car.",
  },
  crafts: {
    lead: "Scrapbook and vinyl-cutting companies have strong local user groups, and Cricuts sell with their mats.",
    more: "Silk flowers come from market samples.",
    find: "Canton has bead and fabric sheds.",
    check: "Firmware locks a Cricut to its first account until support clears it.",
  },
  office: {
    lead: "Headquarters moves to Plano and Irving free good chairs in matched lots.",
    more: "Telecom Corridor firms add racks and monitors.",
    find: "Liquidators in Richardson and Farmers Branch sell single pieces on Saturdays.",
    check: "Mesh that sags an inch is done.",
  },
  camping: {
    lead: "Weekend lakes like Texoma and Ray Hubbard sell canopies and coolers, not backpacks.",
    more: "Big Bend trips are the exception each spring.",
    check: "UV-rotted canopy tops tear at the corners.",
  },
  beauty: {
    lead: "Blowout tools and pro makeup sell at near retail.",
    more: "Direct-sales skincare has thick supply and few buyers.",
    check:
      "Check expiration on open-market Mary Kay; the company is from here and so is the old stock.",
  },
  "pet-supplies": {
    lead: "Big breeds sell large crates, ramps and dog doors.",
    more: "Hot pavement sells boots in June.",
    check: "Door flaps warp with heat; close it and look for light.",
  },
};
