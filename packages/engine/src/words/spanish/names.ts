import type { Translated } from "@flipworth/words";
import type { categoryWords, monthWords, platformWords } from "../english/names.ts";

const months: Translated<typeof monthWords> = {
  m01: "enero de {year}",
  m02: "febrero de {year}",
  m03: "marzo de {year}",
  m04: "abril de {year}",
  m05: "mayo de {year}",
  m06: "junio de {year}",
  m07: "julio de {year}",
  m08: "agosto de {year}",
  m09: "septiembre de {year}",
  m10: "octubre de {year}",
  m11: "noviembre de {year}",
  m12: "diciembre de {year}",
};

const categories: Translated<typeof categoryWords> = {
  electronics: "electrónica",
  furniture: "muebles",
  appliances: "electrodomésticos",
  tools: "herramientas",
  "sporting-goods": "artículos deportivos",
  vehicles: "vehículos",
  collectibles: "coleccionables",
  clothing: "ropa",
  "home-decor": "decoración del hogar",
  books: "libros",
  toys: "juguetes",
  "musical-instruments": "instrumentos musicales",
  jewelry: "joyería",
  art: "arte",
  antiques: "antigüedades",
  garden: "jardín",
  "baby-items": "artículos para bebés",
  crafts: "manualidades",
  office: "oficina",
  camping: "campamento",
  beauty: "belleza",
  "pet-supplies": "artículos para mascotas",
};

const platforms: Translated<typeof platformWords> = {
  ebay: "eBay",
  facebook_local: "Facebook Marketplace con entrega local",
  facebook_shipped: "Facebook Marketplace con envío",
  mercari: "Mercari",
  poshmark: "Poshmark",
  depop: "Depop",
  offerup_shipped: "OfferUp con envío",
  etsy: "Etsy",
  whatnot: "Whatnot",
  stockx: "StockX",
  flat_13: "una plataforma que cobra 13%",
};

export const namesSpanish = {
  "engine.months": months,
  "engine.categories": categories,
  "engine.platforms": platforms,
};
