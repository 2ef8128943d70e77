import type { BrandKnowledge } from "../brand-knowledge.ts";
import { facts } from "../fact.ts";

export const louisVuitton: BrandKnowledge = {
  slug: "louis-vuitton",
  angle:
    "Canvas lasts for decades and so do its copies; pay only after proof, and the resale is quick.",
  bandIds: [
    "louis-vuitton-wallet",
    "louis-vuitton-speedy",
    "louis-vuitton-bag",
    "louis-vuitton-neverfull",
  ],
  topItems: ["Neverfull totes", "Speedy bags", "Wallets and pouches"],
  lines: facts(
    "The open tote in the middle size is the most searched bag on the second market, with its pouch above all.",
    "The small doctor shape in 25 and 30 sells in all three canvases, checks a bit slower than monogram.",
    "Key pouches and card holders are the cheapest way in, so they turn over fastest.",
    "Cross-body pieces with a strap bring more than the same shape without one.",
    "Hard trunks and old luggage are furniture with a name, for decorators near you.",
  ),
  numbers: facts(
    "Codes from 1990 to 2021 hold two letters for the workshop and four digits for week or month and year.",
    "Since 2007 the first and third digits are the week, the second and fourth the year.",
    "Since March 2021 a chip replaces the code, which a phone may sense but not read.",
    "Model references such as M40156 name shape and canvas, and stand on the receipt.",
    "Bags before 1980 have no code at all, so judge canvas, zip and leather.",
  ),
  authentication: facts(
    "Pattern: whole sign at the center, mirrored sides and no cut letters at the top edge of most shapes.",
    "Untreated trim turns honey with the years and evenly; white new trim on an old code is a question.",
    "Heat stamp: round O, short legs of L and T close together, thin and sharp in the leather.",
    "Stitches lean slightly, and the same tab counts five on both sides.",
    "Pay for an outside check by a service that takes liability, and make the deal depend on it.",
  ),
  faults: facts(
    "Neverfull: look at the thin side straps and where they pass the eyelet for dark cracks.",
    "Speedy: check the base corners and whether the canvas has split at the handle tabs.",
    "Azur canvas: blue from jeans on the back stays forever.",
    "Vernis and patent: colors move, print transfers and stickiness have no cure.",
    "Old pouches: linings inside melt and glue coins together.",
    "Empreinte: rubbed corners show pale and can be colored only by a specialist.",
  ),
  avoid: facts(
    "Anything from a seller who refuses an outside check.",
    "Bags whose initials are painted large on the front.",
    "Repainted or re-dyed canvas, however neat.",
    "Limited runs at their first peak.",
  ),
  extras: facts(
    "The removable pouch of the tote sells by itself for the price of a wallet.",
    "Lock with matching key number, strap and dust bag complete a Speedy.",
    "The original invoice with the same reference shortens every talk.",
    "Organizer inserts keep the base straight, and do not count as original.",
  ),
  sourcing: facts(
    'Search "louis vitton", "luis vuitton", "lv bag", "never full" and "speedie".',
    "Ask consignment shops for the rejected pile with reasons; it is the best school.",
    "Auctions from Japan sell worn, true bags with honest grading.",
    "Pawn counters know the metal of chains and seldom the canvas.",
  ),
  selling: facts(
    "Give reference, size, code, year and what was checked by whom.",
    "Show corners, tabs, stamp, code, lining and trim by daylight, with one picture in the hand.",
    "Use a platform that inspects, as its fee buys you peace.",
    "Ship insured in a plain box, filled, with a video from table to tape.",
  ),
};
