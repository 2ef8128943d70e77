import type { PlacePages } from "./place-pages.ts";

export const kansasCityMo: PlacePages = {
  electronics: {
    lead: "Garmin has its headquarters in Olathe, and GPS watches and handhelds turn up cheaply.",
    more: "Barbecue thermometers sell like phones before contest weekends.",
    check:
      "Ask the seller to remove a Garmin from the account, because a locked watch cannot be paired.",
  },
  furniture: {
    lead: "West Bottoms dealers keep painted and industrial pieces in fashion.",
    more: "Johnson County houses supply sectionals and bedroom sets in good order.",
    find: "The West Bottoms warehouses open for First Weekends, Friday to Sunday at the start of each month.",
    check:
      "Basement furniture after a wet spring smells before it looks bad, so open every drawer.",
  },
  appliances: {
    lead: "Offset smokers, pellet grills and meat slicers hold their price in a city with four great barbecue traditions.",
    more: "Finished basements take a second refrigerator.",
    check: "Look through the firebox door for rust flakes at the weld to the barrel.",
    sell: "A smoker sells in April, ahead of the first contests, and again before the American Royal in the fall.",
  },
  tools: {
    lead: "Rail yards, grain companies and two car plants have left machinists' chests all over Independence and Claycomo.",
    more: "Starrett and Lufkin measuring tools sell by mail as well.",
    find: "Estate auctions on both sides of the state line list contents by room online.",
    check: "A micrometer should close to zero and turn without a gritty spot.",
  },
  "sporting-goods": {
    lead: "Youth soccer and baseball complexes in Overland Park mean cleats, bats and goals by the season.",
    more: "Chiefs tailgate gear sells in August.",
    check:
      "Portable goals need their anchor bags, or a buyer may not legally use them on club fields.",
    sell: "Duck and deer gear sells from late September for the marshes north of the city.",
  },
  vehicles: {
    lead: "Salt reaches every car for three months, and a clean underside is worth a photo.",
    more: "The state line matters because Missouri and Kansas tax and inspect differently.",
    check: "Push on rocker panels and brake lines of anything older than eight winters.",
    sell: "Missouri asks for a safety inspection on many cars over ten years old; a fresh one helps the sale.",
  },
  collectibles: {
    lead: "Royals and Chiefs items, Hallmark ornaments and toy trains all have home-team buyers.",
    more: "Hallmark's headquarters explains the mint boxes.",
    find: "Planet Comicon in spring gathers the comic dealers at Bartle Hall.",
    check: "A Hallmark ornament without its box loses at least half.",
  },
  clothing: {
    lead: "Red sells in fall and blue in April.",
    more: "Work jackets sell with stains that would kill them elsewhere.",
    check: "Licensed jerseys have a hologram and clean stitching behind the numbers.",
    sell: "List Chiefs layers before the first home game in September.",
  },
  "home-decor": {
    lead: "River Market lofts want steel, brick-friendly art and large clocks.",
    more: "Johnson County wants matched lamps and seasonal sets from premium catalogs.",
    find: "First Weekends in the West Bottoms bring out architectural salvage.",
    check: "Factory carts and lockers are reproduced; look for wear under the handles.",
  },
  books: {
    lead: "Truman, jazz, Civil War on the border and engineering sell.",
    more: "Prospero's and the library sales handle everything else.",
    check: "A spring flood in a basement leaves a tide line on the lowest row.",
  },
  toys: {
    lead: "Basements hold whole train layouts and decades of LEGO.",
    more: "Sellers clear them when they downsize across the state line.",
    find: "Model-train swap meets run through the winter on both sides of the river.",
    check: "Locomotives stored damp have swollen zinc parts; look at the frame.",
  },
  "musical-instruments": {
    lead: "Jazz players keep Conn, Selmer and King horns in circulation.",
    more: "Marching programs in the suburbs buy step-up brass in July.",
    check: "Old Conn saxophones need pads first; ask for the last overhaul.",
  },
  jewelry: {
    lead: "Country Club Plaza estates bring signed gold, and pawnshops on Independence Avenue bring chains.",
    more: "Costume jewelry sells slowly in Missouri and Kansas alike.",
    check: "Test a clasp and its chain separately, since repairs mix metals.",
    sell: "Plaza lights at Thanksgiving start the gift weeks.",
  },
  art: {
    lead: "Thomas Hart Benton lived here, and his lithographs are the local blue chip.",
    more: "Art Institute students sell early work in May.",
    find: "First Fridays in the Crossroads open the galleries and the bargain bins.",
    check: "A Benton lithograph is pencil-signed on thin paper; book plates are not.",
  },
  antiques: {
    lead: "Victorian walnut, stockyard relics and advertising tins come out of old brick houses.",
    more: "Small advertising sells faster than any cabinet.",
    find: "Brass Armadillo in Grain Valley is open daily beside Interstate 70.",
    check: "Tin signs with bright screws and no ghost of an older mounting are new.",
  },
  garden: {
    lead: "Bluegrass lawns need mowers in spring and aerators in September.",
    more: "Rural Clay and Cass County lots want tractors.",
    check:
      "Ethanol left over winter is the usual fault, and a $15 carburetor kit is the usual cure.",
    sell: "Snowblowers trade only around a real forecast, two or three times a winter.",
  },
  "baby-items": {
    lead: "Johnson County parents sell premium gear with manuals.",
    more: "Northland families buy it at half the price.",
    find: "Consignment events fill suburban halls in March and September.",
    check: "Basement-stored cribs lose hardware; lay every bolt out before paying.",
  },
  crafts: {
    lead: "The quilt tradition of Missouri is nearby in Hamilton, where a famous quilt shop fills a main street.",
    more: "Machines and fabric lots sell to its visitors.",
    check: "Featherweights must have the case, the foot pedal and the bobbin holder.",
    sell: "Sell before the quilt festival weeks in fall.",
  },
  office: {
    lead: "Telecom and engineering campuses in Overland Park and Lenexa shrink by the floor.",
    more: "Task chairs come in lots of ten.",
    check: "Check the date sticker below the seat; a chair over twelve years old has tired foam.",
  },
  camping: {
    lead: "Ozark rivers and state lakes are the weekend, which makes canoes, cots and coolers sell.",
    more: "Alpine gear is bought for two weeks in Colorado.",
    check: "Canoes show their miles on the keel line.",
    sell: "Float trips begin in May.",
  },
  beauty: {
    lead: "Salon suites in the suburbs change tenants and sell chairs, dryers and shelves.",
    more: "Private sellers list returned hair tools.",
    check: "Hydraulic chair pumps drift; sit for two minutes.",
  },
  "pet-supplies": {
    lead: "Fenced yards and hunting dogs sell wireless fences and crates.",
    more: "Opened food and treats do not sell.",
    check: "Wireless collars need contact points and a charger of the same generation.",
  },
};
