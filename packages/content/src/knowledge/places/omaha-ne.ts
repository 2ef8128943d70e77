import type { PlacePages } from "./place-pages.ts";

export const omahaNe: PlacePages = {
  electronics: {
    lead: "Data centers and insurers retire monitors and switches on a schedule.",
    more: "College World Series visitors in June buy chargers, speakers and small TVs.",
    check: "Switches without a license file are only metal; ask for the model and its firmware.",
  },
  furniture: {
    lead: "Nebraska Furniture Mart sets the new price here, and everybody knows it.",
    more: "Solid oak from finished basements sells if the stairs are straight.",
    find: "Estate sale companies list Dundee and Fairacres houses a week ahead.",
    sell: "Split-level houses have a landing six steps up, which stops long sofas.",
  },
  appliances: {
    lead: "Chest freezers for quarters of beef sell in any month.",
    more: "Laundry pairs move when a basement is refinished.",
    check: "Iron in well water around Elkhorn stains washers brown inside the drum.",
    sell: "A furnace-cold February sells humidifiers in one evening.",
  },
  tools: {
    lead: "Union Pacific families and farm shops leave heavy sockets, anvils and drill presses.",
    more: "Auction prices for anvils passed dealer prices years ago.",
    find: "Farm auctions within fifty miles run every Saturday from late winter to spring.",
    check: "Drop a steel ball on an anvil; a good face throws it most of the way back.",
  },
  "sporting-goods": {
    lead: "Bats, gloves and catcher's sets peak when the college finals arrive each June.",
    more: "Pheasant and deer gear follows in September.",
    check: "Gloves stored in a wet basement grow mold in the web.",
  },
  vehicles: {
    lead: "Farm trucks and grandparents' sedans have paper histories.",
    more: "Road salt and gravel finish brake lines early.",
    check: "Gravel dents line the lower doors; count them before you call paint original.",
    sell: "Iowa buyers are five minutes away and register under their own rules, so have the title ready.",
  },
  collectibles: {
    lead: "Coins, toy tractors and Union Pacific lanterns are the steady three.",
    more: "Ak-Sar-Ben medals have a few serious collectors.",
    find: "The Brass Armadillo mall off Interstate 80 shows hundreds of cases.",
    check: "Ertl tractors in the box bring double; repainted ones bring half.",
  },
  clothing: {
    lead: "Husker red rules from August, and Carhartt rules from November.",
    more: "Designer labels sell slower than work wear.",
    check: "Bib overalls wear at the hammer loop and the cuff.",
    sell: "List red before the opener at the end of August.",
  },
  "home-decor": {
    lead: "Pyrex, quilts and farm signs are house style, not irony.",
    more: "Beach decor moves to lake cabins along the Platte.",
    find: "Junkstock, held on a few weekends a year at a ranch west of town, defines the look.",
    check: "Barn-wood frames should be dry; powder in the grain means live beetles.",
  },
  books: {
    lead: "Railroad, Western trails and Warren Buffett titles sell to visitors in May, during the shareholder weekend.",
    more: "Textbooks follow UNO and Creighton.",
    check: "Dust jackets chipped by forced-air heat lose a third.",
  },
  toys: {
    lead: "Farm play sets, Lincoln Logs and LEGO come from careful homes.",
    more: "The set is complete more often than you expect.",
    find: "Papillion and Gretna neighborhood sales cluster on the first weekends of May.",
    check: "Count Lincoln Log roof boards; they are what goes missing.",
  },
  "musical-instruments": {
    lead: "Church pianos and school horns come with service tags and honest owners.",
    more: "Indie players from Benson trade amplifiers.",
    check: "Ask whether a trumpet belongs to a rental company; the case has the label.",
    sell: "School rentals end in May, and students who quit sell then.",
  },
  jewelry: {
    lead: "Family gold, railroad watches and a famous discount jeweler keep buyers informed.",
    more: "Railroad-grade Hamiltons and Elgins have listeners.",
    check: "A railroad watch has a lever set, a plain dial and at least seventeen jewels.",
  },
  art: {
    lead: "Prairie landscapes, Union Pacific calendars and Hot Shops ceramics.",
    more: "Posters from the rail calendar series frame well.",
    find: "The Old Market's art fair closes streets in June.",
    check: "Calendar art has a printed date under the mat.",
  },
  antiques: {
    lead: "Primitives, quilts and stoneware crocks come straight from farms.",
    more: "Dealers from both coasts buy at the same auctions.",
    find: "Walnut, Iowa, fifty minutes east, calls itself an antique city and earns it.",
    check: "Crocks ring when sound; a dull knock is a hairline.",
  },
  garden: {
    lead: "Snow and grass give two seasons a year to anyone with a trailer.",
    more: "A serviced Toro outsells one out of storage.",
    check: "Shear pins, skids and a tight auger are all a snowblower needs.",
    sell: "Late October and late March are the two right weeks.",
  },
  "baby-items": {
    lead: "Large, close families keep good gear in rotation, and what is sold is clean.",
    more: "Offutt households sell in June.",
    find: "Millard and Bellevue churches hold sales in spring.",
    check: "Winter car use leaves salt on stroller wheels; look at the axle.",
  },
  crafts: {
    lead: "Quilting is serious, and Bernina dealers hold trade-ins.",
    more: "Canning jars go by the dozen in July.",
    find: "Auction boxes of fabric sell under their thread value.",
    check: "Embroidery units must travel in both directions before you pay.",
  },
  office: {
    lead: "Insurers and a railroad replace floors of chairs by plan.",
    more: "Oak desks go for the hauling.",
    check: "Height levers break first on ten-year-old task chairs.",
  },
  camping: {
    lead: "State lakes and Sandhills rivers are floated from June to August.",
    more: "Deer stands and heaters sell from September.",
    check: "Canvas stored in a basement has black dots along the fold.",
    sell: "Floats run from June to August.",
  },
  beauty: {
    lead: "Salon equipment from small towns is old and solid.",
    more: "Clinique and Mary Kay estates are not worth hauling.",
    check: "Dryer-chair motors squeal when bearings dry out.",
  },
  "pet-supplies": {
    lead: "Bird-dog crates, kennels and training collars peak before October.",
    more: "Horse and goat panels are next door.",
    check: "Training collars need both prong lengths and a holding charge.",
  },
};
