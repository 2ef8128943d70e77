import type { PlacePages } from "./place-pages.ts";

export const charlotteNc: PlacePages = {
  electronics: {
    lead: "Bank employees replace monitors and docks after each office plan.",
    more: "Race families sell scanners and headsets.",
    check: "Racing scanners should come with the current car frequencies or be cheap.",
  },
  furniture: {
    lead: "High Point and Hickory are both within ninety minutes, and showroom samples beat any store.",
    more: "A Hickory or Thomasville tag sells a sofa by itself.",
    find: "High Point Market in April and October is followed by sample sales.",
    check: "Market samples lack boxes, assembly hardware and sometimes legs.",
  },
  appliances: {
    lead: "Planned communities upgrade matched suites when they sell.",
    more: "Rental towers in South End supply stacked pairs.",
    check: "Stacked pairs need the kit and both hoses.",
    sell: "HOA gates close at nine; arrange a code.",
  },
  tools: {
    lead: "Race shops around Mooresville and Concord sell precision tools and pit carts.",
    more: "Framing tools sell where new houses go up.",
    find: "Team surplus sales come in December.",
    check: "Pit guns need high pressure; ask which fitting.",
  },
  "sporting-goods": {
    lead: "Lake Norman sells boards and wake gear; greenways sell joggers and gravel bikes.",
    more: "Golf is played all year, so clubs never go out of season.",
    check: "Count the bolts of a wake tower; some shake loose.",
    sell: "Lake gear sells best around Easter.",
  },
  vehicles: {
    lead: "Cars that never saw road salt and belonged to one bank employee are the local advantage.",
    more: "Show cars change hands at AutoFair, held at the speedway each April.",
    check: "Red clay dust in the door jambs is harmless; it only shows gravel roads.",
    sell: "Mecklenburg requires emissions and safety inspections each year.",
  },
  collectibles: {
    lead: "Race-used sheet metal and fire suits outrank die-cast cars, which were made by the million.",
    more: "Speedway programs from the sixties have quiet buyers.",
    find: "Race shops in Mooresville sell spare panels and suits in winter.",
    check: "Race-used panels carry a team's letter or a serial sticker.",
  },
  clothing: {
    lead: "Hornets and Panthers jackets from the nineties sell best in the original teal.",
    more: "Bank clothes are plentiful and cheap.",
    check: "Starter jackets split at the pocket seam.",
  },
  "home-decor": {
    lead: "Sample lamps, rugs and bedding from the furniture show arrive twice a year.",
    more: "Millwork and pottery from the Piedmont sell well.",
    find: "Seagrove's potters work ninety minutes east.",
    check: "Showroom lamps may have been drilled for cable.",
  },
  books: {
    lead: "Church study sets and racing histories sell in bundles.",
    more: "Business bestsellers are what newcomers leave behind.",
    find: "The friends of the library hold their sale in November.",
    check: "Paper waves in humid bonus rooms; look along the edges.",
  },
  toys: {
    lead: "New suburbs swap play kitchens, Power Wheels and LEGO.",
    more: "Die-cast race cars sell to adults, not to children.",
    find: "HOA-wide sales run on the first Saturdays of May.",
    check: "Power Wheels' gearboxes click when stripped.",
  },
  "musical-instruments": {
    lead: "Bluegrass, church and rock players each have a shop of their own.",
    more: "Banjos and mandolins come from the foothills.",
    find: "Pickers trade at MerleFest in late April, an hour and a half north.",
    check: "Mountain instruments without labels need a luthier's opinion.",
  },
  jewelry: {
    lead: "Estate diamonds come from Myers Park, and first watches are bought with bank bonuses.",
    more: "Gold was mined nearby two centuries ago, which explains a few nugget pins.",
    check: "Check resized shanks for color change.",
    sell: "Bonus season is February and March.",
  },
  art: {
    lead: "Romare Bearden was born here, and his prints are the local name to know.",
    more: "Piedmont pottery sells more easily than landscapes.",
    check: "Bearden posters and signed prints differ by a pencil line.",
  },
  antiques: {
    lead: "Textile mills left bobbins, carts and signs that now furnish lofts.",
    more: "Piedmont chests and quilts come from farms to the west.",
    find: "Waxhaw, half an hour south, is the antique town.",
    check: "Mill carts with new casters are remade.",
  },
  garden: {
    lead: "New yards outgrow push mowers in three seasons.",
    more: "Red clay calls for aerators in September.",
    check: "Aerator tines snap in clay; count them.",
    sell: "Fescue season means September sells better than April.",
  },
  "baby-items": {
    lead: "Young transfers buy fast before the school year.",
    more: "Whole neighborhoods hold one sale together.",
    find: "Communities in Ballantyne and Huntersville hold sale weekends.",
    check: "Heat in garages hardens stroller tires.",
  },
  crafts: {
    lead: "Mill remnants, quilting cottons and industrial machines are left from the textile years.",
    more: "Houses in Gastonia that are sold still hold full sewing rooms.",
    find: "Mary Jo's in Gastonia closed its doors, and its customers now buy private stock.",
    check: "Cotton rots in hot attics; try to tear a corner.",
  },
  office: {
    lead: "Bank towers refresh thousands of seats.",
    more: "A hundred equal chairs keep the price low.",
    check: "Pen marks on a mesh back come from a trading floor and do not wash out.",
    sell: "Elevator moves uptown happen at night.",
  },
  camping: {
    lead: "Blue Ridge weekends are two hours away, the beach three.",
    more: "Hammocks sell to hikers, canopies to beach families.",
    check: "Beach canopies rust at the push buttons.",
  },
  beauty: {
    lead: "Brow, lash and blowout tools sell in South End.",
    more: "Sample boxes bring next to nothing.",
    check: "Lash adhesive dries within weeks of opening.",
  },
  "pet-supplies": {
    lead: "Townhouse dogs and brewery patios make folding crates and car seats the main trade.",
    more: "Lake families add life vests in April.",
    check: "Fabric crates keep the smell of the last dog.",
  },
};
