import type { PlacePages } from "./place-pages.ts";

export const sanJoseCa: PlacePages = {
  electronics: {
    lead: "Engineers replace graphics cards, monitors and network gear early and describe them exactly.",
    more: "Prices are fair rather than low, and faults are admitted.",
    find: "De Anza College's flea market in Cupertino, on first Saturdays, still has a row of surplus electronics.",
    check:
      "Ask whether a laptop was ever managed by an employer, because a company lock makes it worthless.",
  },
  furniture: {
    lead: "Households arriving from abroad buy a whole apartment in one week, and beds and dining sets for them sell unpolished.",
    more: "Ornate carved sets wait longest.",
    find: "Willow Glen and Los Gatos list solid teak and oak; North First Street lists flat-pack after every job change.",
    sell: "Apartment garages along the light rail have low clearance, and a rented van over seven feet stays outside.",
  },
  appliances: {
    lead: "Rice cookers, air purifiers and espresso machines trade like electronics here.",
    more: "Wildfire smoke in late summer doubles the asking price of a good purifier.",
    check: "Open the filter drawer; a gray filter tells how many smoke seasons it has had.",
    sell: "Ranch houses in Cambrian have side doors wide enough for a refrigerator, which is worth saying.",
  },
  tools: {
    lead: "Home machine shops are common, and small lathes, micrometers and soldering stations find experts.",
    more: "Ordinary drills are plentiful and cheap.",
    find: "Retired machinists in Sunnyvale and Santa Clara sell by the drawer, often on weekday mornings.",
    check:
      "Soldering tips and oscilloscope probes are cheap to fake; compare the part number with the maker's list.",
  },
  "sporting-goods": {
    lead: "Carbon road bikes from riders who climb Mount Hamilton are the specialty.",
    more: "Badminton rackets and cricket bats sell here and almost nowhere else in California.",
    check: "Ask for the crash history of a carbon frame and tap the chain stays with a coin.",
    sell: "Sell skis in October, before the season passes at Tahoe take the budget.",
  },
  vehicles: {
    lead: "Used Teslas, Priuses and old Civics make half the listings.",
    more: "A working battery report sells an electric car faster than a wash.",
    check:
      "Catalytic converters of older Priuses have been a target for thieves; listen for a loud start.",
    sell: "The seller owes a smog certificate unless the car is electric or very new.",
  },
  collectibles: {
    lead: "Chip-company memorabilia, early computers and Apple brochures have collectors nearby.",
    more: "Trading cards move through tournaments in Milpitas and Cupertino.",
    check: 'A "working" Apple II should be shown booting, as capacitors fail on the shelf.',
    sell: "The Vintage Computer Festival in Mountain View, in early August, is the week to sell old machines.",
  },
  clothing: {
    lead: "Conference fleece is everywhere and free.",
    more: "Sari silk, technical running wear and good denim sell.",
    find: "Valley Fair returns and Gilroy outlet purchases reach the listings with tags on.",
    check: "Check technical jackets for delaminated seams, since closets in Evergreen get hot.",
  },
  "home-decor": {
    lead: "Plain modern lamps and wool rugs leave apartments when people fly home for good.",
    more: "Diwali in the fall sells brass, lanterns and string lights.",
    find: "Search Santa Clara and Sunnyvale at the end of a visa year, when sellers name a flight date.",
    check: "Rugs from shoes-off homes are cleaner than elsewhere; say it in your ad if it is true.",
  },
  books: {
    lead: "Programming books age in three years, while math, chip design and test preparation hold.",
    more: "Children's workbooks sell in packs.",
    find: "Library friends' sales in Los Altos and Palo Alto are large and well sorted.",
    sell: "San Jose State starts in August and Stanford in late September, which splits the textbook season.",
  },
  toys: {
    lead: "LEGO Technic, robotics kits and strategy games are bought by parents who know what they cost new.",
    more: "Plain plastic toys go to donation bins.",
    check: "Count the motors and sensors of a robotics kit against the printed list.",
    sell: "Science-fair season in January brings buyers for kits and motors.",
  },
  "musical-instruments": {
    lead: "Children's violins and digital pianos change hands at every size and grade.",
    more: "Buyers ask for the teacher's opinion.",
    find: "Piano families in Cupertino and Saratoga sell well-tuned uprights when a child leaves for college.",
    check: "Rental violins have a shop sticker inside the case; ask whether it was bought out.",
  },
  jewelry: {
    lead: "Twenty-two carat Indian gold is priced by weight and purity here, and buyers carry a scale.",
    more: "Designer silver brings less than gold here.",
    check: "Look for the 916 or 22K stamp and weigh it without stones.",
    sell: "Wedding season from November to February is the time to offer sets.",
  },
  art: {
    lead: "Large abstract canvases from staged houses come up cheaply each spring.",
    more: "Asian scrolls and woodblock prints need an eye and reward it.",
    find: "Stagers in Campbell clear storage units by the row.",
    check: "Look at a print's margin under magnification; laser dots give away a copy.",
  },
  antiques: {
    lead: "Old cannery labels, orchard ladders and early radio gear are what the valley left behind.",
    more: "Dark Victorian cases seldom sell.",
    find: "San Carlos Street's antique shops and Niles in Fremont repay a slow afternoon.",
    check: "Radio cabinets are often gutted; shine a light through the speaker cloth.",
  },
  garden: {
    lead: "Fruit trees stand in old orchard lots, and pickers, loppers and shredders sell each winter.",
    more: "Lawns shrink with every drought rebate.",
    find: "Look in Almaden and Los Altos, where gardeners leave equipment with the house.",
    check: "Drip timers stick with hard water; run one cycle.",
  },
  "baby-items": {
    lead: "Premium strollers and smart bassinets are bought new by dual-income couples and sold within a year.",
    more: "Ask for the app account to be removed.",
    find: "Sunnyvale and Mountain View parents post on Sunday nights.",
    check:
      "Register a used bassinet's serial first, because some makers restrict features to the first owner.",
  },
  crafts: {
    lead: "Makers here look for laser cutters, 3D printers and Cricut machines with the software transferred.",
    more: "Yarn is a slower trade.",
    check: "Ask for the laser tube's hours, since a new one costs half the machine.",
    sell: "Quilters meet at shows in Santa Clara each fall and travel for cabinets and frames.",
  },
  office: {
    lead: "Failed startups sell Aerons, sit-stand desks and whiteboards by the floor.",
    more: "Individual buyers pay full used price a mile away.",
    find: "Liquidators near North First Street and in Milpitas list a clear-out the day the lease ends.",
    check: "Size matters on an Aeron: find the dots under the back rim before you quote.",
  },
  camping: {
    lead: "Trips to Big Sur, Pinnacles and the Sierra keep ultralight gear moving.",
    more: "Weight in grams belongs in the title.",
    check: "Look for pinholes in dry bags and mold inside hydration bladders.",
    sell: "Demand rises in March, when campground bookings open for summer.",
  },
  beauty: {
    lead: "Korean and Japanese skincare devices are understood and wanted.",
    more: "Salon chairs go to home stylists in East San Jose.",
    check: "Devices bought in Asia may be 100 volts only; read the plate.",
  },
  "pet-supplies": {
    lead: "Robot litter boxes and GPS collars appear after one year of use, usually working.",
    more: "Planted-tank hobbyists pay for lights and filters.",
    check: "Have the seller delete the litter box from the app while you watch.",
  },
};
