import { defineWords } from "@flipworth/words";

/** The categories of the price guide, by their names there. */
export const categoryNames = defineWords("ui.categories", {
  electronics: "Electronics",
  furniture: "Furniture",
  appliances: "Appliances",
  tools: "Tools",
  "sporting-goods": "Sporting goods",
  vehicles: "Vehicles",
  collectibles: "Collectibles",
  clothing: "Clothing",
  "home-decor": "Home decor",
  books: "Books",
  toys: "Toys",
  "musical-instruments": "Musical instruments",
  jewelry: "Jewelry",
  art: "Art",
  antiques: "Antiques",
  garden: "Garden",
  "baby-items": "Baby items",
  crafts: "Crafts",
  office: "Office",
  camping: "Camping",
  beauty: "Beauty",
  "pet-supplies": "Pet supplies",
});
