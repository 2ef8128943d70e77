import type { Translated } from "@flipworth/words";
import type {
  dealsStages,
  dealsCostKinds,
  dealsFeeClasses,
  dealsCategories,
  dealsPlatforms,
} from "../../english/deals/choices.ts";

export const stages = {
  watching: "En la mira",
  offered: "Oferta hecha",
  bought: "Comprado",
  listed: "Publicado",
  sold: "Vendido",
  returned: "Devuelto",
  kept: "Conservado",
  given_away: "Regalado",
  split: "Dividido",
} satisfies Translated<typeof dealsStages>;

export const costKinds = {
  buying_fees: "Comisiones de compra",
  inbound_shipping: "Envío hasta ti",
  repair: "Reparación",
  parts: "Repuestos",
  packing: "Embalaje",
  driving: "Viajes",
  other: "Otro",
} satisfies Translated<typeof dealsCostKinds>;

export const feeClasses = {
  most: "La mayoría de los artículos",
  media: "Libros, películas y música",
  coins: "Monedas y billetes",
  handbags: "Bolsos de mujer",
  trading_cards_and_comics: "Tarjetas coleccionables y cómics",
  jewelry: "Joyería",
  watches: "Relojes",
  guitars_and_basses: "Guitarras y bajos",
  athletic_shoes: "Calzado deportivo",
} satisfies Translated<typeof dealsFeeClasses>;

export const platforms = {
  facebook_local: "Facebook Marketplace con entrega local",
  facebook_shipped: "Facebook Marketplace con envío",
  offerup_shipped: "OfferUp con envío",
  flat_13: "una plataforma que cobra 13%",
} satisfies Translated<typeof dealsPlatforms>;

export const categories = { other: "Otros" } satisfies Translated<typeof dealsCategories>;
