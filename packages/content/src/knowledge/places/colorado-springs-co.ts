import type { PlacePages } from "./place-pages.ts";

export const coloradoSpringsCo: PlacePages = {
  electronics: {
    lead: "Service members list consoles and TVs by the day of the movers.",
    more: "Space contractors add capable PCs.",
    check: "Ask for the exact gate pickup place; many sellers live on post.",
  },
  furniture: {
    lead: "PCS season, May to August, puts matched bedroom sets on the market in one weekend.",
    more: "Basements hide the second sofa.",
    find: "Fountain and Security for price, Briargate for quality.",
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
    lead: "Climbing, trail running and Olympic sports.",
    more: "Roller skis and target air guns turn up here.",
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
    more: "Pins trade in sets.",
    find: "Old Colorado City shops know the pin years.",
  },
  clothing: {
    lead: "Uniform-shop boots, running gear and ski pants.",
    more: "Dress mess uniforms sell to new officers.",
    check: "Boots show their miles at the heel cup.",
  },
  "home-decor": {
    lead: "Pieces from tours in Germany, Korea and Japan.",
    more: "Clocks and beer steins are plentiful.",
    find: "Estate sales in the Broadmoor area.",
    check: "German clocks need all weights and the pendulum.",
  },
  books: {
    lead: "Military history, faith publishing and mountain guides.",
    more: "The publishers here leave remainders.",
    find: "Friends of the library at East.",
    check: "Dry boards warp under one bright window.",
  },
  toys: {
    lead: "Bikes, nerf sets and board games at base prices.",
    more: "Snow tubes in November.",
    check: "Tube valves split with cold.",
    sell: "Children's things sell before August, when school begins.",
  },
  "musical-instruments": {
    lead: "Academy bands, church rooms and folk players.",
    more: "Electronic drums suit thin apartment walls.",
    check: "Mesh heads go slack; press the snare.",
  },
  jewelry: {
    lead: "Garden of the Gods trading silver and service rings.",
    more: "Academy rings are personal and hard to sell.",
    check: "Unsigned turquoise at the tourist shops is often resin.",
  },
  art: {
    lead: "Pikes Peak prints and Van Briggle pottery, made here since 1901.",
    more: "The pottery has marks and dates.",
    check: "Late Van Briggle is common; dark early glazes with incised dates are not.",
  },
  antiques: {
    lead: "Hotel silver, railroad cog-line relics and mining lamps.",
    more: "Pottery leads.",
    find: "Manitou Springs and Old Colorado City by foot.",
    check: "Railroad silver has hotel stamps on the base.",
  },
  garden: {
    lead: "Raised beds, hail cloth and compost tumblers.",
    more: "Deer ruin the rest.",
    check: "Hail cracks plastic bins.",
    sell: "Late frost delays sales to mid-May.",
  },
  "baby-items": {
    lead: "Families of four arrive with orders and need all of it in a week.",
    more: "A crib, a dresser and a stroller sell as one lot.",
    find: "Spouse groups for Fort Carson and Peterson list first.",
    check: "Screws vanish in moves; count them.",
  },
  crafts: {
    lead: "Quilters and needle artists among service families.",
    more: "Kits from Germany and Japan are fun.",
    check: "Foreign machines run on 220 volts; look.",
  },
  office: {
    lead: "Defense contractors close a program and sell a floor.",
    more: "Cleared rooms sell without computers.",
    check: "Safes come without the combination more often than with it.",
  },
  camping: {
    lead: "Everything for 14,000-foot summits and short summers.",
    more: "Generators are for the forest roads.",
    check: "Zippers with grit fail; rub wax.",
    sell: "Memorial Day is the first real demand.",
  },
  beauty: {
    lead: "High-altitude sun care and clippers for regulation cuts.",
    more: "Few luxury buyers.",
    check: "Clipper guards missing number two are the usual loss.",
  },
  "pet-supplies": {
    lead: "Working dogs, big crates and booties.",
    more: "Kennels that airlines accept sell when units go overseas.",
    check: "A kennel needs metal bolts and four vents to fly.",
  },
};
