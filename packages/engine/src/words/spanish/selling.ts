import type { Translated } from "@flipworth/words";
import type { billWords, feeTermWords, feeWords } from "../english/selling.ts";

const bill: Translated<typeof billWords> = {
  salePrice: "Precio de venta",
  salePriceWhy: "Mediana del rango de reventa",
  lowerPrice: "Precio más bajo ahí",
  sellingFee: "Comisión por venta",
  shipping: "Envío",
  packing: "Embalaje",
  driving: "Viaje",
  askingPrice: "Precio pedido",
  askingPriceWhy: "Lo que pagas",
  fee: "{platform}: {terms} ({source}, {date})",
  feeApproximate: "{platform}: {terms} ({source}, {date}, aproximado)",
  feeOnTax:
    "{platform}: {terms}, que también se cobra sobre {tax}% de impuesto a las ventas ({source}, {date})",
  feeOnTaxApproximate:
    "{platform}: {terms}, que también se cobra sobre {tax}% de impuesto a las ventas ({source}, {date}, aproximado)",
  pickedUp: "El comprador lo recoge",
  nothingToPack: "Nada que embalar para una entrega local",
  tooBig:
    "Demasiado grande para enviarlo como paquete: suponemos entrega local, sin contar el flete",
  box: "Caja, cinta y relleno",
  buyersLabel: "El comprador paga la etiqueta",
  usualShipping: "Tu envío y embalaje habituales",
  inUsualShipping: "Incluido en tu envío habitual",
  underOnePound: "menos de 1 lb",
  pounds: "{pounds} lb",
  label: "{service}, {weight}, zona 5, tarifas del {date}: {price}",
  labelEstimated:
    "{service}, {weight}, zona 5, tarifas del {date}, estimado entre los pesos publicados: {price}",
  drive:
    "{miles, plural, one {1 milla} other {{miles} millas}} de ida y vuelta a {price} por milla",
  fewerBuyers:
    "Menos compradores que en eBay: cerca de {percent}% del precio habitual (conocimiento general)",
  localBuyers:
    "Los compradores locales pagan menos: cerca de {percent}% del precio habitual (conocimiento general)",
  generalKnowledge: "{words} (conocimiento general)",
  rule: "{name}: {terms}",
};

const fees: Translated<typeof feeWords> = {
  ebay_most: "eBay, la mayoría de las categorías",
  ebay_media: "eBay, libros, películas y música",
  ebay_coins: "eBay, monedas y billetes",
  ebay_handbags: "eBay, bolsos de mujer",
  ebay_trading_cards_and_comics: "eBay, tarjetas coleccionables y cómics",
  ebay_jewelry: "eBay, joyería",
  ebay_watches: "eBay, relojes",
  ebay_guitars_and_basses: "eBay, guitarras y bajos",
  ebay_athletic_shoes: "eBay, calzado deportivo",
  facebook_local: "Facebook Marketplace, entrega local",
  facebook_shipped: "Facebook Marketplace, con envío",
  mercari: "Mercari",
  poshmark: "Poshmark",
  depop: "Depop EE. UU.",
  offerup_shipped: "OfferUp, con envío",
  etsy: "Etsy",
  flat_13: "13% fijo",
  stockx_most: "StockX, tenis y casi todo lo demás",
  stockx_watches: "StockX, relojes",
  stockx_handbags: "StockX, bolsos",
  whatnot_most: "Whatnot, la mayoría de las categorías",
  whatnot_coins: "Whatnot, monedas",
  whatnot_electronics: "Whatnot, electrónica",
};

const order = "más $0.40 por pedido ($0.30 hasta $10)";
const feeTerms: Translated<typeof feeTermWords> = {
  ebay_most: `13.6% hasta $7,500, 2.35% por encima, ${order}`,
  ebay_media: `15.3% hasta $7,500, 2.35% por encima, ${order}`,
  ebay_coins: `13.25% hasta $7,500, 2.35% por encima, ${order}`,
  ebay_handbags: `15% hasta $2,000, 9% del precio completo por encima, ${order}`,
  ebay_trading_cards_and_comics: `13.25% hasta $7,500, 2.35% por encima, ${order}`,
  ebay_jewelry: `15% hasta $5,000, 9% del precio completo por encima, ${order}`,
  ebay_watches: `15% hasta $1,000, 6.5% hasta $7,500, 3% por encima, ${order}`,
  ebay_guitars_and_basses: `6.7% hasta $7,500, 2.35% por encima, ${order}`,
  ebay_athletic_shoes: "8% sin cargo por pedido desde $150, 13.6% más $0.40 por debajo",
  facebook_local: "sin comisión",
  facebook_shipped: "10% del total con envío",
  mercari: "10%",
  poshmark: "$2.95 por debajo de $15, 20% desde $15",
  depop: "sin comisión, 3.3% más $0.45 por el procesamiento",
  offerup_shipped: "12.9% del precio, al menos $1.99",
  etsy: "$0.20 por publicar, 6.5%, y 3% más $0.25 por el procesamiento",
  flat_13: "13% del precio",
  stockx_most: "9% del precio en el primer nivel de vendedor y 3% por el pago",
  stockx_watches: "9.9% del precio en el primer nivel de vendedor y 3% por el pago",
  stockx_handbags: "14.5% del precio en el primer nivel de vendedor y 3% por el pago",
  whatnot_most: "8% del precio, y 2.9% más $0.30 sobre el total",
  whatnot_coins: "4% del precio, y 2.9% más $0.30 sobre el total",
  whatnot_electronics: "5% del precio, y 2.9% más $0.30 sobre el total",
};

export const sellingSpanish = {
  "engine.bill": bill,
  "engine.fees": fees,
  "engine.fee-terms": feeTerms,
};
