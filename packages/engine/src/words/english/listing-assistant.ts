import { defineWords } from "@flipworth/words";

/** What is told to the writer of a listing. */
export const draftWords = defineWords("engine.drafts", {
  shipping: "{explanation}.",
  shippingAssumed: "{explanation}. We assume {pounds} lb: weigh it packed.",
});

/** To edit and copy while buying. */
export const messageWords = defineWords("engine.messages", {
  questions: "Questions first",
  questionsText: "Hi! Is the {thing} still available? {questions}",
  offer: "Opening offer",
  offerText:
    "Hi! I’m interested in the {thing}. Would you take {price}? I can pick it up this week and pay cash.",
  followUp: "Follow-up",
  followUpNoOffer: "Hi again! Is the {thing} still available? I can come when it suits you.",
  followUpText:
    "Hi again! Is the {thing} still available? My offer stands, and I can come when it suits you.",
  no: "Polite no",
  noText:
    "Thanks for getting back to me. That’s more than I can pay for the {thing}, so I’ll pass. If it doesn’t sell, feel free to write me. Good luck!",
});

/** Photos to take, in order. */
export const photoWords = defineWords("engine.photos", {
  front: "The whole front in daylight",
  back: "The back",
  label: "Label, model or serial number",
  flaws: "Every flaw, close up",
  everything: "Everything that comes with it, in one photo",
  switchedOn: "It switched on, with the screen showing",
  ports: "All ports and buttons",
  cables: "Cables and charger",
  running: "It running",
  inside: "Inside, doors open",
  cord: "Cord and plug",
  runningOrLabel: "It running or the motor label",
  batteries: "Batteries and charger",
  wearParts: "Chuck, blade or wear parts",
  side: "From the side, with a tape measure",
  joints: "Joints and underside",
  fabric: "Fabric or surface, close up",
  brandLabel: "Brand and size label",
  careLabel: "Care label",
  laidFlat: "Laid flat with a tape measure",
  seams: "Seams, cuffs and soles",
  marks: "Marks, signature or edition number",
  edges: "Corners and edges",
  certificate: "Box or certificate",
  hallmark: "Hallmark, close up",
  clasp: "Clasp",
  scale: "On a scale",
  headstock: "Headstock or maker’s mark",
  frets: "Frets, keys or valves",
  case: "Case, open",
  tires: "Wear parts: tires, grips, edges",
  drivetrain: "Drivetrain or moving parts",
  spine: "Spine",
  copyright: "Copyright page",
  corners: "Corners",
  pieces: "All pieces laid out",
  boxSides: "Box, all sides",
  dates: "Date of manufacture and expiry",
  straps: "Straps and buckles",
  setUp: "Set up",
  zippers: "Zippers and seams",
  deck: "Deck, blade or hose ends",
  fourSides: "All four sides",
  odometer: "Odometer",
  title: "Title",
  rust: "Tires and rust spots",
});

/** What buyers ask for and nobody has said yet. */
export const measurementWords = defineWords("engine.measurements", {
  sizeOnLabel: "Size on the label",
  chest: "Chest or waist, laid flat (in)",
  length: "Length (in)",
  width: "Width (in)",
  depth: "Depth (in)",
  height: "Height (in)",
  signed: "Signed, and where",
  makersMark: "Maker’s mark",
  weight: "Weight (g)",
  ringSize: "Length or ring size",
  size: "Size",
  storage: "Storage or memory",
  serial: "Serial number or year",
});
