import type { BrandKnowledge } from "../brand-knowledge.ts";
import { facts } from "../fact.ts";

export const coach: BrandKnowledge = {
  slug: "coach",
  angle:
    "Old glove-leather bags come back from the dead with an hour of care; the creed tells retail from outlet.",
  bandIds: ["coach-wallet-or-wristlet", "coach-clothing", "coach-bag", "coach-tabby-bag"],
  topItems: ["Tabby shoulder bags", "Vintage glove-leather bags", "Rogue and Willis bags"],
  lines: facts(
    "Bags in thick unlined leather from the seventies to nineties are bought by the decade and the shape.",
    "The shoulder bag with the large C clasp leads today's retail line, in pillow form as well.",
    "The structured satchel with handle and rivets holds the highest price of the modern ones.",
    "Collaborations with cartoons and artists sell by picture, above the same bag in plain.",
    "Signature canvas from the outlet is everywhere, and should be bought for almost nothing.",
  ),
  numbers: facts(
    "The creed inside holds the serial; its last part, after a dash, is the style number.",
    "An F before the style number marks a factory outlet bag on most years before 2020, later ones use a C and other forms.",
    "Letters and digits at the start of older serials give month, year and plant.",
    "Bags made before 1994 often carry only numbers that are no date at all.",
    "A small tag sewn in a pocket of recent bags shows the code that opens the maker's page.",
  ),
  authentication: facts(
    "Creed letters are pressed and even, in capitals on old ones, and sit straight on the patch.",
    "Hardware is solid brass or well plated, and zips are by one of a few named makers.",
    "Signature patterns meet at the center seam and mirror from there; a broken C at the seam is a copy on the front panel.",
    "Leather smells of leather, edges are painted thinly, stitching counts alike per inch.",
    "Small coin purses and wallets may have no serial, which proves nothing by itself.",
  ),
  faults: facts(
    "Glove leather: dry corners drink conditioner, but cracks across the flap stay.",
    "Brass turn locks: check that the post holds, as a spinning one needs a punch and a rivet.",
    "Tabby: look at corners of the base and at the chain's dye on light leather.",
    "Canvas: smell and look for yellow tide lines at the bottom seam.",
    "Straps: hang two pounds on them and look at the holes for tears.",
    "Linings: pen marks come off cotton rarely, and satin never.",
  ),
  avoid: facts(
    "Outlet bags in bright signature canvas with tassels.",
    "Bags with cut straps, as the length is half the use.",
    "Peeling patent and metallic leather.",
    "Replicas from island holidays, offered as a gift from an aunt.",
  ),
  extras: facts(
    "Hangtag and a second strap lift a vintage bag above its twin.",
    "Dust bags of the right decade are a quiet proof.",
    "Boxed charms and straps of the present line sell singly.",
    "Receipts of repair at the house show that it was accepted as real.",
  ),
  sourcing: facts(
    'Search "coash", "coach purse old", "leather satchel vintage", "willis" and "court bag".',
    "Charity racks hide old ones among vinyl, so feel for weight and a zip that runs like butter.",
    "Outlet bargains are seldom flips, after postage and fee.",
    "Estate closets have them in rows, one per decade.",
  ),
  selling: facts(
    "Photograph creed, hardware, corners, strap holes and lining.",
    "Give style name, style number, color and drop length.",
    "Condition, stuff and shoot by a window; the before picture belongs to you alone.",
    "State retail or outlet without being asked, and buyers come back.",
  ),
};
