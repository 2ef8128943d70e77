import type { PlacePages } from "./place-pages.ts";

export const phoenixAz: PlacePages = {
  electronics: {
    lead: "Chip engineers in the north and students in Tempe sell capable PCs.",
    more: "Projectors and outdoor speakers suit pool patios.",
    check:
      "A console from a garage above 110 degrees may have swollen cells; look for a lifted panel.",
    sell: "Meet indoors from May on, because a phone shuts down in a parked car.",
  },
  furniture: {
    lead: "Winter residents furnish condos in October and sell in April.",
    more: "Patio sets are the city's real living rooms.",
    find: "Sun City estate sales run from fall to spring, several every week.",
    check: "Glue joints and leather give up in an uncooled storage unit.",
  },
  appliances: {
    lead: "Second refrigerators and portable coolers sell before June.",
    more: "A garage-rated model matters here.",
    check: "Ask how long it ran in the garage; a hot compressor clicks off and on.",
    sell: "Haul before eight in the morning in summer.",
  },
  tools: {
    lead: "Solar, pool and block-wall trades buy specialty tools all year.",
    more: "Battery packs bring less than elsewhere because heat ages them.",
    find: "Glendale and West Phoenix garages have the working sets.",
    check: "Ask if chargers sat in a truck; press the fuel gauge under load.",
  },
  "sporting-goods": {
    lead: "Golf is winter's biggest trade and hiking packs follow.",
    more: "Pickleball paddles sell in every retirement town.",
    check: "Ferrules and grips dry out; twist the clubhead.",
    sell: "Sell clubs in November, when visitors land without theirs.",
  },
  vehicles: {
    lead: "Metal stays sound for decades, while every rubber part is old at five years.",
    more: "Golf carts are street legal in the retirement towns.",
    check: "Dash cracks, tire dates and battery age tell the truth here.",
    sell: "Maricopa County checks emissions; the seller keeps the plate.",
  },
  collectibles: {
    lead: "Route 66, Harvey House and spring-training things stay local.",
    more: "Barrett-Jackson week in January draws automobilia buyers.",
    find: "Estate sales in Sun City West list coins and trains.",
    check: "Neon needs its transformer tested, not just seen.",
  },
  clothing: {
    lead: "Linen, golf brands and hats sell; coats sell only to travelers in December.",
    more: "Consignment shops in Scottsdale hold designer labels.",
    check: "Elastic and rubber soles crumble after one summer in a garage.",
    sell: "Designer closets are refreshed in May as residents leave.",
  },
  "home-decor": {
    lead: "Ceramic, iron and large art fit high walls.",
    more: "Candles melt on the doorstep in summer.",
    find: "Scottsdale design-center sample sales come in late spring.",
    check: "Look for faded backing on anything that faced west.",
  },
  books: {
    lead: "Western history, Zane Grey and golf titles suit retirees.",
    more: "Their heirs sell by the yard.",
    find: "The VNSA charity sale in February is the valley's largest.",
    check: "Bindings dry and crack when opened flat.",
  },
  toys: {
    lead: "Pool toys, RC cars and desert ride-ons sell nine months.",
    more: "Indoor sets sell in July, when nobody goes out.",
    find: "Gilbert and Chandler families sell in early May.",
    check: "Balloon tires on ride-ons check with heat.",
  },
  "musical-instruments": {
    lead: "Dry air opens guitar tops, and a cared-for acoustic comes with a humidifier.",
    more: "Retirees sell organs for nothing and good banjos for something.",
    check: "Sight along the fret ends; sharp ends mean a shrunken neck.",
  },
  jewelry: {
    lead: "Navajo and Zuni silver is everyday inventory, including copies.",
    more: "Signed pieces by listed smiths bring multiples.",
    find: "The Heard Museum market is in early March.",
    check: "Rub-on black and perfect symmetry speak of imports.",
  },
  art: {
    lead: "Cowboy art and desert moderns have galleries in Scottsdale and prices on record.",
    more: "Sunset prints hang in every lobby and bring little.",
    check: "UV fades even framed watercolors here; compare the strip under the mat.",
    sell: "Scottsdale's ArtWalk is every Thursday evening.",
  },
  antiques: {
    lead: "Territorial furniture, mining lamps and Fred Harvey silver are regional.",
    more: "Midwestern heirlooms arrive with retirees and sell cheaply.",
    find: "Historic downtown Glendale's antique shops still cluster around Murphy Park.",
    check: "Old veneers lift in dry heat; run a nail along the edge.",
  },
  garden: {
    lead: "Pool robots, misters and citrus ladders outsell mowers.",
    more: "Overseeding in October wakes scalping mowers for one month.",
    check: "Pool pumps fail at the seal; look for a white trail.",
    sell: "Monsoon dust ends patio sales in July.",
  },
  "baby-items": {
    lead: "Clip-on fans and shades sell with strollers.",
    more: "Winter suits have no buyer at all.",
    find: "Gilbert, Surprise and Laveen have the youngest families.",
    check:
      "Car-seat plastic left in a parked car becomes brittle; check the date and skip doubtful ones.",
  },
  crafts: {
    lead: "Quilters spend winter here and sell machines when they go home in April.",
    more: "Lapidary saws and silver tools have clubs.",
    find: "Quartzsite's shows in January are two hours west.",
    check: "Oil in lapidary saws thickens; spin the arbor.",
  },
  office: {
    lead: "Call centers and insurers along the 101 clear hundreds of chairs.",
    more: "Liquidators name a price per stack of chairs.",
    find: "Surplus from the state university in Tempe is open to the public.",
    check: "Mesh stiffens in dry heat; look for cracked frames.",
  },
  camping: {
    lead: "The season is October to April, and the rim country is the summer escape.",
    more: "Rooftop tents and coolers are plentiful.",
    check: "Delamination starts on dark fabrics; scratch the coating.",
    sell: "Sell heaters in November, for desert nights near freezing.",
  },
  beauty: {
    lead: "Med-spa owners sell chairs and lights; private devices follow.",
    more: "Sealed sunscreen and skincare sell first.",
    check: "Anything that went through a summer mailbox has separated.",
  },
  "pet-supplies": {
    lead: "Cooling mats, boots and dog pools sell from May.",
    more: "Reptile keepers have the climate for it.",
    check: "Plastic kennels go chalky outdoors; flex the door frame.",
  },
};
