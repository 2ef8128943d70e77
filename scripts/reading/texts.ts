import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a listing says, before a page lays it out. */
export type ListingText = {
  title: string;
  price: string;
  condition: string;
  place: string;
  description: string;
};

/** The project's own listings, one a line: title | price | condition | place | description. */
const written = String.raw`
DeWalt DCD771 20V Max cordless drill/driver kit | $45 | Used - Good | Dayton, OH | Two batteries and the charger. Chuck is tight. Selling because I went over to another brand.
Herman Miller Aeron chair, size B, graphite | $325 | Used - Good | Seattle, WA | From an office that closed. Arm pads show some wear, mesh is fine. Weighs about 45 lbs, bring help.
IKEA HEMNES 8-drawer dresser white | $120 | Used - Fair | Chicago, IL | A few scratches on the top and one drawer sticks. 63" wide. Must be gone by the end of the month.
Nintendo Switch OLED 64GB w/ dock + 3 games | $210 | Used - Like New | Tempe, AZ | Played maybe ten hours. Comes with Mario Kart, Zelda and Metroid. Original box.
Trek Marlin 5 mountain bike, 29", size L | $380 | Used - Very Good | Boise, ID | Tuned up in May, new chain and brake pads. Paid $700 new. No trades please.
Vintage Pyrex mixing bowls, primary colors, set of 4 | $95 | Excellent | Columbus, OH | No chips or cracks. Some light utensil marks inside the yellow one.
Apple iPhone 13 Pro 128GB graphite, unlocked | $410 | Used - Good | Miami, FL | Battery health 87%. Small scratch near the camera. Works with any carrier, comes with a case.
KitchenAid Artisan 5 qt stand mixer, empire red | $180 | Pre-Owned | Nashville, TN | With dough hook, paddle and whisk. Runs well; I upgraded to the larger one.
Makita XPH12Z hammer drill (tool only) | $70 | Open box | Tucson, AZ | Opened, never used. No battery or charger included.
Levi's 501 jeans W32 L34 dark wash | $28 | New with tags | Portland, OR | Bought the wrong size. Tags still on.
Dyson V11 Torque Drive cordless vacuum | $199.99 | Certified - Refurbished | Denver, CO | Cleaned and tested. New filter. 90 day warranty from us.
Kids bike 16 inch with training wheels | $35 | Used | Fresno, CA | My son grew out of it. Seat adjusts, tires hold air.
LEGO Star Wars Millennium Falcon 75192, complete | $560 | Used - Like New | Austin, TX | Built once and kept behind glass. All 7,541 pieces, instructions and box.
Weber Spirit II E-310 gas grill | $240 | Used - Good | Omaha, NE | Three burners, all light on the first try. Cover and half a tank of propane included.
Canon EOS R6 body with 2 batteries | $1,150 | Used - Excellent | San Jose, CA | Shutter count about 14,000. Sensor is clean. Strap and charger included, no lens.
Solid oak dining table with 6 chairs | $450 | Good | East Austin | Extends to 96 inches with the leaf in. Two chairs have loose screws that I tightened.
Bose QuietComfort 45 headphones, black | $140 | Used - Very Good | Boston, MA | Comes with case and cable. Ear cushions replaced last year.
Samsung 55" QLED Q60B smart TV | $299 | Used - Good | Houston, TX | Works great, moving to a smaller place. Remote and stand included. Cash or Venmo.
Mid century walnut credenza 60" | $675 | Very good | Richmond, VA | Refinished two years ago. Sliding doors run smoothly. Pick up from the second floor.
Graco Pack 'n Play with bassinet | $40 | Used (normal wear) | Plano, TX | Smoke free home. Washed and ready. Sheets included.
Fender Player Stratocaster, sunburst, maple neck | $520 | Used - Excellent | Memphis, TN | Set up with 10s. Tiny ding on the back. Gig bag included.
Craftsman 26" two stage snow blower | $425 | Used - Good | Buffalo, NY | Starts on first pull, electric start works too. Fresh oil and plug.
Patagonia Nano Puff jacket women's M | $75 | Like new | Boulder, CO | Worn twice on one trip. No holes, no stains.
Xbox Series X 1TB console | $330 | Reconditioned/Certified | Tampa, FL | One controller and all cables. Inspected by the maker and sealed again.
Ryobi 40V lawn mower, 20 inch | $165 | Used - Fair | Raleigh, NC | Deck has rust spots, cuts fine. Battery lasts about 30 minutes.
Baby gate, extra wide, white | $15 | Used - Good | Mesa, AZ | Fits openings up to 60 in. All hardware in the bag.
Le Creuset 5.5 qt Dutch oven, flame | $160 | Used | Madison, WI | Inside has some staining, enamel is whole. Lid knob is steel.
Sonos Beam (Gen 2) soundbar | $260 | Open box (never used) | Atlanta, GA | Returned by a customer, all parts in the box. Full warranty until next spring.
Yeti Tundra 45 cooler tan | $170 | Used - Good | Mobile, AL | Latches are tight. A few marks on the lid from the truck bed.
Milwaukee M18 FUEL 2-tool combo kit 3697-22 | $259 | Brand New | Phoenix, AZ | Sealed in the bag. Got two for a job and needed one.
Peloton bike, first generation | $600 | Used - Good | Irvine, CA | About 300 rides. Screen is perfect. You carry it, I help you load.
Oak bookcase, 5 shelves, 72 x 36 | $80 | Fair | Eugene, OR | Back panel is a bit loose. Sturdy otherwise.
Garmin Forerunner 255 Music watch | $185 | Used - Like New | Salt Lake City, UT | Screen protector since the first day. Two bands and the cable.
Vitamix 5200 blender black | $190 | Pre-Owned | Sacramento, CA | Loud like all of them. Container has light scratches.
Technics SL-1200MK2 turntable, serviced | $575.00 | Very good | Detroit, MI | New cartridge and felt mat. Pitch slider is smooth. Dust cover has hairlines.
Coleman 6 person tent, green | $55 | Used - Good | Spokane, WA | One pole has a sleeve repair. Rain fly is waterproofed again.
Microsoft Surface Laptop 4, i5, 16GB/512GB | $480 | Good - Refurbished | Newark, NJ | New install of Windows 11. Keyboard has slight shine.
Singer 4452 heavy duty sewing machine | $110 | Used - Very Good | Tulsa, OK | Sews denim without a problem. Foot pedal, bobbins and manual included.
Bosch 800 series dishwasher 24" stainless | $350 | Used - Good | Albany, NY | Taken out in a remodel. Ran its last load in October. Small dent low on the door.
Free moving boxes and packing paper | Free | Used | Lansing, MI | About thirty boxes of all sizes. On the porch, first come.
Nikon AF-S 50mm f/1.8G lens | $115 | Used - Excellent | Ann Arbor, MI | Both caps and the hood. Glass is clean, focus is quick.
Ashley sectional sofa, light gray, 3 pieces | $550 | Used - Fair | Orlando, FL | Pets in the home. Covers come off and go into the washer. 112 by 88 inches.
Golf clubs: Callaway Strata 12 piece set, RH | $175 | Used - Good | Scottsdale, AZ | Grips are good. Bag has a broken zipper on one pocket.
PlayStation 5 disc edition + extra controller | $375 | Used - Like New | Reno, NV | Updated and reset. Comes with both controllers and HDMI cable.
Antique brass floor lamp, rewired | $65 | Good | Savannah, GA | New cord and switch last winter. Shade is not included.
Honda EU2200i generator | $850 | Used - Very Good | Bangor, ME | 60 hours. Oil changed each season. Starts right up.
Coach leather tote bag, brown | $98 | Used - Excellent | White Plains, NY | Corners are clean, lining has one pen mark.
Stihl MS 250 chainsaw 18" bar | $220 | Used - Good | Missoula, MT | Cut firewood for two winters. New chain, spare chain comes along.
Apple Watch Series 8 45mm GPS midnight | $205 | Excellent - Refurbished | Queens, NY | Battery at 96%. Sport band in two sizes and charger.
Concept2 RowErg with PM5 | $780 | Used - Like New | Pittsburgh, PA | Under 200,000 meters. Chain oiled. Splits in two for the car.
Broken Dell XPS 13 for parts | $60 | For parts or not working | Gilbert, AZ | Does not turn on after a spill. Screen and case are good. No drive.
Wooden crib, converts to toddler bed | $90 | Used - Good | Des Moines, IA | With mattress. Teething rail has a few marks.
Oculus Quest 2 128GB + carry case | $130 | Used - Good | Hartford, CT | Lenses are clean. New face cover. Controllers track well.
Shimano Stradic 3000 reel & St. Croix rod | $165 | Used - Very Good | Duluth, MN | Used one season on the lake. Rod is 7' medium.
Cast iron skillet lot - Lodge & Wagner (5) | $85 | Used | Knoxville, TN | Seasoned and flat. Sizes 3, 5, 6, 8 and 10. Will not separate.
Instant Pot Duo 7-in-1, 6 quart | $38 | Used - Like New | Provo, UT | Used a handful of times. Extra sealing ring.
Adirondack chairs, set of two, teal | $100 | Used (normal wear) | Norfolk, VA | Plastic lumber, stayed outside all year. Washed last week.
Roland FP-30X digital piano with stand and bench | $590 | Used - Excellent | Eugene, OR | All 88 keys play evenly. Three pedal unit included. Moving, so the price is firm.
Thule Motion XT L rooftop cargo box | $395 | Used - Good | Fort Collins, CO | Two keys, clamps for square and aero bars. Scuffs underneath.
Carhartt Detroit jacket J97, size XL, made in USA | $145 | Pre-owned | Billings, MT | Faded as they should be. Cuffs have fraying, zipper is new.
`;

export const ownTexts: readonly ListingText[] = written
  .trim()
  .split("\n")
  .map((line) => {
    const [title = "", price = "", condition = "", place = "", description = ""] =
      line.split(" | ");
    return { title, price, condition, place, description };
  });

const shortest = 8;
const longestTitle = 90;
const longestDescription = 600;

/**
 * Real listings from a folder's `.jsonl` files, laid into the same pages. Only title and description are
 * theirs; a field that a row does not have is taken from our own texts. Nothing of them is written down.
 */
export function textsFromFolder(folder: string): ListingText[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .filter((line) => line.trim() !== "")
    .map((line, index) => textFromRow(JSON.parse(line), index));
  return texts.filter((text) => text !== undefined);
}

function textFromRow(row: unknown, index: number): ListingText | undefined {
  const own = ownTexts[index % ownTexts.length];
  if (own === undefined || typeof row !== "object" || row === null) return undefined;
  const title = fieldOf(row, "title");
  if (title.length < shortest || title.length > longestTitle || !isPlain(title)) return undefined;
  const description = fieldOf(row, "description");
  const price = Number(fieldOf(row, "price").replace(/[$,]/g, ""));
  return {
    ...own,
    title,
    price: price >= 2 ? `$${Math.round(price).toLocaleString("en-US")}` : own.price,
    description:
      isPlain(description) && description.length >= 40 && description.length <= longestDescription
        ? description
        : own.description,
  };
}

/** What the fonts of any machine have; an emoji is a picture and no text to be read. */
const isPlain = (text: string) => /^[\x20-\x7e]+$/.test(text);

function fieldOf(row: object, name: string): string {
  const value: unknown = Object.entries(row).find(([key]) => key === name)?.[1];
  return typeof value === "string" || typeof value === "number"
    ? String(value).replace(/\s+/g, " ").trim()
    : "";
}
