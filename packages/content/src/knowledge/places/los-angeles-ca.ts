import type { PlacePages } from "./place-pages.ts";

export const losAngelesCa: PlacePages = {
  electronics: {
    lead: "Film and music work keeps cameras, audio interfaces and studio monitors in circulation here.",
    more: "A cinema lens sells to a working assistant before a hobbyist sees it.",
    find: "Burbank and Hollywood rental houses clear old kits at year end, and Craigslist still carries much of that trade.",
    check:
      "Ask whether a console or speaker lived in a valley garage, where August heat swells batteries and dries foam surrounds.",
    sell: "Meet in a parking lot on the buyer's side of the 405 and a phone sells the same day.",
  },
  furniture: {
    lead: "Walnut, teak and rattan fit the mid-century houses that fill the hills from Silver Lake to Eagle Rock.",
    more: "Heavy oak and cherry sets sit for weeks.",
    find: "The Rose Bowl flea market on second Sundays shows what dealers ask; estate sales in the San Fernando Valley show what they pay.",
    check:
      "Turn outdoor teak over, because years of patio sun gray the top while the underside tells the real condition.",
    sell: "Second-floor walk-ups without an elevator are the rule in Koreatown and Palms, and a sofa that unbolts finds twice the buyers.",
  },
  appliances: {
    lead: "Many older apartments here come without a refrigerator, and tenants bring their own.",
    more: "A clean top-freezer model is the safest used machine in the city.",
    find: "Leases end at the end of every month, and the last three days are when fridges are given up for whatever the van costs.",
    check:
      "Hard water leaves scale in washer valves and espresso boilers; run hot water for a full minute.",
    sell: "Gas dryers outsell electric ones because most houses here have the gas line behind the laundry.",
  },
  tools: {
    lead: "Set builders, grips and finish carpenters buy pro cordless tools all year.",
    more: "Track saws and Festool extractors find a trade buyer in days.",
    find: "Look at listings from Sun Valley, Pacoima and Vernon, where shops close and sell benches, clamps and compressors together.",
    check:
      "Ask for proof of purchase on sealed combo kits, since stolen job-site tools are common in a city with this much construction.",
    sell: "Small crews pick up between six and seven in the morning before the freeways fill.",
  },
  "sporting-goods": {
    lead: "Surfboards, skateboards and gravel bikes trade every month because the season never closes.",
    more: "Snowboards turn up from October, when people plan for Big Bear and Mammoth.",
    find: "Venice, Hermosa Beach and San Pedro are where boards and wetsuits change hands.",
    check:
      "Press the deck of a surfboard for soft spots and look for yellowed foam under cracked glass.",
    sell: "Post bikes before the first CicLAvia of the season, when casual riders look for something under $500.",
  },
  vehicles: {
    lead: "A seller must deliver a current smog certificate for most cars from model year 1976 on, and a car that cannot pass is a parts car here.",
    more: "Rust is the one fault you rarely meet.",
    find: "Project cars surface at the Pomona swap meet, held on Sundays several times a year.",
    check:
      "Compare the registration date, since years of unpaid fees and penalties follow the car to the buyer.",
    sell: "Roof racks and all-terrain tires sell to desert and surf travelers all year, and a winter tire sells to nobody.",
  },
  collectibles: {
    lead: "Movie props, animation art and crew jackets are a local trade with local experts.",
    more: "Pokemon and vintage toys meet heavy competition at weekly card shows.",
    find: "Frank and Son in the City of Industry opens on Wednesdays and Saturdays and sets the going rate for cards.",
    check:
      'Insist on a paper trail for anything "screen used", because the story is most of the price.',
    sell: "Comic and toy buyers travel to San Diego in July, and July listings in Los Angeles draw tourists as well.",
  },
  clothing: {
    lead: "Vintage denim, band shirts and workwear sell here first and elsewhere later.",
    more: "Warm coats move only in the weeks before people fly east.",
    find: "Melrose Trading Post at Fairfax High runs every Sunday and doubles as a price list for vintage.",
    check:
      "Check single-stitch hems and tag years closely, since reprinted band shirts are made and sold a few miles away.",
    sell: "Downtown's Santee Alley is full of imitations, and buyers will ask you to prove that a bag did not come from there.",
  },
  "home-decor": {
    lead: "Rattan, ceramics and arc lamps suit bright rooms with white walls.",
    more: "Heavy drapes and dark frames have few takers.",
    find: "Model homes and rented film sets are stripped in a day, and Valley warehouses sell the lamps by the pallet.",
    check: "Look for sun-bleached fabric on the side of a lampshade that faced a west window.",
    sell: "A large mirror needs a buyer with a truck, and parking by a ground-floor door is worth mentioning in the ad.",
  },
  books: {
    lead: "Screenwriting manuals, art monographs and photography books keep a steady market around the schools and studios.",
    more: "Bestsellers are free on many curbs.",
    find: "Public-library friends' shops across the county sell donated hardcovers for a few dollars.",
    check: "Dry air keeps pages flat, yet direct sun fades red and orange spines within a year.",
    sell: "UCLA runs on quarters and USC on semesters, which gives textbooks four good weeks: two in August, one in January, one in late March.",
  },
  toys: {
    lead: "Studio merchandise, theme-park exclusives and designer vinyl figures turn up here in numbers.",
    more: "Common park plush is worth pennies.",
    find: "Burbank's toy shops on Magnolia Boulevard buy collections and show which figures are wanted.",
    check:
      "Ride-on toys kept on a sunny patio have brittle plastic at the wheels and a dead battery.",
    sell: "Families in the Valley clear playrooms in June, when school ends and cousins come to collect.",
  },
  "musical-instruments": {
    lead: "Session players keep the standard of used gear high and the talk short.",
    more: "Boutique pedals and tube amplifiers sell within days.",
    find: "Guitar shops along Sunset Boulevard still set the reference price for vintage instruments.",
    check:
      "Let an amplifier warm up for ten minutes, because road use loosens tubes and solder joints.",
    sell: "Rehearsal rooms in North Hollywood and Glassell Park are easy neutral meeting places with an outlet.",
  },
  jewelry: {
    lead: "The Jewelry District on Hill Street buys gold over the counter every weekday.",
    more: "No private offer should fall below its scrap price.",
    find: "Estate sales in Hancock Park and Beverly Hills bring signed mid-century silver.",
    check:
      "Take stones to a tester on Hill Street before you pay for a diamond; many shops check one for free.",
    sell: "Meet in a bank lobby or a police exchange spot, since watch robberies have been frequent on the Westside.",
  },
  art: {
    lead: "Prints, street art and art-school canvases change hands at fair prices and in large sizes.",
    more: "Decorator landscapes bring the cost of the frame.",
    find: "Downtown and Bergamot galleries move often and sell framed leftovers cheaply.",
    check: "Ask which wall it hung on, because canyon sun bleaches paper through ordinary glass.",
    sell: "A canvas over five feet will not fit a sedan, and many buyers pay $50 for delivery without argument.",
  },
  antiques: {
    lead: "Spanish Colonial tile, California pottery and mission oak are the regional antiques.",
    more: "Victorian walnut is a hard sell in houses this bright.",
    find: "Pasadena City College holds its free flea market on first Sundays, a week before the Rose Bowl.",
    check:
      "Bauer and Catalina pottery has been reproduced; look for ring marks and honest wear on the foot.",
    sell: "Dealers from Japan and the East Coast shop here in person, and they buy small things that fit in a suitcase.",
  },
  garden: {
    lead: "Lawns are being taken out for gravel and succulents, and gas mowers follow them to the curb.",
    more: "Large pots and outdoor heaters gain what mowers lose.",
    find: "California no longer allows the sale of most new gas leaf blowers, which props up used ones for crews outside city limits.",
    check: "Run a battery blower for five minutes, because packs charged in hot sheds fade early.",
    sell: "Pickup trucks can reach most driveways, but canyon streets allow no trailer to turn.",
  },
  "baby-items": {
    lead: "Compact strollers that fold into a small trunk are worth more here than large ones.",
    more: "Snowsuits and bunting bags bring nothing.",
    find: "Search Culver City, Pasadena and Encino, where playgroups trade and Westside parents replace gear early.",
    check: "Look for sun-cracked canopy plastic on strollers that lived in a car.",
    sell: "Elevators are rare in older buildings, and a twelve-pound stroller sells faster than a better heavy one.",
  },
  crafts: {
    lead: "Costume shops and fashion schools feed a strong market for industrial sewing machines and dress forms.",
    more: "Fabric remnants from the garment district are plentiful and cheap.",
    find: "The Fashion District clears deadstock trims by the box near Ninth and Maple.",
    check:
      "Bring thread and run an industrial Juki under load, since clutch motors hide worn belts.",
    sell: "Potters wait months for a kiln here, and a 240-volt kiln with its breaker details sells in a weekend.",
  },
  office: {
    lead: "Production companies rent space for one show and sell the desks when it wraps.",
    more: "Aeron chairs arrive in groups of ten.",
    find: "Ask coordinators in Burbank and Culver City what leaves on wrap day.",
    check: "Sit in each chair, because gas cylinders sag after years of writers' room shifts.",
    sell: "High-rise buildings downtown want an insurance certificate before furniture may use the freight elevator.",
  },
  camping: {
    lead: "Desert trips fill the cool months and Sierra trips the summer, and tents sell in both.",
    more: "A propane heater sells from November for Joshua Tree nights.",
    find: "REI in Santa Monica, Burbank and elsewhere resells returned gear, and weekend campers copy its prices.",
    check: "Feel tent coatings for stickiness, as a summer in a hot attic ruins polyurethane.",
    sell: "Bear canisters are required in much of the Sierra, and one in the photo sells a whole kit.",
  },
  beauty: {
    lead: "Makeup artists and salons make this the deepest market for professional styling tools.",
    more: "Kits from closed salons sell piece by piece.",
    find: "Beauty-school graduates in the Valley list chairs, lamps and mannequins in June and December.",
    check:
      "Check batch codes on perfume, because counterfeit bottles from downtown alleys reach private listings.",
    sell: "Dyson tools sell within hours if you add a video of the heat and the serial label.",
  },
  "pet-supplies": {
    lead: "Apartment dogs make folding crates, carriers and strollers the main trade.",
    more: "Large outdoor kennels sell mostly in the high desert.",
    find: "Rescue groups post foster closeouts after Clear the Shelters each August.",
    check:
      "Aquarium silicone dries out in a hot garage; fill a tank for a day before you resell it.",
    sell: "Say whether the item fits in a small car, because many buyers here come in one.",
  },
};
