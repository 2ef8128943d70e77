import type { Category } from "../category.ts";

const always = ["The whole front in daylight", "The back", "Label, model or serial number"];
const last = ["Every flaw, close up", "Everything that comes with it, in one photo"];

const byCategory: Partial<Record<Category, readonly string[]>> = {
  electronics: [
    "It switched on, with the screen showing",
    "All ports and buttons",
    "Cables and charger",
  ],
  appliances: ["It running", "Inside, doors open", "Cord and plug"],
  tools: ["It running or the motor label", "Batteries and charger", "Chuck, blade or wear parts"],
  furniture: [
    "From the side, with a tape measure",
    "Joints and underside",
    "Fabric or surface, close up",
  ],
  clothing: [
    "Brand and size label",
    "Care label",
    "Laid flat with a tape measure",
    "Seams, cuffs and soles",
  ],
  collectibles: ["Marks, signature or edition number", "Corners and edges", "Box or certificate"],
  jewelry: ["Hallmark, close up", "Clasp", "On a scale"],
  "musical-instruments": ["Headstock or maker’s mark", "Frets, keys or valves", "Case, open"],
  "sporting-goods": ["Wear parts: tires, grips, edges", "Drivetrain or moving parts"],
  books: ["Spine", "Copyright page", "Corners"],
  toys: ["All pieces laid out", "Box, all sides"],
  "baby-items": ["Date of manufacture and expiry", "Straps and buckles"],
  camping: ["Set up", "Zippers and seams"],
  garden: ["It running", "Deck, blade or hose ends"],
  vehicles: ["All four sides", "Odometer", "Title", "Tires and rust spots"],
};

/** Photos to take of such a thing, in order. */
export function photoChecklist(category: Category | null): string[] {
  const own = category === null ? [] : (byCategory[category] ?? []);
  return [...always, ...own, ...last];
}

const measured: Partial<Record<Category, readonly string[]>> = {
  clothing: ["Size on the label", "Chest or waist, laid flat (in)", "Length (in)"],
  furniture: ["Width (in)", "Depth (in)", "Height (in)"],
  "home-decor": ["Width (in)", "Height (in)"],
  art: ["Width (in)", "Height (in)", "Signed, and where"],
  antiques: ["Width (in)", "Height (in)", "Maker’s mark"],
  jewelry: ["Weight (g)", "Length or ring size"],
  "sporting-goods": ["Size"],
  electronics: ["Storage or memory"],
  "musical-instruments": ["Serial number or year"],
};

/** What buyers ask for and nobody has said yet. */
export function measurementsAsked(category: Category | null): string[] {
  return category === null ? [] : [...(measured[category] ?? [])];
}

/** Where eBay keeps such things, as far as the kind alone tells it. */
export const ebayCategoryPaths: Partial<Record<Category, string>> = {
  electronics: "Consumer Electronics",
  appliances: "Home & Garden > Major Appliances",
  tools: "Home & Garden > Tools & Workshop Equipment",
  furniture: "Home & Garden > Furniture",
  "home-decor": "Home & Garden > Home Décor",
  clothing: "Clothing, Shoes & Accessories",
  collectibles: "Collectibles",
  "sporting-goods": "Sporting Goods",
  books: "Books & Magazines",
  toys: "Toys & Hobbies",
  "musical-instruments": "Musical Instruments & Gear",
  jewelry: "Jewelry & Watches",
  art: "Art",
  antiques: "Antiques",
  garden: "Home & Garden > Yard, Garden & Outdoor Living",
  "baby-items": "Baby",
  crafts: "Crafts",
  office: "Business & Industrial > Office",
  camping: "Sporting Goods > Camping & Hiking",
  beauty: "Health & Beauty",
  "pet-supplies": "Pet Supplies",
};
