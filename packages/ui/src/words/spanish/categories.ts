import type { Translated } from "@flipworth/words";
import type { categoryNames } from "../english/categories.ts";

export const categories: Translated<typeof categoryNames> = {
  electronics: "Electrónica",
  furniture: "Muebles",
  appliances: "Electrodomésticos",
  tools: "Herramientas",
  "sporting-goods": "Artículos deportivos",
  vehicles: "Vehículos",
  collectibles: "Coleccionables",
  clothing: "Ropa",
  "home-decor": "Decoración del hogar",
  books: "Libros",
  toys: "Juguetes",
  "musical-instruments": "Instrumentos musicales",
  jewelry: "Joyería",
  art: "Arte",
  antiques: "Antigüedades",
  garden: "Jardín",
  "baby-items": "Artículos para bebés",
  crafts: "Manualidades",
  office: "Oficina",
  camping: "Campamento",
  beauty: "Belleza",
  "pet-supplies": "Artículos para mascotas",
};
