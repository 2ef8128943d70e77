import type { PlacePages } from "./place-pages.ts";

export const sanAntonioTx: PlacePages = {
  electronics: {
    lead: "Training classes at Lackland and Fort Sam Houston turn over every few weeks, and consoles follow them.",
    more: "Barracks prices fall on graduation Fridays.",
    find: "Posts near Converse and Universal City are freshest on payday, the 1st and the 15th.",
    check: "Ask for the account sign-out before the soldier leaves town.",
  },
  furniture: {
    lead: "Military households sell complete bedrooms by a fixed date.",
    more: "Carved Mexican pine keeps a local following.",
    find: "Bussey's flea market in Schertz runs every weekend and has rows of carved pieces.",
    check: "Pine from across the border dries and splits here; check panel joints.",
  },
  appliances: {
    lead: "Smokers, outdoor kitchens and garage fridges sell in April before Fiesta.",
    more: "Washers leave base housing at half price in June.",
    check:
      "Hard Edwards Aquifer water scales heaters and dishwashers; look at the spray arm holes.",
    sell: "Offer to haul before the housing office's inspection date, and the price drops again.",
  },
  tools: {
    lead: "Civilian mechanics and contractors for the bases keep Snap-on and fabrication tools selling.",
    more: "Ranch fencing tools are the rural half.",
    find: "Traders Village on the southwest side has tool aisles on weekends.",
    check: "Torque wrenches should carry a recent calibration sticker or a lower price.",
  },
  "sporting-goods": {
    lead: "Deer season fills the Hill Country from November, and feeders and blinds sell before it.",
    more: "Rivers sell tubes and kayaks in May.",
    find: "New Braunfels and Boerne garages hold both.",
    check: "Motors on feeders corrode; hear one throw corn.",
  },
  vehicles: {
    lead: "Trucks, Jeeps and first cars for new airmen lead the list.",
    more: "Out-of-state plates near the bases are normal.",
    check: "Northern cars arrive with rust underneath, and local buyers seldom look there.",
    sell: "A vehicle with a lien needs the lender's release; young sellers often have one.",
  },
  collectibles: {
    lead: "Fiesta medals, Spurs items and military patches all trade locally.",
    more: "Medals sell best the week after the parades in April.",
    find: "The Austin Highway and Bussey's dealers know Fiesta pins by year.",
    check: "A medal from a rare krewe is small-batch; the back names the maker.",
  },
  clothing: {
    lead: "Embroidered dresses, guayaberas and boots sell before Fiesta.",
    more: "Uniform pieces go to trainees near the gates.",
    check: "Check boot heels and the vamp crease, not the shaft.",
    sell: "Boots and hats move in February for the Stock Show at the Frost Bank Center.",
  },
  "home-decor": {
    lead: "Talavera, wrought iron and tin mirrors are cheaper here than anywhere north.",
    more: "Beach colors find no room here.",
    find: "Market Square importers close out chipped tile by the crate.",
    check: "Tap talavera; a dull note is a hairline crack.",
  },
  books: {
    lead: "Texas history, military manuals and Spanish children's books sell.",
    more: "Romance boxes are given away at every base thrift shop.",
    check: "Attic heat makes glue let go; open the first page.",
    sell: "UTSA starts in late August, and Trinity a few days earlier.",
  },
  toys: {
    lead: "Base families replace toys at each move, which makes bundles common.",
    more: "Outdoor slides must come from a shaded yard.",
    find: "On-base thrift shops and yard sales on Fort Sam open to people with access.",
    check: "Sun-bleached slides crack when unscrewed.",
  },
  "musical-instruments": {
    lead: "Bajo sextos, accordions and mariachi guitars have a serious market.",
    more: "Military bands and schools trade brass.",
    find: "The Tejano Conjunto Festival in May brings the players.",
    check: "Reeds in an accordion go flat in heat; play chords at both ends.",
  },
  jewelry: {
    lead: "James Avery was founded in Kerrville, and charms sell within hours at set prices.",
    more: "Turquoise is the next thing people ask for.",
    check: "Retired charms cost more; the company's own list of discontinued designs settles it.",
    sell: "Mother's Day and graduation are the two peaks.",
  },
  art: {
    lead: "Missions, Texas hills and folk art sit well on stucco.",
    more: "Saints carved by hand outrank prints.",
    find: "The King William Fair in April leaves artists with stock.",
    check: "New santos are aged with wax; look for tool marks under the base.",
  },
  antiques: {
    lead: "German-Texan furniture from the Hill Country is the prize; most pieces called Texas are not.",
    more: "Spurs and branding irons are safer.",
    find: "Gruene and Boerne antique shops price like dealers but bargain on weekdays.",
    check: "Old Texas pine shows hand-planed backs and square nails.",
  },
  garden: {
    lead: "Grills, misters and native-plant pots sell nine months a year.",
    more: "Mowers suffer from caliche dust.",
    check: "Blades worn round speak of rocky lots; spin the deck pulleys.",
    sell: "Spring weekends before Fiesta lift patio sets.",
  },
  "baby-items": {
    lead: "Young service families buy everything at once near Randolph and Lackland.",
    more: "Same-day cash beats the last ten dollars.",
    find: "Schertz and Live Oak garage sales begin on Friday.",
    check: "Ask for the manufacture date on a car seat and skip any without it.",
  },
  crafts: {
    lead: "Papel picado, beadwork and costume trims sell before Fiesta.",
    more: "Leather tools sell to saddle and belt makers.",
    check: "Leather stamps should be crisp; worn ones blur.",
    sell: "Supplies peak in January, when costumes are started.",
  },
  office: {
    lead: "Insurance and bank campuses on the north side sell matched sets of chairs.",
    more: "Base offices dispose through government auctions instead.",
    check: "Government surplus is sold as is; look for missing casters in the photo.",
  },
  camping: {
    lead: "River tubing, deer camp and state parks split the year.",
    more: "Canopies for tailgates pay best.",
    check: "Ticks and mildew both hide in stored canvas.",
    sell: "Parade-route canopies sell in early April.",
  },
  beauty: {
    lead: "Quinceanera season keeps curling tools and makeup cases moving.",
    more: "Trainees and barbers near the bases want clippers.",
    check: "Clipper blades that pull hair need a $20 blade.",
  },
  "pet-supplies": {
    lead: "Airline kennels for overseas orders are the base trade.",
    more: "Misting fans and cooling pads are for everyone in June.",
    check: "Airline rules want metal bolts on a kennel; count them.",
  },
};
