import type { PlacePages } from "./place-pages.ts";

export const oklahomaCityOk: PlacePages = {
  electronics: {
    lead: "Tinker families sell consoles; storm watchers buy weather radios and scanners.",
    more: "Prices of both rise in April.",
    check: "Scanners must handle digital systems to be useful.",
  },
  furniture: {
    lead: "Big houses in Edmond sell king suites for little because everybody has one.",
    more: "Oil-money antiques stay in Nichols Hills.",
    find: "Buchanan's vintage flea market fills a fairground hall once a month.",
    check: "Tornado-damaged furniture has grit in the joints.",
  },
  appliances: {
    lead: "Full-size gas pairs and chest freezers sell to households with a garage.",
    more: "Freezers move fastest before deer season.",
    check: "Clay soil moves houses and bends hoses; check the fitting.",
    sell: "Many buyers come with a pickup and load alone.",
  },
  tools: {
    lead: "Oil-field hands, ranchers and aircraft mechanics all buy heavy tools.",
    more: "Pipe wrenches over 24 inches sell by the pair.",
    find: "Farm auctions in Canadian and Logan counties.",
    check: "A bent pipe-wrench jaw slips; clamp a pipe.",
  },
  "sporting-goods": {
    lead: "Bass boats and bows fill garages, and Lake Hefner's wind sells sailboards.",
    more: "Basketball hoops come with every new street.",
    check: "Bow limbs splinter; use a cotton ball.",
    sell: "List deer gear in September.",
  },
  vehicles: {
    lead: "Hail and tornado titles meet clean pickups.",
    more: "No safety or emissions test exists in Oklahoma.",
    check: "Check glass dates and paint on the roof.",
    sell: "A title needs a notary's stamp here; meet where one works.",
  },
  collectibles: {
    lead: "Route 66 signs and oil-company cans are what travelers stop for.",
    more: "Frankoma pottery, made in Sapulpa, is collected by glaze and clay color.",
    find: "Antique malls along May Avenue.",
    check: "Frankoma clay turned from tan to red around 1955.",
  },
  clothing: {
    lead: "Boots, work denim and crimson on Saturdays.",
    more: "FR-rated oil-field shirts sell by the lot.",
    check: "Labels of flame-resistant wear must be readable.",
    sell: "Crimson jerseys sell in August.",
  },
  "home-decor": {
    lead: "Iron crosses, leather chairs and oversized clocks suit high ranch-style rooms.",
    more: "Coastal decor goes unsold this far inland.",
    check: "Clocks of this size weigh fifty pounds; look at the hanger.",
  },
  books: {
    lead: "Petroleum geology, western history and church study sets have buyers.",
    more: "Students in Norman buy used textbooks.",
    check: "Silverfish eat the edges of pages into lace.",
    sell: "OU students buy texts around August 20.",
  },
  toys: {
    lead: "Farm sets, bikes and trampolines before the wind.",
    more: "Tall playsets do not survive the wind.",
    check: "Trampoline legs bend in storms.",
  },
  "musical-instruments": {
    lead: "Red-dirt bands and large churches keep guitars and mixers moving.",
    more: "School marching programs trade brass each July.",
    check: "Marching horns are dented at the bow; slides must run.",
  },
  jewelry: {
    lead: "Native beadwork and silver are made by people you can meet.",
    more: "The Red Earth festival in June brings many of them downtown.",
    check: "Beadwork on felt is craft, on brain-tanned hide is old.",
  },
  art: {
    lead: "Native painters and western bronzes have museums and price records here.",
    more: "Plains scenes by unknown hands do not.",
    find: "Paseo has its gallery night on the first Friday of the month.",
    check: "Foundry stamp and copyright year are cast in.",
  },
  antiques: {
    lead: "Saddles, windmill fans and oil-lease furniture come off farms.",
    more: "Land-run papers are framed, faded and seldom original.",
    find: "Guthrie, half an hour north, has a Victorian main street of dealers.",
    check: "Windmill weights are recast; old ones have rough parting lines.",
  },
  garden: {
    lead: "Storm generators, zero-turns and post drivers.",
    more: "Red clay wears tiller tines short; measure them.",
    check: "Tines thin to knives here; measure.",
    sell: "Generators sell in April, when storms begin.",
  },
  "baby-items": {
    lead: "Base and Moore families buy in bundles.",
    more: "High chairs and cribs go together.",
    find: "Just Between Friends began in Tulsa and fills the fairground twice a year.",
    check: "Sun does less harm than attic heat; bend the buckle.",
  },
  crafts: {
    lead: "Bead workers buy hanks of seed beads and brain-tanned hide.",
    more: "Quilters in Edmond buy machines with a walking foot.",
    find: "Quilt shows in Edmond have a table of used machines.",
    check: "Bead hanks lose strands when the string rots.",
  },
  office: {
    lead: "Energy companies shrink and sell walnut desks.",
    more: "Few buyers can carry an oak desk away.",
    check: "Desk tops come off with eight screws; check before lifting.",
  },
  camping: {
    lead: "The Wichita Mountains and the lakes are camped in spring and fall.",
    more: "Wind decides which tents survive.",
    check: "Broken fiberglass poles come with every gust.",
  },
  beauty: {
    lead: "Pageant families buy curling tools, lights and cases every winter.",
    more: "A home tanning bed needs a 220-volt outlet and a buyer with a trailer.",
    check: "Ask how many hours the tubes have run.",
  },
  "pet-supplies": {
    lead: "Big dogs need heavy crates, and acreage needs livestock panels.",
    more: "Storm-shy dogs sell covers in April.",
    check: "Crates rust at the pan clip.",
  },
};
