import type { ThingNotes } from "../thing-notes.ts";

export const sportNotes: readonly ThingNotes[] = [
  {
    of: [
      "trek-domane",
      "trek-marlin",
      "trek-fx",
      "trek-fuel-ex",
      "schwinn-bike",
      "specialized-stumpjumper",
      "specialized-rockhopper",
      "specialized-allez",
      "cannondale-road",
    ],
    ask: [
      "Which model year and frame size is it, by the sticker and the serial?",
      "When was the last tune-up, and how old are chain, tires and brake pads?",
      "Do you have the receipt, or a photo of you with it?",
    ],
    faults: [
      "Look at the frame behind the head tube and at the bottom bracket for cracks and ripples in the paint.",
      "Lift and spin both wheels. A wobble is a truing, a dent in the rim is a new wheel.",
      "Shift through all gears under load; a worn chain takes the cassette with it.",
      "Push on the fork and shock: oil on the shaft means a service of $100 and more.",
    ],
    fakes: [
      "Check the serial under the bottom bracket in a public list of stolen bikes before you pay.",
      "The level within a line decides the price. Read the model on the top tube, not the seller's title.",
    ],
  },
  {
    of: ["peloton-bike", "nordictrack-treadmill", "concept2-rower", "bowflex-552"],
    ask: [
      "How old is it, and is it free of the last owner's account?",
      "May I see it run for five minutes at full speed or weight?",
      "Which shoes, mats, weights and keys are included?",
    ],
    faults: [
      "Run it at its top speed and listen for a belt that slips or a bearing that clicks.",
      "Turn through all resistance steps. Screens and boards cost more than the machine brings.",
      "Adjustable dumbbells: pick each setting and shake. A plate that drops ends the sale.",
      "Take a helper and a truck. These weigh 100 to 300 pounds and do not come apart.",
    ],
    fakes: [
      "A leased or financed machine belongs to somebody else until it is paid. Ask for the invoice.",
    ],
  },
  {
    of: ["burton-snowboard", "ski-premium"],
    ask: [
      "What are the length and the model year, and are bindings included?",
      "When was it last waxed, and are there core shots?",
    ],
    faults: [
      "Look along the edges for cracks and rust, and at the base for gouges to the core.",
      "Bindings that are older than a shop's list cannot be adjusted by any shop.",
      "Press the tip together: layers that open are the end of it.",
    ],
    fakes: [],
  },
  {
    of: [
      "scotty-cameron",
      "callaway-irons",
      "penn-reel",
      "baseball-bat",
      "compound-bow",
      "minn-kota-gps",
    ],
    ask: [
      "May I see the model name, serial or date close up?",
      "Which length, weight, hand or draw is it?",
      "Which cover, remote or parts are included?",
    ],
    faults: [
      "Clubs: look for worn faces, bent shafts and grips that need replacement at about $10 each.",
      "Bats: look for dents, cracks and the stamp of the league that still allows it.",
      "Reels and motors: turn them under load and listen for grinding and salt.",
      "Bows: look at the limbs for cracks and at the string's date. Never draw one without an arrow.",
    ],
    fakes: [
      "Premium putters and bats are copied. Compare fonts, weight and the serial with the maker's page.",
    ],
  },
  {
    of: [
      "coleman-tent",
      "rei-half-dome",
      "big-agnes-copper-spur",
      "kodiak-canvas",
      "rooftop-tent",
      "down-sleeping-bag",
      "osprey-atmos",
    ],
    ask: [
      "Are all poles, stakes, the fly and the footprint there?",
      "Was it ever put away wet?",
      "How old is it, by the tag?",
    ],
    faults: [
      "Smell it: mildew does not wash out. Sticky coating inside the fly peels next season.",
      "Pitch it. A splinted pole or a zipper that splits behind the slider costs $30 and more.",
      "Shake a down bag: clumps that do not open mean it was washed badly.",
      "Rooftop tents: look at the hinges, the ladder locks and the mounting rails.",
    ],
    fakes: [
      "Premium bags and tents carry a production tag inside. Copies have none, or one without a date.",
    ],
  },
  {
    of: ["yeti-tundra-45", "vintage-coleman-cooler", "coleman-stove"],
    ask: [
      "Are the lid, latches, drain plug or pump complete?",
      "Is it cracked, faded or smelly inside?",
      "May I see it light or hold water?",
    ],
    faults: [
      "Look at the seal and hinges, and for cracks around the drain.",
      "Pump a stove and listen for a leather cup that leaks; it is a cheap repair.",
      "Rust inside a tank ends the sale of a stove or lantern.",
    ],
    fakes: ["Copied premium coolers have a sticker in place of the molded or riveted name."],
  },
  {
    of: [
      "fender-player",
      "fender-squier",
      "fender-squier-classic-vibe",
      "gibson-les-paul-standard",
      "gibson-les-paul-studio",
      "taylor-100-200",
      "yamaha-fg",
      "any-acoustic-guitar",
    ],
    ask: [
      "What is the serial, and where was it made?",
      "Were pickups, tuners or the nut changed, and do you have the old parts?",
      "Is the case original, and was the neck ever repaired?",
    ],
    faults: [
      "Sight down the neck from the head for a twist, and look behind the nut for a repaired break.",
      "Play every fret on every string. Worn frets cost $200 and more to replace.",
      "Acoustics: look inside for loose braces and at the bridge for a gap that a card fits into.",
      "Plug it in and turn each control; crackle cleans up, a dead pickup does not.",
    ],
    fakes: [
      "Copies of Gibson guitars have a wrong head shape, a round truss rod nut and a serial that names another model.",
      "A logo alone proves nothing: check the serial against the maker's dating page.",
    ],
  },
  {
    of: [
      "fender-tube-amp",
      "boss-katana",
      "boss-pedal",
      "strymon-pedal",
      "yamaha-p-series",
      "pearl-drums",
      "any-saxophone",
      "shure-sm58-sm57",
    ],
    ask: [
      "May I hear it at low and high volume?",
      "Is the power supply, stand, pedal, mouthpiece or case included?",
      "What was repaired, and when?",
    ],
    faults: [
      "Turn every knob and press every key or pad slowly. Dead keys cost more than they look.",
      "Hum that rises with volume means old capacitors; a rattle is a speaker or a tube.",
      "Saxophones: close each key over a light. Leaking pads cost $300 and more.",
      "Drums: look at the bearing edges and count lugs, hoops and legs.",
    ],
    fakes: [
      "Copied microphones are everywhere: a real one is heavier, with wires in color and a printed connector ring.",
    ],
  },
];
