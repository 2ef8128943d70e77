import type { PlacePages } from "./place-pages.ts";

export const atlantaGa: PlacePages = {
  electronics: {
    lead: "Film stages and hip-hop studios keep cameras, microphones and beat machines moving.",
    more: "Consumer phones are a crowded trade.",
    check: "An MPC's pads wear in the corners, so hit each one lightly.",
    sell: "Midtown MARTA stations make easy meeting points without parking.",
  },
  furniture: {
    lead: "Suburban bonus rooms swallow sectionals and game tables, while Midtown high-rises want apartment-size pieces.",
    more: "Painted French styles have faded.",
    find: "Scott Antique Markets fills two halls by the airport on the second weekend of each month.",
    check: "Furniture kept in a bonus room over the garage has loosened glue blocks.",
  },
  appliances: {
    lead: "Suburban kitchens are redone before the appliances are old.",
    more: "Basement bars take ice makers and wine coolers.",
    check: "Crawl-space damp rusts dryer drums from behind.",
    sell: "High-rise buildings in Midtown want a booked elevator and a mover's certificate.",
  },
  tools: {
    lead: "Film grips, HVAC crews and suburban remodelers buy constantly.",
    more: "Home Depot was founded here, and its clearance sets private prices.",
    find: "Chamblee, Norcross and Marietta workshops list on weekday evenings.",
    check: "Store-clearance kits bought in number should come with a receipt.",
  },
  "sporting-goods": {
    lead: "Tennis leagues are enormous here, and rackets, hoppers and court shoes sell.",
    more: "Lake Lanier adds kayaks and wakeboards.",
    check: "Racket frames crack at the throat under the paint.",
    sell: "League seasons start in spring and fall, and rackets sell two weeks before.",
  },
  vehicles: {
    lead: "Clean southern undersides bring northern buyers.",
    more: "Peach Pass lanes and long commutes put miles on everything.",
    check: "Pollen packs the cabin filter and drains, which leak on the passenger floor.",
    sell: "Thirteen metro counties need an emissions test at registration.",
  },
  collectibles: {
    lead: "Coca-Cola items are the local industry, from trays to coolers.",
    more: "The Olympics of 1996 left too many pins.",
    find: "Dragon Con on Labor Day weekend brings comic and toy buyers.",
    check: "Coke trays are reproduced heavily; look at the rim and the date line.",
  },
  clothing: {
    lead: "Sneakers and streetwear are inspected like jewels.",
    more: "Wool coats stay in closets.",
    find: "Little Five Points vintage shops and Buckhead consignment are the two ends.",
    check: "Compare the box label, the tag and the stitch count on sneakers.",
  },
  "home-decor": {
    lead: "Film set sales and decorator showrooms release lamps and mirrors.",
    more: "Buckhead grandmothers release silver and chintz, which is coming back.",
    find: "Scott's north hall is mostly decor.",
    check: "Chintz shades fade at the seam.",
  },
  books: {
    lead: "Civil rights history, Southern fiction and medical texts from Emory.",
    more: "The Decatur festival in fall brings signed copies.",
    find: "Friends sales in DeKalb and Cobb price by size.",
    check: "Humid closets leave a musty smell that airing reduces but never removes.",
  },
  toys: {
    lead: "Families in East Cobb and Johns Creek sell by the bin.",
    more: "American Girl and LEGO move overnight.",
    find: "Kids' consignment weeks fill churches in February and August.",
    check: "Doll hair tangles cost more time than the doll brings.",
  },
  "musical-instruments": {
    lead: "Keyboards, interfaces and beat machines follow the studios.",
    more: "Church players need organs and bass.",
    find: "Rehearsal complexes off Northside Drive have boards full of gear.",
    check: "Key contacts go intermittent in humidity; play every key twice.",
  },
  jewelry: {
    lead: "Custom diamond pieces and watches trade in Buckhead.",
    more: "Lab stones have pulled natural prices down.",
    check: "A tester that tells moissanite from diamond is needed here.",
    sell: "Meet at a jeweler in Buckhead that will open the caseback.",
  },
  art: {
    lead: "Folk art by Georgia names, Black contemporary artists and film posters.",
    more: "Howard Finster numbered his works.",
    find: "The Dogwood Festival in April and Inman Park's show leave unsold work.",
    check: "Finster pieces carry a number and a date in his hand.",
  },
  antiques: {
    lead: "English imports, Southern pottery and Coke.",
    more: "Face jugs from the north Georgia hills are the prize.",
    find: "Chamblee's Antique Row and Scott's, one weekend apart.",
    check: "Face jugs by living potters are signed, old ones seldom are.",
  },
  garden: {
    lead: "Leaves fall by the ton, and backpack blowers earn their keep.",
    more: "Pine straw covers what others mow.",
    check: "Two-stroke engines gum up over summer; start it cold.",
    sell: "Azalea weeks in late March start the season.",
  },
  "baby-items": {
    lead: "Airline and corporate families move in summer and sell nurseries whole.",
    more: "Light blankets and fans outsell bunting.",
    find: "Decatur and Virginia-Highland parents list nightly.",
    check: "Mildew on car-stored strollers hides under the seat pad.",
  },
  crafts: {
    lead: "Costumers for film and Dragon Con buy sewing machines, foam and 3D printers in spring.",
    more: "Quilters buy the fabric that sample rooms leave.",
    check: "Foam cutters and heat guns need a test for smell.",
    sell: "Costume supplies peak from May to August.",
  },
  office: {
    lead: "Corporate Midtown downsizes by floor, and Aerons cost less here than in the Northeast.",
    more: "Home offices upstairs want lighter desks.",
    find: "Office liquidators on the northeast side open showrooms to the public.",
    check: "Lift columns with play wobble at full height.",
  },
  camping: {
    lead: "The Appalachian Trail begins seventy miles north, and hikers quit and sell in March and April.",
    more: "Nearly new packs appear then.",
    find: "Gear traded at Neel Gap starts the wave.",
    check: "Blood-stained boots aside, look for torn hip-belt foam.",
  },
  beauty: {
    lead: "Salon trade shows make this a deep market for chairs, dryers and wigs.",
    more: "The Bronner Bros. show sets fashions.",
    check: "Lace-front wigs shed; comb one gently.",
  },
  "pet-supplies": {
    lead: "Townhouse dogs need gates and crates, exurban dogs need fences.",
    more: "Humid yards rot wooden houses.",
    check: "Wooden doghouse floors go first.",
  },
};
