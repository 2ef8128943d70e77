import type { Category } from "../category.ts";
import { measurementWords, photoWords } from "../words/english/listing-assistant.ts";
import { spoken } from "../words/voice-in-use.ts";

const sayMeasurement = spoken(measurementWords);
const sayPhoto = spoken(photoWords);

type PhotoId = keyof typeof photoWords.english;
type MeasurementId = keyof typeof measurementWords.english;

const always: readonly PhotoId[] = ["front", "back", "label"];
const last: readonly PhotoId[] = ["flaws", "everything"];

const byCategory: Partial<Record<Category, readonly PhotoId[]>> = {
  electronics: ["switchedOn", "ports", "cables"],
  appliances: ["running", "inside", "cord"],
  tools: ["runningOrLabel", "batteries", "wearParts"],
  furniture: ["side", "joints", "fabric"],
  clothing: ["brandLabel", "careLabel", "laidFlat", "seams"],
  collectibles: ["marks", "edges", "certificate"],
  jewelry: ["hallmark", "clasp", "scale"],
  "musical-instruments": ["headstock", "frets", "case"],
  "sporting-goods": ["tires", "drivetrain"],
  books: ["spine", "copyright", "corners"],
  toys: ["pieces", "boxSides"],
  "baby-items": ["dates", "straps"],
  camping: ["setUp", "zippers"],
  garden: ["running", "deck"],
  vehicles: ["fourSides", "odometer", "title", "rust"],
};

/** Photos to take of such a thing, in order. */
export function photoChecklist(category: Category | null): string[] {
  const own = category === null ? [] : (byCategory[category] ?? []);
  return [...always, ...own, ...last].map((photo) => sayPhoto(photo));
}

const measured: Partial<Record<Category, readonly MeasurementId[]>> = {
  clothing: ["sizeOnLabel", "chest", "length"],
  furniture: ["width", "depth", "height"],
  "home-decor": ["width", "height"],
  art: ["width", "height", "signed"],
  antiques: ["width", "height", "makersMark"],
  jewelry: ["weight", "ringSize"],
  "sporting-goods": ["size"],
  electronics: ["storage"],
  "musical-instruments": ["serial"],
};

/** What buyers ask for and nobody has said yet. */
export function measurementsAsked(category: Category | null): string[] {
  const asked = category === null ? [] : (measured[category] ?? []);
  return asked.map((measurement) => sayMeasurement(measurement));
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
