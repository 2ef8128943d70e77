import type { ThingNotes } from "../thing-notes.ts";

export const wearNotes: readonly ThingNotes[] = [
  {
    of: ["coach-bag", "coach-tabby-bag", "louis-vuitton-neverfull", "louis-vuitton-speedy"],
    ask: [
      "May I see the creed or date code, the lining, the corners and the hardware?",
      "Do you have the receipt or the order mail?",
      "Is there any smell, ink or sticky lining?",
    ],
    faults: [
      "Corners and handles wear first. Cracked glazing and sticky lining cost more than half.",
      "Smell it: smoke and perfume stay in canvas.",
      "Pull each zipper and look at the stitches at the strap tabs.",
    ],
    fakes: [
      "Stitches are even in number and angle, and a printed pattern runs unbroken over the seams of a real bag.",
      "Fonts of the heat stamp are thin and round. Compare them with the maker's site at full size.",
      "Platforms and buyers ask for authentication above a few hundred dollars. Plan its fee.",
    ],
  },
  {
    of: ["nike-air-jordan-1-high", "nike-air-jordan-4", "nike-dunk-low"],
    ask: [
      "May I see the size tag, the soles, the insole stitch and the box label?",
      "How often were they worn?",
      "Do the style code on the tag and on the box agree?",
    ],
    faults: [
      "Look at the heel for drag, the toe box for creases and the midsole for cracks in old pairs.",
      "Yellowed soles and missing laces lower the price; a swapped box lowers trust.",
    ],
    fakes: [
      "These are the most copied shoes there are. The style code, the stitch count and the glue smell tell copies apart; an app check costs a few dollars.",
      "A price far below the market from a new account is a copy.",
    ],
  },
  {
    of: [
      "dr-martens-boots",
      "red-wing-heritage-boots",
      "ugg-boots-or-slippers",
      "birkenstock-boston-or-arizona",
    ],
    ask: [
      "Which size and width do they say, and where were they made?",
      "How worn are soles and footbed?",
      "Any cracks where the toes bend?",
    ],
    faults: [
      "Bend the toe: cracked leather cannot be repaired.",
      "Worn heels cost $20 to $60 to replace. Price it in.",
      "Smell the lining, and look for salt lines and mold.",
    ],
    fakes: ["Copied sheepskin is synthetic: part the wool, and see whether it grows out of skin."],
  },
  {
    of: [
      "patagonia-better-sweater-or-fleece",
      "patagonia-nano-puff-or-down-sweater",
      "the-north-face-nuptse-jacket",
      "arcteryx-beta-alpha-or-gamma-jacket",
      "barbour-waxed-jacket",
      "canada-goose-parka",
      "lululemon-align-or-wunder-leggings",
      "lululemon-define-jacket-or-scuba-hoodie",
      "levis-501-jeans",
      "mens-suit",
    ],
    ask: [
      "What does the tag say: size, style number and country?",
      "Are there pulls, stains, pilling or a broken zipper?",
      "How does it fit, and what does it measure laid flat?",
    ],
    faults: [
      "Hold it to a light: moth holes, thin seats and thin thighs show there.",
      "Peeling tape inside a rain jacket ends its use. Wet a spot to see whether water beads.",
      "Down that leaks at seams does not stop.",
      "Missing drawstrings, hoods and belts cost a fifth.",
    ],
    fakes: [
      "Down parkas and rain jackets are copied: check the hologram or the style number under the lining, and the zipper's maker.",
      "For jeans the tab, the stitch and the number on the button's back must tell one year.",
    ],
  },
  {
    of: ["ray-ban-oakley-costa-or-maui-jim-sunglasses"],
    ask: [
      "May I see the model number inside the arm?",
      "Are the lenses scratched, and is the case there?",
    ],
    faults: ["Look through the lenses at a straight line; scratches and haze in the coating stay."],
    fakes: ["Copies are lighter, have glued hinges and a plain print of the etched letters."],
  },
  {
    of: [
      "rolex-datejust",
      "rolex-submariner",
      "omega-seamaster",
      "seiko-watch",
      "casio-g-shock",
      "citizen-watch",
    ],
    ask: [
      "May I see the papers, the serial and the movement?",
      "When was it serviced, and by whom?",
      "Is every part original: dial, hands, bracelet, crown?",
    ],
    faults: [
      "Set the time and date and wind it: grinding or a date that sticks needs a service.",
      "Count the bracelet links and look for stretch. Links cost a lot to replace.",
      "A polished case with round edges brings less.",
    ],
    fakes: [
      "Have an expensive watch opened by a watchmaker before you pay. Good copies pass every look from outside.",
      "A service costs several hundred dollars on luxury watches. Take it off the price.",
      "Check the serial for theft, and meet at a jeweler or a bank.",
    ],
  },
  {
    of: ["navajo-or-turquoise-jewelry", "pandora-bracelet"],
    ask: [
      "Which marks are stamped inside, and what does it weigh?",
      "Is there a certificate or receipt?",
      "Are any stones loose or replaced?",
    ],
    faults: [
      "Look at the prongs under a loupe. A lost stone costs more than the setting.",
      "Weigh it: metal value is the floor under every piece.",
      "Worn shanks and clasps need a jeweler.",
    ],
    fakes: [
      "A stamp is easy to fake. Test silver and gold with a magnet, then acid or a shop's tester.",
      "Dyed stone passes for turquoise; acetone on a swab shows the dye.",
    ],
  },
  {
    of: [
      "dyson-airwrap",
      "shark-flexstyle",
      "dyson-supersonic-hair-dryer",
      "premium-flat-iron-or-curler",
      "foreo-luna-ufo-or-bear",
    ],
    ask: [
      "May I see it run hot and cold, with the serial plate in the photo?",
      "Which attachments and case are included?",
      "Is it registered with the maker?",
    ],
    faults: [
      "Run it for three minutes. A red light or a shut-off is a blocked filter or a dying motor.",
      "Bend the cord at the plug and the handle; it fails there.",
      "Clean brushes and barrels before you photograph. Hair ends the sale.",
    ],
    fakes: [
      "Copies of stylers and dryers are sold sealed. Enter the serial on the maker's site before you pay.",
    ],
  },
  {
    of: ["designer-perfume"],
    ask: ["What is the batch code on bottle and box?", "How full is it, and where was it stored?"],
    faults: ["Heat and sun turn perfume dark and sour. Spray it on paper and wait a minute."],
    fakes: [
      "The batch codes on the bottle and the box agree on a real one, and the spray tube is nearly invisible.",
    ],
  },
  {
    of: [
      "uppababy-vista-stroller",
      "uppababy-cruz-stroller",
      "bob-revolution-jogging-stroller",
      "baby-carrier",
      "stokke-tripp-trapp-high-chair",
      "babybjorn-bouncer",
    ],
    ask: [
      "What date and model does the label on the frame give?",
      "Which adapters, covers and inserts are included?",
      "Are there pets or smokers at home?",
    ],
    faults: [
      "Fold and open it three times, and push it by one finger: drift is a bent axle.",
      "Take the fabric off and look for mold under the straps.",
      "Pull each buckle. A carrier with frayed webbing must not be sold.",
    ],
    fakes: [
      "Look the label's model and date up at cpsc.gov/recalls before you buy, and say in your listing that you did.",
      "Copied carriers lack the lot label and have thin webbing.",
    ],
  },
  {
    of: [
      "4moms-mamaroo-or-rockaroo",
      "happiest-baby-snoo-bassinet",
      "playard",
      "crib",
      "nursery-glider-or-rocker",
    ],
    ask: [
      "What date and model does the label give, and was the recall repair done?",
      "Is it removed from your account in the app?",
      "Are all straps, sheets, legs and screws there?",
    ],
    faults: [
      "Run every motion level and listen for a knock.",
      "Measure the gap between slats: a soda can must not pass. Sides that drop are banned.",
      "Look for a mattress that fits without a gap; add none.",
      "Padded bumpers, inclined sleepers and weighted swaddles must not go along.",
    ],
    fakes: [
      "It is against federal law to sell a recalled product. Check the label at cpsc.gov/recalls and keep the result.",
      "Rented bassinets belong to the maker. Look for the return label.",
    ],
  },
  {
    of: [
      "american-girl-doll",
      "power-wheels",
      "barbie-dreamhouse",
      "little-tikes-cozy-coupe",
      "play-kitchen",
      "lionel-train-set",
      "rc-traxxas",
    ],
    ask: [
      "Is everything there, and does it run?",
      "Is the battery and charger included, and how old is it?",
      "How long was it outside?",
    ],
    faults: [
      "Bring a charged battery: ride-on toys and cars are sold dead more often than broken.",
      "Look for cut hair, ink and silver eyes on dolls.",
      "Trains: run the engine both ways and look at the track for rust.",
      "Sun-faded plastic cracks at the screws.",
    ],
    fakes: [
      "Dolls carry the maker's mark on the neck. Copies have a seam on the face or a soft, light head.",
    ],
  },
  {
    of: ["lego-bulk-pound", "lego-set", "lego-millennium-falcon-75192", "magna-tiles-100"],
    ask: [
      "Are the set numbers, manuals and figures there?",
      "What does it weigh, and is it all one brand?",
      "Smoke-free home?",
    ],
    faults: [
      "Figures are a large part of a set's price. Count them first.",
      "Look for bite marks, sun-yellowed white bricks and cracked clips.",
      "Weigh lots at home; sellers guess high.",
    ],
    fakes: [
      "Every real brick has the name on each stud. Copied figures have none on neck and hips.",
      "Copied magnet tiles crack at the weld and spill magnets, which is dangerous.",
    ],
  },
  {
    of: [
      "yarn-lot",
      "cricut-explore-air-2",
      "cricut-maker-3-or-maker-4",
      "brother-cs6000i-or-cs7000x-sewing-machine",
      "brother-se600-se625-or-se700-embroidery-machine",
      "singer-featherweight-221",
      "singer-heavy-duty-sewing-machine",
    ],
    ask: [
      "May I see it sew or cut?",
      "Are the foot pedal, bobbins, hoops, blades and mats there?",
      "Is a cutting machine unlinked from your account?",
    ],
    faults: [
      "Sew a seam on two layers, forward and back. A knot below means timing or dirt.",
      "Turn the hand wheel: one that binds was oiled with the wrong oil.",
      "Cutting machines: see it load a mat and finish a test cut.",
      "Yarn: smell it, and look for moths and missing labels.",
    ],
    fakes: [
      "A locked cutting machine cannot be registered again. Ask the seller to remove it first.",
    ],
  },
  {
    of: ["texas-instruments-ti-84-plus", "texas-instruments-ti-84-ce", "rollo-label-printer"],
    ask: [
      "Does every key or the print head work?",
      "Is the cover, cable or power supply included?",
    ],
    faults: [
      "Press each key and look for missing lines on the screen.",
      "Open the battery door: leaks kill the contacts.",
      "Print a test label and look for white lines, which mean a worn head.",
    ],
    fakes: ["Engraved school names mean it may be school property. Ask, and leave it in doubt."],
  },
  {
    of: [
      "whisker-litter-robot-4",
      "whisker-litter-robot-3",
      "aquarium-or-fish-tank",
      "fluval-tank-filter-or-light",
      "dog-crate",
    ],
    ask: [
      "May I see it cycle or hold water?",
      "How old is it, and which parts were replaced?",
      "Are the base, lid, trays and cords there?",
    ],
    faults: [
      "Run a full cycle and read the lights. Motors and sensors cost $50 to $150.",
      "Look at tank seams for bubbles and at the corners for chips; fill it outside for a day.",
      "Bend the wires of a crate's door and test both latches.",
      "Clean it before photos. Smell ends the sale.",
    ],
    fakes: ["A connected box must be removed from the last owner's app before it can be set up."],
  },
];
