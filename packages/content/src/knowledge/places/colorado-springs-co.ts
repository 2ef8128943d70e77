import type { PlacePages } from "./place-pages.ts";

export const coloradoSpringsCo: PlacePages = {
  electronics: {
    lead: "Service members list consoles and TVs by the day of the movers.",
    more: "Space contractors add capable PCs.",
    check: "Ask for the exact gate pickup place; many sellers live on post.",
  },
  furniture: {
    lead: "PCS season, May to August, puts matched bedroom sets on the market in one weekend.",
    more: "Many houses keep a second sofa in a finished basement.",
    find: "Fountain and Security are cheaper, Briargate is better kept.",
    check: "Basement sofas smell of soil; press the cushion and sniff.",
  },
  appliances: {
    lead: "Washer pairs leave Fort Carson houses every week of summer.",
    more: "Ovens set for altitude need nothing.",
    check: "Look for frost cracks where a washer stood in a garage.",
    sell: "Friday noon before the movers is the lowest price.",
  },
  tools: {
    lead: "Mechanics in uniform buy rollaways and sell them on orders.",
    more: "Foothill owners buy chain saws.",
    check: "A rollaway's bottom drawer slides first; pull it loaded.",
  },
  "sporting-goods": {
    lead: "Climbing and trail running are daily sports here, and Olympic training leaves odd, good equipment behind.",
    more: "Roller skis and target air guns turn up here and hardly anywhere else.",
    find: "The training center's coaches and athletes sell nearly new gear.",
    check: "Ropes and helmets are not bought used.",
  },
  vehicles: {
    lead: "Northern and southern cars arrive with soldiers.",
    more: "Hail decides insurance totals each June.",
    check: "Gravel, not salt, pits the hood; look behind the wheels anyway.",
    sell: "El Paso County needs no emissions test, which Denver buyers will ask about.",
  },
  collectibles: {
    lead: "Military coins, Olympic pins and Pikes Peak hill-climb posters.",
    more: "Olympic pins trade in sets.",
    find: "Old Colorado City shops know the pin years.",
  },
  clothing: {
    lead: "Uniform-shop boots, running gear and ski pants.",
    more: "Dress mess uniforms sell to new officers.",
    check: "Boots show their miles at the heel cup.",
  },
  "home-decor": {
    lead: "Families back from Germany, Korea and Japan sell clocks, chests and screens they no longer have room for.",
    more: "Beer steins are too many to be worth the drive.",
    find: "Estate sales in the Broadmoor area.",
    check: "German clocks need all weights and the pendulum.",
  },
  books: {
    lead: "Military history, faith publishing and mountain guides reflect who lives here.",
    more: "Local publishers let remainders go by the carton.",
    find: "The friends of the library sell donated books all year.",
    check: "Dry boards warp under one bright window.",
  },
  toys: {
    lead: "Bikes, blasters and board games change hands at base prices all summer.",
    more: "Snow tubes sell from the first storm in November.",
    check: "Cold splits the valves of snow tubes.",
    sell: "Children's things sell before August, when school begins.",
  },
  "musical-instruments": {
    lead: "Church rooms and academy bands keep digital pianos and brass in use.",
    more: "Electronic drums suit thin apartment walls near the post.",
    check: "Mesh heads go slack; press the snare.",
  },
  jewelry: {
    lead: "Trading-post silver and service rings are the usual finds.",
    more: "Academy rings are too personal to sell easily.",
    check: "Unsigned turquoise at the tourist shops is often resin.",
  },
  art: {
    lead: "Pikes Peak prints and Van Briggle pottery, made here since 1901.",
    more: "The pottery has marks and dates.",
    check: "Late Van Briggle is common; dark early glazes with incised dates are not.",
  },
  antiques: {
    lead: "Hotel silver, cog-railway relics and Van Briggle pottery come from a century of tourism.",
    more: "Van Briggle pottery brings the most.",
    find: "Manitou Springs and Old Colorado City by foot.",
    check: "Railroad silver has hotel stamps on the base.",
  },
  garden: {
    lead: "Hail cloth, raised beds and compost tumblers fit poor soil and sudden storms.",
    more: "Deer fencing sells in the same weeks.",
    check: "Hail cracks plastic bins and cold frames.",
    sell: "Late frost delays sales to mid-May.",
  },
  "baby-items": {
    lead: "Families of four arrive with orders and need all of it in a week.",
    more: "A crib, a dresser and a stroller sell as one lot.",
    find: "Spouse groups for Fort Carson and Peterson list first.",
    check: "Screws vanish in moves; count them.",
  },
  crafts: {
    lead: "Service families bring quilting and needlework kits home from Germany and Japan.",
    more: "Local buyers like them because shops here don't carry them.",
    check: "Foreign machines run on 220 volts; look.",
  },
  office: {
    lead: "Defense contractors close a program and sell a floor.",
    more: "Cleared rooms sell without computers.",
    check: "Safes come without the combination more often than with it.",
  },
  camping: {
    lead: "Gear for 14,000-foot summits sells from Memorial Day, because summers are short.",
    more: "Generators and stoves follow the forest roads.",
    check: "Zippers with grit fail; rub wax.",
    sell: "Demand begins with Memorial Day weekend.",
  },
  beauty: {
    lead: "Sun care for a mile of altitude and clippers for regulation haircuts are what people ask for.",
    more: "Luxury creams wait a long time.",
    check: "Clipper guards missing number two are the usual loss.",
  },
  "pet-supplies": {
    lead: "Working dogs and trail dogs need large crates, booties and packs.",
    more: "Kennels that airlines accept sell when units go overseas.",
    check: "A kennel needs metal bolts and four vents to fly.",
  },
};
