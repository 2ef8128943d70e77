import type { Translated } from "@flipworth/words";
import type { screenTitles as english } from "../../english/site/screen-titles.ts";

export const screenTitles: Translated<typeof english> = {
  analyze: "Analizar un anuncio | Flipworth",
  garageSale: "Modo venta de garaje | Flipworth",
  dashboard: "Panel | Flipworth",
  deals: "Compras | Flipworth",
  recordedPrices: "Precios registrados | Flipworth",
  trends: "Tendencias del mercado | Flipworth",
  settings: "Ajustes | Flipworth",
  subscribe: "Suscribirse | Flipworth",
  connectExtension: "Conectar la extensión | Flipworth",
  pricing: "Planes y precios | Flipworth",
};
