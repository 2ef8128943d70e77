import type { PlacePages } from "./place-pages.ts";

export const oklahomaCityOk: PlacePages = {
  electronics: {
    lead: "Tinker families sell consoles; storm watchers buy weather radios and scanners.",
    more: "Both rise in April.",
    check: "Scanners must handle digital systems to be useful.",
  },
  furniture: {
    lead: "Big houses in Edmond sell king suites for little because everybody has one.",
    more: "Oil-money antiques stay in Nichols Hills.",
    find: "Buchanan's vintage flea market fills a fairground hall once a month.",
    check: "Tornado-damaged furniture has grit in the joints.",
  },
  appliances: {
    lead: "Chest freezers, storm-shelter fans and full-size pairs.",
    more: "Gas dryers are the common kind.",
    check: "Clay soil moves houses and bends hoses; check the fitting.",
    sell: "Ford F-150 owners are every second buyer, and they load alone.",
  },
  tools: {
    lead: "Oil-field, ranch and aircraft mechanics.",
    more: "Pipe wrenches over 24 inches sell by the pair.",
    find: "Farm auctions in Canadian and Logan counties.",
    check: "A bent pipe-wrench jaw slips; clamp a pipe.",
  },
  "sporting-goods": {
    lead: "Bass boats, bows and Thunder hoops.",
    more: "Lake Hefner's wind sells sailboards and kites.",
    check: "Bow limbs splinter; use a cotton ball.",
    sell: "Deer gear in September.",
  },
  vehicles: {
    lead: "Hail and tornado titles meet clean pickups.",
    more: "No safety or emissions test exists in Oklahoma.",
    check: "Check glass dates and paint on the roof.",
    sell: "A title needs a notary's stamp here; meet where one works.",
  },
  collectibles: {
    lead: "Route 66 signs, OU and OSU rivalries, oil company cans.",
    more: "Frankoma pottery counts as a collectible too.",
    find: "Antique malls along May Avenue.",
    check: "Frankoma clay turned from tan to red around 1955.",
  },
  clothing: {
    lead: "Boots, work denim and crimson on Saturdays.",
    more: "FR-rated oil-field shirts sell by the lot.",
    check: "FR labels must be readable.",
    sell: "Crimson moves in August.",
  },
  "home-decor": {
    lead: "Iron crosses, leather and big clocks.",
    more: "Frankoma again.",
    check: "Clocks of this size weigh fifty pounds; look at the hanger.",
  },
  books: {
    lead: "Church, western and petroleum geology.",
    more: "Norman's students do the rest.",
    check: "Silverfish leave lace at the edges.",
    sell: "OU students buy texts around August 20.",
  },
  toys: {
    lead: "Farm sets, bikes and trampolines before the wind.",
    more: "Nothing too tall survives.",
    check: "Trampoline legs bend in storms.",
  },
  "musical-instruments": {
    lead: "Churches, red-dirt bands and school marching brass.",
    more: "Steel guitars have history here.",
    check: "Marching horns are dented at the bow; slides must run.",
  },
  jewelry: {
    lead: "Native beadwork and silver, oil-rig pendants.",
    more: "Red Earth in June brings makers.",
    check: "Beadwork on felt is craft, on brain-tanned hide is old.",
  },
  art: {
    lead: "Western bronzes, Native painters and plains scenes.",
    more: "The cowboy museum's show sets the top.",
    find: "Paseo's First Friday.",
    check: "Foundry stamp and copyright year are cast in.",
  },
  antiques: {
    lead: "Oil lamps, windmill fans and saddles.",
    more: "Land-run papers are framed and faded.",
    find: "Guthrie's Victorian main street.",
    check: "Windmill weights are recast; old ones have rough parting lines.",
  },
  garden: {
    lead: "Storm generators, zero-turns and post drivers.",
    more: "Red clay eats tillers.",
    check: "Tines thin to knives here; measure.",
    sell: "April is generator month.",
  },
  "baby-items": {
    lead: "Base and Moore families buy in bundles.",
    more: "High chairs and cribs go together.",
    find: "Just Between Friends began in Tulsa and fills the fairground twice a year.",
    check: "Sun does less harm than attic heat; bend the buckle.",
  },
  crafts: {
    lead: "Beads, leather and quilts.",
    more: "Beads are bought by hanks.",
    find: "Quilt shows in Edmond.",
    check: "Hanks thin when strings rot.",
  },
  office: {
    lead: "Energy companies shrink and sell walnut desks.",
    more: "Nobody wants to carry them.",
    check: "Desk tops come off with eight screws; check before lifting.",
  },
  camping: {
    lead: "Wichita Mountains, lakes and deer camp.",
    more: "Wind-proof tents are asked for.",
    check: "Broken fiberglass poles come with every gust.",
  },
  beauty: {
    lead: "Pageants, clippers, tanning beds in garages.",
    more: "Beds need 220 volts.",
    check: "Count tube hours.",
  },
  "pet-supplies": {
    lead: "Big crates, livestock panels and storm-shy dogs.",
    more: "Saddles go with them.",
    check: "Crates rust at the pan clip.",
  },
};
