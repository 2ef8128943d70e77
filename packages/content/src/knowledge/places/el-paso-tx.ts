import type { PlacePages } from "./place-pages.ts";

export const elPasoTx: PlacePages = {
  electronics: {
    lead: "Soldiers leave Fort Bliss with more televisions than they can ship.",
    more: "Older phones go to buyers from Juarez after locals have passed on them.",
    check: "Dust storms get into fans and projectors; look at the intake.",
    sell: "Bridge traffic decides timing, and mornings are faster southbound.",
  },
  furniture: {
    lead: "Carved pine and leather equipales cross the border at prices that new imports undercut.",
    more: "Military moves supply the modern half.",
    find: "The Northeast and Horizon City list entire houses before summer orders.",
    check: "Chairs of raw hide and cedar strips loosen in dry air; sit and twist.",
  },
  appliances: {
    lead: "Evaporative coolers are normal, and washers sell south across the bridges.",
    more: "Dishwashers are a weak trade.",
    check: "Alkaline water rots cooler pans; push a thumb at the corners.",
    sell: "Coolers peak in April, when windows open.",
  },
  tools: {
    lead: "Maquila technicians, mechanics and adobe builders buy pneumatic and electrical tools.",
    more: "Quantity lots go to Juarez resellers.",
    find: "The Bronco swap meet on Alameda is a weekend fixture.",
    check: "Grit ruins chucks first; open and close one all the way.",
  },
  "sporting-goods": {
    lead: "The Franklin Mountains and Hueco Tanks sell trail bikes, packs and climbing pads.",
    more: "Boxing gear has a long tradition.",
    check: "Thorns explain every flat; look for sealant in the tires.",
    sell: "UTEP football weekends are poor for pickups near Mesa Street.",
  },
  vehicles: {
    lead: "Rust-free used trucks draw exporters who pay cash.",
    more: "Emissions tests apply in El Paso County.",
    check: "Sand pits windshields; look toward the sun.",
    sell: "A car going to Mexico needs its title clear before the exporter pays.",
  },
  collectibles: {
    lead: "Mexican coins, lucha masks and Fort Bliss insignia are local.",
    more: "Casa de Moneda silver has real buyers.",
    find: "Coin dealers near downtown quote both ways.",
    check: "Silver pesos are weighed and measured; magnets catch the worst fakes.",
  },
  clothing: {
    lead: "Lucchese, Rocketbuster and other boots were made here, and factory seconds exist.",
    more: "Used clothing by the bale goes over the bridge.",
    find: "Outlet and warehouse shops line Interstate 10.",
    check: "Seconds have a punched mark inside the shaft.",
  },
  "home-decor": {
    lead: "Tin, copper sinks and Saltillo serapes are common, so only old hand work pays.",
    more: "Farmhouse signs sell on the Far East Side.",
    check: "Old serapes have natural dyes that fade unevenly on the fold.",
  },
  books: {
    lead: "Spanish and border-history titles do best, with military study guides behind.",
    more: "Tom Lea's illustrated books have collectors in town.",
    check: "Dry boards curl; store them under weight.",
  },
  toys: {
    lead: "Toys cross the bridge in quantity before Three Kings' Day on January 6.",
    more: "That gives January a second Christmas.",
    find: "Horizon City and Fort Bliss areas sell the cleanest.",
    check: "Soft plastic left on a patio chalks within a year.",
  },
  "musical-instruments": {
    lead: "Norteno accordions, bajos and PA speakers are everyday trade.",
    more: "Electric guitars come from barracks.",
    check: "Reeds stick after dust; play every note softly.",
  },
  jewelry: {
    lead: "Taxco silver and turquoise pass through from both sides.",
    more: "Eagle stamps with numbers date old Taxco pieces.",
    find: "Estate sales in Kern Place list mid-century Taxco.",
    check: 'A "925 Mexico" stamp alone is modern tourist work.',
  },
  art: {
    lead: "Tom Lea prints and southwestern landscapes hang in local offices.",
    more: "Velvet paintings are a joke that some collect seriously.",
    check: "Lea prints are numbered; posters are not.",
  },
  antiques: {
    lead: "Saddles, mission doors and railroad iron are found here.",
    more: "Old doors from Mexico are often new planks with burned paint.",
    find: "Sunland Park dealers sell by the truck.",
    check: "Hand-cut mortises do not line up perfectly.",
  },
  garden: {
    lead: "Rock yards want pots, fountains and shade, not mowers.",
    more: "Chile roasters are a seasonal machine in August.",
    check: "Fountain pumps scale up in weeks; run it.",
  },
  "baby-items": {
    lead: "The post has thousands of young families, and strollers change hands at the gate.",
    more: "Clothes go by the trash bag to resellers.",
    check: "Dust clogs brakes and reclining joints.",
    sell: "Best weeks follow the 1st and 15th.",
  },
  crafts: {
    lead: "Leather, beads and sewing for jeans-making fill old workshops.",
    more: "Industrial Jukis came from closed denim plants.",
    find: "Plant liquidations still surface in the Lower Valley.",
    check: "Clutch motors draw three-phase in factories; read the plate.",
  },
  office: {
    lead: "Customs brokers and maquila offices clear metal desks and plotters.",
    more: "The army sells through federal auctions.",
    check: "Plotters that sat dry have blocked heads.",
  },
  camping: {
    lead: "Big Bend is five hours off, White Sands one, and dispersed camping is free nearby.",
    more: "Shade matters more than a rain fly.",
    check: "Wind snaps cheap canopy legs; look at every joint.",
    sell: "Spring winds end in May; sell tents after.",
  },
  beauty: {
    lead: "Barber tools, perfume and quinceanera kits sell on both sides.",
    more: "Duty makes US-bought brands attractive in Juarez.",
    check: "Sealed boxes should have matching batch codes.",
  },
  "pet-supplies": {
    lead: "Military families need kennels, and desert yards need shade houses.",
    more: "Reptile tanks have a following.",
    check: "Heat mats fail on rock-floor tanks; measure the glass.",
  },
};
