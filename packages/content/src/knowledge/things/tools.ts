import type { ThingNotes } from "../thing-notes.ts";

export const toolNotes: readonly ThingNotes[] = [
  {
    of: ["milwaukee-m12-battery", "milwaukee-m18-battery", "dewalt-20v-battery", "ego-battery"],
    ask: [
      "How many amp-hours does the label say, and what is the date code?",
      "Does it charge to four bars and run a saw?",
      "Do you have the charger to show it?",
    ],
    faults: [
      "A pack that shows full and dies under load has weak cells. Test it in a saw, not a light.",
      "Look at the terminals for burns and at the case for a split weld.",
      "Packs older than five years bring a third less.",
    ],
    fakes: [
      "Copied packs are lighter, have no date code and can catch fire. Weigh one against a known pack.",
      "Sealed two-packs at half the shop's price are copies or stolen.",
    ],
  },
  {
    of: [
      "dewalt-drill-impact-combo",
      "milwaukee-m18-drill-impact-combo",
      "dewalt-combo-kit",
      "makita-combo",
      "dewalt-dcd771",
      "dewalt-dcf887",
      "milwaukee-2904",
      "milwaukee-2953",
      "milwaukee-2767",
      "milwaukee-m12-ratchet",
      "milwaukee-sawzall",
      "milwaukee-press-tool",
      "milwaukee-packout",
    ],
    ask: [
      "Which model number is on the plate, and are batteries and charger included?",
      "Is the original case there, and is anything missing?",
      "Was it used for a trade or around a house?",
    ],
    faults: [
      "Run it in both directions and at both speeds, with a hand on the chuck for wobble.",
      "Smell the vents for a burned motor and look for sparks at the brushes.",
      "Brushless models bring more. Read the plate, since both look alike.",
      "Press tools: ask for the calibration date and the jaws.",
    ],
    fakes: [
      "Engraved names, ground-off serials and shop tags mean stolen tools. Leave them.",
      "Bare tools in plain bags come from split kits, which is fine. Batteries in plain bags are often copies.",
    ],
  },
  {
    of: [
      "dewalt-dwe7491rs",
      "dewalt-dw735",
      "dewalt-dws780",
      "bosch-glide-miter-saw",
      "festool-domino",
      "festool-track-saw",
      "porter-cable-compressor",
      "miller-welder",
    ],
    ask: [
      "May I see it cut, plane, weld or fill a tank?",
      "Are the fence, guards, stand, track or hoses there?",
      "How old is it, and were blades or consumables changed?",
    ],
    faults: [
      "Check that the fence locks parallel and the blade does not wobble when it stops.",
      "A planer that leaves lines needs new knives. A snipe at the ends is adjustment.",
      "Open the drain of a compressor: rust water means a tank near its end.",
      "Welders: see an arc on metal and look at the gun, the ground clamp and the hoses.",
    ],
    fakes: ["Read the serial plate. A tool without one is stolen or refurbished."],
  },
  {
    of: ["honda-eu2200i"],
    ask: [
      "When did it last run, and was the fuel drained?",
      "How many hours does it have?",
      "May I start it cold with a heater as load?",
    ],
    faults: [
      "Start it cold. One that needs choke all the time has a gummed carburetor.",
      "Load it with 1,500 watts for ten minutes and watch the overload light.",
      "Look at the oil: milky oil means water.",
    ],
    fakes: [
      "It is one of the most stolen tools there is. Ask for the receipt and read the serial.",
    ],
  },
  {
    of: ["snap-on-ratchet", "dremel"],
    ask: [
      "Is there a date code, and does it click in both directions?",
      "Is anything worn or missing?",
    ],
    faults: [
      "Turn it slowly under load: a skip means a worn gear, which a dealer may replace.",
      "Look for rounded drives and ground-off names.",
    ],
    fakes: ["The maker's stamp is crisp and deep with a year symbol. Shallow print is a copy."],
  },
  {
    of: [
      "honda-hrn216",
      "toro-recycler",
      "riding-mower",
      "john-deere-riding",
      "zero-turn-commercial",
      "snow-blower-two-stage",
      "stihl-ms170",
      "ryobi-40v-blower",
      "coleman-mini-bike",
    ],
    ask: [
      "May I see it start cold?",
      "How many hours, and when were oil, plug and blade changed?",
      "Was the fuel drained before it was stored?",
    ],
    faults: [
      "Feel the engine before it starts: a warm one hides a hard start.",
      "Engage the drive and the blade. Belts and cables are cheap; transmissions are not.",
      "Tip it and look at the deck for rust-through and a bent blade.",
      "Blue smoke after the first minute means worn rings. White smoke at the start may be stored oil.",
    ],
    fakes: [
      "Copies of chainsaws carry the maker's colors without a serial plate. They are dangerous.",
    ],
  },
  {
    of: ["traeger-pro", "weber-kettle", "weber-spirit", "blackstone-28", "big-green-egg-large"],
    ask: [
      "How many years was it outside, and was it covered?",
      "Does it light, and does it hold a temperature?",
      "Which shelves, plates and covers come along?",
    ],
    faults: [
      "Look at the bottom of the firebox for rust-through.",
      "Light each burner and look for yellow flames and blocked tubes.",
      "Pellet grills: see the auger turn and the fan blow; wet pellets jam both.",
      "Ceramic grills: tap the shell and look inside for cracks.",
    ],
    fakes: [
      "Look-alike kamado grills bring half. The maker's name is cast into the vent and band.",
    ],
  },
  {
    of: ["tires-set"],
    ask: [
      "What is the four-digit date code on each tire?",
      "How deep is the tread on each, by a coin in the photo?",
      "Any plugs, patches or cracks?",
    ],
    faults: [
      "Tires older than six years are hard to sell; the date code says week and year.",
      "Uneven wear at one edge points to a bent wheel.",
      "Look into the sidewall for cracks and bubbles, which cannot be repaired.",
    ],
    fakes: [],
  },
];
