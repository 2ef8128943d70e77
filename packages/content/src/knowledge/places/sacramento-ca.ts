import type { PlacePages } from "./place-pages.ts";

export const sacramentoCa: PlacePages = {
  electronics: {
    lead: "State offices and hospitals retire monitors and scanners in batches.",
    more: "Gaming PCs sell in Rocklin and Folsom, where chip workers live.",
    find: "Denio's market in Roseville, on weekends, has phone and cable stalls to compare with.",
    check: "State surplus drives must be wiped, and many machines arrive with none at all.",
  },
  furniture: {
    lead: "People leaving the Bay bring sofas too large or too modern and sell within a month.",
    more: "Craftsman and mid-century oak suit Land Park bungalows.",
    find: "The Sacramento Antique Faire, on second Sundays, fills the lots under the freeway downtown.",
    sell: "Tract houses in Elk Grove have a straight path from garage to truck.",
  },
  appliances: {
    lead: "Tract homes change whole laundry rooms when they sell.",
    more: "A pair under five years old goes in a day in Natomas.",
    check:
      "July heat in a garage is hard on second refrigerators; feel the compressor after ten minutes.",
    sell: "Delta breeze or not, window units sell on the first 100-degree forecast.",
  },
  tools: {
    lead: "Foothill owners clear brush each spring, which sells chain saws, pole saws and chippers.",
    more: "Framing tools follow the new suburbs.",
    find: "Denio's has long rows of used hand tools.",
    check: "Bar oil everywhere with a dry chain means the oiler is clogged.",
  },
  "sporting-goods": {
    lead: "Flat trails sell city bikes, and Folsom Lake sells paddle boards.",
    more: "Ski gear starts in October and dies in March.",
    find: "Davis is a bicycle town, and departing UC students list theirs in June.",
    check: "Lake paddle boards leak at the valve first; inflate and wait.",
  },
  vehicles: {
    lead: "Government fleets auction sedans and pickups with full service files.",
    more: "State commuters look for hybrids first.",
    check:
      "Check for a current smog certificate and for chain-control rash on a Tahoe car's fenders.",
    sell: "Snow chains and roof boxes sell on the first storm warning for Donner Summit.",
  },
  collectibles: {
    lead: "Gold Rush paper, railroad lanterns and Kings items stay close to home.",
    more: "Coins do well because gold panning is still a hobby.",
    find: "Old foothill towns such as Auburn and Placerville keep coin and antique shops on one street.",
    check: "Railroad lanterns with mismatched globes are marriages; read the cast letters.",
  },
  clothing: {
    lead: "Outdoor brands and office wear split the market between campers and state staff.",
    more: "Rain shells sell in November only.",
    find: "Midtown's vintage shops cluster near 20th and J.",
    check: "Heat in storage units yellows elastic and soles.",
  },
  "home-decor": {
    lead: "New suburbs buy farmhouse signs and large clocks; Midtown buys vintage lamps.",
    more: "Tract-house decor sells in Elk Grove, not in Midtown.",
    find: "Staged homes in El Dorado Hills are emptied on weekdays.",
    sell: "Photograph large mirrors outside in shade, as the valley sun burns out the frame.",
  },
  books: {
    lead: "Law, policy and teacher-training books turn over with the legislature and the campuses.",
    more: "California history sells slowly and well.",
    find: "UC Davis starts its quarter in late September, after Sacramento State.",
    check: "Flooded basements in Midtown leave a tide line on the bottom shelf.",
  },
  toys: {
    lead: "Ride-ons, bikes and wagons suit flat streets in Natomas and Elk Grove.",
    more: "Board games sell in winter fog.",
    find: "Roseville consignment events in spring and fall take over the fairgrounds.",
    check: "Check ride-on chargers, which fail before the motors.",
  },
  "musical-instruments": {
    lead: "School bands in Elk Grove and Folsom trade student brass every August.",
    more: "Bluegrass players meet in Grass Valley in June.",
    check: "Ask whether a horn still belongs to a school; look for an engraved district name.",
  },
  jewelry: {
    lead: "Natural gold nuggets and quartz pieces sell to people who know the foothills.",
    more: "Department-store diamonds bring a fraction of their price.",
    find: "Auburn's coin dealers test gold while you wait.",
    check:
      "A nugget sold by weight should be drilled or dull; gold-plated lead is bright and soft.",
  },
  art: {
    lead: "River and oak landscapes by local names sell on Second Saturday art nights.",
    more: "Wayne Thiebaud posters are the affordable local icon.",
    check: "Look for a printed plate date on a Thiebaud poster; later reprints are common.",
  },
  antiques: {
    lead: "Gold-country pine, railroad oak and Chinese stoneware come down from the foothills.",
    more: "Heavy walnut still finds old houses in Midtown.",
    find: "Fifty-Seventh Street's antique row opens daily, apart from the monthly fair.",
    check: "Stoneware dug from old camps has stain lines that no cleaning removes.",
  },
  garden: {
    lead: "Tomatoes, citrus and roses keep tillers, cages and sprayers selling from February.",
    more: "Turf rebates shrink mower demand each year.",
    find: "Foothill acreage around Placerville sells log splitters and water tanks.",
    check: "Ethanol fuel left over a hot summer gums a carburetor; pull the cord twice.",
  },
  "baby-items": {
    lead: "Bike trailers and jogging strollers fit the American River trail.",
    more: "Young suburbs keep supply ahead of demand.",
    find: "Just Between Friends sales fill halls in Roseville each spring and fall.",
    check: "Trailer hitch arms rust from river humidity; fold them.",
  },
  crafts: {
    lead: "Quilting and fiber arts thrive, with alpaca and sheep farms nearby.",
    more: "Ceramics gear follows the clay made in Lincoln.",
    check: "Kiln elements sag unevenly; look at every groove.",
    sell: "Kilns sell after the clay conference at Davis each spring.",
  },
  office: {
    lead: "State departments reorganize and sell good task chairs with asset tags.",
    more: "Buyers work from home three days a week.",
    find: "The state surplus warehouse sells to the public on set days.",
    check: "Asset tags should carry a release; ask for the paper.",
  },
  camping: {
    lead: "Tahoe, the Mendocino coast and the delta are all two hours away, and gear is used hard.",
    more: "Boat-camping gear is particular to the delta.",
    check: "Look for melted snow stains and wax on tents used at Tahoe in spring.",
    sell: "Sell by May; the heat sends everybody uphill in July.",
  },
  beauty: {
    lead: "Salons in Midtown and Roseville sell chairs when leases end.",
    more: "Sun care sells from April.",
    check: "Perfume from a hot garage has darkened; hold it beside a new bottle.",
  },
  "pet-supplies": {
    lead: "Large yards sell dog runs and doors, foothill acreage sells coops and fencing.",
    more: "Foxtail season sells boots and vests.",
    check: "Galvanized coop wire must be free of rust at ground level.",
    sell: "Chick brooders go in March.",
  },
};
