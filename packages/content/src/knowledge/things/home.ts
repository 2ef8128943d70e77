import type { ThingNotes } from "../thing-notes.ts";

export const homeNotes: readonly ThingNotes[] = [
  {
    of: [
      "ikea-malm-dresser",
      "ikea-hemnes-dresser",
      "nightstand",
      "west-elm-nightstand",
      "dresser",
      "drexel-furniture",
      "broyhill-brasilia",
      "stickley-furniture",
    ],
    ask: [
      "Is the wall anchor there, and do all drawers run on their rails?",
      "Is it solid wood, veneer or particle board?",
      "What are its width, depth and height?",
    ],
    faults: [
      "Pull each drawer out fully: split runners and dropped bottoms are the usual damage.",
      "Look at the lower edges and back panel for swelling from water.",
      "Set it on a flat floor and push a corner; loose cams cannot be tightened in particle board.",
      "Smell inside the drawers. Smoke and mothballs stay.",
    ],
    fakes: [
      "Makers of good furniture leave a brand, stamp or label in the top drawer or on the back. Without it the price is that of the kind.",
      "Dovetails cut by hand differ in width; machine cuts repeat. Both are real, but age claims must fit.",
    ],
  },
  {
    of: [
      "sectional-sofa",
      "ikea-soderhamn-sofa",
      "crate-barrel-sofa",
      "lovesac-sactional",
      "article-sven-sofa",
      "restoration-hardware-cloud-sofa-or-sectional",
    ],
    ask: [
      "Are there pets or smokers at home, and was it ever treated for bugs?",
      "What are the measurements, and does it come apart for the door?",
      "May I see the label under the cushions?",
    ],
    faults: [
      "Lift the cushions and look along the seams with a light for bed bugs and stains.",
      "Sit on every seat: a dip means a broken spring or tired foam.",
      "Unzip a cover and look at the foam. Gray crumbs mean it is done.",
      "Lift one front corner: if the next leg does not follow soon, the frame is broken.",
    ],
    fakes: [
      "Look-alikes of designer sofas are common. The label under the seat, the order mail or the cover's tag decides the price.",
    ],
  },
  {
    of: [
      "ikea-kallax-or-expedit-shelf",
      "ikea-billy-bookcase",
      "ikea-besta-tv-unit",
      "bookcase-or-bookshelf",
      "desk",
      "standing-desk",
      "uplift-desk",
      "roll-top-desk",
      "hoosier-cabinet-or-pie-safe",
    ],
    ask: [
      "Is it assembled, and will it go through the door as it is?",
      "Are all shelves, pins, doors and inserts there?",
      "What are the exact measurements and color?",
    ],
    faults: [
      "Look at the corners and the bottom edge for chips and swelling.",
      "Check that shelves do not sag and that the back panel is nailed on all sides.",
      "Run a standing desk up and down with weight on it and listen for one leg that lags.",
      "Old cabinets: test every lock, tambour and hinge, and look for worm holes with fresh dust.",
    ],
    fakes: ["Reproductions of old cabinets have plywood backs, staples and one kind of screw."],
  },
  {
    of: [
      "dining-chair",
      "bar-stool",
      "coffee-table",
      "ikea-poang-chair",
      "ekornes-stressless-recliner",
    ],
    ask: [
      "How many are there, and are all of one set?",
      "Is anything loose, chipped or stained?",
      "What is the seat height or the table's size?",
    ],
    faults: [
      "Sit and rock: a joint that moves needs glue and a clamp.",
      "Look under the seat for cracked plywood and missing screws.",
      "On recliners, test every position and look at the leather where the head rests.",
    ],
    fakes: [
      "A maker's label or stamp under the seat doubles what some chairs bring. Look for it first.",
    ],
  },
  {
    of: [
      "herman-miller-eames-lounge-chair-and-ottoman",
      "herman-miller-aeron",
      "herman-miller-embody",
      "steelcase-leap",
    ],
    ask: [
      "What does the label under the seat say: model, size and date?",
      "Do all levers, the tilt and the arms work?",
      "Was it in an office or a home, and is there more than one?",
    ],
    faults: [
      "Sit for a minute: a cylinder that sinks costs about $40 and half an hour.",
      "Look for torn mesh at the front edge and cracked arm pads.",
      "Tilt back against each tension and listen for a click that means a worn mechanism.",
      "On the lounge chair, look at the rubber shock mounts and the veneer around them.",
    ],
    fakes: [
      "Copies of the lounge chair have a different base, visible screws and no medallion or label.",
      "Office chairs have a label with part number and date under the seat. Without one, price it as a plain chair.",
    ],
  },
  {
    of: ["refrigerator", "samsung-refrigerator", "mini-fridge", "window-ac"],
    ask: [
      "Is it plugged in, so that I can feel it cool?",
      "How old is it, by the serial plate, and has it been repaired?",
      "Are all shelves, brackets, panels and the remote there?",
    ],
    faults: [
      "See it run. A unit that was unplugged for the visit is sold for parts.",
      "Feel for frost, listen to the fan, and close the door on a sheet of paper: it must hold.",
      "Ice makers and control boards fail most in large refrigerators.",
      "Look at the fins, the filter and the drain of an air conditioner for mold.",
    ],
    fakes: [
      "The plate inside the door or on the side tells model and date. Check it against recalls before you load.",
    ],
  },
  {
    of: ["washer-dryer-set", "samsung-washer-dryer-set", "speed-queen", "bosch-miele-dishwasher"],
    ask: [
      "Is it hooked up, so that I can see it fill, spin and drain?",
      "How old is it, by the serial plate, and has it been repaired?",
      "Is the dryer gas or electric, and are hoses, cord and racks there?",
    ],
    faults: [
      "Open the gasket and smell: mold is the most common complaint.",
      "Spin the drum by hand. A rumble is a bearing, which costs more than the machine brings.",
      "Run a drain cycle and look beneath the machine for water.",
      "Look at the racks and spray arms of a dishwasher for rust.",
    ],
    fakes: [
      "The plate inside the door tells model and date. Check it against recalls before you load.",
    ],
  },
  {
    of: [
      "kitchenaid-artisan",
      "breville-barista-express",
      "vitamix-5200",
      "keurig",
      "instant-pot",
      "ninja-foodi",
      "nespresso-vertuo",
      "le-creuset",
      "all-clad",
    ],
    ask: [
      "May I see it run, with the attachments that come along?",
      "When was it bought and how often was it used?",
      "Is anything chipped, burned, leaking or missing?",
    ],
    faults: [
      "Run it at every speed and smell for a hot motor.",
      "Coffee machines: pull a shot and look under the machine for water. Scale is the usual fault.",
      "Blenders and cookers: look at the jar's base, the lid seal and the pressure valve.",
      "Enamel: a chip inside the pot ends most of its value. Scratches outside do not.",
      "Warped pans rock on a flat stove.",
    ],
    fakes: [
      "Enameled pots carry the maker's name on the lid knob and the base; copies are lighter and feel rough.",
    ],
  },
  {
    of: ["dyson-v7-v8", "dyson-v11-v12", "bissell-little-green"],
    ask: [
      "How long does it run on a charge?",
      "Which heads, wand and charger are included?",
      "Has the filter been washed, and does it pulse?",
    ],
    faults: [
      "A vacuum that pulses is blocked or has a dead battery. Clean the filter and try again.",
      "Batteries wear out first. Price a new one into your offer.",
      "Look at the brush for wound hair and a motor that does not turn.",
      "Smell the tanks of a carpet cleaner and test both pumps.",
    ],
    fakes: ["Copied batteries are common and can catch fire. Look for the maker's label."],
  },
  {
    of: ["area-rug", "ruggable-washable-rug", "designer-line-bedding"],
    ask: [
      "What is the exact size and fiber, by the label on the back?",
      "Are there pets or smokers at home?",
      "Was it cleaned, and with what?",
    ],
    faults: [
      "Turn it over: stains and moth damage show on the back.",
      "Smell it close up. Pet urine comes back on a humid day.",
      "Look for fraying along the ends and a bent corner that will not lie flat.",
    ],
    fakes: ["Hand-knotted rugs show the pattern on the back and fringe that is part of the rug."],
  },
  {
    of: ["table-lamp", "pottery-barn-lighting-mirror-or-decor", "home-depot-12-ft-giant-skeleton"],
    ask: [
      "Does it work, and are shade, screws and cords there?",
      "May I see the maker's label or the box?",
      "What are its height and width?",
    ],
    faults: [
      "Turn it on and wiggle the cord at the base. Old cords need new wire.",
      "Count poles, bolts and light eyes of large figures against the manual.",
      "Look for repaired cracks with a light from inside.",
    ],
    fakes: ["A maker's name without a label or stamp is only a style."],
  },
  {
    of: [
      "pyrex-vintage-nesting-or-cinderella-bowls",
      "fine-figurines",
      "harry-potter-box-set",
      "zippo-lighter",
      "us-mint-morgan-silver-dollar",
    ],
    ask: [
      "May I see a photo of the mark on the bottom or the date and mint mark?",
      "Is anything chipped, polished, faded or repaired?",
      "Is it a complete set?",
    ],
    faults: [
      "Hold patterned bowls against a light: dishwasher haze halves the price.",
      "Run a fingernail over the rims and the hands of figures to find chips and glue.",
      "Cleaned coins bring melt value and little more.",
      "Lighters: the letters on the bottom tell the year; a swapped insert does not fit it.",
    ],
    fakes: [
      "Silver dollars are copied in base metal: check weight (26.73 g), diameter (38.1 mm) and that no magnet pulls.",
      "Marks and signatures are printed on copies. On originals they are pressed, painted or under the glaze.",
    ],
  },
  {
    of: ["funko-pop-figure", "pokemon-base-set-charizard", "pokemon-elite-trainer-box", "catan"],
    ask: [
      "May I see all corners, the back and the seal close up?",
      "Is it opened, and is everything in it?",
      "How was it stored: sun, smoke, damp?",
    ],
    faults: [
      "Box condition is the price. Dents, stickers and window scratches halve a figure.",
      "Cards: look at corners and edges under a lamp for whitening and bends.",
      "Count the pieces of a game before you meet, by the list in the manual.",
    ],
    fakes: [
      "Copied cards feel waxy, have wrong fonts and let light through. Compare with a cheap real card of the same year.",
      "Resealed boxes have loose wrap and no maker's print on the film.",
    ],
  },
];
