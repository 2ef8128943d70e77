import type { PlacePages } from "./place-pages.ts";

export const charlotteNc: PlacePages = {
  electronics: {
    lead: "Bank employees replace monitors and docks after each office plan.",
    more: "Race families sell scanners and headsets.",
    check: "Racing scanners should come with the current car frequencies or be cheap.",
  },
  furniture: {
    lead: "High Point and Hickory are both within ninety minutes, and showroom samples beat any store.",
    more: "Local brands sell on the tag.",
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
    more: "Framing tools follow new houses.",
    find: "Team surplus sales come in December.",
    check: "Pit guns need high pressure; ask which fitting.",
  },
  "sporting-goods": {
    lead: "Lake Norman sells boards and wake gear; greenways sell joggers and gravel bikes.",
    more: "Golf is year round.",
    check: "Wake boats lose tower bolts; count.",
    sell: "Sell lake gear by Easter.",
  },
  vehicles: {
    lead: "Clean Southern cars and many one-owner bank commuters.",
    more: "Show cars come in April for AutoFair at the speedway.",
    check: "Clay dust in the door jambs tells of a gravel life, not harm.",
    sell: "Mecklenburg requires emissions and safety inspections each year.",
  },
  collectibles: {
    lead: "NASCAR sheet metal, firesuits and die-casts.",
    more: "Die-casts by the thousand are worth little, race-used metal is not.",
    find: "Shops in Mooresville's Race City clear closets in winter.",
    check: "Race-used panels carry a team's letter or a serial sticker.",
  },
  clothing: {
    lead: "Bank business casual and Panthers, Hornets jerseys.",
    more: "The nineties teal sells best.",
    check: "Starter jackets split at the pocket seam.",
  },
  "home-decor": {
    lead: "Sample lamps, rugs and bedding from the furniture show arrive twice a year.",
    more: "Millwork and pottery are local.",
    find: "Seagrove's potters work ninety minutes east.",
    check: "Showroom lamps may have been drilled for cable.",
  },
  books: {
    lead: "Christian living, business and NASCAR.",
    more: "None is scarce, so sell sets.",
    find: "Library friends' sales in November.",
    check: "Humid bonus rooms wave the paper.",
  },
  toys: {
    lead: "New suburbs swap play kitchens, Power Wheels and LEGO.",
    more: "Race cars are toys and not.",
    find: "HOA-wide sales run on the first Saturdays of May.",
    check: "Power Wheels' gearboxes click when stripped.",
  },
  "musical-instruments": {
    lead: "Bluegrass, church and rock each have shops.",
    more: "Banjo and mandolin from the foothills.",
    find: "Merlefest in late April, an hour and a half north.",
    check: "Mountain instruments without labels need a luthier's opinion.",
  },
  jewelry: {
    lead: "Estate diamonds from Myers Park, gold from the first American gold rush in name only.",
    more: "Watches sell to first bonuses.",
    check: "Check resized shanks for color change.",
    sell: "Bonus season is February and March.",
  },
  art: {
    lead: "Southern landscapes, pottery and motorsport prints.",
    more: "Bearden, born in Charlotte, is the name to know.",
    check: "Bearden posters and signed prints differ by a pencil line.",
  },
  antiques: {
    lead: "Textile-mill bobbins, Piedmont furniture and quilts.",
    more: "Mill relics suit lofts.",
    find: "Waxhaw, half an hour south, is the antique town.",
    check: "Mill carts with new casters are remade.",
  },
  garden: {
    lead: "New yards outgrow push mowers in three seasons.",
    more: "Red clay calls for aerators in September.",
    check: "Aerator tines snap; count them.",
    sell: "Fescue season means September sells better than April.",
  },
  "baby-items": {
    lead: "Young transfers buy fast before the school year.",
    more: "HOA neighborhoods sell together.",
    find: "Ballantyne and Huntersville community weekends.",
    check: "Heat in garages hardens stroller tires.",
  },
  crafts: {
    lead: "Mill fabric, quilting and industrial sewing.",
    more: "Remnants come by the pound.",
    find: "Mary Jo's in Gastonia closed its doors, and its customers now buy private stock.",
    check: "Cotton stored in attics has dry rot; tear a corner.",
  },
  office: {
    lead: "Bank towers refresh thousands of seats.",
    more: "Duplicates make prices soft.",
    check: "Mesh backs with pen marks are trading-floor veterans.",
    sell: "Elevator moves uptown happen at night.",
  },
  camping: {
    lead: "Blue Ridge weekends are two hours away, the beach three.",
    more: "Hammocks and canopies sell each.",
    check: "Beach canopies rust at the push buttons.",
  },
  beauty: {
    lead: "Brow, lash and blowout tools sell in South End.",
    more: "Sample boxes flood the rest.",
    check: "Lash adhesives expire fast.",
  },
  "pet-supplies": {
    lead: "Small yards and breweries full of dogs.",
    more: "Folding crates and car seats lead.",
    check: "Fabric crates keep smells.",
  },
};
