import type { BrandKnowledge } from "../brand-knowledge.ts";
import { facts } from "../fact.ts";

export const rolex: BrandKnowledge = {
  slug: "rolex",
  angle:
    "Dealers quote a price within the hour, so the gain is in proof, papers and patience, never in luck.",
  bandIds: [
    "rolex-datejust",
    "rolex-watch",
    "rolex-oyster-perpetual-or-explorer",
    "rolex-submariner",
    "rolex-gmt-master-ii",
    "rolex-daytona",
  ],
  topItems: ["Submariner", "Datejust 36 and 41", "GMT-Master II"],
  lines: facts(
    "Steel divers and travel watches are cash in another form, whatever the year.",
    "The dress watch of 36 millimeters with a fluted rim is the most common inheritance and a fair entry.",
    "Plain models in colored dials rise and fall with fashion, so turn them within the month.",
    "Chronographs in steel cost more used than new, as long as the waiting list lasts.",
    "Two-tone pieces of the eighties are accepted again, with tight bracelets.",
  ),
  numbers: facts(
    "The reference of four, five or six digits sits between the lugs at twelve, under the bracelet.",
    "The serial is at six on older ones, and around the inner ring since about 2007.",
    "Serials had a starting letter until 2010 and are random since, so papers give the year after that.",
    "Ends of the reference tell the rim: for instance 0 polished, 4 fluted in white gold on common dress models.",
    "Clasp codes of letters and digits date the bracelet, which may be younger than the head.",
  ),
  authentication: facts(
    "Have a watchmaker open it: the movement's number, finish and red wheels decide, not the outside.",
    "A tiny crown is etched in the crystal at six since about 2002, hard to see and easy to fake badly.",
    "The date lens enlarges two and a half times and sits at the center of the window.",
    "Engravings between lugs are cut with diamonds, sharp and fine; sandy dots mean acid or laser of a copy.",
    "Look the serial up in a stolen-watch register and keep the answer with the invoice.",
  ),
  faults: facts(
    "Bracelets before 2000: hold sideways and look for stretch, the most expensive kind of wear.",
    "Cases: bevels rounded by polishing lower a sports model by a tenth or more.",
    "Dials: redone printing, mismatched lume or moisture spots turn collectors away.",
    "Datejust of the seventies: acrylic glass polishes out, a worn fluted rim does not.",
    "Submariner: turn the rim through all its clicks and see whether the pearl is there.",
    "Movement: a watch that loses minutes needs a service, so ask for the quote before you make an offer.",
  ),
  avoid: facts(
    "Service papers without the watchmaker's name and stamp.",
    "Diamonds set later, except at the price of the bare watch.",
    "Franken pieces: dial, hands and case of three decades.",
    "Wire transfers, parking lots and sellers who change the place.",
  ),
  extras: facts(
    "Card or punched papers with the same serial add a tenth to a fifth.",
    "Missing links cost hundreds, so count them on the wrist side.",
    "The right box by year is a small plus, while a wrong one is only a box.",
    "A recent service by the house with its pouch and card brings back most of its bill.",
  ),
  sourcing: facts(
    'Search "rolax", "role x", "rolex date just", "dad\'s watch" and "retirement watch".',
    "Estate lawyers and small auction rooms sell with a known past.",
    "Ask jewelers who do not trade watches to call you.",
    "Start with one dealer as a partner, for a share of profit.",
  ),
  selling: facts(
    "Name reference, year by papers, set contents and service date.",
    "Show dial, lugs, clasp code, rehaut and movement, and blur half of the serial.",
    "Sell through a site with escrow, or at a bank with cash counted by the clerk.",
    "Insure at full worth, and check the carrier's limit for watches first.",
  ),
};
